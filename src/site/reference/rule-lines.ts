import { describeRules, difference } from '../../core/describe.ts';
import type { Rules } from '../../core/rules.ts';

/** A rule as a sentence, and what another game says in its place; null where both say the same. */
export interface RuleLine {
  readonly text: string;
  readonly instead: string | null;
}

/** The rules of a game as sentences, with those marked in which it differs from another. */
export function ruleLines(rules: Rules, usual: Rules): RuleLine[] {
  const changes = difference(usual, rules);
  const lines = describeRules(rules).map((text) => ({
    text,
    instead: changes.find(({ to }) => to === text)?.from ?? null,
  }));
  // What only the other game has is said as well: that kings stay where they are dealt, or that there is no merci.
  const missing = changes
    .filter(({ to }) => to !== '' && !lines.some(({ text }) => text === to))
    .map(({ from, to }) => ({ text: to, instead: from }));
  return [...lines, ...missing];
}
