/* What the books say about redeals: what they are worth, when to take one, and what to do before. */

import { type Engine, pick } from 'random-js';
import { makeMove } from '../core/move-notation.ts';
import { isHomeMove, legalPlays, type Move, play } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { searchDeal, searchTable } from '../solver/deal-search.ts';
import { CARD_COUNT, lay, movesOf } from '../solver/deal-table.ts';
import { type Odds, vectorOf } from '../solver/odds.ts';
import { bestEnd, bestStop, type StoppingPoint, stopValuesOf } from '../solver/stops.ts';
import { type AdviceTest, type AdviceTrial, countedIn, type Figures, lowOf } from './advice-part.ts';
import {
  differenceOf,
  type MeasuredInputs,
  perfectFigure,
  solvableFigure,
  tableFigure,
  worthByRemainder,
} from './advice-table.ts';
import { cardsHome, positionHeights } from './heights.ts';
import { dealtOn } from './random-position.ts';

const { rules } = presetOf('la-belle-lucie')!;

/** The best stop of a deal with redeals left, and the best outcome from which no card more can come home. */
function bestStops(
  position: Position,
  odds: Odds,
  redealsLeft: number,
): { stop: StoppingPoint; end: StoppingPoint } {
  const table = lay(rules, position);
  const { ends } = searchTable(table, 'all');
  const worths = stopValuesOf(odds.chances[redealsLeft - 1]!);
  return { stop: bestStop(table, ends, worths), end: bestEnd(ends, worths) };
}

/** The least difference in chance that counts as clear: more than the error of the tables. */
const CLEAR = 0.02;

/** The deals before which a card may be held back: those that a redeal follows. */
const HELD_BACK = ['first deal', 'second deal'] as const;
const fewerHome = (deal: string): string => `${deal}: cards fewer home, where it pays`;
const gainOf = (deal: string): string => `${deal}: gain in chance to win`;
const gainOnNewOf = (deal: string): string => `${deal}: gain where it pays, on fresh redeals`;

/** A game of La Belle Lucie until its last deal: does holding a card back pay before each redeal? */
function holdBack(engine: Engine, { odds }: MeasuredInputs): AdviceTrial {
  const counts: [string, number][] = [];
  let example: AdviceTrial['example'];
  let position = dealtOn(engine, [0, 0, 0, 0]);
  for (const [index, deal] of HELD_BACK.entries()) {
    const left = HELD_BACK.length - index;
    const { stop, end } = bestStops(position, odds, left);
    const gain = stop.chance - end.chance;
    counts.push(
      [`${deal}: holding back pays`, gain > 0 ? 1 : 0],
      [`${deal}: it pays clearly`, gain > CLEAR ? 1 : 0],
      [gainOf(deal), gain],
    );
    if (gain > 0) {
      counts.push([fewerHome(deal), cardsHome(end.foundations) - cardsHome(stop.foundations)]);
      const gainOnNew =
        worthAfterRedeal(engine, odds, stop, left) - worthAfterRedeal(engine, odds, end, left);
      counts.push([gainOnNewOf(deal), gainOnNew]);
    }
    if (gain > CLEAR) {
      const moves = `${end.foundations.join('-')} is worth ${end.chance}, ${stop.foundations.join('-')} ${stop.chance}`;
      example = { left: CARD_COUNT - home(position), position: makePosition(rules, position), moves };
    }
    if (cardsHome(stop.foundations) === CARD_COUNT) break;
    position = dealtOn(engine, stop.foundations);
  }
  return { counts, example };
}

/** New redeals by which a stop is judged: the tables chose it, and the highest of noisy values is too high on average. */
const NEW_REDEALS = 8;

