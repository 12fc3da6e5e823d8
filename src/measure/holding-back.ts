/*
 * Measures rules of thumb for holding cards back before a redeal (stop-rules.ts), in two ways. A worked example: a first
 * deal of La Belle Lucie can come to 13-5-2-9, and the rule "keep one king back" stops at 12-5-2-9.
 *
 * - By decisions: in games of perfect play the best stop is looked up in the table, say 12-5-2-9 as well. Then the rule was
 *   right here. Had it stopped elsewhere, its cost would be the difference of the two chances.
 * - By playing: the redeal is dealt from the heights at which the rule stops, and so on to the last deal, which is won or
 *   not. All else is perfect play.
 *
 * All rules play the same first deals, and where two of them stop alike the same next one (common random numbers), so the
 * differences between rules are surer than their intervals.
 */

import { z } from 'zod';
import { type Preset, presetOf } from '../core/preset.ts';
import { ALL_HOME, covers } from '../solver/deal-search.ts';
import { type DealTable, layFans } from '../solver/deal-table.ts';
import { type Odds, vectorOf } from '../solver/odds.ts';
import { bestStop, searchEnds, stopValuesOf } from '../solver/stops.ts';
import { figuresOf } from './advice-part.ts';
import { type FoundationHeights, startHeights } from './heights.ts';
import { countFigure, type Sums, sumsShape } from './interval.ts';
import type { Measurement } from './measurement.ts';
import { isWinnable, oddsNames, oddsOf } from './odds.ts';
import { createRng, dealFans } from './rng.ts';
import { type Choice, choiceOf, STOP_RULES } from './stop-rules.ts';

/** Games in a task, of each game. */
const BATCH = 100;

/** The games that are measured: as most play it, with the aces out, with a draw, and with one redeal more. */
const GAMES = ['la-belle-lucie', 'trefoil', 'three-shuffles-and-a-draw', 'three-redeals'].map(
  (id) => presetOf(id)!,
);

/** The rule that the others are compared with. */
const PERFECT = { id: 'perfect', words: 'Stop where it is worth most: perfect play.' };

/** The least cost that counts as a clear loss: more than the error of the tables. */
const CLEAR = 0.02;

/** The figures of a rule with their units: shares of decisions or of games, or losses in chance to win, in points. */
const UNITS = {
  right: 'share',
  'clear loss': 'share',
  cost: 'points',
  won: 'share',
  'won less than by perfect play': 'points',
} as const;
type FigureName = keyof typeof UNITS;

/** The unit of a figure of the file, with or without the redeals left: `cost, 3 left` is in points. */
export function unitOfCount(figure: string): 'share' | 'points' {
  const name = figure.replace(/, \d left$/, '');
  if (!(name in UNITS)) throw new Error(`Nothing is counted under the name “${figure}”.`);
  return UNITS[name as FigureName];
}

/** Figures by the id of a rule and their names. */
type Counts = Record<string, Record<string, Sums>>;

/** The measurement of rules of thumb for holding cards back. */
export const holdingBack: Measurement<readonly Counts[]> = {
  name: 'holding-back',
  summary:
    'How often rules of thumb for holding cards back stop where it is best, what they cost, and how many games they win.',
  samples: { of: 'games of each game', usual: 100_000 },
  needs: [...new Set(GAMES.flatMap(({ rules }) => oddsNames(rules)))],
  tasks: ({ samples }) => Math.ceil(samples / BATCH),
  result: z.array(z.record(z.string(), z.record(z.string(), sumsShape))).length(GAMES.length),
  worker({ seed, samples }, files) {
    const games = GAMES.map((game) => {
      const odds = oddsOf(oddsNames(game.rules).map((name) => files[name] ?? null));
      return { ...game, odds };
    });
    return (task) =>
      games.map(({ id, rules, odds }) => {
        const counts: Counts = {};
        for (let n = task * BATCH; n < Math.min(samples, (task + 1) * BATCH); n++) {
          countGame(dealsOf({ rules, odds, seed: `${seed}\nholding-back\n${id}\n${n}` }), counts);
        }
        return counts;
      });
  },
  finish: (_, results) => ({
    row: `a game and a rule: how often it stops where it is best, as far as the tables can tell, how often it costs more than ${CLEAR}, and what it costs in chance to win, by redeals left before the choice and in all; and the games won by it. Each with its number, mean and 95 % interval`,
    rows: GAMES.flatMap(({ id: game }, index) =>
      [...STOP_RULES, PERFECT].map(({ id, words }) => {
        const parts = results.map((result) => result[index]![id] ?? {});
        return { game, id, words, figures: figuresOf(parts) };
      }),
    ),
  }),
};

