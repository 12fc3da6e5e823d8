import type { Puzzle } from '../../core/puzzle.ts';
import { stopByTheRule } from '../../measure/stop-rules.ts';
import { oddsFor } from './odds-tables.ts';

/** Whether the site’s rule for holding back stops where a puzzle wants the redeal taken. */
export function isSolvedByTheRule({ game: { rules, start }, goal }: Puzzle): boolean {
  const odds = oddsFor(rules);
  if (goal.kind !== 'redeal' || odds === null) throw new Error('the rule is for puzzles on a redeal');
  const stop = stopByTheRule(rules, start, odds);
  return goal.from.some((heights) => heights.join() === stop.join());
}
