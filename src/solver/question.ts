import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal } from './deal-search.ts';
import { type Hint, hint } from './hint.ts';
import { type BuildMark, markBuilds } from './safe.ts';

/** What a page asks of the solver about one position. */
export interface Question {
  readonly kind: 'hint' | 'builds';
  readonly rules: Rules;
  readonly position: Position;
}

/** What it is told: the answer, or one finished sentence on why there is none. */
export type Reply =
  | { readonly kind: 'hint'; readonly hint: Hint }
  | { readonly kind: 'builds'; readonly marks: readonly BuildMark[] }
  | { readonly kind: 'fault'; readonly message: string };

/** Answers a question; this is all that the worker does. */
export function answer({ kind, rules, position }: Question): Reply {
  if (kind === 'hint') return { kind, hint: hint(rules, position) };
  if (isSameSuitDeal(rules)) return { kind, marks: markBuilds(rules, position) };
  return { kind: 'fault', message: 'Free builds are known only for games of one pack built down in suit.' };
}
