import mdx from '@astrojs/mdx';
import preact from '@astrojs/preact';
import { defineConfig, fontProviders } from 'astro/config';

/** Where the site will live: SITE is the origin and BASE the path, so one build command serves any host. */
const { SITE = 'http://localhost:4321', BASE = '/' } = process.env;

const LESSON = /\/LessonBoard\.tsx$/;
const PRACTICE = /\/PracticeDesk\.tsx$/;

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

export default defineConfig({
  site: SITE,
  base: BASE,
  trailingSlash: 'always',
  integrations: [mdx(), preact()],
  // Shiki would write style attributes, which the policy below blocks; pages that show the notation colour it by classes.
  markdown: { syntaxHighlight: false },
  devToolbar: { enabled: false },
  fonts: [
    {
      name: 'Newsreader',
      cssVariable: '--font-serif',
      provider: fontProviders.local(),
      fallbacks: ['Georgia', 'serif'],
      options: {
        variants: [
          {
            src: [
              new URL(
                import.meta.resolve(
                  '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
                ),
              ),
            ],
            style: 'normal',
            weight: '200 800',
          },
          {
            src: [
              new URL(
                import.meta.resolve(
                  '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
                ),
              ),
            ],
            style: 'italic',
            weight: '200 800',
          },
        ],
      },
    },
    {
      name: 'Source Sans 3',
      cssVariable: '--font-sans',
      provider: fontProviders.local(),
      fallbacks: ['Helvetica', 'sans-serif'],
      options: {
        variants: [
          {
            src: [
              new URL(
                import.meta.resolve(
                  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
                ),
              ),
            ],
            style: 'normal',
            weight: '200 900',
          },
          {
            src: [
              new URL(
                import.meta.resolve(
                  '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2',
                ),
              ),
            ],
            style: 'italic',
            weight: '200 900',
          },
        ],
      },
    },
  ],
  build: {
    format: 'directory',
    // A style inlined into an MDX page carries no hash, and the policy below would block it.
    inlineStylesheets: 'never',
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
      ],
    },
  },
  vite: {
    // Compiled MDX opens with a module directive that the bundler would warn about on every page.
    build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // What the board of a lesson needs is one file: it compresses better than many, every board of the site
            // needs nearly all of it, and no lesson loads what only other pages do. What the list of puzzles needs of
            // it, which has no board, is a file of its own.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: (id, graph) =>
                      !isUsedBy(LESSON, id, graph) ? null : isUsedBy(PRACTICE, id, graph) ? 'base' : 'board',
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
