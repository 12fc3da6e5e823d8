import { type Card, isRed, rankOf, type Suit, suitOf } from '../core/card.ts';
import type { Position } from '../core/position.ts';
import { type Layout, pilesShown, ROW_LENGTH } from './layout.ts';
import { OUTLINES } from './suit-outlines.ts';
import { rankMark } from './words.en.ts';

/*
 * A position as a picture that stands on its own: an SVG text with nothing outside it, in the light colours of the
 * site (see board.css), for a message, a page or a printer. It knows no rules.
 */

/** What is written around a picture. */
export interface Caption {
  readonly title: string;
  /** The counters of the game, beside the title. */
  readonly state: string;
  /** All the cards in words, for those who do not see them. */
  readonly description: string;
  /** The address of the game, in the footer. */
  readonly link: string;
}

/** The width and the height of a card, and how much of it shows beside the next one of its fan. */
const CARD = { width: 88, height: 123, step: 40 };
const GAP = { slots: 10, groups: 40, fans: 28, rows: 42 };
/** The room around the table, and the room in it around the cards. */
const EDGE = 28;
const PAD = 34;
const FAN = CARD.width + 2 * CARD.step;
/** The width in which cards are laid: a row of full fans. */
const INNER = ROW_LENGTH * FAN + (ROW_LENGTH - 1) * GAP.fans;
const WIDTH = INNER + 2 * (PAD + EDGE);
const HEAD = 76;
/** Letters of the link in a line of the footer. */
const LINK_LINE = 120;

const INK = { black: '#1d1c1a', red: '#b3201b', page: '#fbf7ed', text: '#22201c', muted: '#68624f' };
const TABLE = { felt: '#dce5da', line: '#b3c4b1', card: '#fffefb', edge: '#c9c6b8', back: '#8a2a2b' };
const SERIF = "Newsreader, 'Times New Roman', Times, serif";
const SANS = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Draws a position as an SVG text. */
export function positionPicture(position: Position, layout: Layout, caption: Caption): string {
  const groups = [
    pilesShown(layout).map((pile) => pileDrawn(layout, position, pile)),
    position.cells.map((card) => (card === null ? slotDrawn('stroke-dasharray="6 4"') : cardDrawn(card))),
    wastesDrawn(position),
  ].filter((slots) => slots.length > 0);
  const above = flow(
    groups.map((slots) => ({
      width: slots.length * (CARD.width + GAP.slots) - GAP.slots,
      text: slots.map((slot, at) => moved(at * (CARD.width + GAP.slots), 0, slot)).join(''),
    })),
    GAP.groups,
    Number.POSITIVE_INFINITY,
  );
  const fans = flow(position.fans.map(fanDrawn), GAP.fans, ROW_LENGTH);
  const table = PAD + above.height + GAP.rows + fans.height + PAD;
  const links = caption.link.match(new RegExp(`.{1,${LINK_LINE}}`, 'gsu')) ?? [];
  const height = HEAD + table + 22 + links.length * 21 + EDGE;
  const lines = links
    .map((line, at) => `<text x="${EDGE}" y="${HEAD + table + 32 + at * 21}">${escaped(line)}</text>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="name cards">`,
    `<title id="name">${escaped(caption.title)}</title><desc id="cards">${escaped(caption.description)}</desc>`,
    `<defs>${OUTLINES.map((path, suit) => `<path id="suit-${suit}" d="${path}"/>`).join('')}</defs>`,
    `<rect width="100%" height="100%" fill="${INK.page}"/>`,
    `<text x="${EDGE}" y="50" font-family="${SERIF}" font-size="36" font-weight="500" fill="${INK.text}">${escaped(caption.title)}</text>`,
    `<text x="${WIDTH - EDGE}" y="50" text-anchor="end" font-family="${SANS}" font-size="21" fill="${INK.muted}">${escaped(caption.state)}</text>`,
    `<rect x="${EDGE}" y="${HEAD}" width="${WIDTH - 2 * EDGE}" height="${table}" rx="20" fill="${TABLE.felt}"/>`,
    moved(EDGE + PAD, HEAD + PAD, above.text),
    moved(EDGE + PAD, HEAD + PAD + above.height + GAP.rows, fans.text),
    `<a href="${escaped(caption.link)}"><g font-family="${SANS}" font-size="17" fill="${INK.muted}">${lines}</g></a>`,
    '</svg>',
  ].join('\n');
}

