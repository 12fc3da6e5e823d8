import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './browser.ts';
import { freePort } from './free-port.ts';
import { isDeep } from './sizes.ts';

const { BASE = '/', DIST = 'dist', SITE, WHOLE } = process.env;
// The runner looks for a port; the processes that it starts read this file too, and find it in their environment.
process.env.TEST_PORT ??= String(await freePort());
/** The address of the previewed site, whose path is the BASE it was built with: specs open pages relative to it. */
const PREVIEW = new URL(BASE.replace(/\/*$/, '/'), `http://localhost:${process.env.TEST_PORT}`);
const executablePath = findBrowser();

export default defineConfig({
  testDir: '.',
  // A site as it is published, under a path and with an address of its own, is tried in few places, or as a whole.
  testMatch: [...(SITE ? ['published/*.spec.ts'] : []), ...(!SITE || WHOLE ? ['site/*.spec.ts'] : [])],
  // What is tagged so runs in the deep tests alone; what has a size runs in both.
  ...(isDeep ? { grep: /@deep|@sized/ } : { grepInvert: /@deep/ }),
  outputDir: `../node_modules/.cache/playwright/${DIST.replace(/\W+/g, '-')}-${isDeep ? 'deep' : 'usual'}`,
  fullyParallel: true,
  // What is asked is what comes, not how soon: a slow day must not fail a test.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  // One that passes only when it is tried again is named in the end: the test, or the page, has a race.
  retries: 1,
  workers: 2,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: PREVIEW.href,
    // A page costs most where its process begins, so tests in a row share one; what was kept and set is cleared between them.
    reuseContext: true,
    trace: 'off',
    // What is kept on the device is tried where it is the matter; elsewhere every page comes from the server.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        // Chromium's sandbox refuses to start for root, which is who runs in most containers.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Without windows letters would be as wide as their hints make them, and lines break elsewhere.
        '--font-render-hinting=none',
      ],
    },
  },
  webServer: {
    // Astro starts one preview of a project, unless it is told to ignore the note that another one has left.
    command: `"${process.execPath}" node_modules/astro/bin/astro.mjs preview --ignore-lock --port ${PREVIEW.port} --outDir ${DIST}`,
    cwd: '..',
    env: { ASTRO_TELEMETRY_DISABLED: '1' },
    url: PREVIEW.href,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
