import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';
import { PUZZLE_PAGE } from './puzzle-page.ts';

/*
 * Keeps the built site on the reader's device: the service worker, `sw.js`, is the list of all files with their hashes,
 * `self.KEPT=[{"url":"./learn/","revision":"4f1c0d9a2b7e"},…]`, followed by the bundled script of offline-worker.ts.
 */

/** Files that no page asks for: for hosts, for robots, for previews of links, for frames on other pages, and to download. */
const NOT_KEPT =
  /^(?:_headers|robots\.txt|feed\.xml|sitemap.*\.xml|sw\.js|pictures\/.*|data\/.*|embed\/puzzle\/.*)$/;
/** Files whose names hold a hash of their content: `_astro/board.DkF2x9Qa.js`. */
const NAMED_BY_CONTENT = /^(?:_astro|find)\//;

/** Writes `sw.js`. It has to come last, when every other file of the site is there. */
export function keepOffline(): AstroIntegration {
  return {
    name: 'lucie:keep-offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const built = fileURLToPath(dir);
        const files = globSync('**/*', { cwd: built })
          .filter(
            (file) => !NOT_KEPT.test(file) && !PUZZLE_PAGE.test(file) && statSync(join(built, file)).isFile(),
          )
          .sort();
        const listed = files.map((file) => ({
          // Hosts send a page for the address of its folder; its own name some send elsewhere.
          url: `./${file.replace(/(^|\/)index\.html$/, '$1')}`,
          revision: NAMED_BY_CONTENT.test(file) ? null : hashOf(join(built, file)),
        }));
        writeFileSync(join(built, 'sw.js'), `self.KEPT=${JSON.stringify(listed)};\n${await worker()}`);
        logger.info(`${listed.length} files are kept for use without network`);
      },
    },
  };
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 12);
}

/** The script of the worker with all that it needs, as one text. */
async function worker(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./offline-worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'lucie',
      },
    },
  });
  const [bundle] = Array.isArray(made) ? made : [made];
  if (bundle === undefined || !('output' in bundle)) throw new Error('The service worker was not built.');
  return bundle.output[0].code;
}
