import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';

/*
 * Texts of an SVG as outlines, in the fonts of the site, so that what turns it into pixels needs no fonts and makes the
 * same of it everywhere: `<text x="10" y="20" font-size="40" …>La</text>` becomes `<g transform="translate(10.00 20)
 * scale(…)"><path d="…"/><path transform="translate(…)" d="…"/></g>`, a path a letter.
 */

/** Font files by their family, and the weight of the outlines in them. */
const FONTS = {
  Newsreader: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weight: 400,
  },
  "'Source Sans 3'": {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weight: 200,
  },
};
/** A heavier weight is drawn by a stroke around the outlines: its width for one unit of weight, as a share of the size. */
const STROKE_A_WEIGHT = 0.00013;

/** A font with the letters that have been asked for. */
interface OpenFont {
  readonly font: Font;
  readonly weight: number;
  readonly letters: Map<string, Letter>;
}

/** The outline of a letter, as the data of a path, and its width, both in units of the font. */
interface Letter {
  readonly d: string;
  readonly width: number;
}

const openFonts = new Map<string, OpenFont>();

/** The font that a list of families names first. */
function openFont(family: string): OpenFont {
  const name = family.split(',')[0] as keyof typeof FONTS;
  const open = openFonts.get(name);
  if (open !== undefined) return open;
  const { file, weight } = FONTS[name];
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  const opened = { font, weight, letters: new Map<string, Letter>() };
  openFonts.set(name, opened);
  return opened;
}

function letterOf({ font, letters }: OpenFont, character: string): Letter {
  const drawn = letters.get(character);
  if (drawn !== undefined) return drawn;
  const code = character.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`The letters of the pictures lack “${character}”.`);
  const { path, advanceWidth } = font.glyphForCodePoint(code);
  const letter = { d: path.toSVG(), width: advanceWidth };
  letters.set(character, letter);
  return letter;
}

/** The width of a text, as its letters stand side by side. */
export function textWidth(text: string, family: string, size: number): number {
  const open = openFont(family);
  const width = [...text].reduce((sum, character) => sum + letterOf(open, character).width, 0);
  return (width * size) / open.font.unitsPerEm;
}

/** An SVG with every text in it made into outlines. */
export function outlined(svg: string): string {
  return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, content: string) => {
    const attribute = (name: string): string | undefined =>
      new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    const open = openFont(attribute('font-family') ?? '');
    const { unitsPerEm } = open.font;
    const scale = Number(attribute('font-size')) / unitsPerEm;
    let width = 0;
    const paths = [...unescaped(content)].map((character) => {
      const letter = letterOf(open, character);
      const path = letter.d === '' ? '' : `<path transform="translate(${width})" d="${letter.d}"/>`;
      width += letter.width;
      return path;
    });
    const squeeze =
      attribute('textLength') === undefined ? 1 : Number(attribute('textLength')) / (width * scale);
    const shift = { end: width, middle: width / 2 }[attribute('text-anchor') ?? ''] ?? 0;
    const fill = attribute('fill') ?? '#000';
    const strokeWidth =
      (Number(attribute('font-weight') ?? 400) - open.weight) * STROKE_A_WEIGHT * unitsPerEm;
    const stroke = strokeWidth > 0 ? ` stroke="${fill}" stroke-width="${strokeWidth.toFixed(1)}"` : '';
    const x = Number(attribute('x')) - shift * scale * squeeze;
    const place = `translate(${x.toFixed(2)} ${attribute('y')}) scale(${(scale * squeeze).toFixed(5)} ${(-scale).toFixed(5)})`;
    return `<g transform="${place}" fill="${fill}"${stroke}>${paths.join('')}</g>`;
  });
}

function unescaped(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
