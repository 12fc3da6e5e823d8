import { type Card, isRed, rankOf, type Suit, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import { OUTLINES } from '../board/suit-outlines.ts';
import { type Layout, pileOrder } from '../fit/layout.ts';
import { rankMark } from '../words/en/board.ts';

/*
 * Cards, fans and places as SVG texts, in the light colours of the site (see board.css), for pictures that stand on their
 * own. A picture begins with the suits, SUIT_DEFS, to which all cards refer.
 */

/** The width and the height of a card, and how much of it shows beside the next one of its fan. */
export const CARD_SIZE = { width: 88, height: 123, step: 40 };
/** The room between the foundations, between groups of them, between fans, and between rows. */
export const GAP = { slots: 10, groups: 40, fans: 28, rows: 42 };
/** The width of a full fan. */
const FAN = CARD_SIZE.width + 2 * CARD_SIZE.step;

/** The colours of a picture: red and black, the paper, what is written on it. */
export const INK = { black: '#1d1c1a', red: '#b3201b', page: '#fbf7ed', text: '#22201c', muted: '#68624f' };
/** The colours of the table and of the cards on it. */
export const TABLE = { felt: '#dce5da', line: '#b3c4b1', card: '#fffefb', edge: '#c9c6b8', back: '#8a2a2b' };
/** The letters of ranks and titles. */
export const SERIF = "Newsreader, 'Times New Roman', Times, serif";
/** The letters of all else. */
export const SANS = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
/** The suits that cards refer to. */
export const SUIT_DEFS = `<defs>${OUTLINES.map((path, suit) => `<path id="suit-${suit}" d="${path}"/>`).join('')}</defs>`;

/** The width of a row of so many full fans. */
export function rowWidth(fans: number): number {
  return fans * FAN + (fans - 1) * GAP.fans;
}

/** What lies outside the fans, in groups: foundations, cells, stock and wastes; those that the game has. */
export function placesDrawn(position: Position, layout: Layout): string[][] {
  return [
    pileOrder(layout).map((pile) => pileDrawn(layout, position, pile)),
    position.cells.map((card) => (card === null ? slotDrawn('stroke-dasharray="6 4"') : cardDrawn(card))),
    wastesDrawn(position),
  ].filter((slots) => slots.length > 0);
}

/** Something drawn, and the room that it takes. */
export interface Drawn {
  readonly width: number;
  readonly text: string;
}

/** Things side by side, in as many rows as they need: a row is so wide at most, and has at most some of them. */
export function flow(
  things: readonly Drawn[],
  gap: number,
  wide: number,
  most = Number.POSITIVE_INFINITY,
): { readonly text: string; readonly width: number; readonly height: number } {
  let [x, row, inRow, widest] = [0, 0, 0, 0];
  const texts: string[] = [];
  for (const { width, text } of things) {
    if (inRow > 0 && (inRow === most || x + width > wide)) {
      row++;
      x = inRow = 0;
    }
    texts.push(moved(x, row * (CARD_SIZE.height + GAP.rows), text));
    widest = Math.max(widest, x + width);
    x += width + gap;
    inRow++;
  }
  return {
    text: texts.join('\n'),
    width: widest,
    height: row * (CARD_SIZE.height + GAP.rows) + CARD_SIZE.height,
  };
}

function pileDrawn(layout: Layout, position: Position, pile: number): string {
  const top = position.foundations[pile]?.at(-1);
  if (top !== undefined) return cardDrawn(top);
  const { suit, down } = layout.piles[pile] ?? { suit: null, down: false };
  const ghost = suit === null ? '' : suitDrawn(suit, 27, 44, 34, TABLE.line);
  const foot = down ? `<path d="M12 ${CARD_SIZE.height}H76" stroke="${TABLE.line}" stroke-width="6"/>` : '';
  return slotDrawn('') + ghost + foot;
}

function wastesDrawn({ stock, wastes }: Position): string[] {
  const back = `<rect width="${CARD_SIZE.width}" height="${CARD_SIZE.height}" rx="10" fill="${TABLE.back}"/><text x="44" y="71" text-anchor="middle" font-family="${SANS}" font-size="26" font-weight="600" fill="${TABLE.card}">${stock.length}</text>`;
  const tops = wastes.map((cards) => {
    const top = cards.at(-1);
    return top === undefined ? slotDrawn('stroke-dasharray="6 4"') : cardDrawn(top);
  });
  return stock.length > 0 ? [back, ...tops] : tops;
}

/** A fan opened sideways like a held hand, at most so wide; a long one is turned less. */
export function fanDrawn(cards: readonly Card[], wide: number): Drawn {
  if (cards.length === 0) return { width: FAN, text: slotDrawn('opacity="0.5"') };
  const step = Math.min(CARD_SIZE.step, (wide - CARD_SIZE.width) / Math.max(cards.length - 1, 1));
  const turn = cards.length <= 3 ? 2.1 : cards.length <= 6 ? 0.9 : 0;
  const text = cards.map((card, depth) => {
    const tilt = (2 * depth - cards.length + 1) * turn;
    return moved(depth * step, 0, cardDrawn(card, depth === cards.length - 1), tilt);
  });
  return { width: Math.max(FAN, CARD_SIZE.width + (cards.length - 1) * step), text: text.join('') };
}

function cardDrawn(card: Card, whole = true): string {
  const [suit, rank] = [suitOf(card), rankMark(rankOf(card))];
  const colour = isRed(card) ? INK.red : INK.black;
  const tight = rank.length > 1 ? ' textLength="33" lengthAdjust="spacingAndGlyphs"' : '';
  return [
    `<rect x="0.5" y="0.5" width="${CARD_SIZE.width - 1}" height="${CARD_SIZE.height - 1}" rx="10" fill="${TABLE.card}" stroke="${TABLE.edge}"/>`,
    `<text x="${rank.length > 1 ? 4 : 7}" y="35" font-family="${SERIF}" font-size="37" font-weight="600" fill="${colour}"${tight}>${rank}</text>`,
    suitDrawn(suit, 8, 43, 23, colour),
    whole ? suitDrawn(suit, 40, 72, 40, colour) : '',
  ].join('');
}

function slotDrawn(more: string): string {
  return `<rect x="1" y="1" width="${CARD_SIZE.width - 2}" height="${CARD_SIZE.height - 2}" rx="10" fill="none" stroke="${TABLE.line}" stroke-width="2" ${more}/>`;
}

function suitDrawn(suit: Suit, x: number, y: number, size: number, colour: string): string {
  return `<use href="#suit-${suit}" transform="translate(${x} ${y}) scale(${size / 100})" fill="${colour}"/>`;
}

/** Something drawn at another place, turned about a point below its middle. */
export function moved(x: number, y: number, text: string, turn = 0): string {
  const turned =
    turn === 0 ? '' : ` rotate(${turn.toFixed(2)} ${CARD_SIZE.width / 2} ${CARD_SIZE.height * 1.2})`;
  return `<g transform="translate(${Number(x.toFixed(2))} ${y})${turned}">${text}</g>`;
}
