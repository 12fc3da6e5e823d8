import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { CHARACTERS } from '../../src/site/build/light-fonts.ts';
import { builtFiles, builtText } from './built.ts';
import { somePages } from './kinds.ts';
import { wakeAll } from './wake.ts';

/** Kilobytes of all that the first page loads, compressed as a host sends it. */
const MOST_FIRST = 250;
/**
 * How far things on a page may move while it loads, as the layout shift that browsers measure. With the letters there in
 * time nothing moves; where a slow machine shows others first, lines break a little differently for a moment.
 */
const MOST_MOVED = 0.05;
/** Kilobytes of fonts that a page may load. */
const MOST_FONTS = 90;

interface Loaded {
  readonly url: string;
  readonly type: string;
  readonly kilobytes: number;
}

for (const path of somePages) {
  test(`all that /${path} asks for comes from its own origin and is light, and nothing moves`, async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    const loading: Promise<Loaded>[] = [];
    page.context().on('request', (request) => asked.push(request.url()));
    page.on('requestfinished', (request) => {
      if (request.url().startsWith('data:')) return;
      loading.push(
        request.response().then(async (response) => {
          // What the browser still has, and what only leads on, comes without a body.
          const leads = Math.floor((response?.status() ?? 0) / 100) === 3;
          const body = (leads ? null : await response?.body()) ?? Buffer.of();
          // Fonts are compressed already.
          const { length } = request.resourceType() === 'font' ? body : gzipSync(body);
          return { url: request.url(), type: request.resourceType(), kilobytes: length / 1000 };
        }),
      );
    });
    await page.addInitScript(() => {
      const shared = window as { moved?: number };
      shared.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shared.moved = (shared.moved ?? 0) + (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`./${path}`, { waitUntil: 'networkidle' });
    const moved = await page.evaluate(() => (window as { moved?: number }).moved ?? 1);
    await wakeAll(page);
    await page.waitForLoadState('networkidle');

    const loaded = await Promise.all(loading);
    const weight = (some: readonly Loaded[]): number =>
      some.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    const types = Map.groupBy(loaded, ({ type }) => type);
    const list = [...types].map(([type, some]) => `${some.length} ${type} ${weight(some).toFixed(1)} kB`);
    console.log(
      `/${path}: ${weight(loaded).toFixed(1)} kB: ${list.sort().join(', ')}; moved ${moved.toFixed(4)}`,
    );

    expect(asked.filter((url) => !url.startsWith(baseURL ?? '') && !url.startsWith('data:'))).toEqual([]);
    expect(loaded.length).toBeGreaterThan(0);
    expect(moved, 'how far what is read moves while the page loads').toBeLessThan(MOST_MOVED);
    expect(weight(types.get('font') ?? [])).toBeLessThanOrEqual(MOST_FONTS);
    if (path === '') expect(weight(loaded)).toBeLessThanOrEqual(MOST_FIRST);
  });
}

test('every letter and mark that the site writes is in its fonts', () => {
  // Letters, punctuation and signs of western languages; arrows and the like come from the reader's machine.
  const own = /[\u00a0-\u017f\u2010-\u203a\u2212]/gu;
  const missing = new Map<string, string>();
  for (const file of builtFiles.filter((name) => /\.(?:html|js)$/.test(name)))
    for (const [letter] of builtText(file).matchAll(own))
      if (!CHARACTERS.includes(letter)) missing.set(letter, file);
  expect([...missing]).toEqual([]);
});
