import { gzipSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { kinds, sampleOf } from '../built/kinds.ts';
import { isDeep, triesOf } from '../sizes.ts';
import { axeFaults, axeFaultsInBoth } from './axe.ts';
import { hydratedAtOnce, hydratedBySight } from './hydrated.ts';
import { watch } from './watch.ts';

/** Kilobytes of all that the first page loads, compressed as a host sends it. */
const MOST_FIRST = 250;
/** Kilobytes of fonts that a page may load. */
const MOST_FONTS = 90;
/**
 * How far things on a page may move while it loads, as the layout shift that browsers measure. With the letters there in
 * time nothing moves; where a slow machine shows others first, lines break a little differently for a moment.
 */
const MOST_MOVED = 0.05;
/** How many stops of Tab are looked at, from the first on. */
const STOPS = 12;
/** A page that is not there. */
const MISSING = 'no-such-page/';
/** How many pages of each kind the deep tests visit; what can be asked of all without a browser, `tests/built` asks of all. */
const OF_A_KIND = triesOf('PAGES', 2, 2);
/** The pages that every run visits: those with the most on them. */
const USUAL: readonly string[] = [
  '',
  'learn/a-build-and-its-price/',
  'play/',
  'practice/any-suit-01/',
  'studies/a-card-home-at-once/',
  'variants/',
  MISSING,
];

const VISITED = [...new Set([...sampleOf(OF_A_KIND), ...USUAL])];

interface Loaded {
  readonly type: string;
  readonly kilobytes: number;
}

/** What a frame asks for and the browser still has from its page comes without a body. */
function unlessKept(fault: Error): null {
  if (fault.message.includes('No data found for resource')) return null;
  throw fault;
}

/** What a request brought, compressed as a host sends it; fonts are compressed already. */
async function weightOf(request: Request): Promise<Loaded> {
  const response = await request.response();
  // What only leads on comes without a body.
  const leads = Math.floor((response?.status() ?? 0) / 100) === 3;
  const body = (leads ? null : await response?.body().catch(unlessKept)) ?? Buffer.of();
  const type = request.resourceType();
  const { length } = type === 'font' ? body : gzipSync(body);
  return { type, kilobytes: length / 1000 };
}

/** Notes what a page loads. */
function weigh(page: Page): Promise<Loaded>[] {
  const loading: Promise<Loaded>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().startsWith('data:')) return;
    const loaded = weightOf(request);
    // What ends as the page closes fails here and interests nobody; who awaits the list still sees it.
    loaded.catch(() => undefined);
    loading.push(loaded);
  });
  return loading;
}

/** Has the page add up how far things move on it. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shared = window as { moved?: number };
    shared.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shared.moved = (shared.moved ?? 0) + (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far things have moved, once the letters are there and what comes to life at once has done so. */
async function movedOn(page: Page): Promise<number> {
  await hydratedAtOnce(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as { moved?: number }).moved ?? 1;
  });
}

/** By how many pixels the page is wider than its window, for each window in which it is. */
async function tooWide(page: Page): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  const found: string[] = [];
  // A window of 1280 pixels zoomed to 200 % is one of 640 with two pixels for each.
  for (const [width, deviceScaleFactor] of [
    [320, 1],
    [640, 2],
    [768, 1],
    [1280, 1],
  ] as const) {
    await client.send('Emulation.setDeviceMetricsOverride', {
      width,
      height: 720,
      deviceScaleFactor,
      mobile: false,
    });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) found.push(`${over} px too wide at ${width} px`);
  }
  await client.send('Emulation.clearDeviceMetricsOverride');
  await client.detach();
  return found;
}

