import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { advance } from '../../src/core/game.ts';
import { home as homeIn } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import type { Moment } from '../../src/play/session.ts';
import { search } from '../../src/solver/search.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { serveWithHeaders } from './served.ts';
import { keysCome, moduleComes, openFold } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** Kilobytes of script, compressed, that a board in a frame may load in all, the solver's worker apart. */
const MOST = 56;
/** The same for a game. */
const MOST_GAME = 56.7;
/** The same for a puzzle, which judges moves besides. */
const MOST_PUZZLE = 62.1;

const STUDY = 'study=a-ten-kept-back&ply=3';
const PUZZLE = 'puzzle=which-first-01';
const GAME = 'game=la-belle-lucie&seed=rose';

/** A game some moves on, and the position before its last move. */
const linked = (() => {
  const game = newGame(presetOf('la-belle-lucie')!.rules, '1874');
  const moments: Moment[] = [{ game, position: game.start, move: null }];
  for (const move of search(game.rules, game.start, 20_000, 'most').line.slice(0, 8))
    moments.push({ game, position: advance(game, moments.at(-1)!.position, move), move });
  return { link: makeGameLink(moments), last: moments.at(-1)!.position, before: moments.at(-2)!.position };
})();

/** Serves a page of somebody else, on another origin, with some markup; gives its address and how to end it. */
async function elsewhere(body: string): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><html lang="en"><title>Elsewhere</title><body>${body}</body></html>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  };
}

/** What goes wrong on a page, also later; `own` is what its addresses begin with. */
function faultsOn(page: Page, own: readonly string[]): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!own.some((start) => request.url().startsWith(start))) faults.push(`asks for ${request.url()}`);
  });
  return faults;
}

/** What a page elsewhere may say to a frame or a window of ours: what its workers are told, and what breaks readers. */
const FOREIGN = [
  'take over',
  { kind: 'hint', rules: {}, position: {} },
  { type: 'jump', index: 99 },
  { study: 'which-first', ply: 1, html: '<img src=x onerror=alert(1)>' },
  '<script>alert(1)</script>',
  '#game=trefoil&seed=x',
  null,
];

