import { defineConfig } from 'vitest/config';

/** Files whose tests try more, or only run, in the deep tests. */
const DEEP = [
  'tests/content/puzzle-verdicts.test.ts',
  'tests/content/puzzles.test.ts',
  'tests/content/studies.test.ts',
  'tests/core/fuzz.test.ts',
  'tests/core/random-games.test.ts',
  'tests/explain/*.test.ts',
  'tests/measure/extremes.test.ts',
  'tests/mine/rating.test.ts',
  'tests/oracle/*.test.ts',
  'tests/play/{game-link,hostile}.test.ts',
  'tests/site/content/puzzle-why.test.ts',
  'tests/solver/{,card/,proof/}*.test.ts',
  'tests/solver/difficulty/deal-facts.test.ts',
  'tests/ui/storage/damage.test.ts',
];

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    maxWorkers: 2,
    // What files import is read once for all of them; what a test replaces it puts back.
    isolate: false,
    // Enumerations take seconds, and more on a slow machine; only a test that hangs is ended by this.
    testTimeout: 600_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/built/**', 'tests/engine/**', 'tests/browsers/**'],
        },
      },
      { extends: true, test: { name: 'deep', include: DEEP } },
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
