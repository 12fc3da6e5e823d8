import type { Card } from '../core/card.ts';
import type { Game } from '../core/game.ts';
import type { Move } from '../core/moves.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';

/** A first move of a puzzle, what is known of it, and the best line after it. */
export interface KnownMove {
  readonly move: Move;
  readonly keeps: boolean;
  readonly killed: readonly Card[];
  readonly line: readonly Move[];
}

/** A puzzle as the trainer needs it, taken apart before it comes to the page, which need not load what reads puzzles. */
export interface Trained {
  readonly id: string;
  readonly game: Game;
  readonly goal: PuzzleGoal;
  /** Every legal first move. */
  readonly first: readonly KnownMove[];
  /** A line that reaches the goal. */
  readonly line: readonly Move[];
}

/** Whether two moves are the same. */
export function isSameMove(one: Move, other: Move): boolean {
  if (!('card' in one) || !('card' in other)) return one.kind === other.kind;
  const [a, b] = [one.to, other.to];
  return (
    one.kind === other.kind &&
    one.card === other.card &&
    a.at === b.at &&
    ('fan' in a ? a.fan : 'pile' in a ? a.pile : a.cell) ===
      ('fan' in b ? b.fan : 'pile' in b ? b.pile : b.cell)
  );
}
