/*
 * Measures rules of thumb for where to stop before a redeal, in two ways.
 *
 * By decisions: in games of perfect play each deal that brings a card home and does not win leaves a choice of where
 * to stop, and the tables say what each stop is worth. And by playing: whole games in which each redeal is taken where
 * the rule says, and all else is perfect. All rules play the same first deals, and where two of them stop alike the
 * same next one, so that their differences are surer than their intervals.
 */

import { type Preset, presetOf } from '../core/preset.ts';
import { ALL_HOME, covers, searchTable } from '../solver/deal-search.ts';
import { type DealTable, layFans } from '../solver/deal-table.ts';
import { winsWithMerci } from '../solver/merci-search.ts';
import { type Odds, tableOf, vectorOf } from '../solver/odds.ts';
import { bestStop, searchEnds, stopValuesOf } from '../solver/stops.ts';
import { figuresOf } from './advice-part.ts';
import { add, newTally, type Sums } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';
import { oddsName, oddsOf } from './odds.ts';
import { createRng, dealFans } from './rng.ts';
import { type Choice, choiceOf, type FoundationHeights, STOP_RULES } from './stop-rules.ts';

/** Games in a task, of each game. */
const BATCH = 100;

/** The games that are measured: as most play it, with the aces out, with a draw, and with one redeal more. */
const GAMES = ['la-belle-lucie', 'trefoil', 'three-shuffles-and-a-draw', 'three-redeals'].map(
  (id) => presetOf(id)!,
);

/** What the rules are measured against. */
const PERFECT = { id: 'perfect', words: 'Stop where it is worth most: perfect play.' };

/** More than the noise of the tables, 0–1: what counts as a clear loss. */
const CLEAR = 0.02;

/** What was counted, by rule and by the name of the count. */
type Counts = Record<string, Record<string, Sums>>;

/** The measurement of rules of thumb for holding cards back. */
export const holdingBack: Measurement = {
  name: 'holding-back',
  summary:
    'How often rules of thumb for holding cards back stop where it is best, what they cost, and how many games they win.',
  samples: { of: 'games of each game', usual: 100_000 },
  needs: [...new Set(GAMES.flatMap(tablesOf))],
  tasks: ({ samples }) => Math.ceil(samples / BATCH),
  worker({ seed, samples }, given) {
    const games = GAMES.map((game) => {
      const odds = oddsOf(tablesOf(game).map((name) => given[name] ?? null));
      return { ...game, odds };
    });
    return (task) =>
      games.map(({ id, rules, odds }) => {
        const counts: Counts = {};
        for (let n = task * BATCH; n < Math.min(samples, (task + 1) * BATCH); n++) {
          lookAt(dealsOf({ rules, odds, seed: `${seed}\nholding-back\n${id}\n${n}` }), counts);
        }
        return counts;
      }) as unknown as Json;
  },
  finish: (_, results) => ({
    row: `a game and a rule: how often it stops where it is best, as far as the tables can tell, how often it costs more than ${CLEAR}, and what it costs in chance to win, by redeals left before the choice and in all; and the games won by it. Each with its number, mean and 95 % interval`,
    rows: GAMES.flatMap(({ id: game }, at) =>
      [...STOP_RULES, PERFECT].map(({ id, words }) => {
        const parts = results.map((result) => (result as unknown as readonly Counts[])[at]![id] ?? {});
        return { game, id, words, figures: figuresOf(parts) };
      }),
    ) as unknown as Json,
  }),
};

function tablesOf({ rules }: Preset): string[] {
  return Array.from({ length: rules.redeals }, (_, level) => oddsName(tableOf(rules)!, level));
}

/** A game whose shuffles are known to those who deal, not to those who play. */
interface Game {
  readonly rules: Preset['rules'];
  readonly odds: Odds;
  readonly seed: string;
}

/** A deal before a redeal: the choice that it leaves, and the best stop. */
interface Deal {
  readonly choice: Choice;
  readonly best: FoundationHeights;
}

