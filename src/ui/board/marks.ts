import type { Card } from '../../core/card.ts';
import type { BadgePaths } from '../pack/overlay-badges.ts';

/** The marks that a board can put on a card, the most urgent first: of several, the first one gives the badge. */
const MARKS = [
  'cause',
  'picked',
  'target',
  'hint',
  'foundation',
  'free',
  'costs',
  'loses',
  'named',
  'locks',
  'lost',
  'merci',
  'last',
] as const;
/**
 * `cause` is what stands in the way of a refused move, `picked` waits for its destination, `target` is one,
 * `hint` is the card a hint names, `foundation`, `free`, `costs` and `loses` sort the open moves, `named` is a card
 * that the text speaks of, `locks` is one of a ring that keeps others from coming home, `lost` is kept so, `merci` can
 * be drawn, `last` has just moved.
 */
type MarkKind = (typeof MARKS)[number];

/** A mark, what its badge shows and, for those who hear the board, what it says. */
export interface Mark {
  readonly kind: MarkKind;
  readonly badge?: BadgePaths | undefined;
  readonly note?: string;
}

/** The marks of a board, by card. */
export type Marks = ReadonlyMap<Card, readonly Mark[]>;

/** No marks at all. */
export const UNMARKED: Marks = new Map();

/** Joins marks; a card keeps those of every source, the most urgent first. */
export function joinMarks(...sources: readonly Marks[]): Marks {
  const joined = new Map<Card, readonly Mark[]>();
  for (const [card, marks] of sources.flatMap((source) => [...source])) {
    const all = [...(joined.get(card) ?? []), ...marks];
    joined.set(
      card,
      all.sort((a, b) => MARKS.indexOf(a.kind) - MARKS.indexOf(b.kind)),
    );
  }
  return joined;
}

/** The same mark on several cards. */
export function markAll(cards: Iterable<Card>, mark: Mark): Marks {
  return new Map([...cards].map((card) => [card, [mark]]));
}
