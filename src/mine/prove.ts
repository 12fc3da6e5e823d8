import { makeMove } from '../core/move-notation.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { makePuzzleGoal } from '../core/puzzle-goal.ts';
import type { Odds } from '../solver/odds.ts';
import { VERDICT_LIMIT } from '../solver/verdict.ts';
import { difficultyScore, gradeOf } from './grade.ts';
import { judgeAll } from './judged.ts';
import { redealGoal } from './redeals.ts';
import { moveEffectText } from './tree.ts';

/**
 * Proves a puzzle from scratch, and gives what is wrong in one sentence, or null. Every legal first move must stand in it
 * with the mark of the search (`!` or `??`), and beside each later move of its line exactly those that lose the goal; the
 * comments must be true; a goal to redeal must name exactly the best stops. `odds` is the table of its game.
 */
export function disproof(
  { id, grade, goal, measured, game, main }: Puzzle,
  odds: Odds | null,
): string | null {
  const { rules, start } = game;
  if (gradeOf(difficultyScore(measured)) !== grade)
    return `${id}: what was measured makes another grade than ${grade}.`;
  if (goal.kind === 'redeal') {
    const best = redealGoal(rules, odds, start);
    const found = best === null ? 'nowhere clearly' : makePuzzleGoal(best);
    if (found !== makePuzzleGoal(goal))
      return `${id}: the redeal is worth most ${found}, not ${makePuzzleGoal(goal)}.`;
  }
  let position = start;
  for (const [made, node] of main.nodes.entries()) {
    const judged = judgeAll({ rules, goal, odds, limit: VERDICT_LIMIT }, position, made);
    if (judged === null) return `${id}: a move after ${made} moves cannot be judged.`;
    const beside = node.variations.flatMap(({ nodes }) => nodes[0] ?? []);
    const nodes = new Map([node, ...beside].map((one) => [one.move.text, one]));
    for (const one of judged) {
      const text = makeMove(rules, position, one.move);
      const written = nodes.get(text);
      nodes.delete(text);
      const right = one.verdict.kind === 'open';
      const wanted = right ? (made === 0 ? ['!'] : ['', undefined]) : ['??'];
      if (!wanted.includes(written?.glyph)) {
        return `${id}: after ${made} moves ${text} ${right ? 'keeps' : 'loses'} the goal, but is marked “${written?.glyph ?? ''}”.`;
      }
      const comment = moveEffectText(position, one, written === node);
      if (written !== undefined && written.comment !== comment) {
        return `${id}: after ${made} moves ${text} has the comment “${written.comment}”, not “${comment}”.`;
      }
    }
    if (nodes.size > 0)
      return `${id}: after ${made} moves ${[...nodes.keys()].join(' ')} is no move of the puzzle.`;
    position = node.move.after;
  }
  return null;
}
