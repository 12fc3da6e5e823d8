/*
 * Which cards of a deal are locked: they can never leave the stack on which they lie, whatever is played.
 *
 * A card leaves its stack by a door: its foundation, a card that takes it in the tableau, an emptied fan or a free
 * cell. A set of cards is closed when every door of each of them waits for cards that lie under cards of the set. Then
 * none of them ever leaves. For let one be the first that does: until then nothing has moved from under any of them,
 * so what its door waits for has not come. Nothing is loosened for this; it holds under the rules as they are.
 *
 * An example, from relax.ts: clubs are home to the ace, hearts to the seven, diamonds and spades to the king.
 *
 *   2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH
 *
 * 9H waits for 8H, or to be laid on TH: both lie under 3C. 3C waits for 2C, or for 4C: both lie under 9H. The two are
 * closed, a ring. So 2C, 4C, TH and 8H stay where they are, and nothing that is not home can come home any more.
 *
 * All cards that are locked so are found by striking out: whichever card has an open door is taken out of the set,
 * until none is. What is left is the greatest closed set, since doors only open while a set shrinks.
 */

import { allCards, type Card, KING } from '../core/card.ts';
import { merciRefusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { fillsFan, fits, goesOn, type Rules } from '../core/rules.ts';

/** What a door waits for: a card that cannot come, because it lies under another that never leaves. */
export interface Wait {
  /** The card that would have to come home, or to lie open as a place to build on. */
  readonly waitsFor: Card;
  /**
   * The nearest card of the ring that lies on it. Null where it is itself in the ring and nothing can be laid on it: on
   * top of a fan that is full, in a waste pile or in a cell.
   */
  readonly under: Card | null;
}

/** The stacks of a deal, and where each of its cards lies in them. */
export interface Stacks {
  readonly rules: Rules;
  readonly position: Position;
  /** The fans, then the waste piles, then the cells, each from its bottom card to its top card. */
  readonly stacks: readonly (readonly Card[])[];
  /** By card: the index of its stack; −1 on a foundation, undefined in the stock. */
  readonly stackOf: readonly (number | undefined)[];
  /** By card: how many cards lie below it in its stack. */
  readonly depthOf: readonly number[];
  /** By card: the cards not home that it could be built on; none where it has been moved and may not be again. */
  readonly takers: readonly (readonly Card[])[];
  /**
   * By card: for each foundation that could still take it the ranks that have to come there first, each as the cards of
   * that rank that are not home.
   */
  readonly before: readonly (readonly (readonly Card[])[])[][];
}

/** Cards of some stacks that are looked at as a closed set. */
export interface Ring {
  readonly cards: ReadonlySet<Card>;
  /** By stack: the depth of the highest card of the set, −1 where it has none there. */
  readonly tops: readonly number[];
}

/** The stacks of a position; null where a merci may be taken, which draws a card from under any other. */
export function stacksOf(rules: Rules, position: Position): Stacks | null {
  if (merciRefusal(rules, position) === null) return null;
  const inCells = position.cells.map((card) => (card === null ? [] : [card]));
  const stacks = [...position.fans, ...position.wastes, ...inCells];
  const stackOf: number[] = [];
  const depthOf: number[] = [];
  for (const card of position.foundations.flat()) stackOf[card] = -1;
  for (const [stack, cards] of stacks.entries()) {
    for (const [depth, card] of cards.entries()) {
      stackOf[card] = stack;
      depthOf[card] = depth;
    }
  }
  const left = allCards(rules.packs).filter((card) => stackOf[card] !== -1);
  const takers: Card[][] = [];
  const before: Card[][][][] = [];
  const nextOn = position.foundations.map((_, pile) => nextCards(rules, position, pile, left));
  for (const card of left) {
    const spent = rules.singleMove && stackOf[card]! < position.fans.length && position.moved.includes(card);
    takers[card] = spent ? [] : left.filter((onto) => fits(rules, card, onto));
    // A foundation that has gone past a card takes it no more.
    before[card] = nextOn.flatMap((ranks) => {
      const at = ranks.findIndex((cards) => cards.includes(card));
      return at < 0 ? [] : [ranks.slice(0, at)];
    });
  }
  return { rules, position, stacks, stackOf, depthOf, takers, before };
}

/** The cards among those left that a foundation takes next, rank after rank. */
function nextCards(
  rules: Rules,
  { foundations }: Position,
  pile: number,
  left: readonly Card[],
): readonly Card[][] {
  const from = foundations[pile]!.length;
  return Array.from({ length: KING + 1 - from }, (_, above) =>
    left.filter((card) => goesOn(rules, pile, from + above, card)),
  );
}

/** Makes a ring of some cards. */
export function ringOf({ stacks, stackOf, depthOf }: Stacks, cards: Iterable<Card>): Ring {
  const tops = stacks.map(() => -1);
  const set = new Set(cards);
  for (const card of set) tops[stackOf[card]!] = Math.max(tops[stackOf[card]!]!, depthOf[card]!);
  return { cards: set, tops };
}

/** The greatest closed set among some cards, which may be none. */
export function greatestRing(stacks: Stacks, among: Iterable<Card>): Ring {
  let ring = ringOf(stacks, among);
  for (;;) {
    const closed = [...ring.cards].filter((card) => isShut(stacks, ring, card));
    if (closed.length === ring.cards.size) return ring;
    ring = ringOf(stacks, closed);
  }
}

/** Whether a card stays where it is while a ring stays: it is one of its cards, or lies under one. */
export function isStuck({ stackOf, depthOf }: Stacks, { tops }: Ring, card: Card): boolean {
  const stack = stackOf[card] ?? -1;
  return stack >= 0 && depthOf[card]! <= tops[stack]!;
}

/** Whether a card is never uncovered while a ring stays: it lies under one of its cards. */
export function isBuried({ stackOf, depthOf }: Stacks, { tops }: Ring, card: Card): boolean {
  const stack = stackOf[card] ?? -1;
  return stack >= 0 && depthOf[card]! < tops[stack]!;
}

/** Whether a card can never come home while a ring stays. */
export function isLost(stacks: Stacks, ring: Ring, card: Card): boolean {
  if (stacks.stackOf[card] === -1) return false;
  return isStuck(stacks, ring, card) || homeWaits(stacks, ring, card) !== null;
}

/** Whether all doors of a card of a ring wait for what cannot come. */
export function isShut(stacks: Stacks, ring: Ring, card: Card): boolean {
  return (
    homeWaits(stacks, ring, card) !== null &&
    placeWaits(stacks, ring, card) !== null &&
    (!wantsFreeCell(stacks, card) || cellsHeld(stacks, ring)) &&
    (!wantsEmptyFan(stacks, card) || fansHeld(stacks, ring))
  );
}

/**
 * What a card waits for on its way home: on each foundation that could take it the cards of the first rank that cannot
 * come there. Null where none is in the way, so that it might come home.
 */
export function homeWaits(stacks: Stacks, ring: Ring, card: Card): readonly Wait[] | null {
  const waits: Wait[] = [];
  for (const before of stacks.before[card]!) {
    const missing = before.find((cards) => cards.every((other) => isStuck(stacks, ring, other)));
    if (missing === undefined) return null;
    waits.push(...missing.map((other) => waitFor(stacks, ring, other)));
  }
  return withoutRepeats(waits);
}

/** What a card waits for to be built on, card by card; null where one of them may come to take it. */
export function placeWaits(stacks: Stacks, ring: Ring, card: Card): readonly Wait[] | null {
  const waits: Wait[] = [];
  for (const onto of stacks.takers[card]!) {
    if (!isNoPlace(stacks, ring, onto)) return null;
    waits.push(waitFor(stacks, ring, onto));
  }
  return waits;
}

/** Whether nothing can ever be built on a card while a ring stays. */
function isNoPlace(stacks: Stacks, ring: Ring, card: Card): boolean {
  return isBuried(stacks, ring, card) || (isStuck(stacks, ring, card) && isPlaceless(stacks, card));
}

/** Whether nothing can be built on a card where it lies, though it is on top: in a full fan, a waste pile or a cell. */
export function isPlaceless({ rules, position, stackOf, depthOf }: Stacks, card: Card): boolean {
  if (stackOf[card]! >= position.fans.length) return true;
  return rules.cap !== null && depthOf[card]! + 1 >= rules.cap;
}

/** Whether an emptied fan would take a card from where it lies. */
export function wantsEmptyFan({ rules, position, stackOf, depthOf }: Stacks, card: Card): boolean {
  const inFan = stackOf[card]! < position.fans.length;
  // A card alone in its fan would change nothing, and the rules refuse it.
  if (inFan && (depthOf[card] === 0 || (rules.singleMove && position.moved.includes(card)))) return false;
  return fillsFan(rules, card);
}

/** Whether a free cell would take a card from where it lies. */
export function wantsFreeCell({ position, stackOf }: Stacks, card: Card): boolean {
  return position.cells.length > 0 && stackOf[card]! < position.fans.length + position.wastes.length;
}

/** Whether a ring has a card in every fan, so that none is ever emptied. */
function fansHeld({ position }: Stacks, { tops }: Ring): boolean {
  return position.fans.every((_, fan) => tops[fan]! >= 0);
}

/** Whether all cells are full of cards of a ring. */
function cellsHeld({ position }: Stacks, { tops }: Ring): boolean {
  return tops.slice(position.fans.length + position.wastes.length).every((top) => top >= 0);
}

/** Why a card that is stuck does not come: the nearest card of the ring on it. */
function waitFor({ stacks, stackOf, depthOf }: Stacks, { cards }: Ring, card: Card): Wait {
  const above = stacks[stackOf[card]!]!.slice(depthOf[card]! + 1);
  return { waitsFor: card, under: above.find((other) => cards.has(other)) ?? null };
}

/** Two foundations of a suit may wait for the same card. */
function withoutRepeats(waits: readonly Wait[]): readonly Wait[] {
  return waits.filter((wait, at) => waits.findIndex(({ waitsFor }) => waitsFor === wait.waitsFor) === at);
}

/** What can never come home in a deal, as far as closed sets of cards tell. */
export interface LockedCards {
  /** The cards that can never come home in this deal, in the order of their numbers. */
  readonly lost: readonly Card[];
  /** Those of them that can never even leave the stack on which they lie. */
  readonly stuck: readonly Card[];
  /** By foundation pile: the most cards that can come to lie on it, 0–13. */
  readonly ceilings: readonly number[];
}

/**
 * The cards that are proved to be lost in this deal by closed sets, without any search: no redeal. Others may be lost as
 * well; that only a search tells. Where a merci may be taken nothing is proved, and no card is in the lists.
 */
export function lockedCards(rules: Rules, position: Position): LockedCards {
  const stacks = stacksOf(rules, position);
  if (stacks === null) return { lost: [], stuck: [], ceilings: position.foundations.map(() => KING + 1) };
  const ring = greatestRing(stacks, stacks.stacks.flat());
  const cards = allCards(rules.packs);
  const left = cards.filter((card) => stacks.stackOf[card] !== -1);
  const ceilings = position.foundations.map((pile, index) => {
    const open = nextCards(rules, position, index, left).findIndex((next) =>
      next.every((card) => isStuck(stacks, ring, card)),
    );
    return open < 0 ? KING + 1 : pile.length + open;
  });
  return {
    lost: cards.filter((card) => isLost(stacks, ring, card)),
    stuck: cards.filter((card) => isStuck(stacks, ring, card)),
    ceilings,
  };
}
