/*
 * Suit subgames: the cards of one suit played by themselves, with all other cards taken away as if they were home.
 *
 * Where cards are built in suit, every play of the deal is a play of the subgame or changes nothing there: taking
 * cards away uncovers others, empties fans and lowers them, and none of that forbids a play. So a deal can only be
 * won if each of its subgames can. A subgame has far fewer positions than the deal, and what is learnt of one of them
 * holds for all the positions of the deal that look the same there; pattern databases do the like for other puzzles.
 *
 * An example, with building up or down in suit: clubs are home to the jack, diamonds and spades to the king, hearts to
 * the eight.
 *
 *   9H QC JH KH | TH KC QH
 *
 * The subgame of hearts is 9H JH KH | TH QH. Either QH goes on KH, and TH cannot go on JH; or KH goes on QH, and JH
 * cannot. Its 3 positions show that it is lost, and with it the deal, whatever is done with the clubs.
 */

import { PACK } from '../core/card.ts';
import { createNodeStore } from './node-store.ts';
import { emptyPacked, faceIn, homeOn, type PackedPosition, pack, type SearchContext } from './packed.ts';
import { listPlays, make, unmake } from './packed-moves.ts';
import { createWinRelaxation } from './win-relaxation.ts';

/** One suit of a deal played by itself; it remembers which of its positions are lost. */
export interface SuitSubgame {
  /**
   * Whether a position of the deal is proved lost in this suit, looking at `limit` new positions of the subgame at
   * most.
   */
  readonly isLost: (packed: PackedPosition, limit: number) => boolean;
  /** How many positions of the subgame have been looked at. */
  readonly size: () => number;
}

/**
 * The subgames of a deal, by suit; none where suits mix, or where a cell, the stock or a merci takes part in
 * everything.
 */
export function suitSubgamesOf(context: SearchContext): SuitSubgame[] {
  const { build, foundationSuit } = context.rules;
  const apart = build === 'same-suit' && foundationSuit === 'same-suit';
  if (!apart || context.cells > 0 || context.stock.length > 0 || context.mercis > 0) return [];
  return [0, 1, 2, 3].map((suit) => createSuitSubgame(context, suit));
}

/* The state of a node: not looked at, met by the present search, may lead to a win, proved not to. */
const UNKNOWN = 0;
const MET = 1;
const OPEN = 2;
const LOST = 3;

/** Plays after which the search goes no deeper, since it calls itself; far more than any suit needs. */
const DEEPEST = 500;

function createSuitSubgame(whole: SearchContext, suit: number): SuitSubgame {
  const count = whole.count / 4;
  const context: SearchContext = { ...whole, count, byteLength: whole.piles + 1 + whole.lists + count };
  const packed = emptyPacked(context);
  const { mightWin } = createWinRelaxation(context);
  const store = createNodeStore(context.byteLength);
  /** By node: its state, one of the four above. */
  const states: number[] = [];
  const plays: number[] = [];
  let met: number[] = [];
  /** New positions that the present search may still look at. */
  let nodesLeft = 0;

  /** Copies the suit's cards of a position into `packed`. */
  const layOut = (from: PackedPosition): void => {
    for (let list = 0; list < whole.lists; list++) {
      const first = list * whole.count;
      const end = first + from.lengths[list]!;
      let length = 0;
      for (let index = first; index < end; index++) {
        const card = from.cards[index]!;
        if (faceIn(card) >= suit * 13 && faceIn(card) < suit * 13 + 13) {
          packed.cards[list * count + length++] = card;
        }
      }
      packed.lengths[list] = length;
    }
    for (let pile = 0; pile < whole.piles; pile++) {
      packed.heights[pile] = pile % 4 === suit ? from.heights[pile]! : 13;
    }
  };

  /** Whether plays lead from `packed` to a win, or to a position that is not looked into and so may lead to one. */
  const leadsOn = (depth: number): boolean => {
    pack(context, packed, store.bytes);
    const added = store.add(-1);
    const node = added < 0 ? store.found() : added;
    const state = states[node] ?? UNKNOWN;
    if (state !== UNKNOWN) return state === OPEN;
    states[node] = OPEN;
    if (homeOn(packed) === PACK * (whole.piles / 4) || nodesLeft-- <= 0 || depth > DEEPEST) return true;
    states[node] = MET;
    met.push(node);
    if (!mightWin(packed)) return false;
    const first = plays.length;
    listPlays(context, packed, plays);
    const end = plays.length;
    let open = false;
    for (let index = first; index < end && !open; index++) {
      const card = make(context, packed, plays[index]!);
      open = leadsOn(depth + 1);
      unmake(context, packed, plays[index]!, card);
    }
    plays.length = first;
    if (open) states[node] = OPEN;
    return open;
  };

  return {
    size: store.size,
    isLost(from, limit) {
      layOut(from);
      met = [];
      nodesLeft = limit;
      const open = leadsOn(0);
      // If nothing leads on, all positions met are lost. Else those beside the way that was found are left for later.
      for (const node of met) if (states[node] === MET) states[node] = open ? UNKNOWN : LOST;
      return !open;
    },
  };
}
