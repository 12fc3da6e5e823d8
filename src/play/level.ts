import { fail, ok, type Result } from '../core/result.ts';
import { isObject } from './json.ts';

/*
 * A test of the level: eight puzzles, harder after each one solved. The site had it before a player's rating was worked out from
 * all tries (queue/rating.ts). One that was saved is still read, and kept as it is, so that nothing of a player's record is lost.
 */

/** How many puzzles a test has. */
const TEST_LENGTH = 8;
const GRADES = 5;

/** A test that was begun, as it is saved within the record of practice: the names of its fields never change. */
export interface LevelTest {
  /** When it was begun, as timestamp.ts writes it. */
  readonly at: string;
  /** For each step the ids of five puzzles to choose from, one a grade. */
  readonly plan: readonly (readonly string[])[];
  /** For each puzzle so far whether it was solved without help or mistake. */
  readonly right: readonly boolean[];
}

/** Reads a test from what was saved; the fault says what is wrong. */
export function readLevelTest(value: unknown): Result<LevelTest> {
  const fault = fail('The test of the level in it cannot be read.');
  if (!isObject(value)) return fault;
  const { at, plan, right } = value;
  if (typeof at !== 'string' || !isList(plan) || !isList(right)) return fault;
  const fits = plan.length === TEST_LENGTH && right.length <= TEST_LENGTH;
  const ids = plan.map((step) => (isList(step) ? step.filter((id) => typeof id === 'string') : []));
  const solved = right.filter((one) => typeof one === 'boolean');
  if (!fits || ids.some(({ length }) => length !== GRADES) || solved.length < right.length) return fault;
  return ok({ at, plan: ids, right: solved });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
