import { PACK } from '../core/card.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { isObject } from './json.ts';
import { type LevelTest, readLevelTest } from './level.ts';
import { readTimestamp } from './timestamp.ts';
import { isNewer as isNewerThan, readVersioned, type Upgrade } from './versioned.ts';

/*
 * A player's practice as it is saved on the device and in files, a log of tries. A worked example:
 *
 *     {"version":1,"hidden":false,"test":null,"tries":[
 *       {"puzzle":"draw-03","at":"2026-05-03T18:04:00Z","how":"failed"},
 *       {"puzzle":"draw-03","at":"2026-05-04T09:30:00Z","how":"solved"}],
 *      "guesses":[{"deal":"lucie-count-9","at":"2026-05-04T09:41:00Z","guess":28}]}
 *
 * Everything else is worked out from the log: that draw-03 counts as solved ({@link bestResult}), when it is to be seen
 * again (repeat.ts), and the player's level, if a test was taken (`test`, level.ts). The names of the fields never change.
 * A record from before there were guesses has none.
 */

/** Results of a try, the best first: solved without help or mistake, solved with hints, a move lost the goal. */
const RESULTS = ['solved', 'helped', 'failed'] as const;
/** One of {@link RESULTS}. */
export type TryResult = (typeof RESULTS)[number];

/** One try of a puzzle. */
export interface Try {
  /** The id of the puzzle. */
  readonly puzzle: string;
  /** When it was solved or failed, as timestamp.ts writes it: `2026-05-03T18:04:00Z`. */
  readonly at: string;
  /** Its result. */
  readonly how: TryResult;
}

/** One guess at how many cards of a deal can come home. */
export interface Guess {
  /** The seed of the deal. */
  readonly deal: string;
  /** When it was made, as timestamp.ts writes it. */
  readonly at: string;
  /** The cards, 0–52. */
  readonly guess: number;
}

/** All tries and guesses in the order of time, whether the player hides them, and the level test that was begun last. */
export interface Practice {
  readonly hidden: boolean;
  readonly tries: readonly Try[];
  readonly test: LevelTest | null;
  readonly guesses: readonly Guess[];
}

/** Practice that has not begun. */
export const NO_PRACTICE: Practice = { hidden: false, tries: [], test: null, guesses: [] };

/** How a player comes to a puzzle, as the fragment of its address: within a test of the level, or to see it again. */
export const PRACTICE_HASHES = { level: '#level', again: '#again' } as const;

/**
 * The address of a puzzle, `practice` being that of the page of all puzzles, which ends in `/`: those of the player's own
 * (own/own-puzzle.ts) share a page. One of {@link PRACTICE_HASHES} may be added.
 */
export function puzzleAddress(practice: string, id: string): string {
  return `${practice}${id.startsWith('own-') ? `own/#${id}` : `${id}/`}`;
}

/** The upgrade from each version of the text to the next, from version 1 on. */
const UPGRADES: readonly Upgrade[] = [];

const PUZZLE_ID = /^[a-z]+(?:-[a-z]+)*-\d{2,4}$/;

/** Writes practice; read back by {@link readPractice}. */
export function makePractice({ hidden, tries, test, guesses }: Practice): string {
  return JSON.stringify({ version: UPGRADES.length + 1, hidden, tries, test, guesses });
}

/** Reads practice; the fault says what is wrong with the text. */
export function readPractice(text: string): Result<Practice> {
  const saved = readVersioned(text, UPGRADES, 'a record of practice');
  if (!saved.ok) return saved;
  const { hidden = false, tries, test = null, guesses = [] } = saved.value;
  if (typeof hidden !== 'boolean' || !Array.isArray(tries)) return fail('It holds no tries of puzzles.');
  if (!Array.isArray(guesses) || !guesses.every(isGuess))
    return fail('It holds a guess that is no number of cards, 0 to 52, with its deal and its time.');
  const read: Try[] = [];
  for (const one of tries) {
    const found = readTry(one);
    if (!found.ok) return found;
    read.push(found.value);
  }
  const level = test === null ? ok(null) : readLevelTest(test);
  return level.ok
    ? ok({
        hidden,
        tries: mergeTries(read, []),
        test: level.value,
        guesses: mergeTries(
          guesses.map(({ deal, at, guess }) => ({ deal, at, guess })),
          [],
        ),
      })
    : level;
}

function isGuess(value: unknown): value is Guess {
  if (!isObject(value) || typeof value.deal !== 'string' || !readTimestamp(value.at).ok) return false;
  const { guess } = value;
  return typeof guess === 'number' && Number.isInteger(guess) && guess >= 0 && guess <= PACK;
}

function readTry(value: unknown): Result<Try> {
  if (!isObject(value)) return fail('One of its tries is none.');
  const { puzzle, at } = value;
  if (typeof puzzle !== 'string' || !PUZZLE_ID.test(puzzle))
    return fail(`A puzzle is named like which-first-03; found ${quote(String(puzzle))}.`);
  const time = readTimestamp(at);
  if (!time.ok) return time;
  const how = RESULTS.find((known) => known === value.how);
  if (how === undefined) return fail(`A try went ${RESULTS.join(', ')}; found ${quote(String(value.how))}.`);
  return ok({ puzzle, at: time.value, how });
}

/** Whether a text was saved by a newer version of the site than this one: it must not be overwritten. */
export function isNewerPractice(text: string): boolean {
  return isNewerThan(text, UPGRADES);
}

/** All tries, or guesses, of two lists, each once, in the order of time. */
export function mergeTries<T extends Try | Guess>(some: readonly T[], others: readonly T[]): T[] {
  // Their fields stand in one order, that in which they are read and written.
  const byKey = new Map([...some, ...others].map((one) => [`${one.at} ${Object.values(one)}`, one]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** Merges two records of practice: all tries and guesses, and the test that was begun later or has come further. */
export function mergePractice(mine: Practice, other: Practice): Practice {
  const tests = [mine.test, other.test].filter((test) => test !== null);
  const [test = null] = tests.sort((a, b) =>
    a.at === b.at ? b.right.length - a.right.length : a.at < b.at ? 1 : -1,
  );
  return {
    ...mine,
    tries: mergeTries(mine.tries, other.tries),
    test,
    guesses: mergeTries(mine.guesses, other.guesses),
  };
}

/** The result of a puzzle: that of its best try; null where it was not tried. */
export function bestResult(tries: readonly Try[]): TryResult | null {
  return RESULTS.find((how) => tries.some((one) => one.how === how)) ?? null;
}
