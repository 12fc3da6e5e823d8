import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { WRITTEN_CLAIM } from '../../ui/study/walk.ts';
import { SEARCH_FOLDER } from './search-folder.ts';

/** What Pagefind writes besides and this site does not use: its own pages and boxes, and other languages. */
const UNUSED = /(?:-ui|-highlight)\.(?:js|css)$|wasm\.unknown/;

/** Parts of a page that are not searched: boards, marks and onward links. */
const NO_TEXT = [
  ...['astro-island', 'svg', 'nav', 'noscript', '[role="img"]', '.cite', '.diagram', '.onward'],
  // What is said there of other games would be found as if it were said of this one.
  ...['.rules small', '.sisters'],
];

/** Most files that the texts of the pages are spread over: one a page would be many to keep on the device. */
const MOST_FRAGMENTS = 40;

/**
 * Pages that are not searched: the search page, those that say what another says, what stands in others' pages, the puzzles,
 * which are hundreds and would hide what they are about, and the reference of the engine, which has every word of the game
 * many times; the pages that lead to these are found.
 */
const LEFT_OUT =
  /^(?:search|embed)\/|^engine\/.|^practice\/(?!(?:how-many|run|own)\/$).|\/(?:text|card)\/$|^variants\/cards\/$/;

/** A page, or a part of one, that can be found: where it leads, from the root of the site, and its markup. */
interface SearchedPage {
  readonly url: string;
  readonly content: string;
}

/**
 * Writes the index of the search, which Pagefind makes of the built pages, into a folder named by a hash of its content,
 * `find/4f1c0d9a2b7e/`, and that name into the search page: an index is never read by the scripts of another build.
 */
export function searchIndex(): AstroIntegration {
  return {
    name: 'lucie:search-index',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const built = fileURLToPath(dir);
        const { index, errors } = await createIndex({
          rootSelector: 'main',
          excludeSelectors: NO_TEXT,
          maxFragments: MOST_FRAGMENTS,
        });
        if (index === undefined) throw new Error(`The search has no index: ${errors.join(' ')}`);
        const pages = searchedPages(built);
        for (const page of pages) {
          // The title is kept as such, and would open every excerpt.
          const content = page.content
            .replace('<h1', '<h1 data-pagefind-ignore')
            .replace(/<\/(?:t[dh]|d[td]|small)>/g, ' $&');
          const { errors } = await index.addHTMLFile({ ...page, content });
          if (errors.length > 0) throw new Error(`${page.url} cannot be searched: ${errors.join(' ')}`);
        }
        const files = (await index.getFiles()).files
          .filter(({ path }) => !UNUSED.test(path))
          .sort((a, b) => (a.path < b.path ? -1 : 1));
        await close();
        const hash = createHash('sha256');
        for (const { path, content } of files) hash.update(path).update(content);
        const folder = `find/${hash.digest('hex').slice(0, 12)}/`;
        for (const { path, content } of files) {
          const file = join(built, folder, path);
          mkdirSync(dirname(file), { recursive: true });
          writeFileSync(file, content);
        }
        writeFolder(join(built, 'search/index.html'), folder);
        logger.info(`${pages.length} pages and words can be found, ${files.length} files in ${folder}`);
      },
    },
  };
}

function writeFolder(page: string, folder: string): void {
  const text = readFileSync(page, 'utf8');
  if (!text.includes(SEARCH_FOLDER)) throw new Error('The page for searching names no place for its index.');
  writeFileSync(page, text.replaceAll(SEARCH_FOLDER, folder));
}

function searchedPages(built: string): SearchedPage[] {
  return globSync('**/index.html', { cwd: built })
    .map((file) => file.slice(0, -'index.html'.length))
    .filter((path) => !LEFT_OUT.test(path))
    .sort()
    .flatMap((path) => {
      const content = readFileSync(join(built, path, 'index.html'), 'utf8');
      if (path === 'glossary/') return entriesOf(content);
      const study = /^studies\/([^/]+)\/$/.exec(path)?.[1];
      if (study === undefined) return [{ url: `/${path}`, content }];
      const spoken = commentsOf(readFileSync(join(built, `studies/${study}.lucie`), 'utf8'));
      return [{ url: `/${path}`, content: content.replace('</main>', () => `${spoken}</main>`) }];
    });
}

/** The entries of the glossary, each as a page of its own. */
function entriesOf(page: string): SearchedPage[] {
  const entries = page
    .slice(0, page.indexOf('</main>'))
    .split(/(?=<div class="entry")/)
    .slice(1)
    .map((entry) => {
      const id = /id="([^"]+)"/.exec(entry)?.[1] ?? '';
      const heading = entry.replace(/<(\/?)h3/g, '<$1h1').replace(/<h2.*$/s, '');
      return {
        url: `/glossary/#${id}`,
        content: `<html lang="en"><body><main>${heading}</main></body></html>`,
      };
    });
  if (entries.length === 0) throw new Error('The glossary has no entries to be searched.');
  return entries;
}

/** What is said in the braces of a study, as paragraphs. */
function commentsOf(study: string): string {
  return [...study.matchAll(/\{([^}]*)\}/g)]
    .map(([, text = '']) => text.replace(WRITTEN_CLAIM, '').replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
    .map((text) => `<p>${text}</p>`)
    .join('');
}
