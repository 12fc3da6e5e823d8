import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { islandHashes } from './src/site/build/island-hashes.ts';
import { islandTasks } from './src/site/build/island-tasks.ts';
import { licences } from './src/site/build/licences.ts';
import { styleSheets } from './src/site/build/lift-styles.ts';
import { narrowPolicy } from './src/site/build/narrow-policy.ts';
import { keepOffline } from './src/site/build/offline-build.ts';
import { isWrittenIntoPage, sheetOf } from './src/site/build/page-styles.ts';
import { searchIndex } from './src/site/build/search-index.ts';
import { subsetFontFile } from './src/site/build/subset-fonts.ts';

/** Where the site will live: SITE is the origin and BASE the path, so one build command serves any host. */
const { SITE = 'http://localhost:4321', BASE = '/' } = process.env;

const LESSON = /\/LessonBoard\.tsx$/;
/** What the map of the lessons needs of a lesson, which is no board. */
const MAP = /\/lessons-done\.ts$/;
/** What reads a card, and what reading anything gives: too little for a file each, and no lesson reads. */
const READING = /\/core\/(?:card-notation|result)\.ts$/;
/** What reads a position, and a game that begins with one, with all that they need: one file. */
const POSITIONS = /\/core\/position-(?:check|game|notation)\.ts$/;
/** What shows hints and the X-ray: loaded at the first touch of a table, and wanted a tenth of a second later. */
const AIDS = /\/hint\/(?:advice|xray-parts)\.ts$/;
/** What of it other pages have from their start: lists of moves, puzzles, the charts of odds. */
const MOVES = /\/MoveText\.tsx$|\/moves\/line\.ts$/;
const STEPS = /\/(?:StepList|SignedText|CardRuns|PlayableLine)\.tsx$|\/xray\/ring\.ts$/;
const ODDS = /\/solver\/odds\.ts$/;
/** What runs for the first time when the first card flies. */
const FLIGHTS = /\/board\/flights\.ts$/;
/** Islands without a board. */
const BOARDLESS = /\/(?:PracticeDesk|TodaysPuzzle|CompareGames)\.tsx$/;

/**
 * Whether a module is imported by one with a name, directly or through others.
 *
 * @param {RegExp} name
 * @param {string} id
 * @param {{ getModuleInfo(id: string): { readonly importers: readonly string[] } | null }} graph
 * @param {Set<string>} seen
 * @returns {boolean}
 */
function isUsedBy(name, id, graph, seen = new Set()) {
  if (seen.has(id)) return false;
  seen.add(id);
  return (graph.getModuleInfo(id)?.importers ?? []).some(
    (importer) => name.test(importer) || isUsedBy(name, importer, graph, seen),
  );
}

/**
 * The upright or the italic of a family, from its package; italics are never bold.
 *
 * @param {string} font
 * @param {'normal' | 'italic'} style
 * @returns {Promise<{ src: [URL], style: 'normal' | 'italic', weight: string }>}
 */
async function variant(font, style) {
  return style === 'italic'
    ? { src: [await subsetFontFile(font, 400)], style, weight: '400' }
    : { src: [await subsetFontFile(font, [400, 700])], style, weight: '400 700' };
}

/** Letters of a script, before they are made fewer, up to which nothing is gained by reading it ahead. */
const SMALL = 4000;

/** @param {Readonly<Record<string, { readonly renderedLength: number }>>} modules */
const lengthOf = (modules) =>
  Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);

/** Leaves the styles of the islands out of the browser's build: the sheets of the pages, which hold them, have them. */
const oneSheet = {
  name: 'lucie:one-sheet',
  /** @type {'build'} */
  apply: 'build',
  /** @type {'pre'} */
  enforce: 'pre',
  /** @param {{ readonly name: string }} environment */
  applyToEnvironment: ({ name }) => name === 'client',
  /** @param {string} id */
  load: (id) => (id.endsWith('.css') ? '' : null),
};

/**
 * Leaves what is asked for later as plain imports. Vite would wrap each in a function that fetches ahead the styles and
 * scripts it needs: its styles are in the sheets of its page, it needs few scripts that are not there, and lists of them
 * would weigh on every lesson.
 */
const plainImports = {
  name: 'lucie:plain-imports',
  /** @type {'build'} */
  apply: 'build',
  /** @param {{ readonly plugins: readonly { readonly name: string }[] }} config */
  configResolved({ plugins }) {
    const wraps = plugins.find(({ name }) => name === 'native:import-analysis-build');
    if (wraps === undefined)
      throw new Error('Vite has another name for what wraps imports: see plainImports.');
    Object.assign(wraps, { applyToEnvironment: () => false });
  },
};

/**
 * Has the servers of Vite send a file to download as it is. They would say of a name in .gz that it is compressed on its way, and
 * browsers would unpack it: the checksums are of the files as they lie there. Plugins have no say in the preview; this has.
 *
 * @type {Record<string, import('vite').ProxyOptions>}
 */
