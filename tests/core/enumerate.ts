import { legalMoves, legalPlays, play } from '../../src/core/moves.ts';
import { isWon, type Position } from '../../src/core/position.ts';
import { makeKey } from '../../src/core/position-notation.ts';
import type { Rules } from '../../src/core/rules.ts';

/** The most positions that are enumerated before a deal is given up as too large for a test. */
const MOST = 2_000_000;

/**
 * Every position that plays alone can reach in this deal, the given one included, by its key: no redeal, no merci.
 *
 * This is the plain rules and nothing clever: the oracle for the searches. Throws when there are more than `most`.
 */
export function reachable(rules: Rules, position: Position, most = MOST): Map<string, Position> {
  const found = new Map([[makeKey(rules, position), position]]);
  // A map is walked in the order of insertion, and entries that are added on the way are walked as well.
  for (const from of found.values()) {
    for (const move of legalPlays(rules, from)) {
      const next = play(rules, from, move);
      const text = makeKey(rules, next);
      if (!found.has(text)) found.set(text, next);
    }
    if (found.size > most) throw new Error(`more than ${most} positions can be reached`);
  }
  return found;
}

/** Whether some way of making any legal moves but redeals, mercis among them, brings every card home. */
export function canBeWon(rules: Rules, position: Position): boolean {
  const seen = new Set<string>();
  const visit = (at: Position): boolean => {
    if (isWon(rules, at)) return true;
    const key = `${at.merciUsed} ${makeKey(rules, at)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return legalMoves(rules, at).some((move) => move.kind !== 'redeal' && visit(play(rules, at, move)));
  };
  return visit(position);
}

/** The heights of the foundations as text, in the order of the piles: `3-0-5-1` is C, D, H, S. */
export function outcomeOf(position: Position): string {
  return position.foundations.map((pile) => pile.length).join('-');
}

/** The foundation heights that a deal can be brought to and that no other reachable ones equal or exceed on every pile. */
export function maximalOutcomes(rules: Rules, position: Position, most = MOST): string[] {
  const outcomes = new Set([...reachable(rules, position, most).values()].map(outcomeOf));
  const heights = [...outcomes].map((text) => text.split('-').map(Number));
  const below = (a: readonly number[], b: readonly number[]): boolean =>
    a !== b && a.every((height, pile) => height <= (b[pile] ?? 0));
  return heights
    .filter((one) => !heights.some((other) => below(one, other)))
    .map((one) => one.join('-'))
    .sort();
}
