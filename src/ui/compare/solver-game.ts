import { advance, type Game } from '../../core/game.ts';
import { makeMove } from '../../core/move-notation.ts';
import type { Move } from '../../core/moves.ts';
import { home, isWon, type Position } from '../../core/position.ts';
import type { Step, Variation } from '../../core/study.ts';
import type { Outlook } from '../../solver/outlook.ts';

/*
 * A game that the solver plays to its end, one deal after the other. Asked about the first deal it answers with a line
 * that brings, say, 23 cards home and ends with a redeal: those moves and the redeal are added to `line`. Asked about
 * the new deal it answers again, until an answer does not end with a redeal: then the game is `done`, won or not.
 */

/** A game that the solver plays, deal by deal, as far as it has come. */
export interface SolverGame {
  readonly game: Game;
  readonly line: Variation<Step>;
  /** What was known before the first move; null before the first answer. */
  readonly first: Outlook | null;
  /** What was known at the beginning of the deal that is shown last. */
  readonly last: Outlook | null;
  readonly done: boolean;
}

/** A game of which no move has been played. */
export function startSolverGame(game: Game): SolverGame {
  return { game, line: { comment: '', nodes: [] }, first: null, last: null, done: false };
}

/** The position that the line has come to: what the solver is asked about next. */
export function positionOf({ game, line }: SolverGame): Position {
  return line.nodes.at(-1)?.move.after ?? game.start;
}

/** The position after so many moves, or the last one where the line is shorter. */
export function positionAt({ game, line }: SolverGame, ply: number): Position {
  return line.nodes[Math.min(ply, line.nodes.length) - 1]?.move.after ?? game.start;
}

/** Plays the line that the solver found for a deal, and the redeal after it where that comes next. */
export function playOutlook(solverGame: SolverGame, outlook: Outlook): SolverGame {
  const { game, line, first } = solverGame;
  const nodes = [...line.nodes];
  let position = positionOf(solverGame);
  const add = (move: Move): void => {
    const text = makeMove(game.rules, position, move);
    position = advance(game, position, move);
    nodes.push({ move: { move, text, after: position }, glyph: '', comment: '', variations: [] });
  };
  for (const move of outlook.line) add(move);
  const done = outlook.ending !== 'redeal';
  if (!done) add({ kind: 'redeal' });
  return { game, line: { comment: '', nodes }, first: first ?? outlook, last: outlook, done };
}

/** How a game that was played to its end came out. */
export interface SolverGameEnd {
  readonly won: boolean;
  /** Cards home in the end. */
  readonly home: number;
  /** The deal that it ended in, from 1. */
  readonly deal: number;
  readonly moves: number;
  /** Whether nothing else could have been reached: every line of the game's one deal was tried, or it is won at once. */
  readonly proved: boolean;
}

/** How a game came out; null while it goes on. */
export function endOf(solverGame: SolverGame): SolverGameEnd | null {
  const { game, line, first, last, done } = solverGame;
  if (!done || first === null || last === null) return null;
  const position = positionOf(solverGame);
  return {
    won: isWon(game.rules, position),
    home: home(position),
    deal: position.deal,
    moves: line.nodes.length,
    proved: first.proved,
  };
}
