/*
 * Move generation of the general search: the plays of a packed position, made in place and taken back.
 *
 * A play is a number, from × 256 + to. Both are places: the waste piles and fans are numbered first, then the cells,
 * then the foundation piles. A play that draws a buried card by a merci has (its depth + 1) × 65536 more. The one play
 * that takes no card is that of the stock, −1.
 *
 * An example, in Super Flower Garden: clubs and spades are home to the jack, diamonds and hearts to the king, and the
 * fans are KC QS | KS QC. The fans are the places 0 and 1, there are no cells, the foundations are the places 2 to 5.
 * QS home is 0 × 256 + 5 = 5, QC home is 1 × 256 + 2 = 258. `listPlays` gives only 5: all jacks are home, so that no
 * card could ever be built on QS, to play it home can never harm, and the other plays can wait.
 */

import { ACE, KING, PACK } from '../core/card.ts';
import { fillsFan } from '../core/rules.ts';
import {
  faceIn,
  MOVED,
  NO_CARD,
  nextFan,
  type PackedPosition,
  rankIn,
  type SearchContext,
} from './packed.ts';

/** How far the depth of a drawn card is shifted in a play. */
const DEPTH_BITS = 16;

/** The play that deals from the stock. */
const STOCK = -1;

/**
 * Adds the plays of a position to `plays`, those to foundations first, the mercis last. Where the context prunes, a
 * play that can never harm is added alone.
 */
export function listPlays(context: SearchContext, packed: PackedPosition, plays: number[]): void {
  const { lists, cells, wastes, rules } = context;
  const before = plays.length;
  for (let from = 0; from < lists + cells; from++) {
    const card = cardAt(context, packed, from);
    if (card === NO_CARD) continue;
    const homeward = plays.length;
    addHomeward(context, packed, faceIn(card), from * 256, plays);
    if (plays.length > homeward && context.prune && isHarmless(context, packed, faceIn(card))) {
      plays[before] = plays[homeward]!;
      plays.length = before + 1;
      return;
    }
  }
  const cell = packed.cells.indexOf(NO_CARD);
  const isClosed = fillsNone(context, packed);
  const space = isClosed ? -1 : spaceFor(context, packed);
  linkFans(context, packed);
  for (let from = 0; from < lists + cells; from++) {
    const card = cardAt(context, packed, from);
    if (card === NO_CARD) continue;
    const inFan = from >= wastes && from < lists;
    const alone = inFan && packed.lengths[from] === 1;
    // Where an emptied fan stays empty, a card alone in its fan stays there until it goes home. Elsewhere it would
    // uncover nothing and be in the way of another card; and what can be built on it there can be built on it here,
    // where no fan is lower.
    if (context.prune && alone && isClosed) continue;
    if (!(rules.singleMove && inFan && card >= MOVED)) {
      for (const taker of context.takers[faceIn(card)]!) {
        for (let to = firstWith[taker]!; to >= 0; to = nextWith[to]!) plays.push(from * 256 + to);
      }
      if (space >= 0 && !alone && fillsFan(rules, faceIn(card))) plays.push(from * 256 + space);
    }
    if (cell >= 0 && from < lists) plays.push(from * 256 + lists + cell);
  }
  if (packed.stock > 0 && wastes > 0) plays.push(STOCK);
  if (packed.mercis > 0) listDraws(context, packed, space, plays);
}

/** Whether emptied fans are of no use from now on. */
export function fillsNone(context: SearchContext, packed: PackedPosition): boolean {
  const { emptyFan } = context.rules;
  if (emptyFan === 'kings') return kingsLieLowest(context, packed);
  // A stock that is used up fills no fan any more.
  return emptyFan === 'closed' || (emptyFan === 'stock' && packed.stock === 0);
}

/**
 * Whether each king that is left lies lowest in its fan, and none can leave it but for home. Then a space is of no use to a
 * king, which gains nothing by going from one to another.
 */
function kingsLieLowest(context: SearchContext, packed: PackedPosition): boolean {
  const { takers, wastes, lists, cells, count } = context;
  if (takers[KING]!.length > 0 || wastes + cells + packed.mercis > 0) return false;
  for (let fan = 0; fan < lists; fan++) {
    const bottom = fan * count;
    for (let index = bottom + 1; index < bottom + packed.lengths[fan]!; index++) {
      if (rankIn(packed.cards[index]!) === KING) return false;
    }
  }
  return true;
}

