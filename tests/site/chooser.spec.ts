import { expect, type Page, test } from '@playwright/test';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { GRADE_WORDS } from '../../src/ui/words/en/compare.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { closeDialog } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the play page with a link, and then the chooser. */
async function open(page: Page, fragment = 'game=trefoil&seed=rose'): Promise<void> {
  await page.goto(`./play/#${fragment}`);
  await hydrated(page);
  await door(page).click();
  await expect(panel(page)).toBeVisible();
}
const door = (page: Page) => page.getByRole('button', { name: 'Games', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Choose a game' });
const games = (page: Page) => panel(page).getByRole('listitem').getByRole('button');
const names = (page: Page) => games(page).locator('strong').allTextContents();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('each game has its picture, its name, a sentence, how hard it is and how often it is won', async ({
  page,
}) => {
  await open(page);
  await expect(games(page)).toHaveCount(PRESETS.length);
  for (const game of await games(page).all()) {
    await expect(game.locator('svg').first()).toBeVisible();
    await expect(game).toHaveText(
      new RegExp(
        `\\. +(?:${GRADE_WORDS.join('|')}), (?:at least |over )?[\\d.]+ % won$`.replaceAll(' ', '\\s'),
      ),
    );
  }
  await expect(panel(page).locator('[aria-current]').locator('strong')).toHaveText(['Trefoil']);
  await expect(panel(page).getByRole('button', { name: 'Today’s deal' })).toBeInViewport();
  await expect(panel(page).getByRole('button', { name: 'A winnable deal' })).toBeInViewport();
  await expect(panel(page)).toContainText('Winnable without a redeal. The search takes a moment.');
  expect(await axeFaultsInBoth(page)).toEqual([]);
});

test('the games that were played last come first, those of the record too', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const game = 'game=shamrocks&seed=rose&moves=';
    localStorage.setItem(
      'lucie.record',
      JSON.stringify({ version: 1, keep: true, games: [{ game, home: 9, at: '2026-05-03T18:04:00Z' }] }),
    );
  });
  await open(page);
  const firstThree = async () => (await names(page)).slice(0, 3);
  await expect.poll(firstThree).toEqual(['Trefoil', 'Shamrocks', 'La Belle Lucie']);
  await games(page).filter({ hasText: 'Bristol' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Bristol');
  await door(page).click();
  await expect(games(page)).toHaveCount(PRESETS.length);
  await expect.poll(firstThree).toEqual(['Bristol', 'Trefoil', 'Shamrocks']);
});

test('Escape, the button and a touch beside the panel close it, and the focus is where it was', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  const closed = async () => {
    // A dialog is hidden at once, and gone when the page has heard of it.
    await expect(page.locator('dialog.lucie-games')).toHaveCount(0);
    await expect(door(page)).toBeFocused();
  };
  await page.keyboard.press('Escape');
  await closed();
  await page.keyboard.press('Enter');
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await closed();
  await door(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(4, 300);
  await closed();
  await expect(heading(page)).toHaveText('Trefoil');
});

test('today’s deal and a winnable deal of the game on the table are laid out, and the panel closes', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, 'game=no-redeal&seed=rose');
  await panel(page).getByRole('button', { name: 'Today’s deal' }).click();
  await expect(panel(page)).toHaveCount(0);
  const seed = new Date().toISOString().slice(0, 10);
  await expect.poll(() => page.url()).toContain(`game=no-redeal&seed=${seed}`);
  await door(page).click();
  await panel(page).getByRole('button', { name: 'A winnable deal' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.getByText(/This deal can be won: proved/).first()).toBeVisible();
  await expect(heading(page)).toHaveText(presetOf('no-redeal')?.title ?? '');
});

test('the table says how the chosen game is played', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  await games(page).filter({ hasText: 'Shamrocks as Dealt' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(page.locator('.lucie-status')).toContainText(
    'No fan is built beyond three cards. Cards are built on any suit, one rank higher or lower. There is no redeal. Undo brings your game back.',
  );
});

test('the name of a game that comes is heard, and the focus stays on the board', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page);
  await games(page).filter({ hasText: 'Shamrocks as Dealt' }).click();
  await expect(page.locator('.lucie-table > [role=status]')).toContainText('Shamrocks as Dealt.');
  await page.locator('.lucie-board [data-stop][tabindex="0"]').focus();
  await page.keyboard.press('u');
  await expect(heading(page)).toHaveText('Trefoil');
  await expect(page.locator('.lucie-table > [role=status]')).toContainText('Trefoil.');
  await expect(page.locator('.lucie-board [data-stop]:focus')).toHaveCount(1);
});

test('the list scrolls within the panel, and on a desk most games are in view at once', {
  tag: '@deep',
}, async ({ page }) => {
  for (const [width, height] of [
    [320, 568],
    [390, 664],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page);
    const close = panel(page).getByRole('button', { name: 'Close' });
    const scrolled = () => panel(page).evaluate((dialog) => dialog.scrollTop + scrollY);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (width >= 1280) {
      for (const game of (await games(page).all()).slice(0, 15))
        await expect(game).toBeInViewport({ ratio: 1 });
    }
    const before = await close.boundingBox();
    await games(page).last().scrollIntoViewIfNeeded();
    await expect(games(page).last()).toBeInViewport({ ratio: 0.99 });
    expect(await close.boundingBox()).toEqual(before);
    expect(await scrolled()).toBe(0);
    for (const button of await panel(page).getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await closeDialog(page);
  }
});
