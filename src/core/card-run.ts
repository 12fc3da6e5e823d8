import { ACE, type Card, makeCard, rankOf } from './card.ts';

/** Cards of one suit that follow each other, by its ends: `4H` to `KH`, or one card alone. */
export interface CardRun {
  readonly from: Card;
  readonly to: Card;
}

/** Cards in runs, in the order of their numbers. */
export function runsOf(cards: readonly Card[]): readonly CardRun[] {
  const runs: { from: Card; to: Card }[] = [];
  for (const card of cards.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    // Numbers go on from a king to the next suit's ace.
    if (last !== undefined && last.to === card - 1 && rankOf(card) !== ACE) last.to = card;
    else runs.push({ from: card, to: card });
  }
  return runs;
}

/** Writes a run: `4H-KH`, or `4H` for one card. */
export function makeCardRun({ from, to }: CardRun): string {
  return from === to ? makeCard(from) : `${makeCard(from)}-${makeCard(to)}`;
}
