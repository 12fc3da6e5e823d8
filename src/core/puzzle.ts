/*
 * Puzzles lie in text files, one a theme. A puzzle is a study (see study.ts) with tags of its own before it:
 *
 *   [Puzzle "which-first-01"]
 *   [Theme "which-first"]
 *   [Rules "la-belle-lucie"]
 *   [Deal "Foundations: … | …"]
 *   [Goal "win"]
 *   [Grade "3"]
 *   [Measured "nodes=31 decisions=4 random=12 tempting=1"]
 *
 *   1. 5H-6H! {frees 8S} (1. 4H-5H?? {kills 3C 7C} 2. …) (1. 9C-TC!)
 *   2. 4H-5H (2. JD-QD?? {kills 4S})
 *
 * The main line reaches the goal. At the first move every legal one stands there, marked `!` where it keeps the goal
 * and `??` where it loses it, the latter with the best that is left as its line. Later every move that would lose the
 * goal stands beside the one that is played; a move that does not stand there keeps it. What a move does is said in
 * its comment as data (see move-effect.ts), for the pages to put in words. Its words `frees`, `kills` and `worth` are
 * of the format, which is published and stays as it is.
 */

import type { Game } from './game.ts';
import { parseMoveEffect } from './move-effect.ts';
import type { Move } from './moves.ts';
import { makePosition } from './position-notation.ts';
import { goalFault, isMet, makePuzzleGoal, type PuzzleGoal, parsePuzzleGoal } from './puzzle-goal.ts';
import { fail, ok, quote, type Result } from './result.ts';
import { makeStudy, parseStudy, replayStudy, type Step, type Variation } from './study.ts';

/** The ideas that puzzles practise, in the order in which they are best taken up. */
export const THEMES = [
  'free-or-fatal',
  'which-first',
  'open-the-fan',
  'free-the-card',
  'win-this-deal',
  'only-move',
  'under-the-king',
  'sacrifice',
  'hold-back',
  'draw',
  'kings-to-spaces',
  'cap-of-three',
  'any-suit',
  'colours',
  'cells',
  'up-or-down',
  'both-ends',
  'wastes',
  'first-deal',
  'one-deal',
  'four-deals',
  'one-move-each',
  'to-the-end',
  'only-down',
  'cleared-king',
  'kings-and-colours',
  'cells-for-kings',
  'low-cards-first',
  'king-on-a-queen',
  'which-stays',
  'red-and-black',
  'last-cards-aside',
  'bottom-of-four',
  'one-space',
  'single-card-stays',
] as const;
/** One of {@link THEMES}. */
export type Theme = (typeof THEMES)[number];

/** How hard a puzzle was measured to be. */
export interface Measured {
  /** Positions that were searched to judge the first moves. */
  readonly nodes: number;
  /** Moves of the line, up to the goal, at which some other move loses the goal that did not lose it before. */
  readonly decisions: number;
  /** How many of 100 players who move at random reach the goal; they may take as many moves as they like. */
  readonly random: number;
  /** Wrong first moves that a greedy player likes at least as well as every right one. */
  readonly tempting: number;
}

const MEASURES: readonly (keyof Measured)[] = ['nodes', 'decisions', 'random', 'tempting'];

/** A position with something to be reached from it, proved and graded. */
export interface Puzzle {
  /** Its name: the theme and a number. */
  readonly id: string;
  readonly theme: Theme;
  /** The id of its game. */
  readonly preset: string;
  /** How hard it is, from 1 to 5. */
  readonly grade: number;
  readonly goal: PuzzleGoal;
  readonly measured: Measured;
  readonly game: Game;
  /** The line that reaches the goal; as variations of its first move others that reach it too (`!`), or lose it. */
  readonly main: Variation<Step>;
}

/** The tags of a puzzle, in their order. */
const TAGS = ['Puzzle', 'Theme', 'Rules', 'Deal', 'Goal', 'Grade', 'Measured'] as const;