/** All deals that a game may come to, each worked out once. */
interface Deals extends Game {
  /** The deal on these foundations with so many redeals left, one at least. */
  at(home: FoundationHeights, redealsLeft: number): Deal;
  /** Whether the last deal on these foundations is won. */
  isWon(home: FoundationHeights): boolean;
}

function dealsOf(game: Game): Deals {
  const { rules, odds, seed } = game;
  // The shuffle depends on the seed and the deal alone; the cards left are put in its order.
  const tableAt = (home: FoundationHeights, redealsLeft: number): DealTable =>
    layFans(false, dealFans(createRng(seed, redealsLeft), home), home);
  return {
    ...game,
    at: remembered((home, redealsLeft) => {
      const table = tableAt(home, redealsLeft);
      const worths = stopValuesOf(odds.chances[redealsLeft - 1]!);
      const best = bestStop(table, searchEnds(table, worths).ends, worths).foundations;
      return { choice: choiceOf(table, worths), best };
    }),
    isWon: remembered((home) => {
      const table = tableAt(home, 0);
      const plainly = searchTable(table, 'win').ends.some(({ foundations }) => covers(foundations, ALL_HOME));
      return plainly || (rules.merci > 0 && winsWithMerci(rules, table));
    }),
  };
}

/** A function that works each answer out once. */
function remembered<Words extends readonly unknown[], Answer>(
  work: (...words: Words) => Answer,
): (...words: Words) => Answer {
  const known = new Map<string, Answer>();
  return (...words) => {
    const key = words.join(' ');
    if (!known.has(key)) known.set(key, work(...words));
    return known.get(key)!;
  };
}

/** Counts one game: the decisions of perfect play, and where each rule leads. */
function lookAt(deals: Deals, counts: Counts): void {
  const count = (rule: string, name: string, value: number): void => {
    counts[rule] ??= {};
    counts[rule][name] ??= newTally();
    add(counts[rule][name], value);
  };
  const aces = deals.rules.acesOut ? 1 : 0;
  const start = [aces, aces, aces, aces];

  const wins = (stop: (deal: Deal) => FoundationHeights): number => {
    let home: FoundationHeights = start;
    for (let left = deals.rules.redeals; left > 0; left--) {
      const deal = deals.at(home, left);
      // A deal that can be won is won: a rule is for those that cannot.
      if (covers(deal.best, ALL_HOME)) return 1;
      home = stop(deal);
    }
    return deals.isWon(home) ? 1 : 0;
  };
  const most = wins((deal) => deal.best);
  count(PERFECT.id, 'won', most);
  for (const { id, stop } of STOP_RULES) {
    const won = wins((deal) => stop(deal.choice));
    count(id, 'won', won);
    count(id, 'won less than by perfect play', most - won);
  }

  let home: FoundationHeights = start;
  for (let left = deals.rules.redeals; left > 0; left--) {
    const { choice, best } = deals.at(home, left);
    if (covers(best, ALL_HOME)) return;
    // Where a card went home there is another stop, just before it.
    if (!covers(home, choice.end)) {
      for (const { id, stop } of STOP_RULES) {
        for (const [name, value] of judged(deals.odds, left - 1, best, stop(choice))) {
          count(id, name, value);
          count(id, `${name}, ${left} left`, value);
        }
      }
    }
    home = best;
  }
}

/** How a stop compares with the best one, in a table’s level. */
function judged(
  odds: Odds,
  level: number,
  best: FoundationHeights,
  stop: FoundationHeights,
): readonly (readonly [string, number])[] {
  const [most, here] = [vectorOf(best), vectorOf(stop)];
  const cost = odds.chances[level]![most]! - odds.chances[level]![here]!;
  const error = Math.hypot(odds.halfWidths[level]![most]!, odds.halfWidths[level]![here]!);
  return [
    ['right', cost <= error ? 1 : 0],
    ['clear loss', cost > CLEAR ? 1 : 0],
    ['cost', cost],
  ];
}
