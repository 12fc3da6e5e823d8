import { expect, type Page, test } from '@playwright/test';
import { axeFaultsInBoth } from './axe.ts';

/** A page whose section has room in the bar of a wide window alone. */
const FOLDED = './history/';
/** Windows, and the words in the bar of each besides the name of the site. */
const BARS = [
  [320, ['Play', 'Learn', 'Practice', 'Menu']],
  [360, ['Play', 'Learn', 'Practice', 'Menu']],
  [390, ['Play', 'Learn', 'Practice', 'Menu']],
  [768, ['Play', 'Learn', 'Strategy', 'Practice', 'Variants', 'Search', 'Menu']],
  [
    1024,
    ['Play', 'Learn', 'Strategy', 'Practice', 'Variants', 'Numbers', 'Studies', 'History', 'About', 'Search'],
  ],
] as const;
/** Targets are at least so high and so wide. */
const TARGET = 44;

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const panel = (page: Page) => page.locator('#site-menu');
const inMenu = (page: Page, name: string) => panel(page).getByRole('link', { name, exact: true });

test('the head is one bar at every width, with room for a finger, and nothing overflows', async ({
  page,
}) => {
  await page.goto(FOLDED);
  for (const [width, words] of BARS) {
    await page.setViewportSize({ width, height: 664 });
    const bar = await page.locator('body > header').evaluate((header) => {
      const parts = [...header.querySelectorAll(':scope > a, nav > a, nav > button')]
        .filter((part) => part.checkVisibility())
        .map((part) => ({ text: part.textContent.trim(), box: part.getBoundingClientRect() }));
      return {
        height: header.getBoundingClientRect().height,
        over: document.documentElement.scrollWidth - innerWidth,
        words: parts.map(({ text }) => text),
        least: Math.min(...parts.flatMap(({ box }) => [box.width, box.height])),
        tops: new Set(parts.map(({ box }) => box.top)).size,
        apart: parts.every(({ box }, at) => at === 0 || box.left >= (parts[at - 1]?.box.right ?? 0)),
        inside: (parts.at(-1)?.box.right ?? Number.POSITIVE_INFINITY) <= innerWidth,
      };
    });
    expect(bar, `${width} px`).toEqual({
      height: width < 1024 ? 48 : 56,
      over: 0,
      words: ['La Belle Lucie', ...words],
      least: expect.any(Number),
      tops: 1,
      apart: true,
      inside: true,
    });
    expect(bar.least, `${width} px`).toBeGreaterThanOrEqual(TARGET);
  }
});

test('the menu has every section, is marked where the page is in it, and closes by Escape and by a touch', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(FOLDED);
  await expect(menu(page).locator('span')).toHaveCSS('text-decoration-line', 'underline');
  await menu(page).focus();
  await page.keyboard.press('Enter');
  const names = ['Play', 'Learn', 'Strategy', 'Practice', 'Variants', 'Numbers', 'Studies', 'History'];
  await expect(panel(page).getByRole('link')).toHaveText([
    ...names,
    'About',
    'Today',
    'Your record',
    'Search',
    'Help',
  ]);
  await expect(inMenu(page, 'History')).toHaveAttribute('aria-current', 'true');
  for (const link of await panel(page).getByRole('link').all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
  }
  expect(await axeFaultsInBoth(page)).toEqual([]);

  // The first stop of Tab in the open menu comes right after its button.
  await page.keyboard.press('Tab');
  await expect(inMenu(page, 'Play')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(menu(page)).toBeFocused();

  await menu(page).click();
  await expect(panel(page)).toBeVisible();
  await page.mouse.click(160, 560);
  await expect(panel(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, closes and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto('./');
    await menu(page).click();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await menu(page).click();
    await inMenu(page, 'Studies').click();
    await expect(page).toHaveURL(/\/studies\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
