/* What the books say about variants: aces out, a card that moves once. */

import { type Engine, integer } from 'random-js';
import { ACE, rankOf } from '../core/card.ts';
import { presetOf } from '../core/preset.ts';
import { FAN_SIZE } from '../core/rules.ts';
import { covers, searchTable, WON } from '../solver/deal-search.ts';
import { layFans, type Table } from '../solver/deal-table.ts';
import type { Odds } from '../solver/odds.ts';
import { bestStop, worthsOf } from '../solver/stops.ts';
import { type Advice, lowOf, type Trial } from './advice-part.ts';
import { randomFans } from './chance.ts';
import { plainOutcomes, sameOutcomes } from './plain.ts';
import { randomPosition } from './stages.ts';

/** Redeals of either game. */
const REDEALS = 2;

/** The same shuffle dealt as La Belle Lucie and as Trefoil: its first deal alone, and what the whole game is worth. */
function acesOut(engine: Engine, odds: Odds): Trial {
  const fans = randomFans(engine, [0, 0, 0, 0]);
  const rest = fans.flat().filter((card) => rankOf(card) !== ACE);
  const trefoil = Array.from({ length: rest.length / FAN_SIZE }, (_, fan) =>
    rest.slice(fan * FAN_SIZE, (fan + 1) * FAN_SIZE),
  );
  const worths = worthsOf(odds.chances[REDEALS - 1]!);
  const play = (table: Table) => {
    const { ends } = searchTable(table, 'all');
    const won = ends.some(({ foundations }) => covers(foundations, WON)) ? 1 : 0;
    return { won, worth: bestStop(table, ends, worths).worth };
  };
  const [lucie, aces] = [
    play(layFans(false, fans, [0, 0, 0, 0])),
    play(layFans(false, trefoil, [1, 1, 1, 1])),
  ];
  return {
    counts: [
      ['first deal won, La Belle Lucie', lucie.won],
      ['first deal won, Trefoil', aces.won],
      [FIRST, aces.won - lucie.won],
      ['whole game won, La Belle Lucie', lucie.worth],
      ['whole game won, Trefoil', aces.worth],
      [WHOLE, aces.worth - lucie.worth],
    ],
  };
}

const FIRST = 'first deal, Trefoil less La Belle Lucie';
const WHOLE = 'whole game, Trefoil less La Belle Lucie';

const ACES_OUT =
  'The same shuffles dealt both ways, the aces taken out of the second. The first deal by exhaustive search; the whole game by perfect play, the best place to stop the first deal being looked up in the tables.';

const cosmetic: Advice<Odds> = {
  id: 'aces-out-is-cosmetic',
  sources: ['wikipedia-lucie'],
  claim: 'Moving the aces out before the deal changes no more than the look.',
  test: ACES_OUT,
  one: 4,
  trial: acesOut,
  verdict: (figures) => (lowOf(figures, WHOLE) > 0 ? 'partly' : 'true'),
};

const easier: Advice<Odds> = {
  id: 'aces-out-is-easier',
  sources: ['how-to-play', 'cats-at-cards-2015', 'till-dawn'],
  claim: 'Trefoil, with its aces out, is easier to win than La Belle Lucie; much easier, says one of them.',
  test: ACES_OUT,
  one: 4,
  trial: acesOut,
  verdict: (figures) => {
    const whole = lowOf(figures, WHOLE) > 0;
    const first = lowOf(figures, FIRST) > 0;
    return whole && first ? 'true' : whole ? 'partly' : 'false';
  },
};

/** Claims about Trefoil. */
export const trefoilAdvice: readonly Advice<Odds>[] = [cosmetic, easier];

/** One late position under both rules: can it give the same? */
function moveOnce(engine: Engine): Trial {
  const { rules } = presetOf('single-move')!;
  const once = randomPosition(rules, engine, integer(4, 20)(engine));
  const single = plainOutcomes(rules, once, MOST);
  const many = plainOutcomes({ ...rules, singleMove: false }, { ...once, moved: [] }, MOST);
  if (many === null || single === null) return { counts: [['too large to say', 1]] };
  return {
    counts: [
      ['too large to say', 0],
      ['other outcomes', sameOutcomes(many, single) ? 0 : 1],
    ],
  };
}

/** Positions that are looked at before one is given up as too large. */
const MOST = 1_000;

/** Claims about moving a card once. */
export const singleMoveAdvice: readonly Advice<null>[] = [
  {
    id: 'single-move-is-harder',
    sources: ['cats-at-cards-2015'],
    claim: 'When a card may move only once a deal within the tableau, the game is slightly harder.',
    test: 'Late positions, some plays after the deal; all that each can give, by plain enumeration under both rules. (Built on the only card that takes it, a card can move nowhere but home, so nothing can differ.)',
    one: 40,
    trial: moveOnce,
    verdict: (figures) => (figures['other outcomes']!.mean === 0 ? 'false' : 'true'),
  },
];
