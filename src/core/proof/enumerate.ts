import { legalPlays, play } from '../moves.ts';
import { home, type Position } from '../position.ts';
import { makeKey } from '../position-notation.ts';
import type { Rules } from '../rules.ts';
import { type NormalForm, normalized } from './normal-form.ts';

/** What an enumeration comes to. */
export interface Enumeration {
  /** The keys of all positions, as `makeKey` writes them, sorted by their code units. */
  readonly keys: readonly string[];
  /** The most cards home in any of them. */
  readonly most: number;
}

/**
 * Enumerates every position that plays can reach in a deal, by the plain rules, with some moves made at once: null where
 * there are more than `limit` of them. Every thousand positions it yields how many there are so far.
 */
export function* enumeratePositions(
  rules: Rules,
  start: Position,
  forms: readonly NormalForm[],
  limit: number,
): Generator<number, Enumeration | null> {
  const first = normalized(rules, start, forms);
  const seen = new Set([makeKey(rules, first)]);
  const waiting = [first];
  let most = 0;
  for (let looked = 1; ; looked++) {
    const position = waiting.pop();
    if (position === undefined) return { keys: [...seen].sort(), most };
    if (seen.size > limit) return null;
    if (looked % 1000 === 0) yield seen.size;
    most = Math.max(most, home(position));
    for (const move of legalPlays(rules, position)) {
      const next = normalized(rules, play(rules, position, move), forms);
      const key = makeKey(rules, next);
      if (seen.has(key)) continue;
      seen.add(key);
      waiting.push(next);
    }
  }
}
