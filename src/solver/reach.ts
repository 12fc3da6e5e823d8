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
 * plays come by. A list has the cards on each foundation, in their order, 0–13 each; null when the search did not end
 * within `limit` positions.
 *
 * With clubs and diamonds home to the queen, hearts to the king, spades to the jack, and the fans KD QS KS | KC, it is
 * 12-12-13-11 and 13-12-13-11: KC can go home, and nothing else can.
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

/** Finds the heights by a breadth-first walk through every position that plays can reach. */
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
