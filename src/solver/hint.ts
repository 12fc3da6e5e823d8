import type { Card } from '../core/card.ts';
import type { Move } from '../core/moves.ts';
import type { Theorem } from './safe.ts';

/** Why a move is the best: what it does, as data; the words are the page's. */
export type Reason =
  /** A foundation play never costs anything within a deal. */
  | { readonly why: 'foundation' }
  /** A build that a theorem shows to be free. */
  | { readonly why: 'free'; readonly theorem: Theorem; readonly onto: Card }
  /** It uncovers a card that goes home, or on, later in the line. */
  | { readonly why: 'uncovers'; readonly card: Card }
  /** Every other move brings fewer cards home. */
  | { readonly why: 'only' }
  /** It is part of the best line. */
  | { readonly why: 'line' };

/** A move that brings fewer cards home, with the best that is left after it. */
export interface Worse {
  readonly move: Move;
  /** Most cards that can still come home in this deal after it. */
  readonly home: number;
  /** The best line after it, the move itself first. */
  readonly line: readonly Move[];
}

/** The best move of a deal and why. */
export interface Hint {
  /** The best move, or null when nothing more can come home in this deal. */
  readonly move: Move | null;
  readonly reason: Reason | null;
  /** The best line, the move first. */
  readonly line: readonly Move[];
  /** Most cards that can be home at the end of this deal. */
  readonly home: number;
  /** Whether the line wins the game. */
  readonly wins: boolean;
  /** Whether the whole deal was searched, so that `home` is a fact. */
  readonly proved: boolean;
  /** Positions searched. */
  readonly nodes: number;
  /** The move that looks most alike and does worse; null when no move does. */
  readonly worse: Worse | null;
}