/** Goes through a page by Tab, in colours that the reader forces upon it; gives what is wrong on the way. */
async function tabFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  // From the very top, wherever a page has put the focus.
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the text' });
  if ((await skip.count()) > 0) {
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await page.keyboard.press('Tab');
  }
  const faults: string[] = [];
  for (let stop = 0; stop < STOPS; stop++) {
    const at = await page.evaluate(() => {
      const now = document.activeElement;
      if (now === null || now === document.body) return null;
      // What stands in a frame shows it there.
      if (now instanceof HTMLIFrameElement) return { later: true, seen: true, text: 'a frame' };
      const last = document.querySelector('[data-was-focused]');
      const later =
        last === null || Boolean(last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING);
      last?.removeAttribute('data-was-focused');
      now.setAttribute('data-was-focused', '');
      const around = [...document.querySelectorAll('main :has(:focus-visible)')];
      const seen = [now, ...now.querySelectorAll('*'), ...around].some((one) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(one);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
      return { later, seen, text: now.outerHTML.slice(0, 120) };
    });
    if (at === null) break;
    if (!at.seen) faults.push(`does not show that it has the focus: ${at.text}`);
    if (!at.later) faults.push(`comes too late: ${at.text}`);
    await page.keyboard.press('Tab');
  }
  await page.emulateMedia({ forcedColors: null });
  return faults;
}

/** What axe finds too weak in the colours that a page has now. */
const darkFaults = (page: Page) => axeFaults(page, { only: ['color-contrast'] });

for (const path of ['history/', 'history/computers/', 'learn/']) {
  const tag = path === 'history/' ? [] : '@deep';
  test(`${path}: letters that come late move little`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    let late = 0;
    await page.route('**/*.woff2', async (route) => {
      late += 1;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await watchMoves(page);
    await page.goto(`./${path}`);
    expect(await movedOn(page)).toBeLessThan(MOST_MOVED);
    expect(late).toBeGreaterThan(0);
  });
}

for (const path of VISITED) {
  const name = path === '' ? 'the first page' : path;
  const tag = USUAL.includes(path) ? [] : '@deep';

  // A page is opened once for all that is asked of it; each answer fails under its own name.
  test(`${name}: what it asks for, axe, windows, Tab`, { tag }, async ({ page, baseURL }) => {
    const faults = watch(page, baseURL ?? '');
    const loading = weigh(page);
    await watchMoves(page);
    await page.goto(`./${path}`);
    expect.soft(await movedOn(page), 'how far things move while it loads').toBeLessThan(MOST_MOVED);
    await hydratedBySight(page);
    expect.soft(await axeFaultsInBoth(page), 'what axe finds').toEqual([]);
    // The page is in the dark now: of one of each kind axe itself is asked, and not only the styles.
    if (isDeep && kinds.includes(path))
      expect.soft(await darkFaults(page), 'what axe finds in the dark').toEqual([]);
    expect.soft(await tooWide(page), 'what is wider than its window').toEqual([]);
    expect.soft(await tabFaults(page), 'stops of Tab').toEqual([]);
    const wrong = faults.filter((fault) => path !== MISSING || !fault.includes('status of 404'));
    expect.soft(wrong, 'complaints, and requests to others').toEqual([]);

    const loaded = await Promise.all(loading);
    const weight = (some: readonly Loaded[]): number =>
      some.reduce((sum, { kilobytes }) => sum + kilobytes, 0);
    const fonts = loaded.filter(({ type }) => type === 'font');
    expect(loaded.length).toBeGreaterThan(0);
    expect.soft(weight(fonts), 'kilobytes of fonts').toBeLessThanOrEqual(MOST_FONTS);
    if (path === '')
      expect.soft(weight(loaded), 'kilobytes of the first page').toBeLessThanOrEqual(MOST_FIRST);
  });
}

// Those of a kind that every run visits are in no visit of the deep tests.
for (const path of kinds.filter((one) => USUAL.includes(one))) {
  test(`axe finds no contrast too weak on /${path} in the dark`, { tag: '@deep' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`./${path}`);
    await hydratedBySight(page);
    expect(await darkFaults(page)).toEqual([]);
  });
}

test('what is missing is said on a page with the way back', async ({ page }) => {
  const answer = await page.goto(`./${MISSING}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Belle Lucie solitaire');
});

test('a card named in a text is marked on the board while it is pointed at', async ({ page }) => {
  await page.goto('./');
  await hydratedAtOnce(page);
  const eight = page.locator('.lucie-card[data-card="20"] > .lucie-face');
  await expect(eight).toHaveCSS('outline-style', 'none');
  await page.locator('button.chip[data-chip="20"]').first().hover();
  await expect(eight).toHaveCSS('outline-style', 'solid');
});
