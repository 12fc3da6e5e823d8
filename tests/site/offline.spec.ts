import { expect, type Page, test } from '@playwright/test';
import { placedIn } from '../../src/ui/practice/puzzle/kept-set.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { BASE, builtText } from '../built/built.ts';
import { keptFiles } from '../built/kept.ts';
import { axeFaults } from './axe.ts';
import { hydratedAtOnce } from './hydrated.ts';
import { whenKept } from './kept.ts';
import { recorded } from './recorded.ts';
import { type Change, type Served, serveWithHeaders } from './served.ts';
import { chanceSwitch } from './table.ts';
import { cardsOf, cardsShown, playSteps } from './touches.ts';
import { touch, verdict, withRanks } from './trainer.ts';

// What is kept is the matter here, so each test begins with a browser that keeps nothing.
test.use({ reuseContext: false, serviceWorkers: 'allow', contextOptions: { reducedMotion: 'reduce' } });

const { steps, start } = recorded('la-belle-lucie');
const bar = (page: Page) => page.getByRole('complementary', { name: 'New version' });

/**
 * The worker with a list of the pages that are opened here, and of what every page needs: what it does is the same, and
 * sooner done. The whole list is kept in the first test, and under a path.
 */
const FEWER = builtText('sw.js').replace(
  /\{"url":"\.\/(?!play\/"|search\/"|learn\/the-draw\/"|_astro\/)[^"]+\/[^"]*","revision":[^}]+\},/g,
  '',
);
const fewer: Change = (path) => (path === '/sw.js' ? FEWER : undefined);

let served: Served;
let change: Change;

test.beforeEach(async () => {
  change = fewer;
  served = await serveWithHeaders((path, headers) => change(path, headers));
});
test.afterEach(() => served.close());

/** Notes what goes wrong in a page. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** What a later version of the site would send: another worker, and another text on the page where games are played. */
function nextVersion(path: string): string | undefined {
  if (path === '/sw.js')
    return FEWER.replace('{"url":"./play/","revision":"', '{"url":"./play/","revision":"next');
  if (path === '/play/') return builtText('play/index.html').replace('<title>', '<title>Next: ');
  return undefined;
}

const askForNew = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

const workersIn = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('after the first visit the whole site works without network', { tag: '@deep' }, async ({ page }) => {
  change = () => undefined;
  const faults = watch(page);
  await page.goto(served.home);
  await whenKept(page);
  await served.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await hydratedAtOnce(page);
  const door = page.getByRole('link', { name: 'Today’s puzzle' });
  await door.scrollIntoViewIfNeeded();
  await expect(door).toHaveAttribute('href', /-\d+\/#[\d-]+$/);

  await page.goto(`${served.home}today/`);
  await expect(page.locator('.lucie-door .lucie-deal-picture:visible')).toHaveCount(2);

  await page.goto(`${served.home}learn/the-draw/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The draw');
  await hydratedAtOnce(page);

  await page.goto(`${served.home}play/#${start}`);
  await hydratedAtOnce(page);
  await playSteps(page, steps.slice(0, 2), 'click');
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await (await chanceSwitch(page)).check();
  await expect(page.getByRole('status').first()).toContainText('Chance to win from here');

  await page.goto(`${served.home}variants/trefoil/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trefoil');

  const { puzzle, why } = placedIn(
    JSON.parse(builtText('practice/which-first/puzzles.json')),
    'which-first-01',
  )!;
  // The page of a puzzle is not kept: another one draws it, from the text of its set, and leads on as its own does.
  await page.goto(`${served.home}practice/which-first-01/`);
  await hydratedAtOnce(page);
  await expect(page).toHaveTitle(/^Which first 1: bring/);
  await expect(page.locator('.lucie-solved li')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Next: Which first 2' }).click();
  await expect(page).toHaveTitle(/^Which first 2: /);
  await page.goBack();
  // A wrong move and the reply to it come from the file, what is judged after them from the solver.
  await page.locator('[data-card="23"]').last().click();
  await expect(page.getByText('This loses the goal.', { exact: true })).toBeVisible();
  await page.keyboard.press('r');
  await touch(page, puzzle, trainerPuzzleOf(puzzle).line);
  await expect(verdict(page)).toContainText(`Why: ${withRanks(why)}`);
  await expect(verdict(page).getByRole('link', { name: 'Next puzzle' })).toBeInViewport();

  await page.goto(`${served.home}practice/which-first-99/`);
  await expect(page.getByRole('status').filter({ hasText: 'no puzzle of this name' })).toBeVisible();

  await page.goto(`${served.home}search/?q=merci`);
  await expect(page.getByRole('link', { name: 'Draw · merci, grace move' })).toBeVisible();

  // An address that was typed without its slash leads to the page as it does on a host.
  await page.goto(`${served.home}learn/the-draw?q=1`);
  await expect(page).toHaveURL(/\/learn\/the-draw\/\?q=1$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The draw');
  await page.goto(`${served.home}practice/which-first-02`);
  await expect(page).toHaveURL(/\/practice\/which-first-02\/$/);
  await expect(page).toHaveTitle(/^Which first 2: /);

  const missing = await page.goto(`${served.home}lern/the-draw/`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator('#meant').getByRole('link', { name: 'The draw', exact: true })).toBeVisible();
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
});

test('a new version is announced, never takes a running game over, and keeps it', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await page.goto(served.home);
  await whenKept(page);
  await page.goto(`${served.home}play/#${start}`);
  await hydratedAtOnce(page);
  await playSteps(page, steps.slice(0, 3), 'click');
  const other = await context.newPage();
  await other.goto(`${served.home}learn/the-draw/`);
  await hydratedAtOnce(other);

  change = nextVersion;
  await askForNew(page);
  await expect(bar(page)).toContainText('A new version of this site is ready');
  expect(await axeFaults(page, { within: '.new-version' })).toEqual([]);
  // The game goes on, and a page that is opened now is still of the version before.
  await playSteps(page, steps.slice(3, 5), 'click');
  await page.reload();
  await expect(page).not.toHaveTitle(/^Next: /);
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(steps[4]!.after));

  await bar(page).getByRole('button', { name: 'Reload now' }).click();
  // Where the version before is slow to go, the page is loaded twice.
  await expect(async () => {
    await expect(page).toHaveTitle(/^Next: /);
    await hydratedAtOnce(page);
    expect(await cardsShown(page)).toBe(cardsOf(steps[4]!.after));
    await expect(bar(page)).toHaveCount(0);
  }).toPass();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(steps[3]!.after));
  await expect(bar(page)).toHaveCount(0);

  // The other tab is told, and is not reloaded under its reader.
  await expect(bar(other)).toContainText('Another tab has changed');
  await bar(other).getByRole('button', { name: 'Later' }).click();
  await expect(bar(other)).toHaveCount(0);
});

test('a tab of the version before still finds the parts that only that version had', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto(served.home);
  await whenKept(page);
  const part = keptFiles.find((file) => /_astro\/SharePanel.*\.js$/.test(file)) ?? '';
  change = (path) => {
    if (path === `/${part}`) return 404;
    return path === '/sw.js' ? FEWER.replace(`{"url":"./${part}","revision":null},`, '') : undefined;
  };
  await askForNew(page);
  await bar(page).getByRole('button', { name: 'Reload now' }).click();
  await expect(bar(page)).toHaveCount(0);
  // Past the browser's own memory, which may have it too. A page that is being loaded anew gives no answer.
  const asked = () =>
    page.evaluate(
      async (address) => (await fetch(address, { cache: 'reload' })).status,
      `${served.home}${part}`,
    );
  await expect(async () => expect(await asked()).toBe(200)).toPass();
});

