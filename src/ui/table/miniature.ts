import { isRed } from '../../core/card.ts';
import { newGame } from '../../core/deal/new-game.ts';
import type { Position } from '../../core/position.ts';
import type { Preset } from '../../core/preset.ts';
import type { Rules } from '../../core/rules.ts';

/*
 * The deal of a game as a picture of the size of a stamp: what tells one game from another is how much lies on the table
 * and where. Above, the foundations, and at the right a back for each redeal, or the stock and its waste piles; below
 * them the fans in rows, each a top card with the edges of those that it covers; at the foot the reserve cells. Nothing
 * overlaps, so that all cards are one path.
 */

/** A picture as the data of paths in a box of `width` by `height`. */
export interface Miniature {
  readonly width: number;
  readonly height: number;
  /** The cards that lie face up. */
  readonly cards: string;
  /** The backs of cards: the stock, and one for each redeal. */
  readonly backs: string;
  /** Empty places. */
  readonly places: string;
  /** A dot on each top card, by the colour of its suit. */
  readonly black: string;
  readonly red: string;
}

/** The size of a card, of the edge that a covered one shows, and of the gaps between columns and between rows. */
const [CARD, HIGH, STEP, GAP, SKIP] = [10, 14, 3, 4, 4] as const;
const EDGE = 4;
/** Fans in a row, by how many there are at most. */
const COLUMNS = [
  { most: 8, columns: 4 },
  { most: 18, columns: 6 },
  { most: Number.POSITIVE_INFINITY, columns: 9 },
] as const;

/** Draws the deal of a game: always the same one, so that a game is known by its picture. */
export function miniatureOf({ id, rules }: Preset): Miniature {
  return positionMiniature(rules, newGame(rules, id).start);
}

/** Draws a position of a game. */
export function positionMiniature(
  rules: Rules,
  { fans, foundations, cells, stock, wastes }: Position,
): Miniature {
  const columns = COLUMNS.find(({ most }) => fans.length <= most)!.columns;
  const fanWidth = CARD + 2 * STEP;
  const row = (index: number): number => EDGE + index * (HIGH + SKIP);
  const rows = Math.ceil(fans.length / columns);
  const fansWide = columns * (fanWidth + GAP) - GAP;
  const right = stock.length + wastes.length > 0 ? 1 + wastes.length : 0;
  const packets = rules.redeals > 0 ? CARD + (rules.redeals - 1) * STEP : 0;
  const head = foundations.length * (CARD + GAP) + Math.max(right * (CARD + GAP) - GAP, packets);
  const width = Math.max(fansWide, head) + 2 * EDGE;
  const fansLeft = (width - fansWide) / 2;

  const picture = { cards: '', backs: '', places: '', black: '', red: '' };
  const rect = (x: number, y: number, wide: number = CARD): string => `M${x} ${y}h${wide}v${HIGH}h${-wide}z`;
  const layPile = (pile: readonly number[], x: number, y: number): void => {
    const top = pile.at(-1);
    if (top === undefined) {
      picture.places += rect(x, y);
      return;
    }
    for (let under = 0; under < pile.length - 1; under++) picture.cards += rect(x + under * STEP, y, STEP);
    const left = x + (pile.length - 1) * STEP;
    picture.cards += rect(left, y);
    picture[isRed(top) ? 'red' : 'black'] += `M${left + CARD / 2} ${y + HIGH / 2}h0`;
  };

  for (const [place, pile] of foundations.entries())
    layPile(pile.slice(-1), EDGE + place * (CARD + GAP), row(0));
  const fromRight = (place: number): number => width - EDGE - CARD - place * (CARD + GAP);
  if (right > 0) {
    if (stock.length > 0) picture.backs += rect(fromRight(wastes.length), row(0));
    for (const [place, waste] of wastes.entries())
      layPile(waste.slice(-1), fromRight(wastes.length - 1 - place), row(0));
  } else if (rules.redeals > 0) {
    for (let packet = 1; packet < rules.redeals; packet++)
      picture.backs += rect(width - EDGE - packets + (packet - 1) * STEP, row(0), STEP);
    picture.backs += rect(width - EDGE - CARD, row(0));
  }
  for (const [fan, cards] of fans.entries())
    layPile(cards, fansLeft + (fan % columns) * (fanWidth + GAP), row(1 + Math.floor(fan / columns)));
  for (const [cell, card] of cells.entries())
    layPile(card === null ? [] : [card], fansLeft + cell * (CARD + GAP), row(1 + rows));
  return { ...picture, width, height: row(1 + rows + (cells.length > 0 ? 1 : 0)) - SKIP + EDGE };
}
