import { expect, type Page, test } from '@playwright/test';
import { PRESETS } from '../../src/core/preset.ts';
import { pages } from '../built/built.ts';
import { isDeep } from '../sizes.ts';

/** The width of the text on A4 paper, in the pixels of style sheets. */
const PAPER = { width: 680, height: 1000 };

/** Opens a page as it is printed. */
async function onPaper(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PAPER);
  await page.goto(`./${path}`);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
}

/** How many sheets a page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

const kinds = [
  '',
  'learn/the-redeal/',
  'strategy/free-builds/',
  'studies/an-ace-under-a-jack/',
  'numbers/win-rates/',
  'variants/',
  'variants/trefoil/',
  'history/names/',
  'glossary/',
  'help/',
];

test('nothing is cut off on paper, and what only a screen can use is gone', async ({ page }) => {
  for (const path of isDeep ? kinds : kinds.slice(0, 4)) {
    await onPaper(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
      PAPER.width,
    );
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
    const useless = page.locator(
      '.lucie-controls, .lucie-button, .lucie-switch, .skip, body > footer, iframe, header nav',
    );
    expect(await useless.filter({ visible: true }).count(), path).toBe(0);
  }
});

test('a lesson on paper has its board, its whole text and its solution', async ({ page }) => {
  await onPaper(page, 'learn/the-redeal/');
  await expect(page.locator('.lucie-board').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The short fan' })).toBeVisible();
  await expect(page.locator('details', { hasText: 'Solution' }).locator('p').first()).toBeVisible();
});

test('a study on paper has its board, what is said of it, and all moves', { tag: '@deep' }, async ({
  page,
}) => {
  await onPaper(page, 'studies/a-ten-kept-back/');
  await expect(page.getByRole('region', { name: 'Comment' })).toBeVisible();
  await expect(page.getByText('Only spades are left, and one redeal.')).toBeVisible();
  await expect(page.locator('.lucie-list').getByText('These three can go.')).toBeVisible();
  await page.goto('./strategy/free-builds/');
  for (const list of await page.locator('.lucie-list').all()) {
    await expect(list.locator('.lucie-moves').first()).toBeVisible();
  }
});

test('the rules of every game fit on their card', { tag: '@deep' }, async ({ page }) => {
  const cards = pages.filter((path) => /^variants\/.*\/card\/$/.test(path));
  expect(cards.length).toBeGreaterThan(10);
  for (const path of cards) {
    await onPaper(page, path);
    const room = await page.locator('.rules-card').evaluate((card) => card.clientHeight - card.scrollHeight);
    expect(room, path).toBe(0);
    const last = await page.locator('.rules-card > :last-child').boundingBox();
    const won = await page.locator('.rules-card > ul').boundingBox();
    expect(last!.y - won!.y - won!.height, path).toBeGreaterThan(0);
  }
  // A card has no part that comes to life later: it is all there when it is printed.
  await expect(page.locator('astro-island')).toHaveCount(0);
  await onPaper(page, 'variants/three-shuffles-and-a-draw/card/');
  expect(await sheets(page)).toBe(1);
  await onPaper(page, 'variants/cards/');
  await expect(page.locator('.rules-card')).toHaveCount(cards.length);
  expect(await sheets(page)).toBe(Math.ceil(cards.length / 4));
});

test('the card of questions before a redeal is one side of a small sheet', { tag: '@deep' }, async ({
  page,
}) => {
  await onPaper(page, 'learn/before-a-redeal/card/');
  await expect(page.locator('.redeal-card > ol > li')).toHaveCount(5);
  await expect(page.locator('.on-screen')).toBeHidden();
  await expect(page.locator('astro-island')).toHaveCount(0);
  expect(await sheets(page)).toBe(1);
  for (const from of [
    'learn/',
    'learn/before-a-redeal/',
    'strategy/before-a-redeal/',
    'learn/a-whole-game-won/',
  ]) {
    await page.goto(`./${from}`);
    const link = page.locator('main a[href$="/learn/before-a-redeal/card/"]');
    await expect(link, from).toHaveCount(1);
  }
});

test('a sheet of puzzles has the solutions on a page of their own', { tag: '@deep' }, async ({ page }) => {
  await onPaper(page, 'practice/which-first/sheet/');
  await expect(page.locator('.puzzles > li')).toHaveCount(6);
  const solutions = page.locator('.solutions');
  await expect(solutions).toHaveCSS('break-before', 'page');
  await expect(solutions.locator('h3')).toHaveCount(6);
  // A sign without its size would fill a page: three sheets of puzzles, one or two of solutions.
  expect(await sheets(page)).toBeLessThanOrEqual(6);
  await page.goto('./practice/which-first/');
  await expect(page.getByRole('link', { name: 'A sheet to print' })).toHaveAttribute(
    'href',
    /\/practice\/which-first\/sheet\/$/,
  );
});

test('a card tells the rules of the game’s page, which leads to it', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./variants/trefoil/');
  const rules = await page
    .locator('#rules + dl > div')
    .evaluateAll((all) => all.map(({ children }) => [...children].map((one) => one.textContent).join('. ')));
  await page.getByRole('link', { name: 'A pocket card to print' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trefoil: a pocket card');
  const told = page.locator('.rules-card li');
  expect((await told.allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim())).toEqual(rules);
  expect(rules.length).toBeGreaterThan(6);
  // Each card is whole on its paper.
  await page.goto('./variants/cards/');
  const cards = await page
    .locator('.rules-card')
    .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(cards).toEqual(cards.map(() => 0));
  expect(cards).toHaveLength(PRESETS.length);
});
