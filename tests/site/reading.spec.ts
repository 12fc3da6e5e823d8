import { expect, type Page, test } from '@playwright/test';
import sources from '../../content/sources.json' with { type: 'json' };

const DATE = './history/the-date/';

/** The number of the first source of that page: sources are numbered in the order of the list. */
const FIRST = sources.findIndex(({ id }) => id === 'wikipedia-lucie') + 1;

const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
/** The note beside the first source of a page, as it is painted and as it is read out. */
const firstNote = (page: Page) =>
  page
    .locator('.reading .cite a')
    .first()
    .evaluate((link) => getComputedStyle(link, '::after').content);

test.describe('a wide window', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('the sections of a text stay beside it, and lead to where they begin', async ({ page }) => {
    await page.goto(DATE);
    await expect(contents(page)).toBeInViewport();
    await contents(page).getByRole('link', { name: 'What is printed here' }).click();
    await expect(page.getByRole('heading', { name: 'What is printed here' })).toBeInViewport();
    await expect(contents(page)).toBeInViewport({ ratio: 1 });
    const [list, text] = [await contents(page).boundingBox(), await page.locator('.reading').boundingBox()];
    expect(list!.x + list!.width).toBeLessThanOrEqual(text!.x);
  });

  test('a source stands in the margin, within the window, and is read out once', async ({ page }) => {
    await page.goto(DATE);
    expect(await firstNote(page)).toBe(`"${FIRST}\u2002Wikipedia, La Belle Lucie, undated" / ""`);
    await expect(page.locator('.reading .cite a').first()).toHaveAccessibleName(
      `Source ${FIRST}: Wikipedia, undated`,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  });

  test('a text without sections has the pages around it, with its own marked', async ({ page }) => {
    await page.goto('./numbers/advice/');
    const pages = page.getByRole('navigation', { name: 'Pages of the numbers' });
    await expect(pages.locator('[aria-current="page"]')).toHaveText('What the books advise');
  });
});

test('a narrower window has the list folded, and no notes', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 720 });
  await page.goto(DATE);
  const section = contents(page).getByRole('link', { name: 'What is printed here' });
  await expect(section).toBeHidden();
  await contents(page).getByText('On this page').last().click();
  await section.click();
  await expect(page.getByRole('heading', { name: 'What is printed here' })).toBeInViewport();
  expect(await firstNote(page)).toBe('none');
});