const BEGIN = /^\[Puzzle "/;

/** Reads a file of puzzles, which are studies with a goal; every fault names its line. */
export function parsePuzzles(text: string): Result<Puzzle[]> {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const puzzles: Puzzle[] = [];
  let from = lines.findIndex((line) => BEGIN.test(line));
  const head = from < 0 ? lines : lines.slice(0, from);
  const stray = head.findIndex((line) => line !== '' && !line.startsWith('#'));
  if (stray >= 0) return fail('Expected a puzzle to begin with its tag Puzzle.', stray + 1);
  while (from >= 0) {
    const length = lines.slice(from + 1).findIndex((line) => BEGIN.test(line));
    const end = length < 0 ? lines.length : from + 1 + length;
    const puzzle = parsePuzzle(lines.slice(from, end).join('\n'));
    if (!puzzle.ok) return fail(puzzle.fault.message, from + (puzzle.fault.line ?? 1));
    if (puzzles.some(({ id }) => id === puzzle.value.id)) {
      return fail(`The puzzle ${puzzle.value.id} stands twice.`, from + 1);
    }
    puzzles.push(puzzle.value);
    from = length < 0 ? -1 : end;
  }
  return ok(puzzles);
}

function parsePuzzle(text: string): Result<Puzzle> {
  const written = parseStudy(text);
  if (!written.ok) return written;
  const study = replayStudy(written.value);
  if (!study.ok) return study;
  const { tags, game, main } = study.value;
  const other = Object.keys(tags).find((tag) => !(TAGS as readonly string[]).includes(tag));
  if (other !== undefined || tags.Deal === undefined) {
    return fail(`A puzzle has the tags ${TAGS.join(', ')}; found ${other ?? 'no Deal'}.`);
  }
  const id = tags.Puzzle ?? '';
  const theme = THEMES.find((known) => known === tags.Theme);
  if (theme === undefined) {
    return fail(`Expected a theme (${THEMES.join(', ')}), found ${quote(tags.Theme ?? '')}.`);
  }
  if (!new RegExp(`^${theme}-\\d{2,4}$`).test(id)) {
    return fail(`A puzzle is named like ${theme}-01; found ${quote(id)}.`);
  }
  const goal = parsePuzzleGoal(tags.Goal ?? '');
  if (!goal.ok) return goal;
  const fault = goalFault(game.rules, goal.value);
  if (fault !== null) return fail(fault);
  const grade = /^[1-5]$/.test(tags.Grade ?? '') ? Number(tags.Grade) : null;
  if (grade === null) return fail(`A grade is a number from 1 to 5; found ${quote(tags.Grade ?? '')}.`);
  const measured = parseMeasured(tags.Measured ?? '');
  if (!measured.ok) return measured;
  const stray = strayComment(main);
  if (stray !== null)
    return fail(`Expected a comment like “frees 8S; kills 3C 7C-KC; worth 33.3”, found ${quote(stray)}.`);
  const end = main.nodes.at(-1)?.move.after;
  if (end === undefined || !isMet(game.rules, goal.value, end, main.nodes.length)) {
    return fail(`The line of a puzzle reaches its goal, ${makePuzzleGoal(goal.value)}; this one does not.`);
  }
  return ok({
    id,
    theme,
    preset: tags.Rules ?? '',
    grade,
    goal: goal.value,
    measured: measured.value,
    game,
    main,
  });
}

/** A comment that is not the effect of a move as data, or null when there is none. */
function strayComment({ comment, nodes }: Variation<Step>): string | null {
  if (comment !== '') return comment;
  for (const node of nodes) {
    const stray = parseMoveEffect(node.comment).ok ? null : node.comment;
    const inside = node.variations.map(strayComment).find((found) => found !== null);
    if (stray !== null || inside !== undefined) return stray ?? inside ?? null;
  }
  return null;
}

function parseMeasured(text: string): Result<Measured> {
  const entries = new Map(
    text.split(/\s+/).map((word) => {
      const [name = '', value = ''] = word.split('=');
      return [name, /^\d{1,9}$/.test(value) ? Number(value) : null];
    }),
  );
  const missing = MEASURES.find((name) => typeof entries.get(name) !== 'number');
  if (missing === undefined && entries.size === MEASURES.length) {
    return ok(Object.fromEntries(entries) as unknown as Measured);
  }
  return fail(`Expected ${MEASURES.map((name) => `${name}=N`).join(' ')}, found ${quote(text)}.`);
}

/** The first moves of a puzzle after which its goal can still be reached. */
export function acceptedMoves({ main }: Puzzle): Move[] {
  const [first] = main.nodes;
  if (first === undefined) return [];
  const others = first.variations.flatMap(({ nodes }) => nodes[0] ?? []);
  return [first, ...others].filter(({ glyph }) => glyph === '!').map(({ move }) => move.move);
}

/** Writes puzzles as text; read back by {@link parsePuzzles}. */
export function makePuzzles(puzzles: readonly Puzzle[]): string {
  return puzzles.map(makePuzzle).join('\n');
}

function makePuzzle({ id, theme, preset, grade, goal, measured, game, main }: Puzzle): string {
  const values: Readonly<Record<(typeof TAGS)[number], string>> = {
    Puzzle: id,
    Theme: theme,
    Rules: preset,
    Deal: makePosition(game.rules, game.start),
    Goal: makePuzzleGoal(goal),
    Grade: String(grade),
    Measured: MEASURES.map((name) => `${name}=${measured[name]}`).join(' '),
  };
  return makeStudy({ tags: values, game, main });
}