/** The mean worth of new redeals after a stop: in the last deal 1 or 0, before it the chance at the best stop. */
function worthAfterRedeal(
  engine: Engine,
  odds: Odds,
  { foundations }: StoppingPoint,
  redealsLeft: number,
): number {
  let worth = 0;
  for (let n = 0; n < NEW_REDEALS; n++) {
    const dealt = dealtOn(engine, foundations);
    if (redealsLeft > 1) worth += bestStops(dealt, odds, redealsLeft - 1).stop.chance;
    else worth += searchDeal(rules, dealt, 'win').best.home === CARD_COUNT ? 1 : 0;
  }
  return worth / NEW_REDEALS;
}

const LOST = 'chance lost by making every move';

/** The first deal, stopped at the best moment: which moves are still open, and what does making all of them cost? */
function exhaustMoves(engine: Engine, { odds }: MeasuredInputs): AdviceTrial {
  const start = dealtOn(engine, [0, 0, 0, 0]);
  const { stop } = bestStops(start, odds, 2);
  let current = movesOf(stop.moveBytes, start).reduce<Position>(
    (from, move) => play(rules, from, move),
    start,
  );
  const stopped = current;
  const open = legalPlays(rules, current);
  const plays = open.some(isHomeMove);
  const moves: string[] = [];
  for (let left = open; left.length > 0; left = legalPlays(rules, current)) {
    // Cards go home before anything else is tried.
    const move = left.find(isHomeMove) ?? pick(engine, left);
    moves.push(makeMove(rules, current, move));
    current = play(rules, current, move);
  }
  const cost = stop.chance - odds.chances[1]![vectorOf(positionHeights(current))]!;
  const example = {
    left: CARD_COUNT - home(stopped),
    position: makePosition(rules, stopped),
    moves: moves.join(' '),
  };
  return {
    counts: [
      ['a move is still open at the best moment', open.length > 0 ? 1 : 0],
      ['a foundation play is still open then', plays ? 1 : 0],
      ['making every move lowers the chance', cost > 0 ? 1 : 0],
      ['it lowers it clearly', cost > CLEAR ? 1 : 0],
      [LOST, cost],
    ],
    example: cost > CLEAR ? example : undefined,
  };
}

const NONE = 'won without a redeal';
const TWO = 'won with two redeals';
const ADDED = ['the first redeal adds', 'the second redeal adds', 'the third redeal adds'] as const;

/** The games won with no redeal to three, and what each adds. */
function byRedeals({ odds, files }: MeasuredInputs): Figures {
  const none = solvableFigure(files['deals-la-belle-lucie']!);
  const one = tableFigure(odds, [0, 0, 0, 0], 1);
  const two = perfectFigure(files['play-la-belle-lucie']!);
  const three = perfectFigure(files['play-three-redeals']!);
  return {
    [NONE]: none,
    'won with one redeal': one,
    [TWO]: two,
    'won with three redeals': three,
    [ADDED[0]]: differenceOf(one, none),
    [ADDED[1]]: differenceOf(two, one),
    [ADDED[2]]: differenceOf(three, two),
  };
}

const BY_REDEALS =
  'Perfect play with none, one, two and three redeals: first deals by exhaustive search, whole games with two and with three redeals, and for one redeal the table of perfect play.';

/** Twice as many wins as without: more than a little help. */
const helps = (figures: Figures): boolean => lowOf(figures, TWO) > 2 * figures[NONE]!.high;

const REMAINDERS = [
  'only full fans in the redeal (remainder 0)',
  'a fan of one card (remainder 1)',
  'a fan of two cards (remainder 2)',
] as const;

/** The worth of a short fan in the next deal; nothing else of the fans outlasts a redeal. */
function shortFans({ odds }: MeasuredInputs): Figures {
  return Object.fromEntries(
    REMAINDERS.map((name, remainder) => [name, worthByRemainder(odds, 0, remainder)]),
  );
}

const SHORTENED = 'cards home: the short fan emptied, less a full fan shortened';

