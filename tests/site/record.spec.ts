import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { home } from '../../src/core/position.ts';
import { builtText } from '../built/built.ts';
import { axeFaults, axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { closeDialog, openDrawer } from './table.ts';
import { endingGame, playSteps } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const [rose, lily] = ['rose', 'lily'].map((seed) => endingGame('no-redeal', seed)) as [Ending, Ending];
type Ending = ReturnType<typeof endingGame>;
const homeOf = ({ steps }: Ending) => home(steps.at(-1)!.after);

async function open(page: Page, address: string): Promise<void> {
  // A change of the fragment alone loads nothing, so the way leads over another page.
  await page.goto('./about/');
  await page.goto(`./${address}`);
  await hydrated(page);
}
/** Opens a game shortly before its end, and plays it to the end. */
async function finish(page: Page, { link, steps }: Ending): Promise<void> {
  await open(page, `play/#${link}`);
  await playSteps(page, steps, 'click');
}
const line = (page: Page) => page.locator('.lucie-record-line');
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('lucie.record'));
const keep = async (page: Page, text: string, key = 'lucie.record') => {
  await page.goto('./about/');
  await page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, text]);
};
/** Looks up, in the drawer, what the line says of the record: it says what is written down as the drawer opens. */
async function says(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await openDrawer(page);
    const said = await line(page).textContent();
    await closeDialog(page);
    await expect(line(page)).toHaveCount(0);
    expect(said).toBe(text);
  }).toPass();
}
const lost = (page: Page, count: number) => says(page, countText(count));
const countText = (count: number) =>
  `Your record: ${count === 1 ? 'one game, not won.' : `${count} games, none won.`}`;

/** Saves what a button downloads, and gives its text. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFileSync(await file.path(), 'utf8');
}
async function take(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer });
}

/** Holds back the part of the page that writes into the record, until what is given is called. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/Recorder.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

/** A record with games of every kind: won, lost, better later, left, with house rules and with two packs. */
const full = JSON.stringify({
  version: 1,
  keep: true,
  games: [
    ...Array.from({ length: 30 }, (_, at) => ({
      game: `game=la-belle-lucie&seed=s${at}&moves=xy`,
      home: at % 7 === 0 ? 52 : (at * 11) % 50,
      at: `2026-05-${String((at % 9) + 1).padStart(2, '0')}T12:00:00Z`,
    })),
    {
      game: 'game=la-belle-lucie&seed=later&moves=xy',
      home: 20,
      at: '2026-05-01T12:00:00Z',
      later: { game: 'game=la-belle-lucie&seed=later&moves=yx', home: 52, at: '2026-05-02T12:00:00Z' },
    },
    { game: 'game=trefoil&redeals=1&seed=1&moves=xy', home: 9, at: '2026-05-01T12:00:00Z' },
    { game: 'game=house-in-the-woods&seed=1&moves=xy', home: 104, at: '2026-05-01T12:00:00Z' },
    { game: 'game=bristol&seed=1&moves=xy', home: 3, at: '2026-05-01T12:00:00Z', left: true },
  ],
});

