import { PACK } from '../core/card.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { isObject } from './json.ts';
import { type LevelTest, readLevelTest } from './level.ts';
import { readTimestamp } from './timestamp.ts';
import { isNewer as isNewerThan, readVersioned, told, type Upgrade } from './versioned.ts';

/*
 * A player's practice as it is saved on the device and in files, a log of tries. A worked example:
 *
 *     {"version":1,"hidden":false,"test":null,"tries":[
 *       {"puzzle":"draw-03","at":"2026-05-03T18:04:00Z","how":"failed"},
 *       {"puzzle":"draw-03","at":"2026-05-04T09:30:00Z","how":"solved"}],
 *      "guesses":[{"deal":"lucie-count-9","at":"2026-05-04T09:41:00Z","guess":28}],
 *      "runs":[{"at":"2026-05-05T20:10:00Z","solved":["draw-01","only-move-02"],"missed":["draw-07"]}],
 *      "themes":["draw"]}
 *
 * Everything else is worked out from the log: that draw-03 counts as solved ({@link bestResult}), when it is to be seen
 * again (repeat.ts), the player's rating (queue/rating.ts), and what comes next (queue/queue.ts). The names of the fields never
 * change. A record from before there were guesses, runs or themes has none. `test` is of a test of the level, which the site had
 * before there was a rating: its tries are in the log like any others, and it is only kept.
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

/** A run: puzzles against the clock. They are no tries: neither the rating nor the spacing of a puzzle comes from them. */
export interface Run {
  /** When it ended, as timestamp.ts writes it. */
  readonly at: string;
  /** The ids of the puzzles solved, and of those missed, in their order. */
  readonly solved: readonly string[];
  readonly missed: readonly string[];
}

/** All tries, guesses and runs in the order of time, and whether the player hides them. */
export interface Practice {
  readonly hidden: boolean;
  readonly tries: readonly Try[];
  /** The test of the level that was begun last; it is only kept. */
  readonly test: LevelTest | null;
  readonly guesses: readonly Guess[];
  readonly runs: readonly Run[];
  /** The themes that the player wants to practise; none for all of them. */
  readonly themes: readonly string[];
}

/** Practice that has not begun. */
export const NO_PRACTICE: Practice = {
  hidden: false,
  tries: [],
  test: null,
  guesses: [],
  runs: [],
  themes: [],
};

/** The fragment of a puzzle's address that says it is one of the queue. */
export const QUEUE_HASH = '#practise';

/** Fragments that said so before: a puzzle that was due, and one of a test of the level. They may be bookmarked. */
const OLD_QUEUE_HASHES = ['#again', '#level'];

/** Whether a player comes to a puzzle by the queue, by the fragment of its address, which may have an id before that. */
export function isInQueue(hash: string): boolean {
  return [QUEUE_HASH, ...OLD_QUEUE_HASHES].some((end) => hash.endsWith(end));
}

/**
 * The address of a puzzle, `practice` being that of the page of all puzzles, which ends in `/`: those of the player's own
 * (own/own-puzzle.ts) share a page. {@link QUEUE_HASH} may be added.
 */
export function puzzleAddress(practice: string, id: string): string {
  return `${practice}${id.startsWith('own-') ? `own/#${id}` : `${id}/`}`;
}

/** The upgrade from each version of the text to the next, from version 1 on. */
const UPGRADES: readonly Upgrade[] = [];

const PUZZLE_ID = /^[a-z]+(?:-[a-z]+)*-\d{2,4}$/;

/** Writes practice; read back by {@link readPractice}. */
export function makePractice({ hidden, tries, test, guesses, runs, themes }: Practice): string {
  return JSON.stringify({ version: UPGRADES.length + 1, hidden, tries, test, guesses, runs, themes });
}

/** Reads practice; the fault says what is wrong with the text. */
export function readPractice(text: string): Result<Practice> {
  const saved = readVersioned(text, UPGRADES, 'a record of practice');
  if (!saved.ok) return saved;
  const { hidden = false, tries, test = null, guesses = [], runs = [], themes = [] } = saved.value;
  if (typeof hidden !== 'boolean' || !Array.isArray(tries)) return fail('It holds no tries of puzzles.');
  if (!Array.isArray(guesses) || !guesses.every(isGuess))
    return fail('It holds a guess that is no number of cards, 0 to 52, with its deal and its time.');
  if (!Array.isArray(runs) || !runs.every(isRun))
    return fail('It holds a run that is no list of puzzles solved and missed, with its time.');
  if (!isTexts(themes)) return fail('The themes in it are no list of names.');
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
        runs: mergeTries(
          runs.map(({ at, solved, missed }) => ({ at, solved, missed })),
          [],
        ),
        themes,
      })
    : level;
}

function isGuess(value: unknown): value is Guess {
  if (!isObject(value) || typeof value.deal !== 'string' || !readTimestamp(value.at).ok) return false;
  const { guess } = value;
  return typeof guess === 'number' && Number.isInteger(guess) && guess >= 0 && guess <= PACK;
}

function isRun(value: unknown): value is Run {
  return isObject(value) && readTimestamp(value.at).ok && isTexts(value.solved) && isTexts(value.missed);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function readTry(value: unknown): Result<Try> {
  if (!isObject(value)) return fail('One of its tries is none.');
  const { puzzle, at } = value;
  if (typeof puzzle !== 'string' || !PUZZLE_ID.test(puzzle))
    return fail(`A puzzle is named like which-first-03; found ${quote(told(puzzle))}.`);
  const time = readTimestamp(at);
  if (!time.ok) return time;
  const how = RESULTS.find((known) => known === value.how);
  if (how === undefined) return fail(`A try went ${RESULTS.join(', ')}; found ${quote(told(value.how))}.`);
  return ok({ puzzle, at: time.value, how });
}

/** Whether a text was saved by a newer version of the site than this one: it must not be overwritten. */
export function isNewerPractice(text: string): boolean {
  return isNewerThan(text, UPGRADES);
}

/** All tries, guesses or runs of two lists, each once, in the order of time. */
export function mergeTries<T extends Try | Guess | Run>(some: readonly T[], others: readonly T[]): T[] {
  // Their fields stand in one order, that in which they are read and written.
  const byKey = new Map(
    [...some, ...others].map((one) => [`${one.at} ${JSON.stringify(Object.values(one))}`, one]),
  );
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/**
 * Merges two records of practice: all tries, guesses and runs, the test that was begun later or has come further, and the
 * themes that were chosen, if none were chosen here those of the other.
 */
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
    runs: mergeTries(mine.runs, other.runs),
    themes: mine.themes.length > 0 ? mine.themes : other.themes,
  };
}

/** The result of a puzzle: that of its best try; null where it was not tried. */
export function bestResult(tries: readonly Try[]): TryResult | null {
  return RESULTS.find((how) => tries.some((one) => one.how === how)) ?? null;
}
