/*
 * Mines puzzles: games are played from a seed, one task a game, and of each game at most one position is taken that
 * shows the idea of a theme. All its first moves are judged by exhaustive search; what cannot be judged is left. It
 * is not trivial: the greedy player fails, and at least half of 100 random players do. It is not dull: its line has a
 * decision for every few moves. It is not noisy: the margins of its theme hold (see themes.ts). Of the candidates of all games, patterns that came before are dropped, and the
 * grades take turns, so that a set holds easy and hard ones.
 */

import { shuffle } from 'random-js';
import type { Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { type Measured, makePuzzles, type Puzzle, parsePuzzles } from '../core/puzzle.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { unwrap } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import { createRng } from '../measure/rng.ts';
import { isSameSuitDeal, searchDeal } from '../solver/deal-search.ts';
import type { Odds } from '../solver/odds.ts';
import { goalStanding } from '../solver/verdict.ts';
import { difficultyScore, gradeOf } from './grade.ts';
import { type JudgedMove, judgeAll, MINE_LIMIT, type PuzzleTask } from './judged.ts';
import { patternOf } from './pattern.ts';
import { playedPositions } from './played-positions.ts';
import { dislike, isEasy, randomWins } from './players.ts';
import type { ThemeSpec } from './theme-spec.ts';
import { treeOf } from './tree.ts';

/** At most so many of 100 random players may reach the goal. */
const MOST_RANDOM = 50;

/** The most moves of a line for each decision on it: a longer one is dull. */
const MOST_A_DECISION = 20;

/** A puzzle that was found, as it is kept until all games have been played. */
export interface Candidate {
  readonly pattern: string;
  /** See grade.ts. */
  readonly score: number;
  /** The puzzle as text; its number is not its own yet. */
  readonly text: string;
}

/** Plays one game and gives the puzzle that it holds, or null. */
export function mineGame(seam: ThemeSpec, seed: string, odds: Odds | null): Candidate | null {
  const { rules } = presetOf(seam.preset)!;
  const positions = playedPositions(rules, seed, createRng(seed, 'walk'));
  shuffle(createRng(seed, 'order'), positions);
  for (const position of positions) {
    for (const goal of seam.goals(rules, position, odds)) {
      const found = candidate(seam, { rules, goal, odds, limit: MINE_LIMIT }, position, seed);
      if (found !== null) return found;
    }
  }
  return null;
}

function candidate(seam: ThemeSpec, asked: PuzzleTask, position: Position, seed: string): Candidate | null {
  const { rules, goal, limit } = asked;
  if (isMet(rules, goal, position, 0) || isEasy(rules, goal, position)) return null;
  if (goalStanding(rules, goal, position, 0, limit).kind !== 'open' || !isSearched(rules, position))
    return null;
  const first = judgeAll(asked, position);
  if (first === null || !seam.shows(asked, position, first)) return null;
  const wins = (aim: PuzzleGoal): number => randomWins(rules, aim, position, createRng(seed, 'random'));
  if (wins(goal) > MOST_RANDOM) return null;
  const tree = treeOf(asked, position, first);
  if (tree === null) return null;
  const [least, most] = seam.moves;
  const moves = tree.main.nodes.length;
  if (moves < least || moves > most || moves > MOST_A_DECISION * tree.decisions) return null;
  const measured: Measured = {
    nodes: first.reduce((sum, { verdict }) => sum + verdict.nodes, 0),
    decisions: tree.decisions,
    // Nobody finds four moves by chance; how often they find more says something.
    random: wins(goal.kind === 'free' ? { ...goal, within: null } : goal),
    tempting: tempting(rules, position, first),
  };
  const score = difficultyScore(measured);
  const puzzle: Puzzle = {
    id: `${seam.theme}-00`,
    theme: seam.theme,
    preset: seam.preset,
    grade: gradeOf(score),
    goal,
    measured,
    game: { rules, seed: makePosition(rules, position), start: position },
    main: tree.main,
  };
  return { pattern: patternOf(goal, position, first), score, text: makePuzzles([puzzle]) };
}

/** Whether it is known at once how much of a deal can come home, and so what a move kills: it is asked for each move. */
function isSearched(rules: Rules, position: Position): boolean {
  return !isSameSuitDeal(rules) || searchDeal(rules, position, 'all', MINE_LIMIT).proved;
}

/** How many wrong moves a greedy player likes at least as well as every right one. */
function tempting(rules: Rules, position: Position, first: readonly JudgedMove[]): number {
  const likes = (kind: 'open' | 'lost'): number[] =>
    first.filter(({ verdict }) => verdict.kind === kind).map(({ move }) => dislike(rules, position, move));
  const best = Math.min(...likes('open'));
  return likes('lost').filter((one) => one <= best).length;
}

/** Makes the file of a theme from the candidates of all games: no pattern twice, the grades in turn, easy ones first. */
export function finish(seam: ThemeSpec, candidates: readonly (Candidate | null)[], most: number): string {
  const patterns = new Set<string>();
  const byGrade = new Map<number, Candidate[]>();
  for (const one of candidates) {
    if (one === null || patterns.has(one.pattern)) continue;
    patterns.add(one.pattern);
    const grade = gradeOf(one.score);
    byGrade.set(grade, [...(byGrade.get(grade) ?? []), one]);
  }
  const grades = [...byGrade.values()];
  const chosen: Candidate[] = [];
  for (let turn = 0; chosen.length < most && grades.some((list) => turn < list.length); turn++) {
    for (const list of grades) chosen.push(...list.slice(turn, turn + 1));
  }
  const sorted = chosen.slice(0, most).toSorted((a, b) => a.score - b.score);
  const puzzles = sorted.map(({ text }, at): Puzzle => {
    const [puzzle] = unwrap(parsePuzzles(text));
    return { ...puzzle!, id: `${seam.theme}-${String(at + 1).padStart(2, '0')}` };
  });
  return makePuzzles(puzzles);
}
