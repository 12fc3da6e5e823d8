/*
 * Mines puzzles: games are played from a seed, one task a game, and of each game at most one position is taken that
 * shows the idea of a theme. All its first moves are judged by exhaustive search; what cannot be judged is left. It
 * is not trivial: the greedy player fails, and at least half of 100 random players do. It is not noisy: the margins of
 * its theme hold (see themes.ts). Of the candidates of all games, patterns that came before are dropped, and the
 * grades take turns, so that a set holds easy and hard ones.
 */

import { shuffle } from 'random-js';
import type { Position } from '../core/position.ts';
import { makePosition } from '../core/position-notation.ts';
import { presetOf } from '../core/preset.ts';
import { type Measured, makePuzzles, type Puzzle, parsePuzzles } from '../core/puzzle.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { must } from '../core/result.ts';
import { engineOf } from '../measure/chance.ts';
import { gradeOf, scoreOf } from './grade.ts';
import { patternOf } from './pattern.ts';
import { dislike, isEasy, randomWins } from './players.ts';
import type { Seam } from './themes.ts';
import { type Judged, judgeAll, treeOf } from './tree.ts';
import { walk } from './walk.ts';

/** At most so many of 100 random players may reach the goal. */
const MOST_RANDOM = 50;

/** A puzzle that was found, as it is kept until all games have been played. */
export interface Candidate {
  readonly pattern: string;
  /** See grade.ts. */
  readonly score: number;
  /** The puzzle as text; its number is not its own yet. */
  readonly text: string;
}

/** Plays one game and gives the puzzle that it holds, or null. */
export function mineGame(seam: Seam, seed: string): Candidate | null {
  const { rules } = presetOf(seam.preset)!;
  const positions = walk(rules, seed, engineOf(seed, 'walk'));
  shuffle(engineOf(seed, 'order'), positions);
  for (const position of positions) {
    for (const goal of seam.goals(rules, position)) {
      const found = candidate(seam, goal, position, seed);
      if (found !== null) return found;
    }
  }
  return null;
}

function candidate(seam: Seam, goal: PuzzleGoal, position: Position, seed: string): Candidate | null {
  const { rules } = presetOf(seam.preset)!;
  if (isMet(rules, goal, position, 0) || isEasy(rules, goal, position)) return null;
  const first = judgeAll(rules, goal, position);
  if (first === null || !first.some(({ verdict }) => verdict.kind === 'open')) return null;
  if (!seam.shows(rules, goal, position, first)) return null;
  const random = randomWins(rules, goal, position, engineOf(seed, 'random'));
  if (random > MOST_RANDOM) return null;
  const tree = treeOf(rules, goal, position, first);
  if (tree === null) return null;
  const [least, most] = seam.moves;
  const moves = tree.main.turns.length;
  if (moves < least || moves > most) return null;
  const measured: Measured = {
    nodes: first.reduce((sum, { verdict }) => sum + verdict.nodes, 0),
    decisions: tree.decisions,
    random,
    tempting: tempting(rules, position, first),
  };
  const score = scoreOf(measured);
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

/** How many wrong moves a greedy player likes at least as well as every right one. */
function tempting(rules: Puzzle['game']['rules'], position: Position, first: readonly Judged[]): number {
  const likes = (kind: 'open' | 'lost'): number[] =>
    first.filter(({ verdict }) => verdict.kind === kind).map(({ move }) => dislike(rules, position, move));
  const best = Math.min(...likes('open'));
  return likes('lost').filter((one) => one <= best).length;
}

/** Makes the file of a theme from the candidates of all games: no pattern twice, the grades in turn, easy ones first. */
export function finish(seam: Seam, candidates: readonly (Candidate | null)[], most: number): string {
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
    const [puzzle] = must(parsePuzzles(text));
    return { ...puzzle!, id: `${seam.theme}-${String(at + 1).padStart(2, '0')}` };
  });
  return makePuzzles(puzzles);
}
