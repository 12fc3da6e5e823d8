import type { Position } from '../../core/position.ts';
import type { Fit, PlacedCard } from '../fit/fit.ts';
import type { Fits } from '../fit/fit-style.ts';
import { beginDeal, type Dealing, firstPart } from './deal-motion.ts';
import { animateFlights, FAR, type Flight, flightLength, isStill } from './flights.ts';

/** When more cards than this change their places, it is no move: a deal, or a jump to another moment. */
const MOST_FLIGHTS = 14;
/** Milliseconds in which cards fade in where there is to be less motion. */
const FADE = 120;

/** A position, and where everything lies that it shows; null on a felt that waits to be measured. */
interface Shown {
  readonly position: Position;
  readonly fits: Fits | null;
}

/**
 * Where each card of a position is seen on the screen, by its number: in its fan or cell, or in the pile that holds it;
 * those left out that a change leaves where they are.
 */
export interface SeenCards {
  readonly position: Position;
  /** The fans that the change leaves where they are, counted from 0. */
  readonly resting: ReadonlySet<number>;
  /** Whether the next position is dealt, and how many of its fans are drawn at once. */
  readonly deals: boolean;
  readonly drawn: number;
  readonly cards: ReadonlyMap<string, Seen>;
  readonly piles: ReadonlyMap<string, Seen>;
}

/** The middle of an element, in pixels of the window, and how it is turned, in degrees. */
interface Seen {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** Whether what has changed between two positions is dealt: a redeal, or a first deal with most of its cards elsewhere. */
function isDealt(before: Position, after: Position): boolean {
  if (isStill()) return false;
  return after.deal > before.deal || (isFresh(after) && movedCards(before, after) > MOST_FLIGHTS);
}

/**
 * Animates what has changed on a board: cards that fly, a deal of all, or a jump to another moment, which fades in. Where the
 * device asks for less motion cards fade in where they lie now. A deal is given back: its fans may not have been drawn yet,
 * and `draw` is told how many are to be.
 */
export function animateBoard(
  board: HTMLElement,
  seen: SeenCards,
  position: Position,
  draw: (fans: number) => void,
): Dealing | null {
  if (document.documentElement.dataset.motion === 'none') return null;
  if (seen.deals) {
    const { fans, cells, wastes } = position;
    const open = [...cells, ...wastes.map((cards) => cards.at(-1) ?? null)].filter((card) => card !== null);
    return beginDeal({
      board,
      count: fans.flat().length + open.length,
      isRedeal: position.deal > seen.position.deal,
      flightOf: (card) => flightFrom(seen, card),
      fans: fans.length,
      draw,
    });
  }
  const cards = cardsBesides(board, seen.resting);
  const flights = cards.map((card) => flightFrom(seen, card)).filter(({ x, y }) => Math.hypot(x, y) > 1);
  if (isStill()) fadeIn(flights.filter((flight) => flightLength(flight) > FAR));
  else if (flights.length <= MOST_FLIGHTS) animateFlights(flights);
  else board.querySelector('.lucie-fans')?.animate({ opacity: [0.2, 1] }, { duration: 160 });
  return null;
}

function fadeIn(flights: readonly Flight[]): void {
  for (const { face } of flights) face.animate({ opacity: [0, 1] }, { duration: FADE });
}

/** Shakes a card that cannot move as it was asked to. */
export function shake(card: HTMLElement): void {
  if (isStill()) return;
  faceOf(card).animate({ translate: ['0', '4px', '-4px', '4px', '-4px', '0'] }, { duration: 180 });
}

/** Whether a position is as a first deal leaves it: nothing has been played, and only the last fans may be short or empty. */
function isFresh({ deal, fans }: Position): boolean {
  return deal === 1 && fans.slice(0, -2).every((cards) => cards.length === fans[0]!.length);
}

/** How many cards lie in another fan, or on another place of it. */
function movedCards(before: Position, after: Position): number {
  return after.fans
    .flatMap((cards, fan) => cards.map((card, depth) => before.fans[fan]?.[depth] !== card))
    .filter((moved) => moved).length;
}

function seenAt(element: HTMLElement): Seen {
  const { left, top, width, height } = element.getBoundingClientRect();
  const turn = Number(element.style.getPropertyValue('--turn')) || 0;
  return { x: left + width / 2, y: top + height / 2, turn };
}

/** The cards of a board but for those in some of its fans. */
function cardsBesides(board: Element, resting: ReadonlySet<number>): HTMLElement[] {
  const fans = [...board.querySelectorAll<HTMLElement>('.lucie-fan')];
  const changed = fans.filter(({ dataset }) => !resting.has(Number(dataset.fan) - 1));
  return [...board.querySelectorAll('.lucie-head, .lucie-spread'), ...changed].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>('[data-card]'),
  ]);
}

