import type { Position } from '../../core/position.ts';
import { pageFits } from '../fit/fit-page.ts';
import type { Layout } from '../fit/layout.ts';
import { defsDrawn, fitDrawn, INK, SANS, SERIF, TABLE } from './drawing.ts';
import { escaped } from './escaped.ts';

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

/** The room around the table, and the width of the table: a wide board within a page is drawn so large. */
const EDGE = 28;
const TABLE_WIDTH = 1056;
const WIDTH = TABLE_WIDTH + 2 * EDGE;
const HEAD = 76;
/** Letters of the link in a line of the footer. */
const LINK_LINE = 120;

/** Draws a position as an SVG text. */
export function positionPicture(position: Position, layout: Layout, caption: Caption): string {
  const [, fit] = pageFits(layout, position, false);
  const scale = TABLE_WIDTH / fit.width;
  const table = Math.ceil(fit.height * scale);
  const links = caption.link.match(new RegExp(`.{1,${LINK_LINE}}`, 'gsu')) ?? [];
  const height = HEAD + table + 22 + links.length * 21 + EDGE;
  const lines = links
    .map((line, index) => `<text x="${EDGE}" y="${HEAD + table + 32 + index * 21}">${escaped(line)}</text>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="name cards">`,
    `<title id="name">${escaped(caption.title)}</title><desc id="cards">${escaped(caption.description)}</desc>`,
    defsDrawn(position),
    `<rect width="100%" height="100%" fill="${INK.page}"/>`,
    `<text x="${EDGE}" y="50" font-family="${SERIF}" font-size="36" font-weight="500" fill="${INK.text}">${escaped(caption.title)}</text>`,
    `<text x="${WIDTH - EDGE}" y="50" text-anchor="end" font-family="${SANS}" font-size="21" fill="${INK.muted}">${escaped(caption.state)}</text>`,
    `<rect x="${EDGE}" y="${HEAD}" width="${WIDTH - 2 * EDGE}" height="${table}" rx="20" fill="${TABLE.felt}"/>`,
    `<g transform="translate(${EDGE} ${HEAD}) scale(${scale})">${fitDrawn(position, layout, fit)}</g>`,
    `<a href="${escaped(caption.link)}"><g font-family="${SANS}" font-size="17" fill="${INK.muted}">${lines}</g></a>`,
    '</svg>',
  ].join('\n');
}
