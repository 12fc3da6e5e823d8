/*
 * A proof that a position cannot be won, for games of two packs built in suit with one foundation of each suit going up and
 * one going down: the king and the ace of each suit that stay.
 *
 * Take a win. A higher rank goes up later and down sooner. So there is a rank where the foundations of a suit meet: the
 * first copies of the ranks below it go up, those of the others down, and the second copies the other way, when one copy of
 * each rank is home. Where they meet at the queen or below, the second king goes up after both queens are home. A king that
 * has left its place lies on a queen of its suit, since emptied fans stay closed. So the second king stays in its place until
 * then, and what lies under it of its suit goes home later: down, so that its rank is below the meeting. In the same way,
 * where they meet at the three or above, the second ace stays until it goes down, with none of its suit under it but ranks
 * from the meeting on. And not both can have some of their suit under them, since then each would go home before the other.
 *
 * All meetings and choices of king and ace that are open are looked through: a suit that is not home needs one, and what
 * they have in common is what two-copies.ts plays on with.
 *
 * An example, in House on the Hill: clubs and spades are home, diamonds and hearts too on the foundations that go down; up
 * they have come to the jack and to the ten.
 *
 *   JH KD | QD KH | QH
 *
 * The position is lost as it is in House in the Woods, see last-king.ts.
 */

import { ACE, KING } from '../../core/card.ts';
import { faceIn, type PackedPosition, rankIn, type SearchContext } from '../packed.ts';
import { ANY, createPileEnds, createTwoCopies, isInTwoPacksBySuit } from './two-copies.ts';

/** A king or an ace: its index in the packed cards, and the lowest and the highest rank of its suit that lies under it. */
interface EndCard {
  readonly index: number;
  readonly lowest: number;
  readonly highest: number;
}

/** Stands for the king or the ace where none has to stay. */
const NONE_STAYS: readonly EndCard[] = [{ index: ANY, lowest: 13, highest: -1 }];

/** Makes the function that asks whether a position might be won: false proves that it cannot. */
export function createLastEnds(context: SearchContext): (packed: PackedPosition) => boolean {
  const { rules, lists, count } = context;
  if (rules.foundations !== 'up-and-down' || !isInTwoPacksBySuit(context)) return () => true;
  const mightEnd = createTwoCopies(context);
  const ends = createPileEnds();
  const kings: EndCard[][] = [[], [], [], []];
  const aces: EndCard[][] = [[], [], [], []];
  /** By suit: the lowest and the highest rank seen in a list. */
  const lowest = new Int8Array(4);
  const highest = new Int8Array(4);

  const findEnds = ({ cards, lengths }: PackedPosition): void => {
    for (const found of [...kings, ...aces]) found.length = 0;
    for (let list = 0; list < lists; list++) {
      lowest.fill(13);
      highest.fill(-1);
      for (let index = list * count; index < list * count + lengths[list]!; index++) {
        const suit = Math.floor(faceIn(cards[index]!) / 13);
        const rank = rankIn(cards[index]!);
        if (rank === KING) kings[suit]!.push({ index, lowest: lowest[suit]!, highest: highest[suit]! });
        if (rank === ACE) aces[suit]!.push({ index, lowest: lowest[suit]!, highest: highest[suit]! });
        lowest[suit] = Math.min(lowest[suit]!, rank);
        highest[suit] = Math.max(highest[suit]!, rank);
      }
    }
  };
  /** Writes down what all the ways have in common in which a suit might come home; gives whether there is one. */
  const writeEnds = (suit: number, up: number, down: number): boolean => {
    const { secondFrom, stays } = ends;
    // Once they are past each other it does not matter where they met: all cards left are second copies.
    const isPast = up + down > 13;
    let found = false;
    for (let meeting = up; meeting <= Math.max(up, 13 - down); meeting++) {
      const kingStays = isPast ? up < 13 : meeting < KING;
      const aceStays = isPast ? down < 13 : meeting > ACE + 1;
      for (const king of kingStays ? kings[suit]! : NONE_STAYS) {
        for (const ace of aceStays ? aces[suit]! : NONE_STAYS) {
          const isOneLast = king.highest < 0 || ace.lowest > KING;
          if (king.highest >= meeting || ace.lowest < meeting || !isOneLast) continue;
          stays[suit] = found && stays[suit] !== king.index ? ANY : king.index;
          stays[suit + 4] = found && stays[suit + 4] !== ace.index ? ANY : ace.index;
          secondFrom[suit] = meeting;
          if (!found) secondFrom[suit + 4] = 13 - meeting;
          found = true;
        }
      }
    }
    return found;
  };

  return (packed) => {
    findEnds(packed);
    for (let suit = 0; suit < 4; suit++) {
      if (!writeEnds(suit, packed.heights[suit]!, packed.heights[suit + 4]!)) return false;
    }
    return mightEnd(packed, ends);
  };
}
