import type { Card } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Certificate } from '../../explain/certificate.ts';
import type { CoveringCard } from '../../explain/covering.ts';
import { lockedCards } from '../../explain/locked.ts';
import { joinMarks, type Mark, type Marks, markAll } from '../board/marks.ts';
import { type AskedAbout, LOST_NOTE } from '../words/en/xray/xray.ts';

/** The mark of a card in a ring: a lock. */
const LOCKS: Mark = {
  kind: 'locks',
  badge: ['M7.5 11.5h9v6h-9zM9.3 11.5V9a2.7 2.7 0 0 1 5.4 0v2.5'],
};

/** An arrow from a card to one it waits for; `isRing` where it is part of what locks a card for good, `isFar` where it is pale. */
export interface DrawnWait {
  readonly card: Card;
  readonly waitsFor: Card;
  readonly isRing: boolean;
  readonly isFar: boolean;
}

/** The most cards in a ring whose arrows are no tangle. */
const FEW = 4;

/** Marks and arrows that show what waits for what. */
export interface XrayView {
  readonly marks: Marks;
  readonly waits: readonly DrawnWait[];
}

/**
 * What is shown of a position: with `withLost` the cards that are proved to be lost in this deal, pale; of a card that was
 * asked about the ring that locks it or, where none does, each card that lies on it and where that could go.
 */
export function xrayViewOf(
  rules: Rules,
  position: Position,
  withLost: boolean,
  asked: AskedAbout | null,
): XrayView {
  const certificate = asked?.certificate ?? null;
  const ring = certificate?.ring.map((one) => one.card) ?? [];
  const shown = new Set(asked === null ? [] : [asked.card, ...ring]);
  const lost = withLost ? lockedCards(rules, position).lost.filter((card) => !shown.has(card)) : [];
  const marks = joinMarks(
    markAll(lost, { kind: 'lost', note: LOST_NOTE }),
    markAll(asked === null ? [] : [asked.card], { kind: 'named' }),
    markAll(ring, LOCKS),
  );
  if (certificate !== null) return { marks, waits: ringWaits(certificate) };
  const doors = asked?.doors ?? null;
  return { marks, waits: [...(doors === null ? [] : [doors]), ...(asked?.covers ?? [])].flatMap(coverWaits) };
}

/** Of a ring of many cards only the arrows of the card asked about stand out, and of those that lie on what it waits for. */
function ringWaits({ card, waits, ring }: Certificate): DrawnWait[] {
  const near = new Set([card, ...waits.map(({ under }) => under)]);
  return [{ card, home: waits, places: [] }, ...ring].flatMap((one) =>
    [...new Set([...one.home, ...one.places].map(({ waitsFor }) => waitsFor))]
      .filter((waitsFor) => waitsFor !== one.card)
      .map((waitsFor) => ({
        card: one.card,
        waitsFor,
        isRing: true,
        isFar: ring.length > FEW && !near.has(one.card),
      })),
  );
}

function coverWaits({ card, home, places }: CoveringCard): DrawnWait[] {
  return [...new Set([...home, ...places].map((one) => one.card))]
    .filter((waitsFor) => waitsFor !== card)
    .map((waitsFor) => ({ card, waitsFor, isRing: false, isFar: false }));
}
