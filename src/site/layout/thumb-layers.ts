import { type Card, isRed, rankOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Fit, PlacedCard } from '../../ui/fit/fit.ts';
import { rankMark } from '../../ui/words/en/phrases.ts';

/*
 * The cards of a small picture, drawn together: a page of many pictures has thousands of cards, and a few elements for each
 * of them would take a phone longer than all else on it. What lies at one depth of all fans covers nothing of one another,
 * so a layer is one path for its cards and a text for its ranks of a colour, each letter at its place.
 */

/** The size of a rank on a card, and where its letters stand, in units of a card of 50 by 70. */
export interface RankPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The ranks of one colour and size: their letters one after another, and for each its place and turn. */
export interface ThumbRanks {
  readonly isRed: boolean;
  readonly size: string;
  readonly letters: string;
  readonly x: string;
  readonly y: string;
  readonly turns: string;
}

/** A card of a layer and the transform that brings a card of 50 by 70 to its place. */
export interface ThumbCard {
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

/** The width of a letter of a 10, as a share of its size. */
const LETTER = 0.5;

/** The layers of a position that lies as a fit says, the lowest first. */
export function thumbLayers(
  { fans }: Position,
  fit: Fit,
  legible: boolean,
  rankPlace: (isTop: boolean, step: number) => RankPlace,
): readonly ThumbLayer[] {
  const scale = fit.card / 50;
  const anchor = legible ? 'start' : 'middle';
  // A unit of a picture that is small is a quarter of a pixel.
  const short = (number: number): string => String(Number(number.toFixed(legible ? 1 : 0)));
  const depths = Math.max(...fans.map((fan) => fan.length));
  return Array.from({ length: depths }, (_, depth) => {
    const placed = fans.flatMap((fan, index) => {
      const card = fan[depth];
      if (card === undefined) return [];
      const { cards, step } = fit.fans[index]!;
      const isTop = depth === fan.length - 1;
      return [{ card, isTop, place: cards[depth]!, rank: rankPlace(isTop, step / scale) }];
    });
    const kinds = Map.groupBy(placed, ({ card, rank }) => `${isRed(card)} ${short(rank.size * scale)}`);
    return {
      outlines: placed.map(({ place }) => cardOutline(place, scale, short)).join(''),
      ranks: [...kinds.values()].map((cards) => {
        const letters = cards.flatMap(({ card, place, rank }) => lettersOf(card, place, rank, scale, anchor));
        return {
          isRed: isRed(cards[0]!.card),
          size: short(cards[0]!.rank.size * scale),
          letters: letters.map(({ letter }) => letter).join(''),
          x: letters.map(({ x }) => short(x)).join(' '),
          y: letters.map(({ y }) => short(y)).join(' '),
          turns: letters.some(({ turn }) => turn !== 0)
            ? letters.map(({ turn }) => short(turn)).join(' ')
            : '',
        };
      }),
      cards: placed.map(({ card, isTop, place }) => ({ card, isTop, transform: transformOf(place, scale) })),
    };
  });
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
function cardOutline(place: PlacedCard, scale: number, short: (number: number) => string): string {
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

/** The letters of a card's rank, each with its place: those of a 10 would not go on by themselves where a text is turned. */
function lettersOf(
  card: Card,
  place: PlacedCard,
  { x, y, size }: RankPlace,
  scale: number,
  anchor: 'start' | 'middle',
) {
  const letters = [...rankMark(rankOf(card))];
  const first = anchor === 'start' ? 0 : (1 - letters.length) / 2;
  return letters.map((letter, index) => ({
    letter,
    turn: place.turn,
    ...pointOn(place, scale, { x: x + (first + index) * LETTER * size, y }),
  }));
}
