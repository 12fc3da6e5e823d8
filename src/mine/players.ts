import { type Engine, integer } from 'random-js';
import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves, puzzlePlay } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import { dislike } from '../solver/difficulty/dislike.ts';

/** A way of choosing among legal moves; undefined when there is none. */
export type Player = (rules: Rules, position: Position, moves: readonly Move[]) => Move | undefined;

/** Moves after which a player gives up. */
const MOST_MOVES = 150;

/** Makes the first of the moves that it dislikes least. */
const greedy: Player = (rules, position, moves) => {
  const dislikes = moves.map((move) => dislike(rules, position, move));
  return moves[dislikes.indexOf(Math.min(...dislikes))];
};

/** Makes any legal move. */
export function randomPlayer(engine: Engine): Player {
  return (_rules, _position, moves) =>
    moves.length === 0 ? undefined : moves[integer(0, moves.length - 1)(engine)];
}

/** Whether a player reaches a goal. */
export function reaches(player: Player, rules: Rules, goal: PuzzleGoal, start: Position): boolean {
  let position = start;
  for (let made = 0; made < MOST_MOVES; made++) {
    if (isMet(rules, goal, position, made)) return true;
    const move = player(rules, position, puzzleMoves(rules, goal, position));
    if (move === undefined) return false;
    position = puzzlePlay(rules, position, move);
  }
  return false;
}

/** Whether the greedy player reaches a goal. */
export function isEasy(rules: Rules, goal: PuzzleGoal, start: Position): boolean {
  return reaches(greedy, rules, goal, start);
}

/** How many of 100 random players reach a goal. */
export function randomWins(rules: Rules, goal: PuzzleGoal, start: Position, engine: Engine): number {
  const player = randomPlayer(engine);
  return Array.from({ length: 100 }, () => reaches(player, rules, goal, start)).filter(Boolean).length;
}
