/*
 * Why a card can never come home in a deal: a certificate, the fewest cards that are closed (locked.ts) and keep it.
 *
 * In the example of locked.ts the certificate of KH is 9H and 3C: KH waits for 8H, which lies under 3C. Its data is
 *
 *   card KH, waits: 8H under 3C
 *   ring: 9H, home: 8H under 3C, places: TH under 3C; 3C, home: 2C under 9H, places: 4C under 9H
 *
 * The smallest of all is a king over a lower card of its suit, where an emptied fan stays closed: it waits for that card
 * alone, and the card lies under it.
 *
 * It is looked for by iterative deepening: a ring that is not closed has a door that is open, and one of the few cards
 * that shut it has to be added. Where six cards are too few, or the search has gone on for long, the greatest ring is
 * thinned out card by card instead.
 */

import type { Card } from '../core/card.ts';
import { find, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import {
  greatestRing,
  homeWaits,
  isBuried,
  isLost,
  isPlaceless,
  isShut,
  isStuck,
  placeWaits,
  type Ring,
  ringOf,
  type Stacks,
  stacksOf,
  type Wait,
  wantsEmptyFan,
  wantsFreeCell,
} from './locked.ts';

/** A card of a ring: it never leaves the stack on which it lies, because each of its doors waits for another of them. */
export interface RingCard {
  readonly card: Card;
  /** The cards that it waits for on its foundation; of two foundations, or equal cards, those of all. */
  readonly home: readonly Wait[];
  /** The cards not home that it could be built on; none where the rules let it go on no card, as a king. */
  readonly places: readonly Wait[];
  /** Where an emptied fan would take it: for each fan a card of the ring that keeps it from being emptied; else none. */
  readonly fansHeldBy: readonly Card[];
}

/**
 * A proof that a card can never come home in this deal, which a reader can check on the board. Its ring is minimal: no
 * part of it is closed and keeps the card. Where the rules have cells, those are full of cards of the ring.
 */
export interface Certificate {
  /** The card that is lost. */
  readonly card: Card;
  /**
   * What keeps it: the cards that it waits for, and what they lie under. Where it lies under the ring itself, only that:
   * `waitsFor` is then the card itself.
   */
  readonly waits: readonly Wait[];
  readonly ring: readonly RingCard[];
}

/** Rings of more cards than this are not looked for, only made by thinning out. */
const MOST_SEARCHED = 6;
/** Sets of cards that are looked at for the smallest ring. */
const SEARCH_LIMIT = 600;

/**
 * The certificate of a card that can never come home in this deal, whatever is played; or asked `from: 'open'`, of one
 * that can never even be uncovered, whose ring then lies on it. No redeal is counted. Null where there is none: the card
 * is home or might come there, it is kept for a reason that only a search finds, as where fans have a limit and no room is
 * left, or a merci may be taken.
 */
export function certificateOf(
  rules: Rules,
  position: Position,
  card: Card,
  from: 'home' | 'open' = 'home',
): Certificate | null {
  const stacks = stacksOf(rules, position);
  if (stacks === null || find(position, card) === null) return null;
  const sought: Sought = {
    stacks,
    greatest: greatestRing(stacks, stacks.stacks.flat()),
    keeps: (ring) => (from === 'home' ? isLost(stacks, ring, card) : isBuried(stacks, ring, card)),
    keepers: (ring) => {
      const above = coverOf(stacks, sought.greatest, card);
      return new Set(from === 'open' ? above : [...above, ...shutHome(sought, ring, card)]);
    },
  };
  if (!sought.keeps(sought.greatest)) return null;
  return certificateFor(stacks, smallest(sought) ?? thinnedOut(sought), card);
}

/** What a search for a small ring is about. */
interface Sought {
  readonly stacks: Stacks;
  readonly greatest: Ring;
  /** Whether a ring, were it closed, would keep the card. */
  readonly keeps: (ring: Ring) => boolean;
  /** The cards of which one has to join a ring so that it does. */
  readonly keepers: (ring: Ring) => ReadonlySet<Card>;
}

/**
 * Whether a certificate is a proof in a position: its ring is closed there, and keeps its card from coming home. Only its
 * cards are asked; the doors are worked out again.
 */
export function isClosed(rules: Rules, position: Position, { card, ring }: Certificate): boolean {
  const stacks = stacksOf(rules, position);
  if (stacks === null || ring.some((one) => (stacks.stackOf[one.card] ?? -1) < 0)) return false;
  const closed = ringOf(
    stacks,
    ring.map((one) => one.card),
  );
  return isLost(stacks, closed, card) && ring.every((one) => isShut(stacks, closed, one.card));
}

/** A ring, and the cards that are lost by it. */
export interface LostByRing {
  /** The certificate of the first of the cards. */
  readonly certificate: Certificate;
  /** Cards that it keeps, and no smaller one, in the order of their numbers. */
  readonly cards: readonly Card[];
}

/**
 * Why some cards can never come home in this deal, ring by ring, those that lose most cards first; and the cards without
 * a certificate.
 */
export function ringsOf(
  rules: Rules,
  position: Position,
  cards: readonly Card[],
): { readonly rings: readonly LostByRing[]; readonly open: readonly Card[] } {
  const rings: { certificate: Certificate; cards: Card[] }[] = [];
  const open: Card[] = [];
  for (const card of cards) {
    const certificate = certificateOf(rules, position, card);
    const size = certificate?.ring.length;
    // Of several smallest rings the one that other cards have named is taken again.
    const known = rings.find(
      (one) =>
        one.certificate.ring.length === size && isClosed(rules, position, { ...one.certificate, card }),
    );
    if (known !== undefined) {
      known.cards.push(card);
      continue;
    }
    if (certificate === null) open.push(card);
    else rings.push({ certificate, cards: [card] });
  }
  return { rings: rings.sort((a, b) => b.cards.length - a.cards.length), open };
}

/** A closed ring of fewest cards that keeps the card; null where none was found. */
function smallest(sought: Sought): Ring | null {
  let looked = 0;
  const seen = new Set<string>();
  const extend = (cards: readonly Card[], most: number): Ring | null => {
    const key = `${most} ${cards.toSorted((a, b) => a - b)}`;
    if (seen.has(key) || looked >= SEARCH_LIMIT) return null;
    seen.add(key);
    looked++;
    const ring = ringOf(sought.stacks, cards);
    const wanting = wantingCards(sought, ring);
    if (wanting === null) return ring;
    if (cards.length === most) return null;
    for (const one of wanting) {
      const found = extend([...cards, one], most);
      if (found !== null) return found;
    }
    return null;
  };
  for (let most = 1; most <= MOST_SEARCHED; most++) {
    const found = extend([], most);
    if (found !== null) return found;
  }
  return null;
}

/**
 * The cards of which one has to join a ring that is not closed yet, or does not keep the card; null where it is and does.
 * Every closed ring that has the given one in it, and keeps the card, has one of these.
 */
function wantingCards(sought: Sought, ring: Ring): ReadonlySet<Card> | null {
  const { stacks, greatest } = sought;
  if (!sought.keeps(ring)) return sought.keepers(ring);
  for (const one of ring.cards) {
    if (homeWaits(stacks, ring, one) === null) return shutHome(sought, ring, one);
    if (placeWaits(stacks, ring, one) === null) return shutPlaces(sought, ring, one);
    const empty = openStack(stacks, ring, one);
    if (empty !== null) return new Set(empty.filter((other) => other !== one && greatest.cards.has(other)));
  }
  return null;
}

/** A fan that may be emptied, or a cell that may be free, where that is a door of a card; as its cards, else null. */
function openStack(stacks: Stacks, ring: Ring, card: Card): readonly Card[] | null {
  const { fans, wastes } = stacks.position;
  const wanted = stacks.stacks.filter((_, at) => {
    if (ring.tops[at]! >= 0) return false;
    if (at < fans.length) return wantsEmptyFan(stacks, card);
    return at >= fans.length + wastes.length && wantsFreeCell(stacks, card);
  });
  return wanted[0] ?? null;
}

/** The cards of the greatest ring that lie on a card. */
function coverOf({ stacks, stackOf, depthOf }: Stacks, greatest: Ring, card: Card): Card[] {
  const above = stacks[stackOf[card] ?? -1]?.slice(depthOf[card]! + 1) ?? [];
  return above.filter((other) => greatest.cards.has(other));
}

/** The cards of which one has to join a ring so that a card cannot come home. */
function shutHome({ stacks, greatest }: Sought, ring: Ring, card: Card): Set<Card> {
  const open = stacks.before[card]!.find(
    (before) => !before.some((cards) => cards.every((other) => isStuck(stacks, ring, other))),
  );
  const stuck = open!.filter((cards) => cards.every((other) => isStuck(stacks, greatest, other)));
  // The lowest rank that is missing for good has no card in the ring itself: its cards wait for nothing lower.
  return new Set(
    stuck.flatMap((cards) => {
      const free = cards.find((other) => !isStuck(stacks, ring, other));
      return free === undefined ? [] : coverOf(stacks, greatest, free);
    }),
  );
}

/** The cards of which one has to join a ring so that a card of it cannot be built on another. */
function shutPlaces({ stacks, greatest }: Sought, ring: Ring, card: Card): Set<Card> {
  for (const onto of stacks.takers[card]!) {
    const shut = new Set(coverOf(stacks, greatest, onto));
    if (isPlaceless(stacks, onto) && greatest.cards.has(onto)) shut.add(onto);
    if (![...shut].some((one) => ring.cards.has(one))) return shut;
  }
  return new Set();
}

/** A closed ring that keeps a card and has no card too many, left over when the others are taken out in turn. */
function thinnedOut({ stacks, greatest, keeps }: Sought): Ring {
  let ring = greatest;
  for (const one of greatest.cards) {
    if (!ring.cards.has(one)) continue;
    const without = greatestRing(
      stacks,
      [...ring.cards].filter((other) => other !== one),
    );
    if (keeps(without)) ring = without;
  }
  return ring;
}

function certificateFor(stacks: Stacks, ring: Ring, card: Card): Certificate {
  const inOrder = stacks.stacks.flat().filter((one) => ring.cards.has(one));
  const [cover] = coverOf(stacks, ring, card);
  return {
    card,
    waits: cover === undefined ? homeWaits(stacks, ring, card)! : [{ waitsFor: card, under: cover }],
    ring: inOrder.map((one) => ({
      card: one,
      home: homeWaits(stacks, ring, one)!,
      places: placeWaits(stacks, ring, one)!,
      fansHeldBy: wantsEmptyFan(stacks, one)
        ? stacks.position.fans.map((fan) => fan.findLast((other) => ring.cards.has(other))!)
        : [],
    })),
  };
}
