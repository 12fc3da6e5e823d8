import { type Card, isRed, rankOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Fit, PlacedCard } from '../../ui/fit/fit.ts';
import { rankMark } from '../../ui/words/en/phrases.ts';

/*
 * The cards of a small picture, drawn together: with three elements for each card, nine tenths of the page of studies were
 * such pictures. What lies at one depth of all fans covers nothing of one another, so a layer is one path for its cards and
 * a text for its ranks of a colour and size, each letter at its place.
 */

/** The ranks of one colour and size: their letters one after another, and for each its place and turn. */
interface ThumbRanks {
  readonly isRed: boolean;
  readonly size: string;
  readonly letters: string;
  readonly x: string;
  readonly y: string;
  readonly turns: string;
}

/** A card of a layer and the transform that brings a card of 50 by 70 to its place. */
interface ThumbCard {
  readonly card: Card;
  readonly isTop: boolean;
  readonly transform: string;
}

/** What lies at one depth of the fans: the outlines of the cards as the data of a path, and what stands on them. */
export interface ThumbLayer {
  readonly outlines: string;
  readonly ranks: readonly ThumbRanks[];
  readonly cards: readonly ThumbCard[];
}

/** How far apart the two letters of a 10 stand, as a share of their size. */
const LETTER = 0.5;

/** A card, where it lies, and where on it its rank begins or has its middle, in units of a card of 50 by 70. */
interface PlacedRank {
  readonly card: Card;
  readonly isTop: boolean;
  readonly place: PlacedCard;
  readonly rank: { readonly x: number; readonly y: number; readonly size: number };
}

/**
 * The layers of a position that lies as a fit says, the lowest first. What is legible has its ranks where a text begins, and
 * to a tenth of a unit; where it is not, their middle is meant, and a unit is a quarter of a pixel.
 */
export function thumbLayers({ fans }: Position, fit: Fit, legible: boolean): readonly ThumbLayer[] {
  const scale = fit.card / 50;
  const short: Short = (number) => String(Number(number.toFixed(legible ? 1 : 0)));
  const depths = Math.max(...fans.map((fan) => fan.length));
  return Array.from({ length: depths }, (_, depth) => {
    const placed = fans.flatMap((fan, index): PlacedRank[] => {
      const card = fan[depth];
      if (card === undefined) return [];
      const { cards, step } = fit.fans[index]!;
      const isTop = depth === fan.length - 1;
      return [{ card, isTop, place: cards[depth]!, rank: rankOn(card, isTop, step / scale, legible) }];
    });
    const kinds = Map.groupBy(placed, ({ card, rank }) => `${isRed(card)} ${rank.size}`);
    return {
      outlines: placed.map(({ place }) => cardOutline(place, scale, short)).join(''),
      ranks: [...kinds.values()].map((cards) => ranksOf(cards, scale, legible, short)),
      cards: placed.map(({ card, isTop, place }) => ({ card, isTop, transform: transformOf(place, scale) })),
    };
  });
}

/** Writes a number of the picture. */
type Short = (number: number) => string;

/** Where the rank of a card stands: in the corner, or in the middle of what the next card leaves of it. */
function rankOn(card: Card, isTop: boolean, step: number, legible: boolean): PlacedRank['rank'] {
  if (legible) return { x: 5, y: 17, size: 20 };
  if (isTop) return { x: 25, y: 46, size: 32 };
  // A ten has two figures in the same room.
  const fit = rankMark(rankOf(card)).length > 1 ? 0.72 : 1;
  return { x: step / 2, y: 24, size: fit * Math.min(20, 1.24 * step) };
}

/** The ranks of cards of one colour, all of one size. */
function ranksOf(cards: readonly PlacedRank[], scale: number, legible: boolean, short: Short): ThumbRanks {
  const letters = cards.flatMap((card) => lettersOf(card, scale, legible));
  const [first] = cards;
  const turns = letters.map(({ turn }) => short(turn));
  return {
    isRed: isRed(first!.card),
    size: short(first!.rank.size * scale),
    letters: letters.map(({ letter }) => letter).join(''),
    x: letters.map(({ x }) => short(x)).join(' '),
    y: letters.map(({ y }) => short(y)).join(' '),
    turns: turns.every((turn) => turn === '0') ? '' : turns.join(' '),
  };
}

function transformOf({ x, y, turn }: PlacedCard, scale: number): string {
  const turned = turn === 0 ? '' : ` rotate(${turn.toFixed(1)} 25 35)`;
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})${turned}`;
}

/** Where a point of a card of 50 by 70 lies in the picture: cards turn about their middle. */
function pointOn({ x, y, turn }: PlacedCard, scale: number, at: { readonly x: number; readonly y: number }) {
  const [cos, sin] = cosSin(turn);
  const [dx, dy] = [at.x - 25, at.y - 35];
  return { x: x + scale * (25 + dx * cos - dy * sin), y: y + scale * (35 + dx * sin + dy * cos) };
}

function cosSin(turn: number): readonly [number, number] {
  const angle = (turn * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
}

/** The rounded outline of a card: all but its first point is the same for cards that are turned alike. */
function cardOutline(place: PlacedCard, scale: number, short: Short): string {
  const [cos, sin] = cosSin(place.turn);
  const by = (dx: number, dy: number) =>
    `${short(scale * (dx * cos - dy * sin))} ${short(scale * (dx * sin + dy * cos))}`;
  const start = pointOn(place, scale, { x: 5, y: 0 });
  return [
    `M${short(start.x)} ${short(start.y)}`,
    `l${by(40, 0)}q${by(5, 0)} ${by(5, 5)}`,
    `l${by(0, 60)}q${by(0, 5)} ${by(-5, 5)}`,
    `l${by(-40, 0)}q${by(-5, 0)} ${by(-5, -5)}`,
    `l${by(0, -60)}q${by(0, -5)} ${by(5, -5)}z`,
  ]
    .join('')
    .replaceAll(' -', '-');
}

/** The letters of a card’s rank, each with its place: those of a 10 would not go on by themselves where a text is turned. */
function lettersOf({ card, place, rank }: PlacedRank, scale: number, legible: boolean) {
  const letters = [...rankMark(rankOf(card))];
  const first = legible ? 0 : (1 - letters.length) / 2;
  return letters.map((letter, index) => ({
    letter,
    turn: place.turn,
    ...pointOn(place, scale, { x: rank.x + (first + index) * LETTER * rank.size, y: rank.y }),
  }));
}
