import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import subsetter from 'subset-font/package.json' with { type: 'json' };

/*
 * Fonts are cut down to what the site is set in: Newsreader comes with small capitals, fractions, letters of many
 * languages and unused weights, and of its regular letters the characters below, at weights from 400 to 700, are kept.
 * A subset lies in node_modules/.cache/fonts under a hash of the font and of what is kept, and is made only once.
 */

const PLAIN = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
/** Every character that the subsets hold; any other is drawn with a font of the reader’s machine. */
export const FONT_CHARACTERS = `${PLAIN}àâäåæçèéêëíîïñóôöøœùúûüßÀÄÅÇÈÉÖØŒÜ\u00a0­–—‘’“”…·−×÷±½¼¾°§©‹›`;
/** OpenType features that are kept: ligatures, kerning, and the figures that style sheets ask for. */
const FEATURES = ['kern', 'liga', 'rvrn', 'onum', 'lnum', 'pnum', 'tnum'];

/** Weights that are kept: from the first to the last, or one. */
type Weights = readonly [number, number] | number;

/** Makes the subset of a font file, and gives the address of its file. */
export async function subsetFontFile(file: string, weights: Weights): Promise<URL> {
  const font = readFileSync(new URL(file));
  const [min, max] = typeof weights === 'number' ? [] : weights;
  const wght = min === undefined || max === undefined ? Number(weights) : { min, max };
  const recipe = JSON.stringify([subsetter.version, FONT_CHARACTERS, FEATURES, wght]);
  const name = createHash('sha256').update(font).update(recipe).digest('hex').slice(0, 16);
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/fonts');
  const subset = join(folder, `${name}.woff2`);
  if (existsSync(subset)) return pathToFileURL(subset);
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght } } as const;
  mkdirSync(folder, { recursive: true });
  // Another build may look for it while it is being written.
  const unfinished = join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, await subsetFont(font, FONT_CHARACTERS, options));
  renameSync(unfinished, subset);
  return pathToFileURL(subset);
}
