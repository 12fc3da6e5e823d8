/*
 * Tests the free-build theorems of solver/safe.ts by trying to refute them (a randomised property test). One check:
 *
 *     a random position     7S QC | 4D KC | …, 14 cards left
 *     a build called free   QC on KC, by the theorem on kings
 *     outcomes before       13-12-13-2 and 12-13-13-4, by a search that uses no theorem
 *     outcomes after it     the same set, or the theorem is refuted by this position
 *
 * Positions from which more than a limit of others can be reached are counted as skipped, never as agreeing.
 */

import { type Engine, integer, pick } from 'random-js';
import { z } from 'zod';
import { makeMove } from '../core/move-notation.ts';
import { legalPlays, type Move, play } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { proportionOf } from '../core/proportion.ts';
import { CARD_COUNT, lay } from '../solver/deal-table.ts';
import type { Json, Measurement, RunOptions } from './measurement.ts';
import { plainOutcomes, type ReachableHeights, sameOutcomes, tableOutcomes } from './plain.ts';
import { randomPosition } from './random-position.ts';
import { createRng } from './rng.ts';
import { THEOREM_CASES, type TheoremCase } from './theorem-cases.ts';

/** Builds in a task. */
const BATCH = 100;

/** How the positions of a case are drawn. */
interface Sampling {
  /** How many of the `samples` stand for one build. */
  readonly samplesPerBuild: number;
  /** The fewest and the most cards left. */
  readonly leastLeft: number;
  readonly mostLeft: number;
  /** One position in so many is a whole pack as dealt; 0 for none. */
  readonly oneInWhole: number;
  /** The most positions that a search may reach. */
  readonly limit: number;
}

function samplingOf({ claimed, packed, wanted }: TheoremCase): Sampling {
  if (!packed) return { samplesPerBuild: 50, leastLeft: 4, mostLeft: 14, oneInWhole: 0, limit: 2_000 };
  if (wanted === 'stops')
    return { samplesPerBuild: 10, leastLeft: 2, mostLeft: 26, oneInWhole: 0, limit: 10_000 };
  return { samplesPerBuild: claimed ? 1 : 10, leastLeft: 2, mostLeft: 46, oneInWhole: 50, limit: 10_000 };
}

/** A build that was called free and is not. */
type Failure = z.infer<typeof failureShape>;

/** What a {@link Failure} is where it comes from a file. */
const failureShape = z.readonly(
  z.object({
    left: z.int(),
    position: z.string(),
    build: z.string(),
    before: z.array(z.string()),
    after: z.array(z.string()),
  }),
);

/** The result of a task: builds checked, skipped and refuted, and the refuting position with the fewest cards left. */
export interface TheoremChecks {
  readonly checked: number;
  readonly skipped: number;
  readonly failed: number;
  readonly smallest: Failure | null;
}

/** What the result of a task is: the number of its case, the checks, and the smallest failure. */
const resultShape = z.tuple([
  z
    .int()
    .min(0)
    .max(THEOREM_CASES.length - 1),
  z.int(),
  z.int(),
  z.int(),
  failureShape.nullable(),
]);

/** The measurement of all theorems. */
export const theorems: Measurement<TaskResult> = {
  name: 'theorems',
  summary:
    'The free-build theorems against a search that does without them, where they are claimed and where not.',
  samples: { of: 'positions checked for each theorem and each game where it is claimed', usual: 100_000 },
  needs: [],
  tasks: (settings) => tasksOf(settings).length,
  result: resultShape,
  worker(settings) {
    const tasks = tasksOf(settings);
    return (task) => {
      const { index, builds } = tasks[task]!;
      const found = checkTheorem(THEOREM_CASES[index]!, createRng(settings.seed, 'theorems', task), builds);
      return [index, found.checked, found.skipped, found.failed, found.smallest];
    };
  },
  finish: (_, results) => ({
    row: 'a theorem in a game; of the builds it calls free, those checked, those too large to check, and those that lose an outcome',
    rows: THEOREM_CASES.map((one, index) => {
      return rowOf(
        one,
        results.filter(([of]) => of === index),
      );
    }),
  }),
};

