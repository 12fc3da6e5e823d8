/* What the books say about the draw (the merci) of Three Shuffles and a Draw. */

import type { Engine } from 'random-js';
import { home } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { ALL_HOME, covers } from '../solver/deal-search.ts';
import {
  build,
  buildable,
  CARD_COUNT,
  type DealTable,
  fansOf,
  halfKey,
  lay,
  layFans,
  SUIT_COUNT,
  sendHome,
  takeBack,
} from '../solver/deal-table.ts';
import { createKeySet } from '../solver/key-set.ts';
import { winsWithMerci } from '../solver/merci-search.ts';
import { relax } from '../solver/relax.ts';
import { type AdviceTest, type AdviceTrial, lowOf } from './advice-part.ts';
import { isWonByPlays } from './odds.ts';
import { withDrawn } from './policies.ts';
import { lastDeal } from './random-position.ts';

const { rules } = presetOf('three-shuffles-and-a-draw')!;

/** The most positions without a draw that are searched in a deal. */
const LIMIT = 20_000;

/**
 * Whether a deal can be won if the draw (a buried card to the top of its fan) waits until no play is left; null when more
 * than `limit` positions can be reached. All else is perfect: which plays are made, and in which order.
 *
 * Foundation plays are made at once: a card that can go home has to, before no play is left.
 */
export function winsWhenStuck(table: DealTable, limit = LIMIT): boolean | null {
  const seen = createKeySet();
  let positions = 0;
  let won = false;
  const visit = (): void => {
    const from = table.moveCount;
    for (let suit = 0, waiting = 0; waiting < SUIT_COUNT; suit = (suit + 1) % SUIT_COUNT) {
      waiting = sendHome(table, suit) ? 0 : waiting + 1;
    }
    if (seen.add(halfKey(table, 0), halfKey(table, 2))) {
      positions++;
      let stuck = true;
      const mark = table.moveCount;
      for (let fan = 0; fan < table.fanCount && !won && positions <= limit; fan++) {
        const card = buildable(table, fan, 0);
        if (card < 0) continue;
        stuck = false;
        build(table, card);
        visit();
        takeBack(table, mark);
      }
      won ||= covers(table.home, ALL_HOME) || (stuck && isWonByDraw(table));
    }
    takeBack(table, from);
  };
  visit();
  return won || positions <= limit ? won : null;
}

/** Whether the draw of some buried card, now, wins the deal. */
function isWonByDraw(table: DealTable): boolean {
  const fans = fansOf(table);
  return fans.some((fan) =>
    fan.slice(0, -1).some((card) => {
      relax(table, card);
      return covers(table.bound, ALL_HOME) && isWonByPlays(layFans(false, withDrawn(fans, card), table.home));
    }),
  );
}

function lastDraw(engine: Engine): AdviceTrial {
  const position = lastDeal(engine);
  const table = lay(rules, position);
  const withoutDraw = isWonByPlays(table);
  const withDraw = withoutDraw || winsWithMerci(rules, table);
  const counts: [string, number][] = [
    ['won without the draw', withoutDraw ? 1 : 0],
    ['won with the draw at the best moment', withDraw ? 1 : 0],
  ];
  const whenStuck = withoutDraw || (withDraw ? winsWhenStuck(table) : false);
  if (whenStuck === null) return { counts: [...counts, ['too large to say', 1]] };
  counts.push(['won with the draw only when no play is left', whenStuck ? 1 : 0], ['too large to say', 0]);
  if (withDraw && !withoutDraw)
    counts.push(['of the wins that need the draw, lost by waiting', whenStuck ? 0 : 1]);
  const example = { left: CARD_COUNT - home(position), position: makePosition(rules, position), moves: '' };
  return { counts, example: withDraw && !whenStuck ? example : undefined };
}

/** Advice about the draw. */
export const drawAdvice: readonly AdviceTest<null>[] = [
  {
    id: 'draw-when-stuck',
    sources: ['how-to-play'],
    claim: 'Save the draw until you are truly stuck.',
    test: 'Last deals after two deals played for the most cards home. Won with the draw at any moment, against won with the draw only when no play at all is left, both with the best play before and after it.',
    study: 'draw-before-the-build',
    samplesPerTrial: 4,
    trial: lastDraw,
    verdict: (figures) =>
      lowOf(figures, 'of the wins that need the draw, lost by waiting') > 0 ? 'false' : 'true',
  },
];