test('a game that ends is written down once, and can be opened from the record', async ({ page }) => {
  await open(page, `play/#${rose.link}`);
  await says(page, 'Your record: no game finished yet.');
  await playSteps(page, rose.steps, 'click');
  await lost(page, 1);
  const before = await kept(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await playSteps(page, rose.steps, 'click');
  await lost(page, 1);
  expect(await kept(page)).toBe(before);

  await openDrawer(page);
  await line(page).getByRole('link').click();
  await expect(page.locator('.lucie-record summary').first()).toHaveText(
    'Without Redeal one game finished, none won',
  );
  await expect(page.locator('.lucie-record-game').first()).toContainText(
    /The best of them: \d+ of 52 cards home\./,
  );
  const row = page.getByRole('row', { name: 'You' });
  await expect(row).toContainText('0 %');
  await expect(row).toContainText(homeOf(rose).toFixed(1));
  await expect(page.getByRole('row', { name: 'Perfect play' })).toContainText('4.5 %');
  await page.getByRole('link', { name: `${homeOf(rose)} cards home` }).click();
  await expect(page.locator('.lucie-state')).toContainText(`${homeOf(rose)} home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Without Redeal');
});

test('a game that ends before the part of the page that writes it down has come is written down', {
  tag: '@deep',
}, async ({ page }) => {
  const come = await holdBack(page);
  await finish(page, rose);
  expect(await kept(page)).toBeNull();
  come();
  await expect.poll(() => kept(page)).toContain(`"home":${homeOf(rose)}`);
});

test('a game that comes with its end is not written down', { tag: '@deep' }, async ({ page }) => {
  await open(page, `play/#${rose.last}`);
  await expect(page.locator('.lucie-state')).toContainText(`${homeOf(rose)} home`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('button', { name: 'New game' }).first().click();
  await says(page, 'Your record: no game finished yet.');
  expect(await kept(page)).toBeNull();
});

test('a game that is left for another stands apart, also after a reload, until it is finished', {
  tag: '@deep',
}, async ({ page }) => {
  const { link, steps } = endingGame('no-redeal', 'rose', 2);
  await open(page, `play/#${link}`);
  await playSteps(page, steps.slice(0, 1), 'click');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lucie.play'))).not.toBeNull();
  await page.reload();
  await expect(page.getByText('Your game is on the table').first()).toBeVisible();
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(() => kept(page)).toContain('"left":true');
  await says(page, 'Your record: no game finished yet.');
  await openDrawer(page);
  await line(page).getByRole('link').click();
  await expect(page.locator('.lucie-record summary').first()).toHaveText(
    'Without Redeal none finished, one left',
  );
  await page.goBack();
  await page.getByRole('button', { name: 'Undo' }).click();
  await playSteps(page, steps.slice(1), 'click');
  await lost(page, 1);
  expect(await kept(page)).not.toContain('left');
});

test('a record that is wiped comes back from its file', { tag: '@deep' }, async ({ page }) => {
  await finish(page, rose);
  await lost(page, 1);
  await finish(page, lily);
  await lost(page, 2);
  const before = await kept(page);
  await open(page, 'record/');
  const file = await saved(page, page.getByRole('button', { name: 'Download the record' }));
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('No game is in your record yet.')).toBeVisible();
  await hydrated(page);
  await take(page, file);
  await expect(page.getByText('2 games added to your record.')).toBeVisible();
  await expect(page.locator('.lucie-record summary').first()).toHaveText(
    'Without Redeal 2 games finished, none won',
  );
  expect(await kept(page)).toBe(before);
  await take(page, file);
  await expect(page.getByText('No game added to your record; 2 were here already.')).toBeVisible();
  expect(await kept(page)).toBe(before);
});

for (const [text, reason] of [
  ['rhubarb', 'It is not a file of this site.'],
  [full.replace('"version":1', '"version":2'), 'It has version 2, and this page reads versions up to 1.'],
  [full.replace('"home":104', '"home":105'), 'A game of 104 cards cannot have 105 of them home.'],
] as const) {
  const tag = text === 'rhubarb' ? [] : '@deep';
  test(`a file is refused and changes nothing: ${reason}`, { tag }, async ({ page }) => {
    await keep(page, full);
    await open(page, 'record/');
    await take(page, text);
    await expect(
      page.getByText(`The file cannot be loaded, and nothing is changed. ${reason}`),
    ).toBeVisible();
    expect(await kept(page)).toBe(full);
  });
}

test('where nothing can be kept the game goes on, and a sentence says so', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await finish(page, rose);
  await expect(page.getByText('could not be written into your record')).toBeVisible();
  await openDrawer(page);
  await line(page).getByRole('link').click();
  await expect(page.getByText('This browser keeps nothing here, so there is no record.')).toBeVisible();
});

test('where there is no room the game goes on, what is there stays, and a sentence says so', {
  tag: '@deep',
}, async ({ page }) => {
  await keep(page, full);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  // It comes after the end, so that the first thing it does is to write.
  const come = await holdBack(page);
  await finish(page, rose);
  come();
  await expect(page.getByText('could not be written into your record')).toBeVisible();
  expect(await kept(page)).toBe(full);
  await open(page, 'record/');
  await page.getByRole('switch').click();
  await expect(page.getByText('nothing is changed')).toBeVisible();
  await expect(page.getByRole('switch')).toBeChecked();
});

test('a record of a newer version is left as it is, and a sentence says so', { tag: '@deep' }, async ({
  page,
}) => {
  const newer = '{"version":7,"pages":[1,2,3]}';
  await keep(page, newer);
  await finish(page, rose);
  await expect(page.getByText('made by a newer version of this site')).toBeVisible();
  await open(page, 'record/');
  await expect(page.getByText('made by a newer version of this site')).toBeVisible();
  expect(await saved(page, page.getByRole('button', { name: 'Download the record' }))).toBe(newer);
  expect(await kept(page)).toBe(newer);
});

test('what cannot be read is set aside, and lies there until the player throws it away', {
  tag: '@deep',
}, async ({ page }) => {
  await keep(page, 'rhubarb');
  await keep(page, 'an old game', 'lucie.play.unread');
  await finish(page, rose);
  await expect(page.getByText('so it is set aside and a new one begins')).toBeVisible();
  await lost(page, 1);
  await open(page, 'record/');
  await expect(page.getByRole('heading', { name: 'Set aside' })).toBeVisible();
  const items = page.locator('.lucie-aside li');
  await expect(items).toHaveCount(2);
  const game = items.filter({ hasText: 'A game in progress, 11 letters' });
  expect(await saved(page, game.getByRole('button', { name: 'Download' }))).toBe('an old game');
  const record = items.filter({ hasText: 'A record, 7 letters' });
  await record.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(items).toHaveCount(2);
  await record.getByRole('button', { name: 'Throw away' }).click();
  const dialog = page.getByRole('dialog');
  expect(await saved(page, dialog.getByRole('button', { name: 'Download' }))).toBe('rhubarb');
  await dialog.getByRole('button', { name: 'Throw away' }).click();
  await expect(items).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem('lucie.record.unread'))).toBeNull();
});