/** A build that leaves the shortest fan against one that leaves the longest: most cards home after each. */
function shortenFan(engine: Engine): AdviceTrial {
  const start = dealtOn(engine, [0, 0, 0, 0]);
  const builds = legalPlays(rules, start).filter((move) => !isHomeMove(move));
  const leaves = (move: Move): number =>
    move.kind === 'play' ? start.fans.find((fan) => fan.at(-1) === move.card)!.length - 1 : 0;
  const short = builds.filter((move) => leaves(move) === 0);
  const long = builds.filter((move) => leaves(move) === 2);
  if (short.length === 0 || long.length === 0) return { counts: [] };
  const most = (move: Move): number => {
    const { ends } = searchTable(lay(rules, play(rules, start, move)), 'all');
    return Math.max(...ends.map(({ foundations }) => cardsHome(foundations)));
  };
  const [shortened, other] = [most(pick(engine, short)), most(pick(engine, long))];
  return { counts: [[SHORTENED, shortened - other]] };
}

/** Advice about redeals. */
export const redealAdvice: readonly AdviceTest<MeasuredInputs>[] = [
  {
    id: 'always-play-home',
    sources: ['morehead-1949', 'wikipedia-lucie'],
    claim: 'Play on the foundations at every opportunity; it is always safe.',
    test: 'Whole games by the tables of perfect play. In each deal but the last, the best place to stop with any cards held back against the best from which no card more can come home. (Within a deal, and in the last, such a play costs nothing: it is proved.)',
    study: 'a-king-kept-back',
    samplesPerTrial: 20,
    units: {
      ...countedIn('cards', HELD_BACK.map(fewerHome)),
      ...countedIn('points', [...HELD_BACK.map(gainOf), ...HELD_BACK.map(gainOnNewOf)]),
    },
    trial: holdBack,
    verdict: (figures) => (lowOf(figures, gainOnNewOf('second deal')) > 0 ? 'partly' : 'true'),
  },
  {
    id: 'redeals-of-little-help',
    sources: ['wikipedia-lucie'],
    claim: 'The shuffle and redeal is of little help.',
    test: BY_REDEALS,
    samplesPerTrial: 0,
    computed: byRedeals,
    units: countedIn('points', ADDED),
    verdict: (figures) => (helps(figures) ? 'false' : 'true'),
  },
  {
    id: 'redeals-most-valuable',
    sources: ['how-to-play'],
    claim: 'The two redeals are the most valuable thing that you have.',
    test: BY_REDEALS,
    samplesPerTrial: 0,
    computed: byRedeals,
    units: countedIn('points', ADDED),
    verdict: (figures) => (helps(figures) ? 'true' : 'false'),
  },
  {
    id: 'exhaust-every-move',
    sources: ['how-to-play'],
    claim: 'Make every possible move before you redeal.',
    test: 'First deals played to the best place to stop by the tables of perfect play; then every move that is left is made, foundation plays first. (Builds alone change nothing, since only the foundations outlast a redeal.)',
    study: 'a-ten-kept-back',
    samplesPerTrial: 20,
    trial: exhaustMoves,
    units: { [LOST]: 'points' },
    verdict: (figures) => (lowOf(figures, 'it lowers it clearly') > 0 ? 'false' : 'true'),
  },
  {
    id: 'keep-fans-short',
    sources: ['how-to-play'],
    claim: 'Keep one or two fans short, for then their cards come back well placed in the next redeal.',
    test: 'Nothing of the fans outlasts a redeal, only the number of cards left: what it is worth by its remainder modulo 3, which makes the short fan of the next deal, against its neighbours. And within a deal, for the first move: a build that empties the single card’s fan against one from a full fan.',
    samplesPerTrial: 4,
    units: { [SHORTENED]: 'cards', ...countedIn('points', REMAINDERS) },
    trial: shortenFan,
    computed: shortFans,
    verdict: (figures) => (lowOf(figures, REMAINDERS[1]) > 0 ? 'partly' : 'false'),
  },
];