/** A game of a preset, with the seed of its shuffles. */
interface MeasuredGame {
  readonly rules: Preset['rules'];
  readonly odds: Odds;
  readonly seed: string;
}

/** A deal before a redeal: the choice of stops that it leaves, and the best of them. */
interface Deal {
  readonly choice: Choice;
  readonly best: FoundationHeights;
}

/** All deals that a game may come to, each searched once. */
interface Deals extends MeasuredGame {
  /** The deal on foundations of these heights with so many redeals left, one at least. */
  dealOn(heights: FoundationHeights, redealsLeft: number): Deal;
  /** Whether the last deal on foundations of these heights is won. */
  isWonOn(heights: FoundationHeights): boolean;
}

function dealsOf(game: MeasuredGame): Deals {
  const { rules, odds, seed } = game;
  // The shuffle depends on the seed and the deal alone; the cards left are put in its order.
  const tableOn = (heights: FoundationHeights, redealsLeft: number): DealTable =>
    layFans(false, dealFans(createRng(seed, redealsLeft), heights), heights);
  return {
    ...game,
    dealOn: memoized((heights, redealsLeft) => {
      const table = tableOn(heights, redealsLeft);
      const worths = stopValuesOf(odds.chances[redealsLeft - 1]!);
      const best = bestStop(table, searchEnds(table, worths).ends, worths).foundations;
      return { choice: choiceOf(table, worths), best };
    }),
    isWonOn: memoized((heights) => isWinnable(rules, tableOn(heights, 0))),
  };
}

/** The same function with a cache of its answers, keyed by its arguments as text. */
function memoized<Arguments extends readonly unknown[], Answer>(
  compute: (...args: Arguments) => Answer,
): (...args: Arguments) => Answer {
  const cache = new Map<string, Answer>();
  return (...args) => {
    const key = args.join(' ');
    if (!cache.has(key)) cache.set(key, compute(...args));
    return cache.get(key)!;
  };
}

/** Counts one game under every rule. */
function countGame(deals: Deals, counts: Counts): void {
  const count: Count = (rule, name, value) => {
    counts[rule] ??= {};
    countFigure(counts[rule], name, value);
  };
  countWins(deals, count);
  countDecisions(deals, count);
}

/** Adds a value to a figure of a rule. */
type Count = (rule: string, name: FigureName | `${FigureName}, ${number} left`, value: number) => void;

/** Plays the game out by each rule and by perfect play, and counts who wins it. */
function countWins(deals: Deals, count: Count): void {
  const wins = (stop: (deal: Deal) => FoundationHeights): number => {
    let heights = startHeights(deals.rules);
    for (let left = deals.rules.redeals; left > 0; left--) {
      const deal = deals.dealOn(heights, left);
      // A deal that can be won is won: a rule is for those that cannot.
      if (covers(deal.best, ALL_HOME)) return 1;
      heights = stop(deal);
    }
    return deals.isWonOn(heights) ? 1 : 0;
  };
  const perfect = wins((deal) => deal.best);
  count(PERFECT.id, 'won', perfect);
  for (const { id, stop } of STOP_RULES) {
    const won = wins((deal) => stop(deal.choice));
    count(id, 'won', won);
    count(id, 'won less than by perfect play', perfect - won);
  }
}

/** Plays the game perfectly, and counts for each redeal how the stop of each rule compares with the best one. */
function countDecisions(deals: Deals, count: Count): void {
  let heights = startHeights(deals.rules);
  for (let left = deals.rules.redeals; left > 0; left--) {
    const { choice, best } = deals.dealOn(heights, left);
    if (covers(best, ALL_HOME)) return;
    // Where a card went home there is another stop, just before it.
    if (!covers(heights, choice.end)) {
      for (const { id, stop } of STOP_RULES) {
        for (const [name, value] of compareStops(deals.odds, left - 1, best, stop(choice))) {
          count(id, name, value);
          count(id, `${name}, ${left} left`, value);
        }
      }
    }
    heights = best;
  }
}

/** Compares a stop with the best one, by a level of a table. */
function compareStops(
  odds: Odds,
  level: number,
  best: FoundationHeights,
  stop: FoundationHeights,
): readonly (readonly [figure: FigureName, value: number])[] {
  const [bestEntry, stopEntry] = [vectorOf(best), vectorOf(stop)];
  const cost = odds.chances[level]![bestEntry]! - odds.chances[level]![stopEntry]!;
  const error = Math.hypot(odds.halfWidths[level]![bestEntry]!, odds.halfWidths[level]![stopEntry]!);
  return [
    ['right', cost <= error ? 1 : 0],
    ['clear loss', cost > CLEAR ? 1 : 0],
    ['cost', cost],
  ];
}
