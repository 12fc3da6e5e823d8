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
 * Proves a puzzle from scratch: every legal first move stands in it, marked as the search judges it, and at each later
 * move of its line exactly those stand beside it that lose the goal; what is told of each is so; a redeal is wanted
 * from exactly the stops that are worth most. Gives what is wrong in one sentence, or null. `odds` are the chances
 * across redeals in the game of the puzzle.
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
  let at = start;
  for (const [made, node] of main.nodes.entries()) {
    const judged = judgeAll({ rules, goal, odds, limit: VERDICT_LIMIT }, at, made);
    if (judged === null) return `${id}: a move after ${made} moves cannot be judged.`;
    const beside = node.variations.flatMap(({ nodes }) => nodes[0] ?? []);
    const nodes = new Map([node, ...beside].map((one) => [one.move.text, one]));
    for (const one of judged) {
      const text = makeMove(rules, at, one.move);
      const written = nodes.get(text);
      nodes.delete(text);
      const right = one.verdict.kind === 'open';
      const wanted = right ? (made === 0 ? ['!'] : ['', undefined]) : ['??'];
      if (!wanted.includes(written?.glyph)) {
        return `${id}: after ${made} moves ${text} ${right ? 'keeps' : 'loses'} the goal, but is marked “${written?.glyph ?? ''}”.`;
      }
      const told = moveEffectText(at, one, written === node);
      if (written !== undefined && written.comment !== told) {
        return `${id}: after ${made} moves ${text} has the comment “${written.comment}”, not “${told}”.`;
      }
    }
    if (nodes.size > 0)
      return `${id}: after ${made} moves ${[...nodes.keys()].join(' ')} is no move of the puzzle.`;
    at = node.move.after;
  }
  return null;
}