type TaskResult = readonly [
  index: number,
  checked: number,
  skipped: number,
  failed: number,
  smallest: Failure | null,
];

/** One task is a part of one case. */
function tasksOf({ samples }: RunOptions): { readonly index: number; readonly builds: number }[] {
  return THEOREM_CASES.flatMap((one, index) => {
    const builds = Math.ceil(samples / samplingOf(one).samplesPerBuild);
    const whole = Array.from({ length: Math.floor(builds / BATCH) }, () => ({ index, builds: BATCH }));
    return builds % BATCH === 0 ? whole : [...whole, { index, builds: builds % BATCH }];
  });
}

function rowOf({ theorem, game, claimed, wanted }: TheoremCase, results: readonly TaskResult[]): Json {
  const sum = (column: 1 | 2 | 3) => results.reduce((total, result) => total + result[column], 0);
  const [checked, skipped, failed] = [sum(1), sum(2), sum(3)];
  const { low, high } = proportionOf(failed, checked);
  const smallest = smallestOf(results.map((result) => result[4]));
  const figures = { checked, skipped, failed, low: roundToMillionth(low), high: roundToMillionth(high) };
  return { theorem, game, claimed, wanted, ...figures, smallest };
}

/** Shares of failures are so small that a hundred-thousandth, to which other figures are rounded, would hide them. */
function roundToMillionth(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}

function smallestOf(failures: readonly (Failure | null)[]): Failure | null {
  return failures.reduce(
    (least, one) => (one !== null && (least === null || one.left < least.left) ? one : least),
    null,
  );
}

/** Checks so many builds that a theorem calls free, each in a random position of its own. */
export function checkTheorem(one: TheoremCase, engine: Engine, builds: number): TheoremChecks {
  const found = { checked: 0, skipped: 0, failed: 0 };
  let smallest: Failure | null = null;
  while (found.checked < builds) {
    const { leastLeft, mostLeft, oneInWhole, limit } = samplingOf(one);
    const isWhole = oneInWhole > 0 && integer(1, oneInWhole)(engine) === 1;
    const cardsLeft = isWhole ? CARD_COUNT : integer(leastLeft, mostLeft)(engine);
    const position = randomPosition(one.rules, engine, cardsLeft);
    const free = freeBuilds(one, position);
    if (free.length === 0) continue;
    const build = pick(engine, free);
    const before = outcomesOf(one, position, limit);
    if (before === null) {
      found.skipped++;
      continue;
    }
    found.checked++;
    const after = play(one.rules, position, build);
    if (sameOutcomes(before, outcomesOf(one, after, limit, before)!)) continue;
    found.failed++;
    const left = CARD_COUNT - home(position);
    if (smallest !== null && smallest.left <= left) continue;
    smallest = {
      left,
      position: makePosition(one.rules, position),
      build: makeMove(one.rules, position, build),
      before: [...before].sort(),
      after: [...outcomesOf(one, after, limit)!].sort(),
    };
  }
  return { ...found, smallest };
}

function freeBuilds(one: TheoremCase, position: Position): Move[] {
  return legalPlays(one.rules, position).filter((move) => {
    if (move.kind !== 'play' || move.to.at !== 'fan') return false;
    const fan = position.fans[move.to.fan] ?? [];
    return fan.length > 0 && one.isFree(position, fan);
  });
}

/** The outcomes of a position. After a build none can be new, so there the search may end when it has found `all` of before. */
function outcomesOf(
  one: TheoremCase,
  position: Position,
  limit: number,
  all?: ReachableHeights,
): ReachableHeights | null {
  if (!one.packed) return plainOutcomes(one.rules, position, limit);
  return tableOutcomes(lay(one.rules, position), one.wanted, limit, all);
}