/** Adds the mercis: a buried card to the places that the rules allow; `space` is an emptied fan that may be filled. */
function listDraws(context: SearchContext, packed: PackedPosition, space: number, plays: number[]): void {
  const { rules, wastes, lists, count } = context;
  const cap = rules.cap ?? count;
  for (let from = wastes; from < lists; from++) {
    const buried = packed.lengths[from]! - 1;
    for (let depth = rules.merciCard === 'second' ? Math.max(buried - 1, 0) : 0; depth < buried; depth++) {
      const face = faceIn(packed.cards[from * count + depth]!);
      const draw = ((depth + 1) << DEPTH_BITS) + from * 256;
      if (rules.merciTo === 'own-fan') {
        plays.push(draw + from);
        continue;
      }
      if (rules.merciTo === 'own-new-fan') {
        plays.push(draw + nextFan(context, packed));
        continue;
      }
      addHomeward(context, packed, face, draw, plays);
      for (let to = wastes; to < lists; to++) {
        const length = packed.lengths[to]!;
        if (length === 0 || (to !== from && length >= cap)) continue;
        const onto = faceIn(packed.cards[to * count + length - 1]!);
        if (rules.merciTo === 'any-fan' || context.takers[face]!.includes(onto)) plays.push(draw + to);
      }
      if (rules.merciTo === 'legal-place' && space >= 0 && fillsFan(rules, face)) plays.push(draw + space);
    }
  }
}

/*
 * While plays are listed, the fans in linked lists by the face of their top card: firstWith[face] is a fan,
 * nextWith[fan] the next one with the same face, −1 the end. They are kept between calls only to be used again.
 */
const firstWith = new Int8Array(PACK);
const nextWith = new Int8Array(256);

/** Links the fans that may take a card by the faces of their top cards. */
function linkFans({ lists, wastes, count, rules }: SearchContext, packed: PackedPosition): void {
  const cap = rules.cap ?? count;
  firstWith.fill(-1);
  for (let fan = wastes; fan < lists; fan++) {
    const length = packed.lengths[fan]!;
    if (length === 0 || length >= cap) continue;
    const face = faceIn(packed.cards[fan * count + length - 1]!);
    nextWith[fan] = firstWith[face]!;
    firstWith[face] = fan;
  }
}

/** Whether a play brings a card to a foundation. */
export function bringsHome({ lists, cells }: SearchContext, play: number): boolean {
  return play !== STOCK && (play & 255) >= lists + cells;
}

/** The face of the card that a play moves, given what {@link make} returned; null for the stock. */
export function movedFace(play: number, card: number): number | null {
  return play === STOCK ? null : faceIn(card);
}

/** The available card of a waste pile, fan or cell, or NO_CARD. */
function cardAt({ lists, count }: SearchContext, packed: PackedPosition, place: number): number {
  if (place >= lists) return packed.cells[place - lists]!;
  const length = packed.lengths[place]!;
  return length === 0 ? NO_CARD : packed.cards[place * count + length - 1]!;
}

/** An emptied fan that may be filled, or −1. */
function spaceFor(context: SearchContext, packed: PackedPosition): number {
  if (context.rules.emptyFan === 'closed' || context.rules.emptyFan === 'stock') return -1;
  const end = nextFan(context, packed);
  for (let fan = context.wastes; fan < end; fan++) if (packed.lengths[fan] === 0) return fan;
  return -1;
}

/**
 * Adds the plays of a face to foundations: to the first of those that are alike, and where half of them run down to
 * one of each kind.
 */
function addHomeward(
  context: SearchContext,
  packed: PackedPosition,
  face: number,
  play: number,
  plays: number[],
): void {
  const to = play + context.lists + context.cells;
  const pile = pileFor(context, packed, face, 0);
  if (pile < 0) return;
  plays.push(to + pile);
  if (context.rules.foundations === 'up') return;
  const second = pileFor(context, packed, face, Math.max(pile + 1, 4));
  if (second >= 0) plays.push(to + second);
}

/** The first pile from `from` on that takes a face next, or −1. */
function pileFor(context: SearchContext, packed: PackedPosition, face: number, from: number): number {
  for (const place of context.homes[face]!) {
    const pile = place >> 4;
    if (pile >= from && packed.heights[pile] === (place & 15)) return pile;
  }
  return -1;
}

/**
 * Whether playing a card home can never harm: in one pack, built in suit on foundations of their suit, always, since no card
 * is ever wanted there but the next one, which can follow it home (the proof stands in play/auto-play.ts). Where builds mix
 * suits and foundations go up in suit or in turn of colours, when every card that could still be built on it is home already, or could itself go home at once, without harm, whenever it is
 * built.
 *
 * Where colours take turns two cards share two piles. None is in the other's way once both piles have come to them: then
 * each goes home whenever it is uncovered, and what is home later is never less than it would have been without. So all
 * piles that a card may go to must have come to it; with one pile to a card the next card's has.
 */