test('two tabs write down what is played in both, and each shows it', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  const view = await context.newPage();
  await open(view, 'record/');
  await open(page, `play/#${rose.link}`);
  await open(other, `play/#${lily.link}`);
  await playSteps(page, rose.steps, 'click');
  await lost(page, 1);
  await lost(other, 1);
  await playSteps(other, lily.steps, 'click');
  await lost(other, 2);
  await lost(page, 2);
  await expect(view.locator('.lucie-record summary').first()).toHaveText(
    'Without Redeal 2 games finished, none won',
  );
});

test('when no record is to be kept, nothing is written or shown, and what is there stays', {
  tag: '@deep',
}, async ({ page }) => {
  await keep(page, full);
  await open(page, 'record/');
  await page.getByRole('switch', { name: 'Keep a record of my games' }).click();
  await expect(page.getByText('What was recorded stays until you clear it.')).toBeVisible();
  const before = await kept(page);
  await finish(page, rose);
  await expect(line(page)).toHaveCount(0);
  expect(await kept(page)).toBe(before);
  expect(before).toContain('"keep":false');
});

test('the record is cleared only after it was asked for, and a copy is offered', { tag: '@deep' }, async ({
  page,
}) => {
  await keep(page, full);
  await open(page, 'record/');
  await page.getByRole('button', { name: 'Clear the record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Clear the record' });
  await expect(dialog).toContainText('34 games will be gone');
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await kept(page)).toBe(full);
  await page.getByRole('button', { name: 'Clear the record' }).click();
  await dialog.getByRole('button', { name: 'Clear it' }).click();
  await expect(page.getByText('The record is cleared.')).toBeVisible();
  await expect(page.getByText('No game is in your record yet.')).toBeVisible();
  expect(await kept(page)).toBe('{"version":1,"keep":true,"games":[]}');
  // What was pressed is gone: the focus is on the heading above it, and nowhere on a page that is only come to.
  await expect(page.getByRole('heading', { name: 'The record alone' })).toBeFocused();
  const other = await page.context().newPage();
  await keep(other, full);
  await expect(page.getByRole('button', { name: 'Clear the record' })).toBeVisible();
  await expect(page.getByText('The record is cleared.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear the record' }).click();
  await dialog.getByRole('button', { name: 'Clear it' }).click();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('body')).toBeFocused();
});

test('a full record has no fault that axe can find and fits the narrowest screen', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await keep(page, full);
  await keep(page, 'rhubarb', 'lucie.record.unread');
  await open(page, 'record/');
  await expect(page.getByRole('link', { name: 'later won' })).toBeVisible();
  for (const fold of await page
    .locator('.lucie-record summary')
    .all()
    .then((all) => all.slice(1)))
    await fold.click();
  expect(await axeFaultsInBoth(page)).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
  // A link within a sentence is as high as its line.
  const small = await page
    .locator('main :is(a:not(p > a), button, summary)')
    .evaluateAll((all) =>
      all.filter((one) => one.getBoundingClientRect().height < 43.5).map((one) => one.outerHTML),
    );
  expect(small).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the page says what it is', async ({ page }) => {
    await page.goto('./record/');
    await page.getByText('What counts as a game').click();
    await expect(page.getByText('A game counts once')).toBeVisible();
    expect(builtText('record/index.html')).toMatch(/<noscript>.*needs JavaScript.*<.noscript>/s);
  });
});
