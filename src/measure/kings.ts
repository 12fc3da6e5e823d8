/*
 * How kings alone make a deal impossible, and by what pattern.
 *
 * Where emptied fans stay closed a king moves only home, and last of its suit. So a card under a king waits for the
 * king's whole suit, and the king of that card's suit waits longer still: one suit waits for another. If a suit waits
 * for itself, over any number of others, the deal cannot be won: a ring of kings. The shortest ring names the pattern.
 */

import { type Card, KING, rankOf, suitOf } from '../core/card.ts';
import { SUIT_COUNT } from '../solver/deal-table.ts';

/** What is counted; each is a share of the deals of another count, or of all. */
export const KING_COUNTS = [
  ['king-on-card', 'all', 'the king of clubs lies on another card'],
  ['king-on-own', 'all', 'the king of clubs lies on a card of its own suit'],
  ['ring-of-1', 'all', 'a king lies on a card of its own suit'],
  ['ring-of-2', 'all', 'no such king, but two kings wait for each other'],
  ['ring-of-3', 'all', 'no smaller ring, but three kings wait in a ring'],
  ['ring-of-4', 'all', 'no smaller ring, but all four kings wait in a ring'],
  ['impossible', 'all', 'kings wait in a ring of any size'],
  ['open', 'all', 'no ring of kings'],
  ['won-impossible', 'impossible', 'the deal can be won although kings wait in a ring'],
  ['won-open', 'open', 'the deal can be won, where no kings wait in a ring'],
] as const;
/** See {@link KING_COUNTS}. */
export type KingCount = (typeof KING_COUNTS)[number][0];

/** Which of the counts a deal is one of; `won`: whether it can be won. */
export function countsOf(fans: readonly (readonly Card[])[], won: boolean): ReadonlySet<KingCount> {
  const found = new Set<KingCount>();
  const under = fans.flatMap((fan) => {
    const depth = fan.indexOf(KING);
    return depth < 0 ? [] : [fan.slice(0, depth)];
  })[0]!;
  if (under.length > 0) found.add('king-on-card');
  if (under.some((card) => suitOf(card) === suitOf(KING))) found.add('king-on-own');
  const ring = shortestRing(fans);
  if (ring > 0) found.add(`ring-of-${ring}` as KingCount);
  found.add(ring > 0 ? 'impossible' : 'open');
  if (won) found.add(ring > 0 ? 'won-impossible' : 'won-open');
  return found;
}

/** How many suits the shortest ring of waiting suits has, 1–4; 0 where there is none. */
export function shortestRing(fans: readonly (readonly Card[])[]): number {
  /** Bit t of waits[s]: suit t waits for suit s, because a card of t lies under the king of s. */
  const waits = new Array<number>(SUIT_COUNT).fill(0);
  for (const fan of fans) {
    for (const [depth, card] of fan.entries()) {
      if (rankOf(card) !== KING) continue;
      for (const under of fan.slice(0, depth)) waits[suitOf(card)]! |= 1 << suitOf(under);
    }
  }
  let reached = waits.map((_, suit) => 1 << suit);
  for (let size = 1; size <= SUIT_COUNT; size++) {
    reached = reached.map((suits) =>
      waits.reduce((all, next, suit) => (suits & (1 << suit) ? all | next : all), 0),
    );
    if (reached.some((suits, suit) => (suits & (1 << suit)) !== 0)) return size;
  }
  return 0;
}
