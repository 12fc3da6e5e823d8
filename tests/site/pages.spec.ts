import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { pages, sampled } from './built.ts';
import { isNoise } from './noise.ts';

/** Opens a page and waits until its islands answer; gives what went wrong, also later. */
async function open(page: Page, path: string, base: string): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (isNoise(message)) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(base) && !request.url().startsWith('data:'))
      faults.push(`asks for ${request.url()}`);
  });
  await page.goto(`./${path}`, { waitUntil: 'networkidle' });
  return faults;
}

/** What axe finds, a line each. */
async function axeFaults(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html}`);
}

for (const path of sampled(pages)) {
  const name = path === '' ? 'the first page' : path;

  test(`${name} has no fault that axe can find, asks nobody else for anything, and does not scroll sideways`, async ({
    page,
    baseURL,
  }) => {
    test.slow(path === 'practice/', 'It has hundreds of links, and each is looked at.');
    const faults = await open(page, path, baseURL ?? '');
    expect(await axeFaults(new AxeBuilder({ page }))).toEqual([]);
    // In the dark only the colours are others.
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(new AxeBuilder({ page }).withRules(['color-contrast']))).toEqual([]);
    expect(faults).toEqual([]);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
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
