/*
 * A proof that a position cannot be won, for games in which cards go on cards of their own rank: the last of a rank.
 *
 * Take a rank of which some card is not home, and in a win the card of it that leaves its place last. It cannot leave
 * for another card of its rank: each of those has left its place, and whichever is not home lies on one that has not,
 * which can only be this one. So it leaves for home, and since nothing may lie on it then, all others of its rank are
 * home before. Until then the cards under it stay where they are. They must all be higher: a lower one, or another of
 * the rank, would have had to go home before.
 *
 * So a position is lost if for some rank each card of it lies above a card that is not higher. This holds where emptied fans
 * stay closed: the last card could leave for a space, or for a cell, and a draw takes a card from under it.
 *
 * An example, in School: all suits are home to the jack.
 *
 *   QC KC KS | QD KH QS | QH KD
 *
 * Each king lies over a queen. So none can leave last, and the position is lost. win-relaxation.ts does not see it, since it
 * lets the other kings go on KD, and KD go on another king. With KD QH as the third fan it is won.
 */

import { type PackedPosition, rankIn, type SearchContext } from '../packed.ts';

/** By rank: no card of it was seen, none that could leave last, or one. */
const ABSENT = 0;
const STUCK = 1;
const OPEN = 2;

/** Makes the function that asks whether each rank has a card that could leave last: false proves that there is no win. */
export function createLastOfRank(context: SearchContext): (packed: PackedPosition) => boolean {
  const { rules, lists, count, cells } = context;
  const holds = rules.direction === 'same-rank' && rules.foundations === 'up' && rules.emptyFan === 'closed';
  if (!holds || cells > 0) return () => true;
  const ranks = new Uint8Array(13);
  return (packed) => {
    if (packed.stock > 0 || packed.mercis > 0) return true;
    ranks.fill(ABSENT);
    for (let list = 0; list < lists; list++) {
      let least = 13;
      for (let index = list * count; index < list * count + packed.lengths[list]!; index++) {
        const rank = rankIn(packed.cards[index]!);
        if (rank < least) {
          ranks[rank] = OPEN;
          least = rank;
        } else if (ranks[rank] === ABSENT) ranks[rank] = STUCK;
      }
    }
    return !ranks.includes(STUCK);
  };
}
