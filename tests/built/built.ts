import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built site. */
export const BUILT = join(import.meta.dirname, '../..', process.env.DIST ?? 'dist');
/** The path under which the site was built to live, with a slash at its end. */
export const BASE = (process.env.BASE ?? '/').replace(/\/*$/, '/');

/** Every file of the built site, by its path from the root of the site. */
export const builtFiles: readonly string[] = globSync('**/*.*', { cwd: BUILT })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();

const known: ReadonlySet<string> = new Set(builtFiles);

/** The files of all pages, that for what is missing among them. */
export const html: readonly string[] = builtFiles.filter((file) => file.endsWith('.html'));

/** The addresses of all pages but the one for what is missing, from the root of the site: `learn/`. */
export const pages: readonly string[] = builtFiles
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.slice(0, -'index.html'.length));

/** Whether a page is one of the puzzles. */
export function isPuzzle(path: string): boolean {
  return /^practice\/[^/]+-\d+\/$/.test(path);
}

const texts = new Map<string, string>();

/** The text of a built file. */
export function builtText(file: string): string {
  const text = texts.get(file) ?? readFileSync(join(BUILT, file), 'utf8');
  texts.set(file, text);
  return text;
}

/** The built file that an address of this site leads to, or null when there is none; `from` is the file it stands in. */
export function fileAt(address: string, from: string): string | null {
  const url = new URL(address, `http://site${BASE}${from.replace(/index\.html$/, '')}`);
  if (url.host !== 'site' || !url.pathname.startsWith(BASE)) return null;
  const path = decodeURIComponent(url.pathname.slice(BASE.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return known.has(file) ? file : null;
}
