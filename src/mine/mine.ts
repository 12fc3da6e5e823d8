/*
 * Mines puzzles: positions of played games that show the idea of a theme. Games are played from a seed, one task a game,
 * and each game gives one puzzle at most. A worked example, the theme "only-move", whose goal is to win the deal:
 *
 * 1. A game is played; of its positions, in random order, one has five legal moves (played-positions.ts).
 * 2. Every move is judged by exhaustive search (judged.ts): one of them keeps the win, four lose it. The theme wants exactly
 *    one right move, and that the wrong ones leave at least three cards out, so that the answer is clear (themes.ts).
 * 3. It is not trivial: a greedy player fails, and so do 81 of 100 random ones (players.ts).
 * 4. It is not dull: its line of 12 moves has four decisions (tree.ts).
 * 5. Its grade is worked out from all that (grade.ts), and its patterns, so that the same question in other suits is
 *    recognised and dropped, and most often one for the same reason (pattern.ts).
 *
 * Of the candidates of all games, the file takes the grades in turn, so that it has easy and hard ones. More can be added
 * later from games of another seed; those that are there stay, under their ids.
 */

import { shuffle } from 'random-js';
import type { Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { type Preset, presetOf } from '../core/preset.ts';
import { type Measured, makePuzzles, type Puzzle, parsePuzzles, type Theme } from '../core/puzzle.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { unwrap } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import { createRng } from '../measure/rng.ts';
import { isSameSuitDeal, searchDeal } from '../solver/deal-search.ts';
import { dislike } from '../solver/difficulty/dislike.ts';
import type { Odds } from '../solver/odds.ts';
import { goalStanding } from '../solver/verdict.ts';
import { difficultyScore, gradeOf } from './grade.ts';
import { type JudgedMove, judgeAll, MINE_LIMIT, type PuzzleTask } from './judged.ts';
import { questionPattern, reasonPattern } from './pattern.ts';
import { playedPositions } from './played-positions.ts';
import { isEasy, randomWins } from './players.ts';
import type { ThemeSpec } from './theme-spec.ts';
import { treeOf } from './tree.ts';

/** At most so many of 100 random players may reach the goal. */
const MOST_RANDOM = 50;

/** The most moves of a line for each decision on it; a longer line is dull. */
const MOST_A_DECISION = 20;

/** A puzzle that was found in one game; whether it is taken is decided when all games have been played. */
export interface Candidate {
  /** See grade.ts. */
  readonly score: number;
  /** The puzzle as text, with 00 for its number. */
  readonly text: string;
}

/** The game with a number, of those that a theme plays in turn. */
export function presetOfGame(spec: ThemeSpec, game: number): Preset {
  return presetOf(spec.presets[game % spec.presets.length]!)!;
}

/** Plays one game and gives the puzzle that it holds, or null. */
export function mineGame(spec: ThemeSpec, preset: Preset, seed: string, odds: Odds | null): Candidate | null {
  const { rules } = preset;
  const positions = playedPositions(rules, seed, createRng(seed, 'walk'));
  shuffle(createRng(seed, 'order'), positions);
  for (const position of positions) {
    for (const goal of spec.goals(rules, position, odds)) {
      const found = candidate(spec, preset.id, { rules, goal, odds, limit: MINE_LIMIT }, position, seed);
      if (found !== null) return found;
    }
  }
  return null;
}

function candidate(
  spec: ThemeSpec,
  preset: string,
  task: PuzzleTask,
  position: Position,
  seed: string,
): Candidate | null {
  const { rules, goal, limit } = task;
  if (isMet(rules, goal, position, 0) || isEasy(rules, goal, position)) return null;
  if (goalStanding(rules, goal, position, 0, limit).kind !== 'open' || !isSearchable(rules, position))
    return null;
  const first = judgeAll(task, position);
  if (first === null || !spec.shows(task, position, first)) return null;
  const wins = (aim: PuzzleGoal): number => randomWins(rules, aim, position, createRng(seed, 'random'));
  if (wins(goal) > MOST_RANDOM) return null;
  const tree = treeOf(task, position, first);
  if (tree === null) return null;
  const [least, most] = spec.moves;
  const moves = tree.main.nodes.length;
  if (moves < least || moves > most || moves > MOST_A_DECISION * tree.decisions) return null;
  const measured: Measured = {
    nodes: first.reduce((sum, { verdict }) => sum + verdict.nodes, 0),
    decisions: tree.decisions,
    // Nobody finds four moves by chance; how often they find more says something.
    random: wins(goal.kind === 'free' ? { ...goal, within: null } : goal),
    tempting: temptingMoves(rules, position, first),
  };
  const score = difficultyScore(measured);
  const puzzle: Puzzle = {
    id: `${spec.theme}-00`,
    theme: spec.theme,
    preset,
    grade: gradeOf(score),
    goal,
    measured,
    game: { rules, seed: makePosition(rules, position), start: position },
    main: tree.main,
  };
  return { score, text: makePuzzles([puzzle]) };
}

/** Whether the search of a deal ends within the limit, so that the cards lost by each move are known. */
function isSearchable(rules: Rules, position: Position): boolean {
  return !isSameSuitDeal(rules) || searchDeal(rules, position, 'all', MINE_LIMIT).proved;
}

/** How many wrong moves a greedy player likes at least as well as every right one. */
function temptingMoves(rules: Rules, position: Position, first: readonly JudgedMove[]): number {
  const dislikes = (kind: 'open' | 'lost'): number[] =>
    first.filter(({ verdict }) => verdict.kind === kind).map(({ move }) => dislike(rules, position, move));
  const best = Math.min(...dislikes('open'));
  return dislikes('lost').filter((one) => one <= best).length;
}

/** A file of puzzles that was made from candidates, and how many of those were left out as near-duplicates. */
interface Chosen {
  readonly puzzles: readonly Puzzle[];
  readonly duplicates: number;
}

/** What no two puzzles of a theme may have in common: the question, and the reason where there is one. */
function patternsOf(puzzle: Puzzle): readonly string[] {
  const reason = reasonPattern(puzzle);
  return reason === null ? [questionPattern(puzzle)] : [questionPattern(puzzle), reason];
}

/**
 * Chooses puzzles of a theme from the candidates of all games: no pattern twice, nor one of the `earlier` puzzles, the
 * grades in turn, sorted by score. They are numbered after the earlier ones.
 */
export function choose(
  theme: Theme,
  candidates: readonly (Candidate | null)[],
  most: number,
  earlier: readonly Puzzle[] = [],
): Chosen {
  const patterns = new Set(earlier.flatMap(patternsOf));
  const byGrade = new Map<number, { readonly score: number; readonly puzzle: Puzzle }[]>();
  let duplicates = 0;
  for (const one of candidates) {
    if (one === null) continue;
    const [puzzle] = unwrap(parsePuzzles(one.text));
    const own = patternsOf(puzzle!);
    if (own.some((pattern) => patterns.has(pattern))) {
      duplicates++;
      continue;
    }
    for (const pattern of own) patterns.add(pattern);
    const grade = gradeOf(one.score);
    byGrade.set(grade, [...(byGrade.get(grade) ?? []), { score: one.score, puzzle: puzzle! }]);
  }
  const grades = [...byGrade.values()];
  const chosen: { readonly score: number; readonly puzzle: Puzzle }[] = [];
  for (let turn = 0; chosen.length < most && grades.some((list) => turn < list.length); turn++) {
    for (const list of grades) chosen.push(...list.slice(turn, turn + 1));
  }
  const sorted = chosen.slice(0, most).toSorted((a, b) => a.score - b.score);
  const puzzles = sorted.map(
    ({ puzzle }, index): Puzzle => ({
      ...puzzle,
      id: `${theme}-${String(earlier.length + index + 1).padStart(2, '0')}`,
    }),
  );
  return { puzzles, duplicates };
}
