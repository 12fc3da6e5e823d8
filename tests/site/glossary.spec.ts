import { expect, test } from '@playwright/test';

const FAN = 'A few cards that overlap, so that all can be read and the last lies on top.';

test('a word shows its definition while it is pointed at, and while the pointer is on the definition', async ({
  page,
}) => {
  await page.goto('./');
  const gloss = page.getByRole('tooltip', { name: FAN, includeHidden: true });
  await expect(gloss).toBeHidden();
  await page.getByRole('link', { name: 'fans', exact: true }).hover();
  await expect(gloss).toBeVisible();
  await gloss.hover();
  await expect(gloss).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(gloss).toBeHidden();
});

test('a word shows its definition while it has the focus, and is described by it', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('./');
  const word = page.getByRole('link', { name: 'fans', exact: true });
  await expect(word).toHaveAccessibleDescription(FAN);
  // The focus must come by a key to be shown.
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).focus();
  await page.keyboard.press('Tab');
  await expect(word).toBeFocused();
  await expect(page.getByText(FAN)).toBeVisible();
});

test('Escape closes a definition, and it comes back when the word is pointed at again', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./', { waitUntil: 'networkidle' });
  const gloss = page.getByRole('tooltip', { name: FAN, includeHidden: true });
  const word = page.getByRole('link', { name: 'fans', exact: true });
  await word.hover();
  await expect(gloss).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(gloss).toBeHidden();
  await page.getByRole('heading', { level: 1 }).hover();
  await word.hover();
  await expect(gloss).toBeVisible();
});

/** Pages with definitions, some of them at the edge of a line. */
const PAGES = ['./', './about/', './numbers/', './history/books-and-people/'];

for (const width of [320, 1280]) {
  test(`no definition sticks out of the page at ${width} px`, { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    for (const path of PAGES) {
      await page.goto(path);
      for (const word of await page.locator('.term > a').all()) {
        await word.hover();
        const gloss = word.locator('xpath=following-sibling::*');
        await expect(gloss).toBeVisible();
        const box = await gloss.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
        const [line] = await word.evaluate((one) =>
          [...one.getClientRects()].map(({ bottom }) => bottom).slice(-1),
        );
        expect(box?.y).toBeGreaterThanOrEqual((line ?? 0) - 6);
        expect(box?.y).toBeLessThanOrEqual((line ?? 0) + 60);
      }
    }
  });
}

test.describe('by touch, without JavaScript', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 568 },
  });

  test('a word says what it means at a first touch, until another; a second one leads to its entry', async ({
    page,
  }) => {
    await page.goto('./');
    const gloss = page.getByRole('tooltip', { name: FAN, includeHidden: true });
    const word = page.locator('.term', { has: page.getByRole('link', { name: 'fans', exact: true }) });
    const { x, y, height } = (await word.boundingBox())!;
    const touch = () => page.touchscreen.tap(x + 4, y + height / 2);
    await touch();
    await expect(gloss).toBeVisible();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(gloss).toBeHidden();
    await touch();
    await expect(gloss).toBeVisible();
    await touch();
    await expect(page).toHaveURL(/\/glossary\/#fan$/);
    await expect(page.locator('#fan')).toBeInViewport();
    await expect(page.locator('#fan')).toContainText(FAN);
  });

  test('every event of the line of dates is there, with its year and whether it was read', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('./history/');
    const events = page.locator('.timeline > li');
    expect(await events.count()).toBeGreaterThan(15);
    await expect(events.filter({ hasText: '1874, read' })).toContainText('The Spectator');
    await expect(events.filter({ hasText: '1842, reported' })).toBeVisible();
    for (const event of await events.all()) await expect(event.locator('.cite a').first()).toBeVisible();
  });

  test('what is not known is said', { tag: '@deep' }, async ({ page }) => {
    await page.goto('./history/');
    await expect(page.locator('.unknown', { hasText: 'Not known' })).toContainText('Who Lucie was');
  });
});

test('the list of words leads to entries, and finds a word by another name', async ({ page }) => {
  await page.goto('./glossary/');
  await page.getByText('All of them, from A to Z').first().click();
  await page.getByRole('link', { name: 'Available card' }).click();
  await expect(page.locator('#top-card')).toBeInViewport();
});
