import { PACK } from '../core/card.ts';
import { createNodeStore } from './node-store.ts';
import { emptyPacked, faceIn, homeOn, type PackedPosition, pack, type SearchContext } from './packed.ts';
import { listPlays, make, unmake } from './packed-moves.ts';
import { createWinRelaxation } from './win-relaxation.ts';

/*
 * A part of a deal: the cards of one suit, with all others taken away as if they were home.
 *
 * Where cards are built in suit, every play of the deal is a play of the part or changes nothing there: taking cards
 * away uncovers others, empties fans and lowers them, and none of that forbids a play. So a deal can only be won if
 * each of its parts can. A part has far fewer positions than the deal, and what is learnt of one of them holds for
 * all the positions of the deal that look the same there.
 */

/** Tells which positions of a deal are lost in one suit; it remembers what it has found. */
export interface SuitSubgame {
  /** Whether the part of a position is proved lost, looking at no more than `limit` new positions of the part. */
  readonly isLost: (packed: PackedPosition, limit: number) => boolean;
  /** How many positions of the part have been looked at. */
  readonly size: () => number;
}

/** The parts of a deal, by suit; none where suits mix, or where a cell, the stock or a merci takes part in everything. */
export function suitSubgamesOf(context: SearchContext): SuitSubgame[] {
  const { build, foundationSuit } = context.rules;
  const apart = build === 'same-suit' && foundationSuit === 'same-suit';
  if (!apart || context.cells > 0 || context.stock.length > 0 || context.mercis > 0) return [];
  return [0, 1, 2, 3].map((suit) => createPart(context, suit));
}

/** What is known of a position: nothing, that this look has met it, that it may lead to a win, that it cannot. */
const UNKNOWN = 0;
const MET = 1;
const OPEN = 2;
const LOST = 3;

/** A look goes no deeper, since it calls itself; far more plays than any suit needs. */
const DEEPEST = 500;

function createPart(whole: SearchContext, suit: number): SuitSubgame {
  const count = whole.count / 4;
  const context: SearchContext = { ...whole, count, byteLength: whole.piles + 1 + whole.lists + count };
  const packed = emptyPacked(context);
  const mightWin = createWinRelaxation(context);
  const store = createNodeStore(context.byteLength);
  const known: number[] = [];
  const plays: number[] = [];
  let met: number[] = [];
  let spare = 0;

  /** Puts the part of a position on the packed. */
  const lay = (from: PackedPosition): void => {
    for (let list = 0; list < whole.lists; list++) {
      const first = list * whole.count;
      const end = first + from.lengths[list]!;
      let length = 0;
      for (let at = first; at < end; at++) {
        const card = from.cards[at]!;
        if (faceIn(card) >= suit * 13 && faceIn(card) < suit * 13 + 13) {
          packed.cards[list * count + length++] = card;
        }
      }
      packed.lengths[list] = length;
    }
    for (let pile = 0; pile < whole.piles; pile++) {
      packed.heights[pile] = whole.suits[pile] === suit ? from.heights[pile]! : 13;
    }
  };

  /** Looks from the packed on for a win, or for a position that may lead to one: a win, or one not looked into. */
  const leadsOn = (depth: number): boolean => {
    pack(context, packed, store.bytes);
    const added = store.add(-1);
    const node = added < 0 ? store.found() : added;
    const state = known[node] ?? UNKNOWN;
    if (state !== UNKNOWN) return state === OPEN;
    known[node] = OPEN;
    if (homeOn(packed) === PACK * (whole.piles / 4) || spare-- <= 0 || depth > DEEPEST) return true;
    known[node] = MET;
    met.push(node);
    if (!mightWin(packed)) return false;
    const first = plays.length;
    listPlays(context, packed, plays);
    const end = plays.length;
    let open = false;
    for (let at = first; at < end && !open; at++) {
      const card = make(context, packed, plays[at]!);
      open = leadsOn(depth + 1);
      unmake(context, packed, plays[at]!, card);
    }
    plays.length = first;
    if (open) known[node] = OPEN;
    return open;
  };

  return {
    size: store.size,
    isLost(from, limit) {
      lay(from);
      met = [];
      spare = limit;
      const open = leadsOn(0);
      // Nothing leads on from any position met: all are lost. Else those beside the way found are left for later.
      for (const node of met) if (known[node] === MET) known[node] = open ? UNKNOWN : LOST;
      return !open;
    },
  };
}
