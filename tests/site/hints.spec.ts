import { expect, type Page, test } from '@playwright/test';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { linesCut } from './table.ts';

const status = (page: Page) => page.getByRole('status').first();
const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('a deal that can be won is won from its middle on by hints alone: two taps a move, and the page never scrolls', {
    tag: '@deep',
  }, async ({ page }) => {
    const { steps, linkTo } = recorded('no-redeal');
    await page.goto(`./play/#${linkTo(Math.floor(steps.length / 2))}`);
    await hydrated(page);
    const [ask, play] = ['Hint', 'Play it'].map((name) => page.getByRole('button', { name, exact: true }));
    const won = page.getByText('The game is won');
    let taps = 0;
    for (; taps < 300 && (await won.count()) === 0; taps += 2) {
      await ask!.tap();
      await expect(hint(page)).toBeVisible();
      // What it says is two lines at most, and its move lies in sight.
      const { line, words } = await hint(page).evaluate((panel) => {
        const text = panel.querySelector('p')!;
        return {
          line: text.getBoundingClientRect().height,
          words: (text.textContent ?? '').split(/\s+/).length,
        };
      });
      expect(line).toBeLessThanOrEqual(2 * 28);
      expect(words).toBeLessThanOrEqual(18);
      await play!.tap();
      await expect(hint(page)).toHaveCount(0);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await expect(won.first()).toBeVisible();
    await expect(status(page)).toContainText('won');
    expect(taps).toBeGreaterThan(40);
  });

  test('the plan of a deal is told in steps, and one that is pressed is played to its end', async ({
    page,
  }) => {
    await page.goto('./play/#game=la-belle-lucie&seed=newcomer-4');
    await hydrated(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).tap();
    await page.getByRole('button', { name: 'Why?' }).tap();
    const steps = page.locator('.lucie-plan > li');
    await expect(steps.nth(1)).toContainText('brings home');
    await steps.nth(1).getByRole('button').tap();
    // The ace and the 2 of clubs, then two aces.
    await expect(page.locator('.lucie-board')).toContainText('4 home');
  });

  test('a hint goes by its button, at a touch of the bare felt, and where a card is refused: the answer is seen', async ({
    page,
  }) => {
    await page.goto('./play/#game=la-belle-lucie&seed=newcomer-4');
    await hydrated(page);
    const [ask, why, close] = ['Hint', 'Why?', 'Close'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    );
    const line = page.locator('.lucie-status');
    await ask!.tap();
    await why!.tap();
    await close!.tap();
    await expect(hint(page)).toHaveCount(0);
    await ask!.tap();
    await expect(hint(page)).toBeVisible();
    await page.locator('.lucie-state').tap();
    await expect(hint(page)).toHaveCount(0);
    await ask!.tap();
    await expect(hint(page)).toBeVisible();
    await expect(line).toBeHidden();
    await page.locator('.lucie-fan > .lucie-card:last-child:not([data-moves])').first().tap();
    await expect(hint(page)).toHaveCount(0);
    await expect(line).toBeVisible();
    await expect(line).toContainText('takes the');
    // A card that stands in the way of another is marked until a hint is asked for.
    await page.locator('.lucie-fan > .lucie-card:first-child:not(:last-child)').first().tap();
    await expect(page.locator('.lucie-mark-cause')).toHaveCount(1);
    await ask!.tap();
    await expect(hint(page)).toBeVisible();
    await expect(page.locator('.lucie-mark-cause')).toHaveCount(0);
  });

  test('within a page a step of a plan brings the board back into view', async ({ page }) => {
    await page.goto('./');
    await hydratedAtOnce(page);
    const table = page.locator('.lucie-board').first();
    await page.getByRole('button', { name: 'Hint', exact: true }).first().tap();
    await page.getByRole('button', { name: 'Why?', exact: true }).first().tap();
    const step = page.locator('.lucie-plan button').first();
    await step.scrollIntoViewIfNeeded();
    await step.tap();
    await expect(hint(page)).toHaveCount(0);
    await expect(table).toBeInViewport({ ratio: 1 });
  });

  test('why a card cannot move is told in two lines, on a narrow phone as well', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto('./play/#game=la-belle-lucie&seed=newcomer-4');
    await hydrated(page);
    const stuck = page.locator('.lucie-fan > .lucie-card:last-child:not([data-moves])');
    const count = await stuck.count();
    expect(count).toBeGreaterThan(8);
    for (let card = 0; card < count; card++) {
      await stuck.nth(card).tap();
      const line = page.locator('.lucie-status > span');
      await expect(line).toContainText('takes the');
      expect(await linesCut(line)).toBe(0);
    }
  });
});