const downloadsAsTheyAre = {
  '^.*/data/[^/]+\\.gz$': {
    bypass({ url }, response) {
      const writeHead = response?.writeHead.bind(response);
      /** @type {(status: number, headers: import('node:http').OutgoingHttpHeaders) => unknown} */
      const asItIs = (status, headers) =>
        writeHead?.(status, {
          ...headers,
          'Content-Encoding': 'identity',
          'Content-Type': 'application/gzip',
        });
      if (response !== undefined) Object.assign(response, { writeHead: asItIs });
      return url;
    },
  },
};

/**
 * Has the preview say of files whose names hold a hash what a host says of them: that they never change. Else a browser asks
 * for the art of an ace each time one comes to light.
 *
 * @type {Record<string, import('vite').ProxyOptions>}
 */
const lastingFiles = {
  '^.*/_astro/': {
    bypass({ url }, response) {
      response?.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
      return url;
    },
  },
};

export default defineConfig({
  site: SITE,
  base: BASE,
  // So the base ends in a slash, too, and an address within the site is the base and a path.
  trailingSlash: 'always',
  // A list of pages holds whole addresses, so there is one only where the site's own is known.
  integrations: [
    mdx(),
    preact(),
    islandTasks(),
    ...(process.env.SITE ? [sitemap({ filter: (page) => !/\/(?:embed|practice\/kept)\/$/.test(page) })] : []),
    islandHashes(),
    styleSheets(),
    narrowPolicy(),
    searchIndex(),
    keepOffline(),
  ],
  // Shiki would write style attributes, which the policy below blocks; pages that show the notation colour it by classes.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  fonts: [
    {
      name: 'Newsreader',
      cssVariable: '--font-serif',
      provider: fontProviders.local(),
      fallbacks: ['Fitted Noto Serif', 'Fitted DejaVu Serif', 'Georgia', 'serif'],
      options: {
        variants: [
          await variant(
            import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
            'normal',
          ),
          await variant(
            import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2'),
            'italic',
          ),
        ],
      },
    },
    {
      name: 'Source Sans 3',
      cssVariable: '--font-sans',
      provider: fontProviders.local(),
      fallbacks: ['Fitted Roboto', 'Fitted DejaVu Sans', 'Helvetica', 'sans-serif'],
      options: {
        variants: [
          await variant(
            import.meta.resolve(
              '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
            ),
            'normal',
          ),
          await variant(
            import.meta.resolve(
              '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
            ),
            'italic',
          ),
        ],
      },
    },
  ],
  build: {
    format: 'directory',
    // Pictures are drawn beside the script: while it waits for one it writes the next pages.
    concurrency: 4,
    inlineStylesheets: 'auto',
  },
  security: {
    csp: {
      // Nothing may leave the origin; Astro adds script-src and style-src with the hashes of the page.
      directives: [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        // No text becomes markup or the address of a script, but for what src/site/layout/head-scripts.ts lets through.
        "require-trusted-types-for 'script'",
        'trusted-types default',
      ],
    },
  },
  vite: {
    plugins: [licences(), oneSheet, plainImports],
    server: { proxy: downloadsAsTheyAre },
    preview: { proxy: { ...downloadsAsTheyAre, ...lastingFiles } },
    // Compiled MDX opens with a module directive that the bundler would warn about on every page.
    build: {
      rolldownOptions: { checks: { moduleLevelDirective: false } },
      // What many pages have is loaded once, not written into each; the sheet of one page is written into it.
      assetsInlineLimit: (file) => isWrittenIntoPage(file),
    },
    environments: {
      // What a page waited for used to be a dozen small sheets; now one, which the other pages have read for it.
      prerender: {
        build: { rolldownOptions: { output: { codeSplitting: { groups: [{ name: sheetOf }] } } } },
      },
      client: {
        build: {
          rolldownOptions: {
            // What the board of a lesson needs is one file: it compresses better than many, every board of the site
            // needs nearly all of it, and no lesson loads what only other pages do. What islands without a board need
            // of it is a file of its own.
            output: {
              // A file is called for when nearly all of it runs. Browsers that know this mark read its functions while
              // it arrives, beside the page's own work, and not one by one as they are called. One that is read in no time
              // goes without, but not where its reading would hold up the first move.
              postBanner: ({ modules }) =>
                lengthOf(modules) < SMALL && !Object.keys(modules).some((id) => FLIGHTS.test(id))
                  ? ''
                  : '//# allFunctionsCalledOnLoad',
              codeSplitting: {
                groups: [
                  {
                    priority: 2,
                    name(id, graph) {
                      if (READING.test(id)) return 'reading';
                      if (MOVES.test(id)) return 'moves';
                      if (STEPS.test(id)) return 'steps';
                      if (ODDS.test(id)) return 'odds';
                      if (MAP.test(id) || !isUsedBy(LESSON, id, graph)) return null;
                      return isUsedBy(BOARDLESS, id, graph) ? 'base' : 'board';
                    },
                  },
                  { priority: 1, name: (id) => (POSITIONS.test(id) ? 'positions' : null) },
                  {
                    // One file is there sooner than ten small ones.
                    name: (id, graph) => (AIDS.test(id) || isUsedBy(AIDS, id, graph) ? 'aids' : null),
                  },
                ],
              },
            },
          },
        },
      },
    },
  },
});
