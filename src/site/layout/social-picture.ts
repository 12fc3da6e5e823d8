import sharp from 'sharp';
import type { Position } from '../../core/position.ts';
import { unwrap } from '../../core/result.ts';
import { fitTable } from '../../ui/fit/fit.ts';
import { frameInRoom } from '../../ui/fit/fit-room.ts';
import { type Layout, layoutOf } from '../../ui/fit/layout.ts';
import { defsDrawn, fitDrawn, INK, SERIF, TABLE } from '../../ui/share/drawing.ts';
import { escaped } from '../../ui/share/escaped.ts';
import { presetRules, readAuthoredDeal } from '../text/authored-deal.ts';
import { ICON, iconDrawn } from './icon.ts';
import { outlined, textWidth } from './outlines.ts';

/*
 * Social pictures, the `og:image` of a page, which stand beside a link to it in messages: 1200 by 630 pixels. At the top
 * what kind of page it is, “Lesson 2 of 12”, its title and the logo; below it the page's deal on green, as large as fits.
 */

/** What a picture shows. */
export interface SocialPicture {
  /** What kind of page it is. */
  readonly kind: string;
  readonly title: string;
  /** The id of the game, and the deal as it lies on the page. */
  readonly preset: string;
  readonly deal: string;
}

/** The pixels of a picture, as most sites want them. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

const EDGE = 56;
const HEAD = 186;
const TITLE = { size: 62, least: 40, y: 146 };
/** The room in which the cards are drawn. */
const ROOM = {
  x: EDGE - 14,
  y: HEAD + 12,
  width: SOCIAL_SIZE.width - 2 * EDGE + 28,
  height: SOCIAL_SIZE.height - HEAD - 28,
};
/** Draws a picture as SVG. */
function drawn({ kind, title, preset, deal }: SocialPicture): string {
  const { width, height } = SOCIAL_SIZE;
  const position = unwrap(readAuthoredDeal(preset, deal));
  const full = textWidth(title, SERIF, TITLE.size);
  const size = Math.max(TITLE.least, Math.min(TITLE.size, (TITLE.size * (width - 2 * EDGE)) / full));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    defsDrawn(position),
    `<rect width="${width}" height="${height}" fill="${INK.page}"/>`,
    `<rect y="${HEAD}" width="${width}" height="${height - HEAD}" fill="${TABLE.felt}"/>`,
    `<text x="${EDGE}" y="72" font-family="${SERIF}" font-size="28" fill="${INK.muted}">${escaped(kind)}</text>`,
    `<text x="${width - EDGE}" y="73" text-anchor="end" font-family="${SERIF}" font-size="32" fill="${INK.text}">La Belle Lucie</text>`,
    iconDrawn(
      ICON,
      `x="${width - EDGE - textWidth('La Belle Lucie', SERIF, 32) - 62}" y="38" width="48" height="48"`,
    ),
    `<text x="${EDGE - 2}" y="${TITLE.y}" font-family="${SERIF}" font-size="${size.toFixed(1)}" font-weight="450" fill="${INK.text}">${escaped(title)}</text>`,
    tableDrawn(layoutOf(presetRules(preset)), position),
    '</svg>',
  ].join('\n');
}

/** The cards as large as they can be in their room, laid out as on a table of that size. */
function tableDrawn(layout: Layout, position: Position): string {
  const fit = fitTable(frameInRoom(ROOM, layout, position, false), position);
  return `<g transform="translate(${ROOM.x} ${ROOM.y})">${fitDrawn(position, layout, fit)}</g>`;
}

/** Draws a picture as a PNG of few colours: the same bytes every time. */
export function socialPng(picture: SocialPicture): Promise<Buffer> {
  return sharp(Buffer.from(outlined(drawn(picture))))
    .png({ palette: true, colours: 48, dither: 0, effort: 2 })
    .toBuffer();
}