test('a study and a game stand in frames of a page elsewhere, tell it nothing and hear nothing', {
  tag: '@deep',
}, async ({ page }) => {
  const { close, home } = await serveWithHeaders();
  const frame = (query: string) =>
    `<iframe src="${home}embed/${query.replaceAll('&', '&amp;')}" title="x" width="700" height="640"></iframe>`;
  const other = await elsewhere(frame(`?${STUDY}`) + frame(`#${GAME}`));
  const faults = faultsOn(page, [home, other.url, 'data:']);
  await page.addInitScript(() => {
    if (self !== top) return;
    Object.assign(self, { heard: [] as unknown[] });
    addEventListener('message', (event) => (self as unknown as { heard: unknown[] }).heard.push(event.data));
  });
  await page.goto(other.url);

  const study = page.locator('iframe').first().contentFrame();
  await expect(study.getByRole('heading', { level: 1 })).toHaveText('A ten kept back');
  await expect(study.getByText('3/9')).toBeVisible();
  const way = study.getByRole('link', { name: 'Open on La Belle Lucie' });
  await expect(way).toHaveAttribute('href', /\/studies\/a-ten-kept-back\/#3$/);
  await study.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(study.getByText('4/9')).toBeVisible();
  await expect(way).toHaveAttribute('href', /#4$/);

  const table = page.locator('iframe').last().contentFrame();
  await expect(table.getByText('0 home')).toBeVisible();
  const ace = table.locator('[data-card="39"]');
  await ace.scrollIntoViewIfNeeded();
  // A frame out of sight is not drawn: only once it is does a click find its way into it.
  await ace.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await ace.click();
  await expect(table.getByText('1 home')).toBeVisible();
  await expect(table.getByRole('link', { name: 'Open on La Belle Lucie' })).toHaveAttribute(
    'href',
    /\/play\/#game=la-belle-lucie&seed=rose&moves=...+/,
  );
  const before = await Promise.all([study, table].map((frame) => frame.locator('main').textContent()));
  await page.evaluate((messages) => {
    for (const one of messages)
      for (let at = 0; at < frames.length; at++) {
        frames[at]!.postMessage(one, '*', [new MessageChannel().port1]);
        frames[at]!.postMessage(one, '*');
      }
  }, FOREIGN);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
  expect(await Promise.all([study, table].map((frame) => frame.locator('main').textContent()))).toEqual(
    before,
  );
  expect(await page.evaluate(() => (self as unknown as { heard: unknown[] }).heard)).toEqual([]);
  expect(faults).toEqual([]);
  other.close();
  await close();
});

test('pages that keep something of the player stand in no frame', async ({ page }) => {
  const { close, home } = await serveWithHeaders();
  const other = await elsewhere(
    ['play/', 'practice/', 'record/', ''].map((path) => `<iframe src="${home}${path}"></iframe>`).join(''),
  );
  await page.goto(other.url);
  const inside = page.frames().slice(1);
  expect(inside).toHaveLength(4);
  for (const one of inside) await expect(one.locator('main')).toHaveCount(0);
  other.close();
  await close();
});

test('a window that a page elsewhere has opened hears nothing from it', { tag: '@deep' }, async ({
  page,
}) => {
  const { close, home } = await serveWithHeaders();
  const other = await elsewhere('');
  await page.goto(other.url);
  // As an attacker would: without the header that cuts the two apart, the policy of the page alone has to do.
  await page.context().route(`${home}**`, async (route) => {
    const response = await route.fetch();
    const { 'cross-origin-opener-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  const opening = page.waitForEvent('popup');
  await page.evaluate((url) => {
    Object.assign(self, { opened: open(url) });
  }, `${home}play/#${GAME}`);
  const game = await opening;
  const faults = faultsOn(game, [home, 'data:']);
  await hydrated(game);
  // The page puts the state of the game into its address by itself.
  await expect(game).toHaveURL(/&moves=/);
  const before = [game.url(), await cardsShown(game)];
  await game.evaluate(() => {
    Object.assign(self, { arrived: 0 });
    addEventListener('message', () => (self as unknown as { arrived: number }).arrived++);
  });
  await page.evaluate((messages) => {
    for (const one of messages) (self as unknown as { opened: Window }).opened.postMessage(one, '*');
  }, FOREIGN);
  // They do come: nobody listens.
  await expect
    .poll(() => game.evaluate(() => (self as unknown as { arrived: number }).arrived))
    .toBe(FOREIGN.length);
  expect([game.url(), await cardsShown(game)]).toEqual(before);
  expect(faults).toEqual([]);
  // What the game still fetches may end after the test.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  other.close();
  await close();
});

test('a game opens in a frame where its link left it', async ({ page }) => {
  const { link, last, before } = linked;
  await page.goto(`./embed/#${link}`);
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(last));
  await page.goto('about:blank');
  await page.goto(`./embed/?${link}`);
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(last));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(before));
  await page.goto('about:blank');
  await page.goto(`./embed/#${link}`);
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(last));
  // Another fragment is another board, in the same page.
  await page.evaluate((study) => {
    location.hash = study;
  }, STUDY);
  await expect(page.getByText('3/9')).toBeVisible();
  await page.evaluate((game) => {
    location.hash = game;
  }, GAME);
  await expect(page.getByText('0 home')).toBeVisible();
  await page.goto('about:blank');
  await page.goto(`./embed/#${link.slice(0, -1)}`);
  await expect(page.getByText('A part of this link is missing or changed')).toBeVisible();
});

test('what cannot be read is said in the frame, with ways on', { tag: '@deep' }, async ({ page }) => {
  for (const [query, said] of [
    ['', 'This frame does not say which board it shows.'],
    ['?study=no-such-study', 'There is no study “no-such-study” here.'],
    ['?puzzle=no-such-puzzle', 'There is no puzzle “no-such-puzzle” here.'],
    ['?study=a-ten-kept-back&ply=7a', 'like 12 or 7a9, found “7a”'],
    ['?game=whist', 'no game has the name “whist”'],
    ['?x=%E0%A4%A', 'Expected study= or puzzle= with the name of one'],
  ]) {
    await page.goto('about:blank');
    await page.goto(`./embed/${query}`);
    await expect(page.getByText(said!)).toBeVisible();
    await expect(page.getByRole('link', { name: 'How to put a board on a page' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open on La Belle Lucie' })).toBeVisible();
  }
  await page.goto('./embed/?study=a-ten-kept-back&ply=99');
  await expect(page.getByText('This study has no place 99.')).toBeVisible();
  await expect(page.getByText('0/9')).toBeVisible();
  await page.goto('about:blank');
  await page.route('**/*.lucie', (route) => route.abort());
  await page.goto('./embed/?study=a-ten-kept-back');
  await expect(page.getByText('The board could not be loaded.')).toBeVisible();
});

for (const [name, query, most] of [
  ['a study', `?${STUDY}`, MOST],
  ['a puzzle', `?${PUZZLE}`, MOST_PUZZLE],
  ['a game', `#${GAME}`, MOST_GAME],
] as const) {
  test(`${name} in a frame has no fault that axe can find, fits, keeps nothing, and its scripts weigh at most ${most} kB`, {
    tag: '@deep',
  }, async ({ page }) => {
    const weights: Promise<number>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) weights.push(response.body().then((body) => gzipSync(body).length));
    });
    await page.goto(`./embed/${query}`);
    await expect(page.locator('.lucie-board')).toBeVisible();
    await hydrated(page);
    // How cards fly and the keys of the page come last.
    await moduleComes(page, 'board-motion');
    if (name !== 'a study') await keysCome(page);
    await page.waitForLoadState('networkidle');
    const weight = (await Promise.all(weights)).reduce((sum, one) => sum + one, 0) / 1000;
    expect(weight).toBeGreaterThan(5);
    expect(weight).toBeLessThanOrEqual(most);
    // In a wide frame of the height that the code gives, nothing is out of sight.
    await page.setViewportSize({ width: 760, height: 640 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const kept = await page.evaluate(async () => [
      localStorage.length,
      sessionStorage.length,
      (await indexedDB.databases()).length,
      document.cookie,
    ]);
    expect(kept).toEqual([0, 0, 0, '']);
    expect(await axeFaultsInBoth(page)).toEqual([]);
    for (const width of [300, 320, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width}`)
        .toBe(0);
    }
  });
}

test('a fold that is opened before it is awake is filled once it is', { tag: '@deep' }, async ({ page }) => {
  for (const [path, script, fold, field] of [
    ['practice/which-first-01/', 'FrameFold', 'Put this board on your page', 'The code for a frame'],
    ['variants/the-fan/', 'PlayTable', 'Another deal', /one fan a line/],
  ] as const) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**/${script}.*.js`, async (route) => {
      await promise;
      await route.continue();
    });
    await page.goto(`./${path}`);
    await page.getByText(fold, { exact: true }).click();
    await expect(page.locator('details[open]', { hasText: fold })).toHaveCount(1);
    resolve();
    await expect(page.getByRole('textbox', { name: field })).toBeVisible();
  }
});

test('the code for a frame is given at a study, for the place shown, and at the table', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./studies/a-ten-kept-back/#2');
  await hydrated(page);
  await page.getByText('Put this board on your page').click();
  const field = page.getByRole('textbox', { name: 'The code for a frame' });
  await expect(field).toHaveValue(
    /src="http[^"]*\/embed\/\?study=a-ten-kept-back&amp;ply=2" title="La Belle Lucie: A ten kept back"/,
  );
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(field).toHaveValue(/ply=3"/);
  await page.getByRole('button', { name: 'Copy the code' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  expect(code).toBe(await field.inputValue());
  const other = await elsewhere(code);
  await page.goto(other.url);
  await expect(page.locator('iframe').contentFrame().getByText('3/9')).toBeVisible();
  other.close();

  await page.goto(`./play/#${linked.link}`);
  await hydrated(page);
  await openFold(page, 'Share');
  await page.getByRole('button', { name: 'Copy code for a page' }).click();
  await expect(page.locator('.lucie-share').getByText('Copied.')).toBeVisible();
  const game = await elsewhere(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goto(game.url);
  await expect(
    page
      .locator('iframe')
      .contentFrame()
      .getByText(`${homeIn(linked.last)} home`),
  ).toBeVisible();
  game.close();
});