/** Something drawn, and the room that it takes. */
interface Drawn {
  readonly width: number;
  readonly text: string;
}

/** Things side by side, in as many rows as they need; a row has at most some of them. */
function flow(things: readonly Drawn[], gap: number, most: number): { text: string; height: number } {
  let [x, row, inRow] = [0, 0, 0];
  const texts: string[] = [];
  for (const { width, text } of things) {
    if (inRow > 0 && (inRow === most || x + width > INNER)) {
      row++;
      x = inRow = 0;
    }
    texts.push(moved(x, row * (CARD.height + GAP.rows), text));
    x += width + gap;
    inRow++;
  }
  return { text: texts.join('\n'), height: row * (CARD.height + GAP.rows) + CARD.height };
}

function pileDrawn(layout: Layout, position: Position, pile: number): string {
  const top = position.foundations[pile]?.at(-1);
  if (top !== undefined) return cardDrawn(top);
  const { suit, down } = layout.piles[pile] ?? { suit: null, down: false };
  const ghost = suit === null ? '' : suitDrawn(suit, 27, 44, 34, TABLE.line);
  const foot = down ? `<path d="M12 ${CARD.height}H76" stroke="${TABLE.line}" stroke-width="6"/>` : '';
  return slotDrawn('') + ghost + foot;
}

function wastesDrawn({ stock, wastes }: Position): string[] {
  const back = `<rect width="${CARD.width}" height="${CARD.height}" rx="10" fill="${TABLE.back}"/><text x="44" y="71" text-anchor="middle" font-family="${SANS}" font-size="26" font-weight="600" fill="${TABLE.card}">${stock.length}</text>`;
  const tops = wastes.map((cards) => {
    const top = cards.at(-1);
    return top === undefined ? slotDrawn('stroke-dasharray="6 4"') : cardDrawn(top);
  });
  return stock.length > 0 ? [back, ...tops] : tops;
}

/** A fan opened sideways like a held hand; a long one is turned less. */
function fanDrawn(cards: readonly Card[]): Drawn {
  if (cards.length === 0) return { width: FAN, text: slotDrawn('opacity="0.5"') };
  const step = Math.min(CARD.step, (INNER - CARD.width) / Math.max(cards.length - 1, 1));
  const turn = cards.length <= 3 ? 2.1 : cards.length <= 6 ? 0.9 : 0;
  const text = cards.map((card, depth) => {
    const tilt = (2 * depth - cards.length + 1) * turn;
    return moved(depth * step, 0, cardDrawn(card, depth === cards.length - 1), tilt);
  });
  return { width: Math.max(FAN, CARD.width + (cards.length - 1) * step), text: text.join('') };
}

function cardDrawn(card: Card, whole = true): string {
  const [suit, rank] = [suitOf(card), rankMark(rankOf(card))];
  const colour = isRed(card) ? INK.red : INK.black;
  const tight = rank.length > 1 ? ' textLength="33" lengthAdjust="spacingAndGlyphs"' : '';
  return [
    `<rect x="0.5" y="0.5" width="${CARD.width - 1}" height="${CARD.height - 1}" rx="10" fill="${TABLE.card}" stroke="${TABLE.edge}"/>`,
    `<text x="${rank.length > 1 ? 4 : 7}" y="35" font-family="${SERIF}" font-size="37" font-weight="600" fill="${colour}"${tight}>${rank}</text>`,
    suitDrawn(suit, 8, 43, 23, colour),
    whole ? suitDrawn(suit, 40, 72, 40, colour) : '',
  ].join('');
}

function slotDrawn(more: string): string {
  return `<rect x="1" y="1" width="${CARD.width - 2}" height="${CARD.height - 2}" rx="10" fill="none" stroke="${TABLE.line}" stroke-width="2" ${more}/>`;
}

function suitDrawn(suit: Suit, x: number, y: number, size: number, colour: string): string {
  return `<use href="#suit-${suit}" transform="translate(${x} ${y}) scale(${size / 100})" fill="${colour}"/>`;
}

/** Something drawn at another place, turned about a point below its middle. */
function moved(x: number, y: number, text: string, turn = 0): string {
  const turned = turn === 0 ? '' : ` rotate(${turn.toFixed(2)} ${CARD.width / 2} ${CARD.height * 1.2})`;
  return `<g transform="translate(${Number(x.toFixed(2))} ${y})${turned}">${text}</g>`;
}

function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? '');
}
