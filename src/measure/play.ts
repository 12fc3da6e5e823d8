/*
 * Measures how often ways of playing win, by playing: whole games on fresh seeds, one task a hundred games.
 *
 * The chances of the tables flatter perfect play a little, since the best of several measured values is more often
 * one that was measured too high; here the deals are new, so the share of games won is what the way of playing is
 * worth. All ways play the same first deals, which makes their differences surer than their intervals.
 */

import { firstOfEach, wholeGame } from '../core/alike.ts';
import type { Preset } from '../core/preset.ts';
import { proportionOf } from '../core/proportion.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { layFans } from '../solver/deal-table.ts';
import { tableOf } from '../solver/odds.ts';
import { stopValuesOf } from '../solver/stops.ts';
import { round } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';
import { oddsName, oddsOf } from './odds.ts';
import { POLICIES, type Policy, playDeal } from './policies.ts';
import { createRng, dealFans } from './rng.ts';

/** Games in a task. */
const BATCH = 100;

/** Games that are played to say how three of them go; of the others a tenth is enough. */
const USUAL: Readonly<Record<string, number>> = {
  'la-belle-lucie': 100_000,
  'three-shuffles-and-a-draw': 100_000,
  trefoil: 100_000,
};

/** How games of one way of playing went: games won, and by deal how many games ended it with so many cards home. */
export interface PlayCounts {
  wins: number;
  readonly home: number[][];
}

/** The games that are played on the packed table, those of one pack built down in suit: one of those that are alike. */
export const playMeasurements: readonly Measurement[] = firstOfEach(wholeGame)
  .filter(({ rules }) => isSameSuitDeal(rules))
  .map(playMeasurement);

function playMeasurement({ id, title, rules }: Preset): Measurement {
  const name = `play-${id}`;
  const table = tableOf(rules);
  // Where nothing is redealt, the best is what the first deal can give: that is measured by itself, first-deals.ts.
  const ways: readonly Policy[] = rules.redeals > 0 ? POLICIES : ['random', 'random-free'];
  const needs =
    table === null ? [] : Array.from({ length: rules.redeals }, (_, level) => oddsName(table, level));
  return {
    name,
    summary: `How often each way of playing wins ${title}, and the cards home after each deal.`,
    samples: { of: 'games', usual: USUAL[id] ?? 10_000 },
    needs,
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    worker({ seed, samples }, given) {
      const { chances } = oddsOf(needs.map((file) => given[file] ?? null));
      const worths = chances.map(stopValuesOf);
      return (task) => {
        const games = Math.min(BATCH, samples - task * BATCH);
        return ways.map((way): Json => {
          const tally = noGames(rules);
          for (let game = 0; game < games; game++) {
            playGame(rules, way, worths, tally, `${seed}\n${name}\n${task * BATCH + game}`);
          }
          return [tally.wins, ...tally.home];
        });
      };
    },
    finish({ samples }, results) {
      return { games: samples, ways: ways.map((way, at) => waySummed(way, results, at, samples)) };
    },
  };
}

/** No game played yet. */
export function noGames(rules: Rules): PlayCounts {
  const none = (): number[] => Array.from({ length: cardCount(rules) + 1 }, () => 0);
  return { wins: 0, home: Array.from({ length: rules.redeals + 1 }, none) };
}

function playGame(
  rules: Rules,
  way: Policy,
  worths: readonly ReturnType<typeof stopValuesOf>[],
  tally: PlayCounts,
  seed: string,
): void {
  const aces = rules.acesOut ? 1 : 0;
  let home: readonly number[] = [aces, aces, aces, aces];
  for (let redealsLeft = rules.redeals; redealsLeft >= 0; redealsLeft--) {
    // The shuffle depends on the seed and the deal alone; the cards left are put in its order.
    const engine = createRng(seed, redealsLeft);
    const table = layFans(rules.emptyFan === 'kings', dealFans(engine, home), home);
    home = playDeal(way, {
      rules,
      table,
      worths: worths[redealsLeft - 1] ?? null,
      last: redealsLeft === 0,
      engine,
    });
    const cards = home.reduce((sum, height) => sum + height, 0);
    tally.home[rules.redeals - redealsLeft]![cards]!++;
    if (cards < cardCount(rules)) continue;
    tally.wins++;
    return;
  }
}

/** The results of all tasks for the way of playing at one place in them, summed up. */
export function waySummed(way: string, results: readonly Json[], at: number, games: number): Json {
  const parts = results.map((result) => (result as readonly (readonly [number, ...number[][]])[])[at]!);
  const wins = parts.reduce((sum, [won]) => sum + won, 0);
  const [, ...deals] = parts[0]!;
  const home = deals.map((counts, deal) =>
    counts.map((_, cards) => parts.reduce((sum, part) => sum + (part[deal + 1] as number[])[cards]!, 0)),
  );
  const { chance, low, high } = proportionOf(wins, games);
  return { way, games, wins, chance: round(chance), low: round(low), high: round(high), home };
}
