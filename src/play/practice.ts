import { fail, ok, quote, type Result } from '../core/result.ts';
import { isObject } from './json.ts';
import { type LevelTest, readLevelTest } from './level.ts';
import { isNewer as isNewerThan, readVersioned, type Upgrade } from './versioned.ts';

/*
 * What is known of a player's practice, as it is kept on the device and in files:
 * `{"version":1,"hidden":false,"tries":[{"puzzle":"draw-03","at":"2026-05-03T18:04:00Z","how":"failed"},…],"test":null}`.
 * Everything else, such as when a puzzle is to be seen again, is worked out from the tries.
 */

/** How a try of a puzzle can go: solved without help or mistake; solved with hints; or a move lost the goal. */
const HOWS = ['solved', 'helped', 'failed'] as const;
/** One of {@link HOWS}. */
export type How = (typeof HOWS)[number];

/** One try of a puzzle. */
export interface Try {
  /** The id of the puzzle. */
  readonly puzzle: string;
  /** When it was decided, to the second, in UTC: `2026-05-03T18:04:00Z`, so that times compare as texts. */
  readonly at: string;
  readonly how: How;
}

/** All tries in the order of time, whether they are kept out of sight, and the test of the level that was begun last. */
export interface Practice {
  readonly hidden: boolean;
  readonly tries: readonly Try[];
  readonly test: LevelTest | null;
}

/** Practice that has not begun. */
export const NO_PRACTICE: Practice = { hidden: false, tries: [], test: null };

/** What leads from each version to the next, from version 1 on. */
const STEPS: readonly Upgrade[] = [];

const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;
const ID = /^[a-z]+(?:-[a-z]+)*-\d{2,4}$/;

/** Writes practice; read back by {@link readPractice}. */
export function makePractice({ hidden, tries, test }: Practice): string {
  return JSON.stringify({ version: STEPS.length + 1, hidden, tries, test });
}

/** Reads practice; the fault says what is wrong with the text. */
export function readPractice(text: string): Result<Practice> {
  const saved = readVersioned(text, STEPS, 'a record of practice');
  if (!saved.ok) return saved;
  const { hidden = false, tries, test = null } = saved.value;
  if (typeof hidden !== 'boolean' || !Array.isArray(tries)) return fail('It holds no tries of puzzles.');
  const read: Try[] = [];
  for (const one of tries) {
    const found = readTry(one);
    if (!found.ok) return found;
    read.push(found.value);
  }
  const level = test === null ? ok(null) : readLevelTest(test);
  return level.ok ? ok({ hidden, tries: mergeTries(read, []), test: level.value }) : level;
}

function readTry(value: unknown): Result<Try> {
  if (!isObject(value)) return fail('One of its tries is none.');
  const { puzzle, at } = value;
  if (typeof puzzle !== 'string' || !ID.test(puzzle))
    return fail(`A puzzle is named like which-first-03; found ${quote(String(puzzle))}.`);
  if (typeof at !== 'string' || !TIME.test(at) || Number.isNaN(Date.parse(at)))
    return fail(`A time is written like 2026-05-03T18:04:00Z; found ${quote(String(at))}.`);
  const how = HOWS.find((known) => known === value.how);
  if (how === undefined) return fail(`A try went ${HOWS.join(', ')}; found ${quote(String(value.how))}.`);
  return ok({ puzzle, at, how });
}

/** Whether a text is practice of a version that this page cannot know. */
export function isNewerPractice(text: string): boolean {
  return isNewerThan(text, STEPS);
}

/** A time as tries have it. */
export function timeOf(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}

/** All tries of two lists, each once, in the order of time. */
export function mergeTries(some: readonly Try[], others: readonly Try[]): Try[] {
  const all = new Map([...some, ...others].map((one) => [`${one.at} ${one.puzzle} ${one.how}`, one]));
  return [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Two records of practice as one: all tries, and the test that was begun later or has come further. */
export function mergePractice(mine: Practice, other: Practice): Practice {
  const tests = [mine.test, other.test].filter((test) => test !== null);
  const [test = null] = tests.sort((a, b) =>
    a.at === b.at ? b.right.length - a.right.length : a.at < b.at ? 1 : -1,
  );
  return { ...mine, tries: mergeTries(mine.tries, other.tries), test };
}

/** How things stand with a puzzle that was tried: as its best try went. */
export function bestOf(tries: readonly Try[]): How | null {
  return HOWS.find((how) => tries.some((one) => one.how === how)) ?? null;
}
