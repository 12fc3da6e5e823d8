import { expect, type Locator, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';

const LESSON = './learn/under-a-king/';
/** Cards that this lesson names. */
const [KING, ACE, TWO] = [38, 39, 40];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('.lucie-board').first().scrollIntoViewIfNeeded();
  await hydrated(page);
}

const chip = (page: Page, card: number): Locator => page.locator(`button.chip[data-chip="${card}"]`).first();
const face = (page: Page, card: number): Locator =>
  page.locator(`astro-island .lucie-card[data-card="${card}"] > .lucie-face`).first();
/** What the names of cards say, apart from what the boards say. */
const spoken = (page: Page): Locator => page.locator('body > [role="status"]');

test('a name marks its card on the board in view, and again takes the mark away', async ({ page }) => {
  await open(page, LESSON);
  // The pointer over a name marks as well: keys leave it out.
  await chip(page, KING).focus();
  await expect(chip(page, KING)).toHaveAccessibleName('king of hearts');
  await expect(face(page, KING)).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Enter');
  await expect(face(page, KING)).toHaveCSS('outline-style', 'solid');
  await expect(chip(page, KING)).toHaveAttribute('aria-pressed', 'true');
  await expect(spoken(page)).toHaveText('king of hearts: top of fan 1 of 18.');
  await expect(page.locator('.glimpse')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(face(page, KING)).toHaveCSS('outline-style', 'none');
  await expect(chip(page, KING)).toHaveAttribute('aria-pressed', 'false');
  await expect(spoken(page)).toHaveText('');
});

test('another name takes the mark over, Esc takes it away, and it stays on a card that moves', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, LESSON);
  await chip(page, KING).focus();
  await page.keyboard.press('Space');
  await expect(face(page, KING)).toHaveCSS('outline-style', 'solid');
  await chip(page, ACE).focus();
  await page.keyboard.press('Space');
  await expect(face(page, KING)).toHaveCSS('outline-style', 'none');
  await expect(page.locator('button.chip[aria-pressed="true"]')).toHaveCount(1);
  await expect(face(page, ACE)).toHaveCSS('outline-style', 'solid');
  await page.locator(`#board [data-stop="card-${ACE}"]`).click();
  await expect(page.locator('#board')).toContainText('1 home');
  await expect(face(page, ACE)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(face(page, ACE)).toHaveCSS('outline-style', 'none');
});

test.describe('where no board is in view', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a still board opens below the paragraph with the card marked, and closes', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, LESSON);
    const name = page.locator(`.task button.chip[data-chip="${TWO}"]`);
    await name.scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('.task')?.scrollIntoView({ block: 'center' }));
    await name.focus();
    await page.keyboard.press('Enter');
    const glimpse = page.locator('.glimpse');
    await expect(glimpse).toHaveCount(1);
    const card = (await name.getAttribute('data-chip')) ?? '';
    await expect(glimpse.locator(`.lucie-card[data-card="${card}"] > .lucie-face`)).toHaveCSS(
      'outline-style',
      'solid',
    );
    await expect(glimpse.locator('.lucie-card')).toHaveCount(
      await page.locator('#board .lucie-card').count(),
    );
    await expect(glimpse.locator('figcaption')).toContainText(
      '2 of spades: fan 12, under the queen of hearts.',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await axeFaults(page)).toEqual([]);
    // Nothing on it can be pressed or has the focus: the next stop is its own button.
    await glimpse.getByRole('button', { name: 'Close' }).focus();
    await page.keyboard.press('Enter');
    await expect(glimpse).toHaveCount(0);
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-pressed', 'false');
  });

  test('Esc closes it as well, and the same name again', { tag: '@deep' }, async ({ page }) => {
    await open(page, LESSON);
    const name = page.locator(`.task button.chip[data-chip="${TWO}"]`);
    for (const key of ['Escape', 'Enter']) {
      await page.evaluate(() => document.querySelector('.task')?.scrollIntoView({ block: 'center' }));
      await name.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.glimpse')).toHaveCount(1);
      await page.keyboard.press(key);
      await expect(page.locator('.glimpse')).toHaveCount(0);
    }
  });
});

test('in a chapter the nearest board in view is marked, and no other', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./strategy/');
  await page.locator('main .door a').first().click();
  await expect(page).toHaveURL(/strategy\/.+/);
  await expect(page.locator('button.chip').first()).toBeVisible();
  await page.locator('button.chip').first().click();
  await expect(page.locator('[data-named]')).toHaveCount(1);
});

test('without a board, and without JavaScript, names are text', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await page.goto('./glossary/');
  expect(await page.locator('[data-chip]').count()).toBeGreaterThan(0);
  await expect(page.locator('button.chip')).toHaveCount(0);
  const plain = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await plain.goto(LESSON);
  expect(await plain.locator('[data-chip]').count()).toBeGreaterThan(0);
  await expect(plain.locator('button.chip')).toHaveCount(0);
  await plain.close();
});