test('where nothing can be kept, everything works from the network', { tag: '@deep' }, async ({ page }) => {
  const faults = watch(page);
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await page.goto(`${served.home}play/#${start}`);
  await hydratedAtOnce(page);
  await playSteps(page, steps.slice(0, 2), 'click');
  await page.goto(`${served.home}search/?q=merci`);
  await expect(page.getByRole('link', { name: 'Draw · merci, grace move' })).toBeVisible();
  expect(faults).toEqual([]);
});

test('where the worker is missing on the host, everything works from the network', { tag: '@deep' }, async ({
  page,
}) => {
  change = (path) => (path === '/sw.js' ? 404 : undefined);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${served.home}play/#${start}`);
  await hydratedAtOnce(page);
  await playSteps(page, steps.slice(0, 2), 'click');
  expect(await workersIn(page)).toBe(0);
  expect(errors).toEqual([]);
});

test('a device with no room left keeps nothing, and the site works', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const client = await context.newCDPSession(page);
  const { origin } = new URL(served.home);
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 200_000 });
  const tried = context.waitForEvent('serviceworker');
  await page.goto(served.home);
  await tried;
  await expect.poll(() => workersIn(page)).toBe(0);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${served.home}play/#${start}`);
  await hydratedAtOnce(page);
  await playSteps(page, steps.slice(0, 2), 'click');
  expect(errors).toEqual([]);
});

test('the first page comes to life before anything else is fetched to be kept', async ({ page }) => {
  const asked: string[] = [];
  change = (path, headers) => {
    asked.push(path);
    return fewer(path, headers);
  };
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.clock.pauseAt(start + 1000);
  await page.goto(served.home);
  const waiting = page.locator('astro-island[ssr]:not([client="seen"])');
  await expect
    .poll(async () => {
      await page.clock.runFor(1);
      return waiting.count();
    })
    .toBe(0);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/sw.js');
  await page.clock.runFor(5000);
  await expect.poll(() => asked).toContain('/sw.js');
});

test('a network that goes while the site is being kept leaves the page alone, and the next visit goes on', {
  tag: '@deep',
}, async ({ page }) => {
  let sent = 0;
  change = (path, headers) => (++sent > 150 ? null : fewer(path, headers));
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(served.home);
  await hydratedAtOnce(page);
  await expect.poll(() => sent, { timeout: 30_000 }).toBeGreaterThan(150);
  await expect.poll(() => workersIn(page)).toBe(0);
  const asked: string[] = [];
  change = (path, headers) => {
    asked.push(path);
    return fewer(path, headers);
  };
  await page.reload();
  await whenKept(page);
  expect(asked.length).toBeLessThan([...FEWER.matchAll(/"url":/g)].length - 50);
  expect(errors).toEqual([]);
});

test('a device that asks to save data keeps the site only when the player says so', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.goto(served.home);
  const offer = page.getByRole('button', { name: 'Keep the whole site' });
  await expect(offer).toBeVisible();
  expect(await workersIn(page)).toBe(0);
  await offer.click();
  await expect(page.getByText('The site is being kept.')).toBeVisible();
  await whenKept(page);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test('the site can be put among the programs of a device', async ({ page }) => {
  await page.goto(served.home);
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons, start_url } = JSON.parse(data ?? '{}');
  expect(start_url).toBe(BASE);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  const { installabilityErrors: left } = await client.send('Page.getInstallabilityErrors');
  // The tests' browser keeps nothing, which is all that stands against it.
  expect(left.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});
