import { type Card, isRed, rankOf, SUITS, type Suit, suitOf } from '../../core/card.ts';
import type { Position } from '../../core/position.ts';
import type { Fit, PlacedCard } from '../fit/fit.ts';
import { hasStockPlace, type Layout, pileOrder } from '../fit/layout.ts';
import { artSymbol, suitPaths } from '../pack/art.ts';
import { artId } from '../pack/pack-file.ts';
import { inUsualColours } from '../pack/paint.ts';
import { rankMark } from '../words/en/phrases.ts';

/*
 * Cards, fans and places as SVG texts, in the light colours of the site (see board.css), for pictures that stand on their
 * own. A picture begins with what its cards refer to, `defsDrawn`: the suits, and the art of those that nothing covers.
 */

/** The size in which a card is drawn, before it is laid where it belongs. */
const CARD = { width: 88, height: 123 };
/** What is seen of a covered card in a fan as it is dealt: there its index has its full size. */
const STEP = 30;

/** The colours of a picture: red and black, the paper, what is written on it. */
export const INK = { black: '#1d1c1a', red: '#b3201b', page: '#fbf7ed', text: '#22201c', muted: '#68624f' };
/** The colours of the table and of the cards on it. */
export const TABLE = { felt: '#b7cbb8', line: '#7f9a83', card: '#fffdf8', edge: '#b9b6a6', back: '#8a2a2b' };
/** The letters of ranks and titles. */
export const SERIF = "Newsreader, 'Times New Roman', Times, serif";
/** The letters of all else. */
export const SANS = "'Source Sans 3', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Draws what the cards of a position refer to, as SVG. */
export function defsDrawn({ fans, foundations, cells, wastes }: Position): string {
  const tops = [...[...fans, ...foundations, ...wastes].map((cards) => cards.at(-1)), ...cells];
  const arts = tops.flatMap((card) => (card == null ? [] : artSymbol(card)));
  const outline = `<clipPath id="card"><rect width="${CARD.width}" height="${CARD.height}" rx="8"/></clipPath>`;
  return `<defs>${outline}${suitPaths()}${inUsualColours([...new Set(arts)].join(''))}</defs>`;
}

/** Draws a position where its fit says, as SVG. */
export function fitDrawn(position: Position, layout: Layout, fit: Fit): string {
  const slots = placesDrawn(position, layout).map((text, at) => placed(text, fit.slots[at]!, fit.slot));
  const fans = position.fans.map((cards, fan) => {
    const { space, cards: places, step } = fit.fans[fan]!;
    if (cards.length === 0) return placed(slotDrawn('opacity="0.5"'), space, fit.card);
    const index = Math.min((step * CARD.width) / fit.card / STEP, 1);
    return cards
      .map((card, at) => placed(cardDrawn(card, at === cards.length - 1, index), places[at]!, fit.card))
      .join('');
  });
  return [...slots, ...fans].join('\n');
}

/** Something of the size of a card at its place, so wide and turned about its middle. */
function placed(text: string, { x, y, turn }: PlacedCard, width: number): string {
  const scale = width / CARD.width;
  const turned = turn === 0 ? '' : ` rotate(${turn.toFixed(2)} ${CARD.width / 2} ${CARD.height / 2})`;
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})${turned}">${text}</g>`;
}

/** What lies above the fans, in the order of the places of a fit: foundations, cells, stock and wastes. */
function placesDrawn(position: Position, layout: Layout): string[] {
  return [
    ...pileOrder(layout).map((pile) => pileDrawn(layout, position, pile)),
    ...position.cells.map((card) => (card === null ? slotDrawn('stroke-dasharray="6 4"') : cardDrawn(card))),
    ...wastesDrawn(layout, position),
  ];
}

function pileDrawn(layout: Layout, position: Position, pile: number): string {
  const top = position.foundations[pile]?.at(-1);
  if (top !== undefined) return cardDrawn(top);
  const { suit, down } = layout.piles[pile] ?? { suit: null, down: false };
  const ghost = suit === null ? '' : suitDrawn(suit, 27, 44, 34, TABLE.line);
  const foot = down ? `<path d="M12 ${CARD.height}H76" stroke="${TABLE.line}" stroke-width="6"/>` : '';
  return slotDrawn('') + ghost + foot;
}

function wastesDrawn(layout: Layout, position: Position): string[] {
  const { stock, wastes } = position;
  const back = `<rect width="${CARD.width}" height="${CARD.height}" rx="10" fill="${TABLE.back}"/><text x="44" y="71" text-anchor="middle" font-family="${SANS}" font-size="26" font-weight="600" fill="${TABLE.card}">${stock.length}</text>`;
  const tops = wastes.map((cards) => {
    const top = cards.at(-1);
    return top === undefined ? slotDrawn('stroke-dasharray="6 4"') : cardDrawn(top);
  });
  return hasStockPlace(layout, position) ? [stock.length > 0 ? back : '', ...tops] : [];
}

/** A card, its index smaller where little is seen of it. */
function cardDrawn(card: Card, whole = true, index = 1): string {
  const [suit, rank] = [suitOf(card), rankMark(rankOf(card))];
  const colour = isRed(card) ? INK.red : INK.black;
  const tight = rank.length > 1 ? ' textLength="26" lengthAdjust="spacingAndGlyphs"' : '';
  return [
    `<rect x="0.5" y="0.5" width="${CARD.width - 1}" height="${CARD.height - 1}" rx="8" fill="${TABLE.card}" stroke="${TABLE.edge}"/>`,
    `<g transform="translate(3 5) scale(${Number(index.toFixed(3))})">`,
    `<text x="13" y="24" text-anchor="middle" font-family="${SERIF}" font-size="30" font-weight="600" fill="${colour}"${tight}>${rank}</text>`,
    `${suitDrawn(suit, 4, 29, 18, colour)}</g>`,
    whole
      ? `<g clip-path="url(#card)"><use href="#${artId(card)}" width="${CARD.width}" height="${CARD.height}" color="${colour}"/></g>`
      : '',
  ].join('');
}

function slotDrawn(more: string): string {
  return `<rect x="1" y="1" width="${CARD.width - 2}" height="${CARD.height - 2}" rx="10" fill="none" stroke="${TABLE.line}" stroke-width="2" ${more}/>`;
}

function suitDrawn(suit: Suit, x: number, y: number, size: number, colour: string): string {
  return `<use href="#suit-${SUITS[suit]}" transform="translate(${x} ${y}) scale(${size / 100})" fill="${colour}"/>`;
}
