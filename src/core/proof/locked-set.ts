/*
 * What is lost by a closed set: cards that never leave, because each door of each of them waits for the others.
 *
 * Nothing is searched. While the set stays, so does every card that lies under one of it; all other cards are thought to
 * be wherever they may be of use. If no card of the set can leave even then, none can be the first that does, and all
 * stay for good. In the example of proof.ts 9H and 3C are closed: 8H and TH lie under 3C, 2C and 4C under 9H.
 */

import { type Card, makeCard, SUITS, suitOf } from '../card.ts';
import { cardsLeft, type Position } from '../position.ts';
import { fail, ok, type Result } from '../result.ts';
import { fillsFan, fits, goesOn, nextRank, type Rules } from '../rules.ts';

/** A position while a set of cards stays. */
interface Held {
  readonly rules: Rules;
  readonly position: Position;
  readonly set: ReadonlySet<Card>;
  /** Each fan up to the highest card of the set in it. */
  readonly fans: readonly (readonly Card[])[];
  /** The cards that stay: the set, and what lies under it. */
  readonly staying: ReadonlySet<Card>;
  /** The other cards that are not home. */
  readonly roaming: readonly Card[];
  /** By foundation: the heights at which it may come to take a card. */
  readonly heights: readonly (readonly number[])[];
}

/**
 * The cards that can never come home because of a closed set, by plays alone: a fault where the set is not closed.
 */
export function cardsLostBy(
  rules: Rules,
  position: Position,
  cards: readonly Card[],
): Result<readonly Card[]> {
  const held = hold(rules, position, new Set(cards));
  for (const card of cards) {
    if (!held.staying.has(card))
      return fail(`Expected cards that lie in fans, wastes or cells; found ${makeCard(card)}.`);
    const door = openDoor(held, card);
    if (door !== null) return fail(`The cards are not closed: ${makeCard(card)} may leave ${door}.`);
  }
  return ok(cardsLeft(position).filter((card) => held.staying.has(card) || !mayComeHome(held, card)));
}

function hold(rules: Rules, position: Position, set: ReadonlySet<Card>): Held {
  const upTo = (pile: readonly Card[]) => pile.slice(0, pile.findLastIndex((card) => set.has(card)) + 1);
  const fans = position.fans.map(upTo);
  const inCells = position.cells.filter((card) => card !== null).filter((card) => set.has(card));
  const staying = new Set([...fans.flat(), ...position.wastes.flatMap(upTo), ...inCells]);
  const roaming = cardsLeft(position).filter((card) => !staying.has(card));
  return { rules, position, set, fans, staying, roaming, heights: heightsOf(rules, position, roaming) };
}

/** Each foundation goes on while a card of its next rank roams, and waits for the first rank of which none does. */
function heightsOf(rules: Rules, { foundations }: Position, roaming: readonly Card[]): number[][] {
  return foundations.map((cards, pile) => {
    const heights: number[] = [];
    for (let height = cards.length; nextRank(rules, pile, height) !== null; height++) {
      heights.push(height);
      if (!roaming.some((card) => goesOn(rules, pile, height, card))) break;
    }
    return heights;
  });
}

function mayComeHome({ rules, heights }: Held, card: Card): boolean {
  return heights.some((reached, pile) => reached.some((height) => goesOn(rules, pile, height, card)));
}

/** Where a card of the set may go while the others stay; null where it may go nowhere. */
function openDoor(held: Held, card: Card): string | null {
  const { rules, position, set } = held;
  if (mayComeHome(held, card)) return `for the foundation of its suit (${SUITS[suitOf(card)]})`;
  const inCell = position.cells.includes(card);
  if (!inCell && position.cells.some((other) => other === null || !set.has(other))) return 'for a cell';
  const fan = position.fans.findIndex((cards) => cards.includes(card));
  // Under rules that let a card move once, one that has moved only goes home.
  if (fan >= 0 && rules.singleMove && position.moved.includes(card)) return null;
  const onto = placesOf(held).find((place) => place !== card && fits(rules, card, place));
  if (onto !== undefined) return `for ${makeCard(onto)}`;
  const isAlone = fan >= 0 && position.fans[fan]![0] === card;
  return fillsFan(rules, card) && !isAlone && held.fans.some((cards) => cards.length === 0)
    ? 'for an empty fan'
    : null;
}

/** The cards that may come to be built on: all that roam, and those of the set that may be on top of a fan with room. */
function placesOf({ rules, fans, roaming }: Held): Card[] {
  const hasRoom = (fan: readonly Card[]) => rules.cap === null || fan.length < rules.cap;
  return [...roaming, ...fans.filter(hasRoom).flatMap((fan) => fan.slice(-1))];
}
