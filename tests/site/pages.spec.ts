import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pages } from './built.ts';

/** Opens a page and waits until its islands answer; gives what went wrong, also later. */
async function open(page: Page, path: string, base: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:'))
      faults.push(`asks for ${request.url()}`);
  });
  await page.goto(`./${path}`, { waitUntil: 'networkidle' });
  return faults;
}

for (const path of pages) {
  const name = path === '' ? 'the first page' : path;

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} has no fault that axe can find, in ${colorScheme}`, async ({ page, baseURL }) => {
      await page.emulateMedia({ colorScheme });
      const faults = await open(page, path, baseURL ?? '');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html}`)).toEqual([]);
      expect(faults).toEqual([]);
    });
  }

  for (const width of [320, 768, 1280]) {
    test(`${name} does not scroll sideways at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(`./${path}`, { waitUntil: 'networkidle' });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over).toBeLessThanOrEqual(0);
    });
  }
}

test('what is missing is said on a page with the way back', async ({ page }) => {
  const answer = await page.goto('./no-such-page/');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'To the first page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every card in sight');
});

test('the skip link leads past the navigation', async ({ page }) => {
  await page.goto('./learn/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the text' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('a card named in a text is marked on the board while it is pointed at', async ({ page }) => {
  await page.goto('./');
  const eight = page.locator('.lucie-card[data-card="20"] > .lucie-face');
  await expect(eight).toHaveCSS('outline-style', 'none');
  await page.locator('[data-chip="20"]').first().hover();
  await expect(eight).toHaveCSS('outline-style', 'solid');
});
