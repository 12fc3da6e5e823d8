import type { Rules } from '../../core/rules.ts';
import { heightsOf, VECTORS, vectorOf } from '../../solver/odds.ts';
import type { FoundationHeights } from '../heights.ts';

/**
 * Sets of four foundation heights, 0–13 each, in classes: two are of one class where the rules cannot tell them apart,
 * since suits may change places. Where a card is built on the other colour, only so that suits of one colour stay of one.
 *
 * In Super Flower Garden 5-0-0-9 and 5-9-0-0 are of one class. In Alternating Colours they are not: the one has black cards
 * home alone, clubs and spades, the other cards of both colours.
 */
export interface HeightClasses {
  /** How many classes there are: 2,380, or 5,565 where the colours count. */
  readonly count: number;
  /** The class of a set of heights, from 0. */
  readonly classOf: (heights: ArrayLike<number>) => number;
  /** One set of the class. */
  readonly heightsIn: (at: number) => FoundationHeights;
}

const FREE: HeightClasses = { count: VECTORS, classOf: vectorOf, heightsIn: heightsOf };

/** How many pairs of heights there are, in any order. */
const PAIRS = (14 * 15) / 2;
const pairOf = (a: number, b: number): number => Math.min(a, b) + triangle(Math.max(a, b));
const triangle = (n: number): number => (n * (n + 1)) / 2;
/** The pair of a number: the larger height is the last whose triangle is not above it. */
const readPair = (pair: number): [number, number] => {
  const larger = Math.floor((Math.sqrt(8 * pair + 1) - 1) / 2);
  return [pair - triangle(larger), larger];
};

/** By colour: clubs and spades, diamonds and hearts. */
const COLOURED: HeightClasses = {
  count: triangle(PAIRS),
  classOf: (heights) => pairOf(pairOf(heights[0]!, heights[3]!), pairOf(heights[1]!, heights[2]!)),
  heightsIn: (at) => {
    const [[clubs, spades], [diamonds, hearts]] = readPair(at).map(readPair) as [
      [number, number],
      [number, number],
    ];
    return [clubs, diamonds, hearts, spades];
  },
};

/** The classes of heights under the rules of a game of one pack. */
export function heightClasses({ build }: Rules): HeightClasses {
  return build === 'other-colour' ? COLOURED : FREE;
}
