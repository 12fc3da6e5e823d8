import { expect, type Page, test } from '@playwright/test';
import { addBookmark, type Bookmark, MOST_BOOKMARKS, makeBookmarks } from '../../src/play/bookmarks.ts';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { openFold } from './table.ts';
import { cardsOf, playedGame, playSteps, shows } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const played = playedGame('la-belle-lucie', '1874', 8);
const steps = played.steps.slice(0, 6);
const start = `game=la-belle-lucie&seed=${played.game.seed}`;
const KEY = 'lucie.bookmarks';

async function open(page: Page, fragment = start): Promise<void> {
  await page.goto(`./play/#${fragment}`);
  await hydrated(page);
}
const unfold = (page: Page) => openFold(page, 'Bookmarks');
const mark = (page: Page) => page.getByRole('button', { name: 'Bookmark this moment' }).click();
const opens = (page: Page) => page.getByRole('button', { name: /^Open: / });
const status = (page: Page) => page.locator('.lucie-status');

test('a moment is marked, and comes back after another line, another deal and a reload', {
  tag: '@deep',
}, async ({ page }) => {
  const there = cardsOf(steps[3]!.after);
  await open(page);
  await playSteps(page, steps.slice(0, 4), 'click');
  await unfold(page);
  await mark(page);
  await expect(status(page)).toContainText(/Bookmarked: La Belle Lucie, deal 1, \d+ home\./);
  await mark(page);
  await expect(status(page)).toContainText('has a bookmark already');
  await expect(opens(page)).toHaveCount(1);
  await opens(page).click();
  await expect(status(page)).toContainText('is on the table already');

  await page.keyboard.press('Escape');
  await playSteps(page, steps.slice(4), 'click');
  await unfold(page);
  await opens(page).click();
  await expect(status(page)).toContainText(
    'Undo goes back through its moves, and then to the game you played before.',
  );
  await shows(page, there);
  // The opening can be undone: its moves, then the game that lay there.
  for (let n = 0; n <= 4; n++) await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page, cardsOf(steps[5]!.after));

  await page.getByRole('button', { name: 'New game' }).click();
  await expect(status(page)).toContainText('A new deal is on the table');
  await expect.poll(() => page.evaluate(() => location.hash)).not.toContain(start);
  await page.reload();
  await expect(status(page)).toContainText('as you left it');
  await unfold(page);
  await opens(page).click();
  await shows(page, there);
});

test('a bookmark is removed and put back, by keys', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  await unfold(page);
  await mark(page);
  await page.getByRole('button', { name: /^Remove: / }).focus();
  await page.keyboard.press('Enter');
  await expect(opens(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opens(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Bookmark this moment' })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
});

test('two tabs: bookmarks of both are kept, and each shows them', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await open(page);
  await unfold(page);
  const other = await context.newPage();
  await open(other, 'game=trefoil&seed=other');
  await unfold(other);
  await mark(page);
  // What one tab writes the other reads a moment later: nobody marks in both at once.
  await expect(opens(other)).toHaveCount(1);
  await mark(other);
  for (const tab of [page, other]) await expect(opens(tab)).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove: Trefoil, deal 1, 4 home' }).click();
  for (const tab of [page, other]) await expect(opens(tab)).toHaveCount(1);
});

test('when there is no room, and when a bookmark cannot be opened, a sentence says so', {
  tag: '@deep',
}, async ({ page }) => {
  let all: readonly Bookmark[] = [];
  for (let made = 0; made < MOST_BOOKMARKS; made++) {
    all = addBookmark(all, {
      link: `game=whist&seed=${made}`,
      title: 'Whist',
      house: 0,
      deal: 1,
      home: 0,
      made,
    });
  }
  await page.goto('./about/');
  await page.evaluate(([key, text]) => localStorage.setItem(key!, text!), [KEY, makeBookmarks(all)]);
  await open(page);
  await unfold(page);
  await mark(page);
  await expect(status(page)).toContainText('There is room for 50 bookmarks');
  await opens(page).first().click();
  await expect(status(page)).toContainText(/cannot be opened.*no game has the name “whist”/);
  await shows(page, cardsOf(played.game.start));
});

test('bookmarks that cannot be read are set aside before a new one is kept', async ({ page }) => {
  await page.goto('./about/');
  await page.evaluate((key) => localStorage.setItem(key, '{"version":7}'), KEY);
  await open(page);
  await unfold(page);
  await expect(page.getByText('cannot be read. It has version 7')).toBeVisible();
  await mark(page);
  await expect(opens(page)).toHaveCount(1);
  await expect(page.getByText('cannot be read')).toBeHidden();
  await expect
    .poll(() => page.evaluate((key) => localStorage.getItem(`${key}.unread`), KEY))
    .toBe('{"version":7}');
});
