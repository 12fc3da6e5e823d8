/*
 * A proof that a position cannot be won, for games of two packs built in suit with all foundations going up: the king of
 * each suit that goes home last.
 *
 * Then all other cards of its suit are home, so it lies on none of them. A king that has left its place lies on a queen of
 * its suit, since emptied fans stay closed. So the last king of a suit never leaves its place before, and no card of its
 * suit lies under it. A suit that is not home needs such a king, and the cards of other suits under the one that is last
 * wait until its whole suit is home. two-copies.ts plays on with that; where a suit has two such kings, either is tried.
 *
 * An example, in House in the Woods: clubs and spades are home, one foundation of diamonds and one of hearts are complete,
 * the others have come to the jack and to the ten.
 *
 *   JH KD | QD KH | QH
 *
 * KH goes home last of the hearts, so it stays over QD until JH is home, which lies under KD, which waits for QD. The
 * position is lost. win-relaxation.ts does not see it, since it lets KH go on QH. With KD JH as the first fan it is won.
 */

import { KING } from '../../core/card.ts';
import { faceIn, type PackedPosition, rankIn, type SearchContext } from '../packed.ts';
import { ANY, createPileEnds, createTwoCopies, isInTwoPacksBySuit } from './two-copies.ts';

/** What the last kings prove of the positions of one deal. */
export interface LastKing {
  /** Whether a position might be won, going by suits with one choice of a last king: false proves that it cannot. */
  readonly mightWin: (packed: PackedPosition) => boolean;
  /** The same by every choice of last kings; takes some ten times as long. */
  readonly mightWinInSomeCase: (packed: PackedPosition) => boolean;
}

/** Makes the proof for the positions of a deal. */
export function createLastKing(context: SearchContext): LastKing {
  const { rules, lists, count } = context;
  if (rules.foundations !== 'up' || !isInTwoPacksBySuit(context))
    return { mightWin: () => true, mightWinInSomeCase: () => true };
  const mightEnd = createTwoCopies(context);
  const ends = createPileEnds();
  ends.secondFrom.fill(0, 4);
  /** By suit: the kings that might be last, by their indices in the packed cards. */
  const choices: number[][] = [[], [], [], []];

  /** Finds the choices; gives whether every suit has one that is not home. */
  const find = ({ cards, lengths }: PackedPosition): boolean => {
    for (const kings of choices) kings.length = 0;
    let inPlay = 0;
    for (let list = 0; list < lists; list++) {
      let seen = 0;
      for (let index = list * count; index < list * count + lengths[list]!; index++) {
        const suit = Math.floor(faceIn(cards[index]!) / 13);
        if (((seen >> suit) & 1) === 0 && rankIn(cards[index]!) === KING) choices[suit]!.push(index);
        seen |= 1 << suit;
      }
      inPlay |= seen;
    }
    return choices.every((kings, suit) => kings.length > 0 || ((inPlay >> suit) & 1) === 0);
  };
  const goesOn = (packed: PackedPosition): boolean => {
    for (const [suit, kings] of choices.entries())
      ends.stays[suit + 4] = kings.length === 1 ? kings[0]! : ANY;
    return mightEnd(packed, ends);
  };
  const goesOnInSomeCase = (packed: PackedPosition): boolean => {
    if (!goesOn(packed)) return false;
    const suit = choices.findIndex((kings) => kings.length > 1);
    if (suit < 0) return true;
    const kings = choices[suit]!;
    const goes = kings.some((king) => {
      choices[suit] = [king];
      return goesOnInSomeCase(packed);
    });
    choices[suit] = kings;
    return goes;
  };

  return {
    mightWin: (packed) => find(packed) && goesOn(packed),
    mightWinInSomeCase: (packed) => find(packed) && goesOnInSomeCase(packed),
  };
}
