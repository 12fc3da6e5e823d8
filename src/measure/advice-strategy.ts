/* Advice that the chapters on strategy give beyond the books, or that was put to the test for them. */

import type { Engine } from 'random-js';
import { type Card, KING, rankOf, suitOf } from '../core/card.ts';
import { presetOf } from '../core/preset.ts';
import { ALL_HOME, covers, type MaximalOutcome, searchTable } from '../solver/deal-search.ts';
import { CARD_COUNT, lay, layFans, SUIT_COUNT } from '../solver/deal-table.ts';
import { winningDraws } from '../solver/merci-search.ts';
import { heightsOf, type Odds, VECTORS, vectorOf } from '../solver/odds.ts';
import { search } from '../solver/search.ts';
import {
  type AdviceTest,
  type AdviceTrial,
  countedIn,
  type Figure,
  type Figures,
  lowOf,
} from './advice-part.ts';
import { kingFigure, type MeasuredInputs } from './advice-table.ts';
import { cardsHome } from './heights.ts';
import { round } from './interval.ts';
import { outcomeWithMostHome } from './policies.ts';
import { dealtOn, lastDeal } from './random-position.ts';
import { dealFans } from './rng.ts';

const PACK = [0, 0, 0, 0];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** How uneven foundations are: the sum of the squares of their heights, which is least where all are equal. */
const unevenness = ({ foundations }: MaximalOutcome): number => sum(foundations.map((height) => height ** 2));

/** Two deals of La Belle Lucie, and two last deals of Alternating Colours: what are even foundations worth? */
function evenly(engine: Engine, { odds }: MeasuredInputs): AdviceTrial {
  const first = searchTable(layFans(false, dealFans(engine, PACK), PACK), 'all').ends;
  const { foundations } = outcomeWithMostHome(first);
  const second = searchTable(layFans(false, dealFans(engine, foundations), foundations), 'all').ends;
  const counts = [...choiceOf('first deal', first, odds, 1), ...choiceOf('second deal', second, odds, 0)];
  const colours = presetOf('alternating-colours')!.rules;
  for (const heights of COLOURS) {
    const { verdict } = search(colours, { ...dealtOn(engine, heights), deal: colours.redeals + 1 }, LIMIT);
    counts.push([lastOn(heights), verdict === 'solvable' ? 1 : 0]);
  }
  return { counts };
}

const gainThere = (deal: string): string => `${deal}: there, gain in chance to win`;

/** Where a deal can end in ways that exclude one another: is the most cards home the best, and if not, what is? */
function choiceOf(
  deal: string,
  ends: readonly MaximalOutcome[],
  odds: Odds,
  level: number,
): [string, number][] {
  const most = outcomeWithMostHome(ends);
  if (cardsHome(most.foundations) === CARD_COUNT) return [];
  const worth = ({ foundations }: MaximalOutcome): number => odds.chances[level]![vectorOf(foundations)]!;
  const best = ends.reduce((better, end) => (worth(end) > worth(better) ? end : better));
  const other = worth(best) > worth(most);
  const counts: [string, number][] = [
    [`${deal}: it can end in ways that exclude one another`, ends.length > 1 ? 1 : 0],
  ];
  if (ends.length > 1) counts.push([`${deal}: there, the most cards home are not worth most`, other ? 1 : 0]);
  if (other) {
    counts.push(
      [`${deal}: there, what is worth most is more even`, unevenness(best) < unevenness(most) ? 1 : 0],
      [gainThere(deal), worth(best) - worth(most)],
    );
  }
  return counts;
}

/** Sixteen cards left in the game of two colours: even, two suits of one colour complete, and one of each. */
const COLOURS = [
  [9, 9, 9, 9],
  [13, 10, 0, 13],
  [13, 13, 10, 0],
] as const;
const lastOn = (heights: readonly number[]): string =>
  `Alternating Colours, last deal on foundations ${heights.join(', ')}: won`;
/** Positions looked at before a deal of that game counts as not won. */
const LIMIT = 5_000;

/** The fewest cards left for which the tables are asked: with fewer, which cards they are counts for more than how many. */
const LEAST_LEFT = 9;

/** How many cards a redeal has over when its full fans are dealt, and which deal it makes. */
const OVER = ['only full fans', 'one card over', 'two cards over'];
const NEXT = ['the last deal', 'one redeal after it'];
const gainOf = (over: string, next: string): string => `${over}, ${next}: gain of the best card to keep`;

/** The gain of one card kept back where all fans of the next deal would be full, or one of them short. */
function leaveOver({ odds }: MeasuredInputs): Figures {
  const figures: Record<string, Figure> = {};
  for (const [remainder, name] of OVER.entries()) {
    for (const [level, next] of NEXT.entries()) {
      const gains: number[] = [];
      let furthest = 0;
      for (let vector = 0; vector < VECTORS; vector++) {
        const heights = heightsOf(vector);
        const left = CARD_COUNT - cardsHome(heights);
        if (left < LEAST_LEFT || left === CARD_COUNT || left % 3 !== remainder) continue;
        const kept = heights.map((height, suit) =>
          height === 0 ? -1 : odds.chances[level]![vectorOf(heights.with(suit, height - 1))]!,
        );
        const best = Math.max(...kept);
        gains.push(best - odds.chances[level]![vector]!);
        if (kept[SUIT_COUNT - 1] === best) furthest++;
      }
      const share = gains.filter((gain) => gain > 0).length / gains.length;
      figures[`${name}, ${next}: one card kept back is worth more`] = exactly(share, gains.length);
      figures[gainOf(name, next)] = exactly(sum(gains) / gains.length, gains.length);
      if (remainder > 0) continue;
      figures[`${name}, ${next}: the best is of the suit furthest on`] = exactly(
        furthest / gains.length,
        gains.length,
      );
    }
  }
  return figures;
}

