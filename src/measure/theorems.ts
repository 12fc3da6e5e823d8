/*
 * Puts the free-build theorems of solver/safe.ts to the test: in random positions of all stages a build that a theorem
 * calls free is made, and what the deal can give before and after it is compared, by searches that use no theorem.
 * Positions from which more than a limit of others can be reached are counted as skipped, never as agreeing.
 */

import { type Engine, integer, pick } from 'random-js';
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

/** Builds that one task checks. */
const CHUNK = 100;

/** How a case is sampled: one build for so many of `samples`, from how many cards left, how large a search may be. */
interface Sampling {
  readonly one: number;
  readonly few: number;
  readonly many: number;
  /** One position in so many is a whole pack as dealt; 0 for none. */
  readonly undealt: number;
  readonly limit: number;
}

function samplingOf({ claimed, packed, wanted }: TheoremCase): Sampling {
  if (!packed) return { one: 50, few: 4, many: 14, undealt: 0, limit: 2_000 };
  if (wanted === 'stops') return { one: 10, few: 2, many: 26, undealt: 0, limit: 10_000 };
  return { one: claimed ? 1 : 10, few: 2, many: 46, undealt: 50, limit: 10_000 };
}

/** A build that was called free and is not. */
interface Failure {
  readonly left: number;
  readonly position: string;
  readonly build: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** What a task found: builds checked, skipped and refuted, and the smallest that was refuted. */
export interface TheoremChecks {
  readonly checked: number;
  readonly skipped: number;
  readonly failed: number;
  readonly smallest: Failure | null;
}

/** The measurement of all theorems. */
export const theorems: Measurement = {
  name: 'theorems',
  summary:
    'The free-build theorems against a search that does without them, where they are claimed and where not.',
  samples: { of: 'positions checked for each theorem and each game where it is claimed', usual: 100_000 },
  needs: [],
  tasks: (settings) => tasksOf(settings).length,
  worker(settings) {
    const tasks = tasksOf(settings);
    return (task) => {
      const { index, builds } = tasks[task]!;
      const found = checkTheorem(THEOREM_CASES[index]!, createRng(settings.seed, 'theorems', task), builds);
      return [index, found.checked, found.skipped, found.failed, found.smallest as Json];
    };
  },
  finish: (_, results) => ({
    row: 'a theorem in a game; of the builds it calls free, those checked, those too large to check, and those that lose an outcome',
    rows: THEOREM_CASES.map((one, index) => {
      const mine = (results as readonly Result[]).filter(([of]) => of === index);
      return rowOf(one, mine);
    }),
  }),
};

type Result = readonly [index: number, checked: number, skipped: number, failed: number, smallest: Json];

/** One task is a part of one case. */
function tasksOf({ samples }: RunOptions): { readonly index: number; readonly builds: number }[] {
  return THEOREM_CASES.flatMap((one, index) => {
    const builds = Math.ceil(samples / samplingOf(one).one);
    const whole = Array.from({ length: Math.floor(builds / CHUNK) }, () => ({ index, builds: CHUNK }));
    return builds % CHUNK === 0 ? whole : [...whole, { index, builds: builds % CHUNK }];
  });
}

function rowOf({ theorem, game, claimed, wanted }: TheoremCase, results: readonly Result[]): Json {
  const sum = (at: 1 | 2 | 3) => results.reduce((total, result) => total + result[at], 0);
  const [checked, skipped, failed] = [sum(1), sum(2), sum(3)];
  const { low, high } = proportionOf(failed, checked);
  const smallest = smallestOf(results.map((result) => result[4] as Failure | null));
  const figures = { checked, skipped, failed, low: round(low), high: round(high) };
  return { theorem, game, claimed, wanted, ...figures, smallest: smallest as Json };
}

function round(share: number): number {
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
    const { few, many, undealt, limit } = samplingOf(one);
    const whole = undealt > 0 && integer(1, undealt)(engine) === 1;
    const position = randomPosition(one.rules, engine, whole ? CARD_COUNT : integer(few, many)(engine));
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

/** What a position can give; after a build nothing can be new, so there the search may end when it has found `all`. */
function outcomesOf(
  one: TheoremCase,
  position: Position,
  limit: number,
  all?: ReachableHeights,
): ReachableHeights | null {
  if (!one.packed) return plainOutcomes(one.rules, position, limit);
  return tableOutcomes(lay(one.rules, position), one.wanted, limit, all);
}
