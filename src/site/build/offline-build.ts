import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { build } from 'vite';

/** What no page of the site asks for: what is for hosts, for machines that read, for previews of links and frames elsewhere. */
const NOT_KEPT = /^(?:_headers|robots\.txt|feed\.xml|sitemap.*\.xml|sw\.js|pictures\/.*|embed\/puzzle\/.*)$/;
/** Files whose names hold a hash of what is in them. */
const NAMED_BY_CONTENT = /^(?:_astro|find)\//;

/** Makes the service worker, `sw.js`, that keeps every file of the built site. It has to come last. */
export function keepOffline(): AstroIntegration {
  return {
    name: 'lucie:keep-offline',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const built = fileURLToPath(dir);
        const files = globSync('**/*', { cwd: built })
          .filter((file) => !NOT_KEPT.test(file) && statSync(join(built, file)).isFile())
          .sort();
        const kept = files.map((file) => ({
          // Hosts send a page for the address of its folder; its own name some send elsewhere.
          url: `./${file.replace(/(^|\/)index\.html$/, '$1')}`,
          revision: NAMED_BY_CONTENT.test(file) ? null : hashOf(join(built, file)),
        }));
        writeFileSync(join(built, 'sw.js'), `self.KEPT=${JSON.stringify(kept)};\n${await worker()}`);
        logger.info(`${kept.length} files are kept for use without network`);
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
