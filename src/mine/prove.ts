import { makeMove } from '../core/move-notation.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { judgeAll } from './tree.ts';

/**
 * Proves a puzzle from scratch: every legal first move stands in it, marked as the search judges it, and at each later
 * move of its line exactly those stand beside it that lose the goal. Gives what is wrong in one sentence, or null.
 */
export function disproof({ id, goal, game, main }: Puzzle): string | null {
  let at = game.start;
  for (const [made, turn] of main.turns.entries()) {
    const judged = judgeAll(game.rules, goal, at, made);
    if (judged === null) return `${id}: a move after ${made} moves cannot be judged.`;
    const beside = turn.branches.flatMap(({ turns }) => turns[0] ?? []);
    const marks = new Map([turn, ...beside].map(({ move, glyph }) => [move.text, glyph]));
    for (const { move, verdict } of judged) {
      const text = makeMove(game.rules, at, move);
      const mark = marks.get(text);
      const right = verdict.kind === 'open';
      const wanted = right ? (made === 0 ? ['!'] : ['', undefined]) : ['?'];
      if (!wanted.includes(mark)) {
        return `${id}: after ${made} moves ${text} ${right ? 'keeps' : 'loses'} the goal, but is marked “${mark ?? ''}”.`;
      }
    }
    at = turn.move.after;
  }
  return null;
}
