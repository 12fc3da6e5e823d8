/* What the books say about variants: aces out, a card that moves once. */

import { type Engine, integer } from 'random-js';
import { ACE, rankOf } from '../core/card.ts';
import { presetOf } from '../core/preset.ts';
import { FAN_SIZE } from '../core/rules.ts';
import { covers, searchTable, WON } from '../solver/deal-search.ts';
import { layFans } from '../solver/deal-table.ts';
import type { Odds } from '../solver/odds.ts';
import { type Advice, type Figures, lowOf, type Trial } from './advice-part.ts';
import { differenceOf, tableFigure } from './advice-table.ts';
import { randomFans } from './chance.ts';
import { plainOutcomes, sameOutcomes } from './plain.ts';
import { randomPosition } from './stages.ts';

/** The same shuffle dealt as La Belle Lucie and as Trefoil, without redeals. */
function acesOut(engine: Engine): Trial {
  const fans = randomFans(engine, [0, 0, 0, 0]);
  const rest = fans.flat().filter((card) => rankOf(card) !== ACE);
  const trefoil = Array.from({ length: rest.length / FAN_SIZE }, (_, fan) =>
    rest.slice(fan * FAN_SIZE, (fan + 1) * FAN_SIZE),
  );
  const wins = (dealt: typeof fans, height: number): number => {
    const { ends } = searchTable(layFans(false, dealt, new Array(4).fill(height)), 'win');
    return ends.some(({ foundations }) => covers(foundations, WON)) ? 1 : 0;
  };
  const [lucie, aces] = [wins(fans, 0), wins(trefoil, 1)];
  return {
    counts: [
      ['first deal won, La Belle Lucie', lucie],
      ['first deal won, Trefoil', aces],
      ['first deal, Trefoil less La Belle Lucie on the same shuffle', aces - lucie],
    ],
  };
}

const REDEALS = 2;

/** The whole games, two redeals and perfect play, by the tables. */
function wholeGames(odds: Odds): Figures {
  const lucie = tableFigure(odds, [0, 0, 0, 0], REDEALS);
  const trefoil = tableFigure(odds, [1, 1, 1, 1], REDEALS);
  return {
    'whole game won, La Belle Lucie': lucie,
    'whole game won, Trefoil': trefoil,
    'whole game, Trefoil less La Belle Lucie': differenceOf(trefoil, lucie),
  };
}

const ACES_OUT =
  'The same shuffles dealt both ways, the aces taken out of the second, for the first deal; the tables of perfect play for the whole game.';

const cosmetic: Advice<Odds> = {
  id: 'aces-out-is-cosmetic',
  sources: ['wikipedia-lucie'],
  claim: 'Moving the aces out before the deal changes no more than the look.',
  test: ACES_OUT,
  one: 1,
  trial: acesOut,
  known: wholeGames,
  verdict: (figures) => (lowOf(figures, 'whole game, Trefoil less La Belle Lucie') > 0 ? 'partly' : 'true'),
};

const easier: Advice<Odds> = {
  id: 'aces-out-is-easier',
  sources: ['how-to-play', 'cats-at-cards-2015', 'till-dawn'],
  claim: 'Trefoil, with its aces out, is easier to win than La Belle Lucie; much easier, says one of them.',
  test: ACES_OUT,
  one: 1,
  trial: acesOut,
  known: wholeGames,
  verdict: (figures) => {
    const whole = lowOf(figures, 'whole game, Trefoil less La Belle Lucie') > 0;
    const first = lowOf(figures, 'first deal, Trefoil less La Belle Lucie on the same shuffle') > 0;
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
