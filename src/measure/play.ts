/*
 * Measures how often each policy (policies.ts) wins, by playing whole games on new seeds.
 *
 * The tables flatter perfect play a little, since the highest of several measured chances is more often one that was
 * measured too high; here the deals are new, so the share of games won is unbiased. All policies play the same first deals
 * (common random numbers), so their differences are surer than their intervals.
 */

import { z } from 'zod';
import { firstOfEach, wholeGame } from '../core/alike.ts';
import type { Preset } from '../core/preset.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameSuitDeal } from '../solver/deal-search.ts';
import { layFans } from '../solver/deal-table.ts';
import { stopValuesOf } from '../solver/stops.ts';
import { cardsHome, startHeights } from './heights.ts';
import { roundedProportion } from './interval.ts';
import type { Json, Measurement } from './measurement.ts';
import { oddsNames, oddsOf } from './odds.ts';
import { POLICIES, type Policy, playDeal } from './policies.ts';
import { createRng, dealFans, isDealtPlainly } from './rng.ts';

/** Games in a task. */
const BATCH = 100;

/** The games of one policy: how many were won, and for each deal the histogram of cards home at its end. */
export interface PlayCounts {
  wins: number;
  readonly home: number[][];
}

/** The result of a task: the games of each policy, as how many were won and the histogram of each deal. */
export type PlayResult = readonly (readonly [wins: number, ...home: (readonly number[])[]])[];

/** What the result of a task with so many policies is. */
export function playShape(rules: Rules, policies: number): z.ZodType<PlayResult> {
  const counts = z.array(z.int()).length(cardCount(rules) + 1);
  const ofPolicy = z.tuple([z.int()], counts).refine(({ length }) => length === rules.redeals + 2);
  return z.array(ofPolicy).length(policies);
}

/** The games that are played on the packed table, those of one pack built down in suit: one of those that are alike. */
export const playMeasurements: readonly Measurement[] = firstOfEach(wholeGame)
  .filter(({ rules }) => isSameSuitDeal(rules) && isDealtPlainly(rules))
  .map(playMeasurement);

function playMeasurement({ id, title, rules }: Preset): Measurement<PlayResult> {
  const name = `play-${id}`;
  // Without a redeal perfect play wins what the first deal can give, which first-deals.ts measures.
  const policies: readonly Policy[] = rules.redeals > 0 ? POLICIES : ['random', 'random-free'];
  const needs = oddsNames(rules);
  return {
    name,
    summary: `How often each way of playing wins ${title}, and the cards home after each deal.`,
    samples: { of: 'games', usual: 100_000 },
    needs,
    tasks: ({ samples }) => Math.ceil(samples / BATCH),
    result: playShape(rules, policies.length),
    worker({ seed, samples }, files) {
      const { chances } = oddsOf(needs.map((file) => files[file] ?? null));
      const worths = chances.map(stopValuesOf);
      return (task) => {
        const games = Math.min(BATCH, samples - task * BATCH);
        return policies.map((policy) => {
          const tally = noGames(rules);
          for (let game = 0; game < games; game++) {
            playGame(rules, policy, worths, tally, `${seed}\n${name}\n${task * BATCH + game}`);
          }
          return [tally.wins, ...tally.home];
        });
      };
    },
    finish({ samples }, results) {
      return {
        games: samples,
        ways: policies.map((policy, index) => policyRow(policy, results, index, samples)),
      };
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
  policy: Policy,
  worths: readonly ReturnType<typeof stopValuesOf>[],
  tally: PlayCounts,
  seed: string,
): void {
  let heights = startHeights(rules);
  for (let redealsLeft = rules.redeals; redealsLeft >= 0; redealsLeft--) {
    // The shuffle depends on the seed and the deal alone; the cards left are put in its order.
    const engine = createRng(seed, redealsLeft);
    const table = layFans(rules.emptyFan === 'kings', dealFans(engine, heights), heights);
    heights = playDeal(policy, {
      rules,
      table,
      worths: worths[redealsLeft - 1] ?? null,
      last: redealsLeft === 0,
      engine,
    });
    const cards = cardsHome(heights);
    tally.home[rules.redeals - redealsLeft]![cards]!++;
    if (cards < cardCount(rules)) continue;
    tally.wins++;
    return;
  }
}

/** The row of a policy in the file: the results of all tasks for the policy at `index` in them, added up. */
export function policyRow(
  policy: string,
  results: readonly PlayResult[],
  index: number,
  games: number,
): Json {
  const parts = results.map((result) => result[index]!);
  const wins = parts.reduce((sum, [won]) => sum + won, 0);
  const [, ...deals] = parts[0]!;
  const home = deals.map((counts, deal) =>
    counts.map((_, cards) => parts.reduce((sum, [, ...other]) => sum + other[deal]![cards]!, 0)),
  );
  return { way: policy, games, wins, ...roundedProportion(wins, games), home };
}
