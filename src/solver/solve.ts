import type { Position } from '../core/position.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isExactDeal, searchDeal } from './deal-search.ts';
import { isMerciDeal, type MerciAnswer, searchWithMerci } from './merci-search.ts';
import { type SearchAnswer, search } from './search.ts';

/**
 * Searches one deal by the search that suits its rules, until `limit` positions have been looked at: can it be won, or
 * for `most`, how many cards can come home? Mercis that may be taken count, redeals do not; `playsAlone` makes rules
 * that ask for plays alone.
 *
 * The search is deal-search.ts for the same-suit games, merci-search.ts where one merci may be taken in such a game,
 * and search.ts for all the rest. The first of them always looks for the most.
 */
export function solve(
  rules: Rules,
  position: Position,
  limit: number,
  aim: 'win' | 'most' = 'win',
): SearchAnswer {
  if (isMerciDeal(rules, position)) {
    return answerOf(rules, searchWithMerci(rules, position, aim, limit), aim === 'most');
  }
  if (!isExactDeal(rules, position)) {
    return search(rules, position, limit, aim);
  }
  const { best, proved, nodes } = searchDeal(rules, position, 'all', limit);
  return answerOf(rules, { home: best.home, line: best.line, proved, nodes }, true);
}

/** Positions looked at for a win: many moments of one game are asked about in turn. */
const WIN_LIMIT = 50_000;

/**
 * Searches one deal for a win. The way back asks this of each moment of a game, and what all moves are worth follows it,
 * so the two never differ on what can still be won.
 */
export function solveForWin(rules: Rules, position: Position): SearchAnswer {
  return solve(rules, position, WIN_LIMIT);
}

/**
 * The answer of an exact search in the form of {@link SearchAnswer}; `askedForMost`: for the most cards home, not
 * only a win.
 */
function answerOf(
  rules: Rules,
  { home, line, proved, nodes }: MerciAnswer,
  askedForMost: boolean,
): SearchAnswer {
  const won = home === cardCount(rules);
  const verdict = won ? 'solvable' : proved ? 'unsolvable' : 'unknown';
  return { verdict, home, proved: won || (askedForMost && proved), line, nodes };
}