function isHarmless(context: SearchContext, packed: PackedPosition, face: number): boolean {
  const { build, foundations, foundationSuit, packs } = context.rules;
  if (packs === 1 && build === 'same-suit' && foundationSuit === 'same-suit') return true;
  if (foundations !== 'up' || foundationSuit === 'any-suit' || packs !== 1) return false;
  if (fewestAbove(context, packed, face) < 0) return false;
  for (const card of context.fitting[face]!) {
    const above = fewestAbove(context, packed, card);
    if (above < 1 && (card % 13 >= face % 13 || !isHarmless(context, packed, card))) return false;
  }
  return true;
}

/**
 * By how much the lowest pile that a face may go to is higher than where it takes it: from 1 on all cards of its kind are
 * home, at 0 all piles have come to it, below they have not.
 */
function fewestAbove({ homes }: SearchContext, { heights }: PackedPosition, face: number): number {
  let fewest = KING + 1;
  for (const place of homes[face]!) fewest = Math.min(fewest, heights[place >> 4]! - (place & 15));
  return fewest;
}

/**
 * Makes a play; returns what {@link unmake} needs: the card that it moved, or for the stock how many cards it dealt. Where the
 * stock then filled an emptied fan, 256 × the cards that left it are added, and 65536 × the piles that aces came to, as bits.
 */
export function make(context: SearchContext, packed: PackedPosition, play: number): number {
  const { rules, wastes, lists } = context;
  if (play === STOCK) {
    const dealt = Math.min(wastes, packed.stock);
    for (let waste = 0; waste < dealt; waste++) put(context, packed, waste, context.stock[--packed.stock]!);
    return dealt;
  }
  const [depth, from, to] = [(play >> DEPTH_BITS) - 1, (play >> 8) & 255, play & 255];
  if (depth >= 0) return draw(context, packed, from, depth, to);
  const card = cardAt(context, packed, from);
  remove(context, packed, from);
  const counts = rules.singleMove && from >= wastes && from < lists && to < lists;
  put(context, packed, to, counts ? card | MOVED : card);
  return rules.emptyFan === 'stock' && packed.stock > 0 && from < lists && packed.lengths[from] === 0
    ? card + fill(context, packed, from)
    : card;
}

/** Takes back the last play, given what {@link make} returned for it. */
export function unmake(context: SearchContext, packed: PackedPosition, play: number, card: number): void {
  if (play === STOCK) {
    for (let waste = 0; waste < card; waste++) remove(context, packed, waste);
    packed.stock += card;
    return;
  }
  const [depth, from] = [(play >> DEPTH_BITS) - 1, (play >> 8) & 255];
  if (card > 255) {
    packed.lengths[from] = 0;
    packed.stock += (card >> 8) & 255;
    for (let pile = 0; pile < context.piles; pile++) if ((card >> (16 + pile)) & 1) packed.heights[pile] = 0;
  }
  remove(context, packed, play & 255);
  if (depth < 0) {
    put(context, packed, from, card & 255);
    return;
  }
  const [index, end] = [from * context.count + depth, from * context.count + packed.lengths[from]!++];
  packed.cards.copyWithin(index + 1, index, end);
  packed.cards[index] = card;
  packed.mercis++;
}

/** Fills an emptied fan from the stock, aces going home; gives what {@link make} adds for it. */
function fill(context: SearchContext, packed: PackedPosition, fan: number): number {
  let filled = 0;
  while (packed.stock > 0 && packed.lengths[fan]! < context.rules.fanSize) {
    const face = context.stock[--packed.stock]!;
    filled += 1 << 8;
    if (rankIn(face) === ACE) {
      const pile = pileFor(context, packed, face, 0);
      packed.heights[pile] = 1;
      filled += 1 << (16 + pile);
    } else put(context, packed, fan, face);
  }
  return filled;
}

/** Makes a merci: draws the card at a depth of a fan, and puts it on a place; returns the card. */
function draw(
  context: SearchContext,
  packed: PackedPosition,
  from: number,
  depth: number,
  to: number,
): number {
  const [index, end] = [from * context.count + depth, from * context.count + packed.lengths[from]!--];
  const card = packed.cards[index]!;
  packed.cards.copyWithin(index, index + 1, end);
  put(context, packed, to, card);
  packed.mercis--;
  return card;
}

function remove({ lists, cells }: SearchContext, packed: PackedPosition, place: number): void {
  if (place < lists) packed.lengths[place]!--;
  else if (place < lists + cells) packed.cells[place - lists] = NO_CARD;
  else packed.heights[place - lists - cells]!--;
}

function put(
  { lists, cells, count }: SearchContext,
  packed: PackedPosition,
  place: number,
  card: number,
): void {
  if (place < lists) packed.cards[place * count + packed.lengths[place]!++] = card;
  else if (place < lists + cells) packed.cells[place - lists] = card;
  else packed.heights[place - lists - cells]!++;
}