/** The fans of which the same cards lie in the same places, before a change and after it. */
function fansAtRest(before: Shown, after: Shown): ReadonlySet<number> {
  const [fits, others] = [before.fits, after.fits];
  if (fits === null || others === null || fits.length !== others.length) return new Set();
  const rests = (fan: number): boolean =>
    before.position.fans[fan] === after.position.fans[fan] &&
    fits.every((fit, at) => liesAlike(fit, others[at]!, fan));
  return new Set([...before.position.fans.keys()].filter(rests));
}

function liesAlike(fit: Fit, other: Fit, fan: number): boolean {
  const [one, two] = [fit.fans[fan], other.fans[fan]];
  if (one === undefined || two === undefined || fit.card !== other.card || fit.arcs !== other.arcs)
    return false;
  const isAt = (a: PlacedCard, b: PlacedCard | undefined): boolean =>
    a.x === b?.x && a.y === b.y && a.turn === b.turn;
  return (
    one.step === two.step &&
    isAt(one.space, two.space) &&
    one.cards.every((card, depth) => isAt(card, two.cards[depth]))
  );
}

/**
 * Looks at the cards of a board before it shows the next position, and ends what still moves there. A board that has the
 * focus is drawn whole, or the focus would be left without a card.
 */
export function seenCards(root: Element, shown: Shown, next: Shown, plays: boolean): SeenCards {
  const { position } = shown;
  const deals = plays && isDealt(position, next.position);
  const drawn = deals
    ? firstPart(next.position.fans.length, root.contains(document.activeElement))
    : Number.POSITIVE_INFINITY;
  const moving = root.getAnimations({ subtree: true });
  const resting: ReadonlySet<number> = moving.length > 0 ? new Set() : fansAtRest(shown, next);
  const cards = new Map<string, Seen>();
  const piles = new Map<string, Seen>();
  for (const pile of root.querySelectorAll<HTMLElement>('[data-pile]')) {
    // Cards deep in a pile are not drawn, but undo may bring them out: they come from where the pile is.
    for (const card of pile.dataset.pile?.split(' ') ?? []) piles.set(card, seenAt(pile));
  }
  // A new deal comes from the pack alone.
  const isNew = deals && next.position.deal === position.deal;
  for (const card of isNew ? [] : cardsBesides(root, resting))
    cards.set(card.dataset.card ?? '', seenAt(faceOf(card)));
  // Now, while the page has nothing to work out: once it has changed, asking for them would cost as much as the move.
  for (const old of moving) old.cancel();
  return { position, resting, deals, drawn, cards, piles };
}

function faceOf(card: HTMLElement): HTMLElement {
  return card.querySelector<HTMLElement>('.lucie-face') ?? card;
}

/** How far a card is from where it was seen; one that was not seen before is where it is. */
function flightFrom({ cards, piles }: SeenCards, card: HTMLElement): Flight {
  const face = faceOf(card);
  const number = card.dataset.card ?? '';
  const to = seenAt(face);
  const from = cards.get(number) ?? piles.get(number) ?? to;
  return {
    face,
    x: from.x - to.x,
    y: from.y - to.y,
    place: to,
    from: from.turn,
    to: to.turn,
    isHome: card.closest('[data-pile]') !== null,
  };
}
