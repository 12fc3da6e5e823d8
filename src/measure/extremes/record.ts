/*
 * Records over many deals, and how the best of them is kept.
 *
 * A deal has a mark in a record: numbers of which the first counts, and the next only where the first are equal; larger is
 * more extreme. In the record of the fewest cards home, [0, 7] stands for no card home and seven builds open at the start;
 * it beats [0, 6] and [-1, 9]. Of deals with the same mark the first one stands, and `ties` says how many there are.
 */

import type { StopValues } from '../../solver/stops.ts';
import type { Json } from '../measurement.ts';
import type { DealView } from './deal-view.ts';

/** The mark of a deal in a record: numbers that count one after the other; larger is more extreme. */
export type RecordMark = readonly number[];

/** What the records that ask for chances look at: the chance to win after the first redeal, and its half-width, by entry. */
export interface RedealTable {
  readonly values: StopValues;
  readonly halfWidths: ArrayLike<number>;
}

/** A record: what is extreme about a deal. */
export interface RecordKind {
  readonly id: string;
  /** What the mark counts, for readers of the file. */
  readonly counts: string;
  /** Whether a deal is one of those that the record is about. */
  readonly isAbout: (view: DealView) => boolean;
  /**
   * The mark of such a deal; null where it is less than `least`, as far as that is seen early; `open` where a search did not
   * end that could have shown a mark of at least `least`.
   */
  readonly mark: (view: DealView, redeals: RedealTable, least: RecordMark) => RecordMark | null | 'open';
  /** What the page says of the deal that stands. */
  readonly facts: (view: DealView, redeals: RedealTable) => { readonly [fact: string]: Json };
}

/** The deals seen so far in a record. */
export interface Standing {
  /** How many deals the record is about. */
  readonly about: number;
  /** How many of them a search left open. */
  readonly open: number;
  /** The most extreme deal, the first of those with its mark; null while there is none. */
  readonly best: BestDeal | null;
}

/** A deal that stands in a record. */
export interface BestDeal {
  /** The number of the deal, from 1. */
  readonly number: number;
  readonly mark: RecordMark;
  /** How many deals have the mark. */
  readonly ties: number;
}

/** Compares marks: above 0 where the first is more extreme, 0 where they are equal. */
export function compareMarks(a: RecordMark, b: RecordMark): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value > other ? 1 : -1;
  }
  return 0;
}

/** The better of two deals, where each stands for all deals of its mark; of equal ones the first, for all of both. */
export function betterDeal<Deal extends BestDeal>(a: Deal | null, b: Deal | null): Deal | null {
  if (a === null || b === null) return a ?? b;
  const order = compareMarks(a.mark, b.mark);
  if (order !== 0) return order > 0 ? a : b;
  return { ...(a.number < b.number ? a : b), ties: a.ties + b.ties };
}
