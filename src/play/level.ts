import { fail, ok, type Result } from '../core/result.ts';
import { isObject } from './json.ts';

/*
 * A short test that finds a player's level, going up and down: after a puzzle that was solved the next is a grade
 * harder, after any other a grade easier. Such a staircase stays about the grade that is solved every second time,
 * which the mean of the grades reached tells, the one that would come next counted in and the first ones left out
 * (Dixon & Mood, A method for obtaining and analyzing sensitivity data, 1948). The level is half a grade below it:
 * the grade that is solved more often than not.
 */

/** How many puzzles the test has. */
export const TEST_LENGTH = 8;
const GRADES = 5;
const FIRST_GRADE = 2;
const LEFT_OUT = 3;

/** A test that was begun. */
export interface LevelTest {
  /** When, to the second, in UTC. */
  readonly at: string;
  /** For each step the ids of five puzzles to choose from, one a grade. */
  readonly plan: readonly (readonly string[])[];
  /** Of each puzzle so far whether it was solved without help or mistake. */
  readonly right: readonly boolean[];
}

/** A puzzle as far as a test has to know it. */
export interface Graded {
  readonly id: string;
  readonly theme: string;
  readonly grade: number;
}

/**
 * Plans a test: at each step one puzzle of each grade, none twice, those not tried before first, and of as many
 * themes as there are. `random` gives numbers from 0 to below 1. Null where a grade has too few puzzles.
 */
export function planTest(
  puzzles: readonly Graded[],
  tried: ReadonlySet<string>,
  at: string,
  random: () => number,
): LevelTest | null {
  const columns = Array.from({ length: GRADES }, (_, index) => {
    const left = puzzles
      .filter(({ grade }) => grade === index + 1)
      .map((puzzle) => ({ ...puzzle, order: random() + (tried.has(puzzle.id) ? 1 : 0) }))
      .sort((a, b) => a.order - b.order);
    const taken = new Map<string, number>();
    return Array.from({ length: TEST_LENGTH }, () => {
      const fewest = Math.min(...left.map(({ theme }) => taken.get(theme) ?? 0));
      const chosen = left.findIndex(({ theme }) => (taken.get(theme) ?? 0) === fewest);
      const [puzzle] = left.splice(chosen, chosen < 0 ? 0 : 1);
      if (puzzle !== undefined) taken.set(puzzle.theme, fewest + 1);
      return puzzle?.id ?? '';
    });
  });
  const plan = Array.from({ length: TEST_LENGTH }, (_, step) => columns.map((ids) => ids[step] ?? ''));
  return plan.flat().includes('') ? null : { at, plan, right: [] };
}

/** The grades that a test has led to so far, and the one that comes, or would come, next. */
export function gradesOf({ right }: LevelTest): number[] {
  const grades = [FIRST_GRADE];
  for (const was of right) {
    const next = (grades.at(-1) ?? FIRST_GRADE) + (was ? 1 : -1);
    grades.push(Math.min(Math.max(next, 1), GRADES));
  }
  return grades;
}

/** The id of the puzzle that comes next in a test; null at its end. */
export function nextOf(test: LevelTest): string | null {
  const grade = gradesOf(test).at(-1) ?? FIRST_GRADE;
  return test.plan[test.right.length]?.[grade - 1] ?? null;
}

/** The level that a test has found, a grade from 1 to 5; null before its end. */
export function levelOf(test: LevelTest): number | null {
  if (test.right.length < TEST_LENGTH) return null;
  const counted = gradesOf(test).slice(LEFT_OUT);
  const mean = counted.reduce((sum, grade) => sum + grade, 0) / counted.length;
  return Math.round(mean - 0.5);
}

/** Reads a test from what was kept of it; the fault says what is wrong. */
export function readLevelTest(value: unknown): Result<LevelTest> {
  const fault = fail('The test of the level in it cannot be read.');
  if (!isObject(value)) return fault;
  const { at, plan, right } = value;
  if (typeof at !== 'string' || !isList(plan) || !isList(right)) return fault;
  const whole = plan.length === TEST_LENGTH && right.length <= TEST_LENGTH;
  const ids = plan.map((step) => (isList(step) ? step.filter((id) => typeof id === 'string') : []));
  const marks = right.filter((was) => typeof was === 'boolean');
  if (!whole || ids.some(({ length }) => length !== GRADES) || marks.length < right.length) return fault;
  return ok({ at, plan: ids, right: marks });
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value);
}
