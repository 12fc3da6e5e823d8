import { playsAlone } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal } from './deal-search.ts';
import { createNodeStore } from './node-store.ts';
import { pack, packedOf, searchContextOf, unpack } from './packed.ts';
import { listPlays, make, unmake } from './packed-moves.ts';
import { allStops } from './stops.ts';

/**
 * Every set of foundation heights that a deal can be left at, by plays alone: the present one, and all that lines of
 * plays come by. A list has the cards on each pile, in the order of the piles, 0–13 each; null when the search did not
 * end within `limit` positions.
 */
export function reach(
  rules: Rules,
  position: Position,
  limit = 1_000_000,
): readonly (readonly number[])[] | null {
  const alone = playsAlone(rules, position);
  if (!isSameSuitDeal(alone)) return everyHeights(alone, position, limit);
  return allStops(alone, position, limit)?.map(({ foundations }) => foundations) ?? null;
}

/** Walks through every position that plays can reach. */
function everyHeights(rules: Rules, position: Position, limit: number): readonly number[][] | null {
  const context = searchContextOf(rules, position, true);
  const packed = packedOf(context, position);
  const store = createNodeStore(context.byteLength);
  const found = new Map<string, number[]>();
  const plays: number[] = [];
  const keep = (): void => {
    pack(context, packed, store.bytes);
    store.add(-1);
  };
  keep();
  for (let node = 0; node < store.size(); node++) {
    if (store.size() > limit) return null;
    store.read(node);
    unpack(context, store.bytes, packed);
    const heights = [...packed.heights];
    found.set(heights.join(), heights);
    plays.length = 0;
    listPlays(context, packed, plays);
    for (const play of plays) {
      const card = make(context, packed, play);
      keep();
      unmake(context, packed, play, card);
    }
  }
  return [...found.values()];
}
