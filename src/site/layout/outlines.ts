import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkitten';

/*
 * Texts of an SVG as outlines, in the letters of the site: what turns it into pixels then needs no fonts, and makes the
 * same of it everywhere.
 */

/** The files of the letters, and the weight that the outlines in them have. */
const FILES = {
  Newsreader: {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    weight: 400,
  },
  "'Source Sans 3'": {
    file: '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
    weight: 200,
  },
};
/** A heavier weight is drawn by a line around the outlines, so thick for each of its steps, as a part of the size. */
const THICKER = 0.00013;

interface Letters {
  readonly font: Font;
  readonly weight: number;
  /** The outlines and the width of each letter that was asked for. */
  readonly known: Map<string, Letter>;
}
interface Letter {
  readonly d: string;
  readonly wide: number;
}

const opened = new Map<string, Letters>();

/** The letters that a list of families names first. */
function lettersOf(family: string): Letters {
  const name = family.split(',')[0] as keyof typeof FILES;
  const before = opened.get(name);
  if (before !== undefined) return before;
  const { file, weight } = FILES[name];
  const font = create(readFileSync(fileURLToPath(import.meta.resolve(file))));
  if (font.isCollection) throw new Error(`${file} holds several fonts.`);
  const letters = { font, weight, known: new Map<string, Letter>() };
  opened.set(name, letters);
  return letters;
}

function letterOf({ font, known }: Letters, sign: string): Letter {
  const before = known.get(sign);
  if (before !== undefined) return before;
  const code = sign.codePointAt(0) ?? 0;
  if (!font.hasGlyphForCodePoint(code)) throw new Error(`The letters of the pictures lack “${sign}”.`);
  const { path, advanceWidth } = font.glyphForCodePoint(code);
  const letter = { d: path.toSVG(), wide: advanceWidth };
  known.set(sign, letter);
  return letter;
}

/** The width of a text, as its letters stand side by side. */
export function textWidth(text: string, family: string, size: number): number {
  const letters = lettersOf(family);
  const wide = [...text].reduce((sum, sign) => sum + letterOf(letters, sign).wide, 0);
  return (wide * size) / letters.font.unitsPerEm;
}

/** An SVG with every text in it made into outlines. */
export function outlined(svg: string): string {
  return svg.replace(/<text ([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, content: string) => {
    const of = (name: string): string | undefined =>
      new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
    const letters = lettersOf(of('font-family') ?? '');
    const { unitsPerEm } = letters.font;
    const scale = Number(of('font-size')) / unitsPerEm;
    let at = 0;
    const paths = [...plain(content)].map((sign) => {
      const { d, wide } = letterOf(letters, sign);
      const drawn = d === '' ? '' : `<path transform="translate(${at})" d="${d}"/>`;
      at += wide;
      return drawn;
    });
    const squeeze = of('textLength') === undefined ? 1 : Number(of('textLength')) / (at * scale);
    const shift = { end: at, middle: at / 2 }[of('text-anchor') ?? ''] ?? 0;
    const fill = of('fill') ?? '#000';
    const line = (Number(of('font-weight') ?? 400) - letters.weight) * THICKER * unitsPerEm;
    const stroke = line > 0 ? ` stroke="${fill}" stroke-width="${line.toFixed(1)}"` : '';
    const x = Number(of('x')) - shift * scale * squeeze;
    const place = `translate(${x.toFixed(2)} ${of('y')}) scale(${(scale * squeeze).toFixed(5)} ${(-scale).toFixed(5)})`;
    return `<g transform="${place}" fill="${fill}"${stroke}>${paths.join('')}</g>`;
  });
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}
