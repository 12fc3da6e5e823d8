import type { Card } from '../core/card.ts';

/** Which moves of a line, by index, made each card of a game available, wherever it has been laid since. */
export interface Openings {
  readonly of: (card: Card) => readonly number[];
  /** A move has left a card without another one on it. */
  readonly uncover: (card: Card, index: number) => void;
  /** A card is about to be played: what was drawn from under it would be free by now where it lay. */
  readonly play: (card: Card) => void;
  /** A move draws a card out of a fan, given as it lies before. */
  readonly draw: (card: Card, fan: readonly Card[], index: number) => void;
  /** A card lies no more on what it lay on. */
  readonly leave: (card: Card) => void;
}

/** Begins with nothing moved yet. */
export function createOpenings(): Openings {
  const opened = new Map<Card, readonly number[]>();
  /** The draw of a card; the cards that were drawn from under a card that still lies there; the draws of those over one. */
  const drawn = new Map<Card, number>();
  const fromUnder = new Map<Card, readonly Card[]>();
  const fromOver = new Map<Card, readonly number[]>();
  return {
    of: (card) => opened.get(card) ?? [],
    uncover(card, index) {
      opened.set(card, [index, ...(fromOver.get(card) ?? [])]);
    },
    play(card) {
      for (const under of fromUnder.get(card) ?? [])
        if (opened.get(under)?.[0] === drawn.get(under)) opened.delete(under);
      fromUnder.delete(card);
    },
    draw(card, fan, index) {
      const at = fan.indexOf(card);
      const [below, above] = [fan[at - 1], fan[at + 1]];
      const drawnUnder = [card, ...(fromUnder.get(card) ?? [])];
      const drawnOver = [index, ...(fromOver.get(card) ?? [])];
      if (above !== undefined) fromUnder.set(above, [...(fromUnder.get(above) ?? []), ...drawnUnder]);
      if (below !== undefined) fromOver.set(below, [...(fromOver.get(below) ?? []), ...drawnOver]);
      fromUnder.delete(card);
      opened.set(card, [index]);
      drawn.set(card, index);
    },
    leave(card) {
      fromOver.delete(card);
    },
  };
}
