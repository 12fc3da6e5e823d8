import { fail, ok, type Result } from '../core/result.ts';
import { isObject } from './json.ts';

/*
 * A level test: eight puzzles that find the grade a player is up to, by the staircase method. After a solved puzzle the
 * next is a grade harder, after any other a grade easier, so the grades come to swing about the one that is solved every
 * second time. A worked example:
 *
 *     puzzle    1    2    3    4    5    6    7    8    (9)
 *     grade     2    3    4    3    4    5    4    3     4
 *     solved    yes  yes  no   yes  yes  no   no   yes
 *
 * The first three grades are only the way up and are left out; the grade that would come next is counted in. The mean of
 * 3, 4, 5, 4, 3, 4 is 3.8 (Dixon & Mood, A method for obtaining and analyzing sensitivity data, 1948). The level is half
 * a grade below it, rounded: 3, the grade that is solved more often than not.
 */

/** How many puzzles a test has. */
export const TEST_LENGTH = 8;
const GRADES = 5;
const FIRST_GRADE = 2;
/** Grades at the start that do not count. */
const WARM_UP = 3;

/** A test that was begun, as it is saved within the record of practice: the names of its fields never change. */
export interface LevelTest {
  /** When it was begun, as timestamp.ts writes it. */
  readonly at: string;
  /** For each step the ids of five puzzles to choose from, one a grade. */
  readonly plan: readonly (readonly string[])[];
  /** For each puzzle so far whether it was solved without help or mistake. */
  readonly right: readonly boolean[];
}

/** The part of a puzzle that a test is planned by. */
export interface GradedPuzzle {
  readonly id: string;
  readonly theme: string;
  readonly grade: number;
}

/**
 * Plans a test: at each step one puzzle of each grade, none twice, those not tried before first, and of as many
 * themes as there are. `random` gives numbers from 0 to below 1. Null where a grade has too few puzzles.
 */
export function planTest(
  puzzles: readonly GradedPuzzle[],
  tried: ReadonlySet<string>,
  timestamp: string,
  random: () => number,
): LevelTest | null {
  const byGrade = Array.from({ length: GRADES }, (_, index) => {
    const candidates = puzzles
      .filter(({ grade }) => grade === index + 1)
      .map((puzzle) => ({ ...puzzle, order: random() + (tried.has(puzzle.id) ? 1 : 0) }))
      .sort((a, b) => a.order - b.order);
    const themeCounts = new Map<string, number>();
    return Array.from({ length: TEST_LENGTH }, () => {
      const fewest = Math.min(...candidates.map(({ theme }) => themeCounts.get(theme) ?? 0));
      const chosen = candidates.findIndex(({ theme }) => (themeCounts.get(theme) ?? 0) === fewest);
      const [puzzle] = candidates.splice(chosen, chosen < 0 ? 0 : 1);
      if (puzzle !== undefined) themeCounts.set(puzzle.theme, fewest + 1);
      return puzzle?.id ?? '';
    });
  });
  const plan = Array.from({ length: TEST_LENGTH }, (_, step) => byGrade.map((ids) => ids[step] ?? ''));
  return plan.flat().includes('') ? null : { at: timestamp, plan, right: [] };
}

/** The grades that a test has led to so far, and the one that comes, or would come, next. */
export function gradesOf({ right }: LevelTest): number[] {
  const grades = [FIRST_GRADE];
  for (const solved of right) {
    const next = (grades.at(-1) ?? FIRST_GRADE) + (solved ? 1 : -1);
    grades.push(Math.min(Math.max(next, 1), GRADES));
  }
  return grades;
}

/** The id of the puzzle that comes next in a test; null at its end. */
export function nextPuzzle(test: LevelTest): string | null {
  const grade = gradesOf(test).at(-1) ?? FIRST_GRADE;
  return test.plan[test.right.length]?.[grade - 1] ?? null;
}

/** The level that a test has found, a grade from 1 to 5; null before its end. */
export function levelOf(test: LevelTest): number | null {
  if (test.right.length < TEST_LENGTH) return null;
  const counted = gradesOf(test).slice(WARM_UP);
  const mean = counted.reduce((sum, grade) => sum + grade, 0) / counted.length;
  return Math.round(mean - 0.5);
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
