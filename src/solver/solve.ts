import type { Position } from '../core/position.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameSuitDeal, searchDeal } from './deal-search.ts';
import { type SearchAnswer, search } from './search.ts';

/** Searches one deal by the search that suits its rules; no redeal, no merci. */
export function solve(
  rules: Rules,
  position: Position,
  limit: number,
  aim: 'win' | 'most' = 'win',
): SearchAnswer {
  if (!isSameSuitDeal(rules)) return search(rules, position, limit, aim);
  const { best, proved, nodes } = searchDeal(rules, position, 'all', limit);
  const verdict = best.home === cardCount(rules) ? 'solvable' : proved ? 'unsolvable' : 'unknown';
  return { verdict, home: best.home, proved, line: best.line, nodes };
}
