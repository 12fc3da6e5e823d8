import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import subsetFont from 'subset-font';
import subsetter from 'subset-font/package.json' with { type: 'json' };

/*
 * The families that the site is set in come with small capitals, fractions, letters of many languages and weights that
 * are never used, 180 kB in all. What the site needs of them is cut out when it is built, and kept for the next time.
 */

const PLAIN = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => at + 0x20));
/** Every character that is drawn with the site’s own letters; any other comes from the reader’s machine. */
export const FONT_CHARACTERS = `${PLAIN}àâäåæçèéêëíîïñóôöøœùúûüßÀÄÅÇÈÉÖØŒÜ\u00a0­–—‘’“”…·−×÷½¼¾°§©‹›`;
/** Ligatures, kerning, and the figures that style sheets ask for. */
const FEATURES = ['kern', 'liga', 'rvrn', 'onum', 'lnum', 'pnum', 'tnum'];

/** Weights of a font that are kept: from the first to the last, or one. */
type Weights = readonly [number, number] | number;

/** Makes a light font of a file; gives where it lies. */
export async function subsetFontFile(file: string, weights: Weights): Promise<URL> {
  const font = readFileSync(new URL(file));
  const [min, max] = typeof weights === 'number' ? [] : weights;
  const wght = min === undefined || max === undefined ? Number(weights) : { min, max };
  const wanted = JSON.stringify([subsetter.version, FONT_CHARACTERS, FEATURES, wght]);
  const name = createHash('sha256').update(font).update(wanted).digest('hex').slice(0, 16);
  const folder = join(import.meta.dirname, '../../../node_modules/.cache/fonts');
  const light = join(folder, `${name}.woff2`);
  if (existsSync(light)) return pathToFileURL(light);
  const options = { targetFormat: 'woff2', keepFeatures: FEATURES, variationAxes: { wght } } as const;
  mkdirSync(folder, { recursive: true });
  // Another build may look for it while it is being written.
  const unfinished = join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, await subsetFont(font, FONT_CHARACTERS, options));
  renameSync(unfinished, light);
  return pathToFileURL(light);
}
