import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    maxWorkers: 2,
    // Enumerations take seconds, and more on a slow machine; only a test that hangs is ended by this.
    testTimeout: 600_000,
  },
});
