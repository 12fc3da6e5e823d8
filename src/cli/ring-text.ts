import { type Card, makeCard } from '../core/card.ts';
import { makeCardRun, runsOf } from '../core/card-run.ts';
import { cardsLeft, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { type LostByRing, ringsOf } from '../explain/certificate.ts';
import { ringTexts, wordList } from '../explain/certificate-text.ts';
import { aboutCard } from '../solver/card/about-card.ts';

/** Cards as runs: `4H-KH, 7S`. */
function cardsText(cards: readonly Card[]): string {
  return runsOf(cards).map(makeCardRun).join(', ');
}

/**
 * Why the cards that are left in a position cannot come home in its deal, a ring a line, and then those without a ring.
 * Cards that can come home after all are left out.
 */
export function lostTexts(rules: Rules, position: Position): string[] {
  const { rings, open } = ringsOf(rules, position, cardsLeft(position));
  const byKind = Map.groupBy(open, (card) => aboutCard(rules, position, card, null).home.kind);
  const searched = byKind.get('searched') ?? [];
  const unknown = byKind.get('unknown') ?? [];
  return [
    ...rings.map(lockedText),
    ...(searched.length === 0 ? [] : [`No ring locks ${cardsText(searched)}: proved by trying every way.`]),
    ...(unknown.length === 0 ? [] : [`Whether ${cardsText(unknown)} can come home is not known.`]),
  ];
}

/** A long ring is read a card a line. */
function lockedText({ certificate, cards }: LostByRing): string {
  const by = wordList(certificate.ring.map(({ card }) => makeCard(card)));
  const waits = ringTexts(certificate);
  return [`Locked by ${by}: ${cardsText(cards)}.`, ...waits].join(waits.length > 1 ? '\n   ' : ' ');
}
