import type { Card } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { newRing } from '../../explain/new-ring.ts';
import { newRingText } from '../words/en/xray/new-ring.ts';

/** What a move has locked, in words; null where no small ring shows it. Loaded when a review shows its turning points. */
export function newRingTextOf(
  rules: Rules,
  before: Position,
  after: Position,
  among: readonly Card[] | null = null,
): string | null {
  const ring = newRing(rules, before, after, among);
  return ring === null ? null : newRingText(ring);
}
