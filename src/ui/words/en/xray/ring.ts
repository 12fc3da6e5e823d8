import type { Card } from '../../../../core/card.ts';
import type { Certificate, RingCard } from '../../../../explain/certificate.ts';
import type { Wait } from '../../../../explain/locked.ts';
import { type CardNames, cardName, count, list, sentence } from '../phrases.ts';

/** Rings of more cards than this are drawn, and counted instead of told. */
const MOST_TOLD = 4;

/**
 * Why a card cannot come home in this deal: `The 8 of clubs waits for the ace of clubs, under the 10 of hearts. The 10 of hearts waits
 * for the 2 of hearts under the king of diamonds, and the king of diamonds for the 10 of diamonds under the 10 of hearts:
 * neither can move in this deal.`
 */
export function certificateSaid({ card, waits, ring }: Certificate, name: CardNames = cardName): string {
  const [first] = waits;
  const isOwn = ring.some((one) => one.card === card);
  const begin = isOwn || first === undefined ? '' : `${waitSaid(card, first, name)} `;
  return `${begin}${ringSaid(ring, name)}`;
}

function waitSaid(card: Card, { waitsFor, under }: Wait, name: CardNames): string {
  const lies = under === null ? '' : ` under the ${name(under)}`;
  if (waitsFor === card) return `The ${name(card)} lies${lies}.`;
  return `The ${name(card)} waits for the ${name(waitsFor)}${lies === '' ? '' : `,${lies}`}.`;
}

/** Why the cards of a ring never move. Of the doors of each card one is told; arrows on the board show them all. */
export function ringSaid(ring: readonly RingCard[], name: CardNames = cardName): string {
  if (ring.length > MOST_TOLD)
    return `${count(ring.length, 'card')} keep each other where they lie: each waits for cards under another.`;
  const each = ring.map(
    (one, at) => `the ${name(one.card)}${at === 0 ? ' waits' : ''} for ${doorText(one, name)}`,
  );
  const spaces = ring.some(({ fansHeldBy }) => fansHeldBy.length > 0) ? 'no fan can be emptied, and ' : '';
  const end = ['it', 'neither'][ring.length - 1] ?? 'none of them';
  return sentence(
    `${list(each).replace(/ and (?=the)/, ', and ')}: ${spaces}${end} can${ring.length === 1 ? 'not' : ''} move in this deal`,
  );
}

/** One door of a card of a ring: if it has one, one that another card of the ring shuts: `the 9 of spades under it`. */
export function doorText({ card, home, places }: RingCard, name: CardNames): string {
  const doors = [...home, ...places];
  const door = doors.find(({ under }) => under !== null && under !== card) ?? doors[0];
  if (door === undefined) return 'nothing that can come';
  const under =
    door.under === null ? '' : door.under === card ? ' under it' : ` under the ${name(door.under)}`;
  return `the ${name(door.waitsFor)}${under}`;
}
