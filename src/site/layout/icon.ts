import sharp from 'sharp';
import { parseCard } from '../../core/card-notation.ts';
import { unwrap } from '../../core/result.ts';
import { courtDrawn } from '../../ui/pack/courts.ts';
import { inUsualColours } from '../../ui/pack/paint.ts';
import { INK, TABLE } from '../../ui/share/drawing.ts';

/*
 * The icon of the site, in browsers and among the programs of a device: the queen of hearts, as she looks from her card.
 */

/** How an icon is cut: its corners, in hundredths of its width, and how much of it the queen takes. */
interface IconCut {
  readonly corner: number;
  readonly part: number;
}

/** The icon beside the name of the site. */
export const ICON: IconCut = { corner: 18, part: 1 };

/** The icons that are PNG files, by the names of their files. */
export const ICONS: Readonly<Record<string, IconCut & { readonly size: number }>> = {
  '192': { ...ICON, size: 192 },
  '512': { ...ICON, size: 512 },
  /** Devices cut this one to their liking: what matters is in the middle. */
  'maskable-512': { size: 512, corner: 0, part: 0.78 },
  'touch-180': { size: 180, corner: 0, part: 0.94 },
};

/** The edge, and the width in which her card would be drawn around her face, on a square of 100. */
const EDGE = 3;
const SCALE = 1.08;
/** The middle of her face on a card of 100 by 140, as it is to be the middle of the icon. */
const FACE = { x: 63, y: 76 };

/** Draws the icon as an SVG text; within another drawing its attributes say where. */
export function iconDrawn({ corner, part }: IconCut, attributes = ''): string {
  const scale = SCALE * part;
  const queen = inUsualColours(courtDrawn(unwrap(parseCard('QH'))));
  const edge = corner === 0 ? '' : edgeDrawn(corner);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${attributes}>`,
    `<clipPath id="cut"><rect width="100" height="100" rx="${corner}"/></clipPath>`,
    `<rect width="100" height="100" rx="${corner}" fill="${TABLE.card}"/>`,
    `<g clip-path="url(#cut)" color="${INK.red}"><g transform="translate(50 50)scale(${scale})translate(${-FACE.x} ${-FACE.y})">${queen}</g></g>`,
    `${edge}</svg>`,
  ].join('');
}

function edgeDrawn(corner: number): string {
  const side = 100 - EDGE;
  return `<rect x="${EDGE / 2}" y="${EDGE / 2}" width="${side}" height="${side}" rx="${corner - EDGE / 2}" fill="none" stroke="${TABLE.back}" stroke-width="${EDGE}"/>`;
}

/** Draws an icon as a PNG. */
export function iconPng(cut: IconCut & { readonly size: number }): Promise<Buffer> {
  return sharp(Buffer.from(iconDrawn(cut)), { density: 400 })
    .resize(cut.size)
    .png({ palette: true })
    .toBuffer();
}
