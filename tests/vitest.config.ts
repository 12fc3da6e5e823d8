import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const root = `${import.meta.dirname}/..`;

/** Files with tests that are tagged `sized`: they try more, or only run, in the deep tests, which leave out all others. */
const SIZED = globSync('tests/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(`${root}/${file}`, 'utf8').includes("tags: 'sized'"),
);

export default defineConfig({
  root,
  test: {
    maxWorkers: 2,
    // What files import is read once for all of them; what a test replaces it puts back.
    isolate: false,
    tags: [{ name: 'sized', description: 'tries more in the deep tests' }],
    // Enumerations take seconds, and more on a slow machine; only a test that hangs is ended by this.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/engine/**', 'tests/browsers/**'],
        },
      },
      { extends: true, test: { name: 'deep', include: SIZED } },
      { extends: true, test: { name: 'firefox', include: ['tests/browsers/firefox.test.ts'] } },
      { extends: true, test: { name: 'webkit', include: ['tests/browsers/webkit.test.ts'] } },
      { extends: true, test: { name: 'engine', include: ['tests/engine/*.test.ts'] } },
      // What the built site is read for, without a browser; as it is published elsewhere, more can be read of it.
      {
        extends: true,
        test: {
          name: 'built',
          include: ['tests/built/*.test.ts'],
          exclude: process.env.SITE ? [] : ['tests/built/published.test.ts'],
        },
      },
    ],
  },
});
