import type { Card } from '../core/card.ts';
import type { Move } from '../core/moves.ts';

/**
 * The theorems by which a build is free within a deal of the closed same-suit games.
 *
 * `single`: the card built on is alone in its fan. `king`: it is a king. `run`: it lies on the next higher card of
 * its suit. `immovable`: the next higher card of its suit can never be free to take it in this deal.
 */
export const THEOREMS = ['single', 'king', 'run', 'immovable'] as const;
/** The name of a theorem, see {@link THEOREMS}. */
export type Theorem = (typeof THEOREMS)[number];

/** What a build that is open to the player does to the best that this deal can give. */
export type BuildMark =
  /** Nothing can be lost by it: a theorem says so. */
  | { readonly kind: 'free'; readonly move: Move; readonly theorem: Theorem }
  /** It buries cards, but as many cards can come home as before. */
  | { readonly kind: 'costs'; readonly move: Move; readonly buries: readonly Card[] }
  /** Fewer cards can come home after it: `fewer` of them. */
  | { readonly kind: 'loses'; readonly move: Move; readonly buries: readonly Card[]; readonly fewer: number };
