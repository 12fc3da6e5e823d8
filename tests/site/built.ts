import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the built site. */
export const BUILT = join(import.meta.dirname, '../..', process.env.DIST ?? 'dist');
/** The path under which the site was built to live, with a slash at its end. */
export const BASE = (process.env.BASE ?? '/').replace(/\/*$/, '/');

/** Every file of the built site, by its path from the root of the site. */
export const builtFiles: readonly string[] = globSync('**/*.*', { cwd: BUILT }).sort();

/** The addresses of all pages but the one for what is missing, from the root of the site: `learn/`. */
export const pages: readonly string[] = builtFiles
  .filter((file) => file.endsWith('index.html'))
  .map((file) => file.slice(0, -'index.html'.length));

/** Whether a page is one of the puzzles. */
export function isPuzzle(path: string): boolean {
  return /^practice\/[^/]+\/$/.test(path);
}

/** Pages that are made by one template of texts that are checked when the site is built, by what they have in common. */
const ALIKE: readonly RegExp[] = [
  /^(learn|strategy)\/[^/]+\/$/,
  /^(variants)\/(?!cards|same-shuffle)[^/]+\/$/,
  /^practice\/([a-z-]+)-\d+\/$/,
  /^practice\/[^/]+\/(sheet)\/$/,
  /^studies\/[^/]+\/(text)\/$/,
  /^(studies)\/[^/]+\/$/,
  /^variants\/[^/]+\/(card)\/$/,
];

/**
 * Some pages: of those that are alike the first and the last, since they are hundreds and opening each would take longer
 * than all other browser tests; all pages where the variable PAGES is `all`.
 */
export function sampled(paths: readonly string[]): readonly string[] {
  if (process.env.PAGES === 'all') return paths;
  const kindOf = (path: string): string => {
    const kinds = ALIKE.map((pattern, at) => {
      const found = pattern.exec(path);
      return found === null ? null : `${at} ${found[1]}`;
    });
    return kinds.find((kind) => kind !== null) ?? path;
  };
  return [...Map.groupBy(paths, kindOf).values()].flatMap((all) => [
    ...all.slice(0, 1),
    ...all.slice(1).slice(-1),
  ]);
}

/** The text of a built file. */
export function builtText(file: string): string {
  return readFileSync(join(BUILT, file), 'utf8');
}

/** The built file that an address of this site leads to, or null when there is none; `from` is the file it stands in. */
export function fileAt(address: string, from: string): string | null {
  const url = new URL(address, `http://site${BASE}${from.replace(/index\.html$/, '')}`);
  if (url.host !== 'site' || !url.pathname.startsWith(BASE)) return null;
  const path = decodeURIComponent(url.pathname.slice(BASE.length));
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return builtFiles.includes(file) ? file : null;
}