/** A figure that is no sample but the mean of all entries there are. */
function exactly(mean: number, n: number): Figure {
  return { n, mean: round(mean), low: round(mean), high: round(mean) };
}

const FULL = 'only full fans, the last deal: one card kept back is worth more';

const drawing = presetOf('three-shuffles-and-a-draw')!.rules;

/** A last deal that takes the draw to win: which cards will do. */
function whichDraw(engine: Engine): AdviceTrial {
  const position = lastDeal(engine);
  const table = lay(drawing, position);
  const { ends } = searchTable(table, 'all');
  if (ends.some(({ foundations }) => covers(foundations, ALL_HOME))) return { counts: [] };
  const draws = winningDraws(drawing, table);
  if (draws.length === 0) return { counts: [['the draw can win the deal', 0]] };
  const highest = (suit: number): number => Math.max(...ends.map(({ foundations }) => foundations[suit]!));
  const some = (test: (card: Card) => boolean): number => (draws.some(test) ? 1 : 0);
  return {
    counts: [
      ['the draw can win the deal', 1],
      ['of these, one card alone will do', draws.length === 1 ? 1 : 0],
      [STICKS, some((card) => rankOf(card) === highest(suitOf(card)))],
      [
        'of these, a card that is next in its suit when the deal begins will do',
        some((card) => rankOf(card) === table.home[suitOf(card)]),
      ],
      ['of these, a king will do', some((card) => rankOf(card) === KING)],
    ],
  };
}

const STICKS = 'of these, a card at which a suit sticks will do';

const RING = 'the kings wait for one another in a ring';
const LOCKED = 'won at once where they do';

/** How often the kings of a first deal lock it, and whether it can be won where they do not. */
function rings({ files }: MeasuredInputs): Figures {
  const deals = files['deals-la-belle-lucie']!;
  return {
    [RING]: kingFigure(deals, 'impossible'),
    'won at once where they do not': kingFigure(deals, 'won-open'),
    [LOCKED]: kingFigure(deals, 'won-impossible'),
  };
}

/** The advice of the chapters on strategy. */
export const strategyAdvice: readonly AdviceTest<MeasuredInputs>[] = [
  {
    id: 'build-evenly',
    sources: ['wikipedia-lucie'],
    claim: 'Build evenly on the foundations.',
    test: 'The advice is given for Alternating Colours. There: random last deals of sixteen cards on three sets of foundations picked by hand, all suits at nine against two suits complete, one at ten and one not begun, each deal searched for a win within five thousand positions. Whole games that follow the advice were not played. In La Belle Lucie: deals that can end in ways that exclude one another; which of them is worth most before the redeal, by the tables of perfect play, and whether its foundations are more even than those with the most cards home.',
    study: 'hearts-or-clubs',
    samplesPerTrial: 4,
    trial: evenly,
    units: countedIn('points', ['first deal', 'second deal'].map(gainThere)),
    // Three sets of foundations cannot bear out more than that the advice is good at its extremes.
    verdict: (figures) =>
      lowOf(figures, lastOn(COLOURS[0])) > (figures[lastOn(COLOURS[1])]?.high ?? 1) ? 'partly' : 'false',
  },
  {
    id: 'leave-one-over',
    sources: [],
    claim: 'Where a redeal would make nothing but full fans, keep one card back.',
    test: `The tables of perfect play: every set of foundations with ${LEAST_LEFT} cards or more left, against the same with the top card of one suit back in play.`,
    study: 'three-kings-kept-back',
    samplesPerTrial: 0,
    computed: leaveOver,
    units: countedIn(
      'points',
      OVER.flatMap((over) => NEXT.map((next) => gainOf(over, next))),
    ),
    verdict: (figures) => (lowOf(figures, FULL) === 1 ? 'true' : 'partly'),
  },
  {
    id: 'draw-where-it-sticks',
    sources: [],
    claim: 'Bring each suit in thought as far as it can come, and draw a card at which one of them sticks.',
    test: 'Last deals after two deals played for the most cards home that cannot be won without the draw: every card that wins when it is drawn, with the best play before and after it.',
    study: 'drawn-as-a-place',
    samplesPerTrial: 4,
    trial: whichDraw,
    verdict: (figures) => (lowOf(figures, STICKS) > 0.5 ? 'partly' : 'false'),
  },
  {
    id: 'note-the-kings',
    sources: ['morehead-1949'],
    claim: 'Begin by noting the cards that are buried by kings.',
    test: 'First deals: whether some king lies on a card of its own suit, or the kings wait for one another, each on a card of a suit that the next one holds up; and whether the deal can be won without a redeal, by exhaustive search.',
    study: 'from-the-queen-backwards',
    samplesPerTrial: 0,
    computed: rings,
    verdict: (figures) => (figures[LOCKED]?.mean === 0 && lowOf(figures, RING) > 0.5 ? 'true' : 'partly'),
  },
];
