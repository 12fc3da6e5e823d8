import { expect, test } from '@playwright/test';
import { hydratedAtOnce } from './hydrated.ts';

for (const { width, height, top } of [
  { width: 390, height: 664, top: 151 },
  { width: 1280, height: 720, top: 145 },
]) {
  const tag = width === 390 ? [] : '@deep';
  test(`the first screen of ${width} by ${height} pixels has the whole board`, { tag }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    await hydratedAtOnce(page);
    const box = await page.locator('.lucie-board').first().boundingBox();
    expect(box!.y).toBeLessThan(top);
    expect(box!.y + box!.height).toBeLessThan(height);
    expect(box!.width).toBeGreaterThan(0.65 * width);
    await expect(page.locator('.lucie-status').first()).toBeInViewport();
  });
}

/** After how many seconds each card that is dealt lies. */
function dealing(): number[] {
  return [...document.querySelectorAll('.lucie-fan .lucie-face')]
    .map((face) => getComputedStyle(face))
    .filter(({ animationName }) => animationName === 'deal')
    .map((style) => Number.parseFloat(style.animationDelay) + Number.parseFloat(style.animationDuration));
}

test('on a wide window the deal is dealt, a card at a time, while cards can be played', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // On a slow day it would have ended before it is looked at.
  await page.addInitScript(() => {
    const held = new CSSStyleSheet();
    held.replaceSync('.lucie-face { animation-play-state: paused !important }');
    document.adoptedStyleSheets.push(held);
  });
  await page.goto('./');
  const times = await page.evaluate(dealing);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  expect(times).toHaveLength(52);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)! - times[0]!).toBeGreaterThan(0.8);
  expect(times.at(-1)).toBeLessThanOrEqual(1.5);
  // The end of the dealing, and a card that is moved after it, which is a new element.
  await expect.poll(() => page.evaluate(dealing)).toEqual([]);
  await hydratedAtOnce(page);
  await page.locator('.lucie-card[data-card="20"]').click();
  await expect(page.locator('.lucie-status').first()).toContainText('8 of diamonds');
  expect(await page.evaluate(dealing)).toEqual([]);
});

test('a touch ends the dealing and is obeyed; on a phone, and without motion, nothing is dealt', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  // Cards that never come to lie by themselves.
  await page.addInitScript(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync('.lucie-face { animation-duration: 100s !important }');
    document.adoptedStyleSheets.push(slow);
  });
  await page.goto('./');
  await hydratedAtOnce(page);
  expect(await page.evaluate(dealing)).toHaveLength(52);
  await page.locator('.lucie-card[data-card="20"]').click();
  await expect(page.locator('.lucie-status').first()).toContainText('8 of diamonds');
  expect(await page.evaluate(dealing)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  expect(await page.evaluate(dealing)).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('./');
  expect(await page.evaluate(dealing)).toEqual([]);
});

test('a game begun on the board of the page goes on at the table', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./');
  await hydratedAtOnce(page);
  const link = page.getByRole('link', { name: /^Play on at the table/ });
  await expect(link).toHaveCount(0);
  const below = page.locator('summary', { hasText: 'Another deal' });
  const before = await below.boundingBox();
  await page.locator('.lucie-card[data-card="20"]').click();
  await expect(link).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  await link.click();
  await expect(page).toHaveURL(/\/play\/#/);
  await hydratedAtOnce(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  await expect(page.locator('.lucie-fan').last().locator('.lucie-card')).toHaveCount(2);
});

test('the deal and the puzzle of the day are shown, and lead to where they are played', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-04T12:00:00Z'));
  await page.goto('./');
  const door = (name: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name }) });
  for (const name of ['Today’s deal', 'Today’s puzzle']) {
    await door(name).scrollIntoViewIfNeeded();
    await expect(door(name).locator('svg.lucie-deal-picture:visible')).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Today’s deal' })).toHaveAttribute(
    'href',
    /\/play\/#game=la-belle-lucie&seed=2026-05-04$/,
  );
  await page.getByRole('link', { name: 'Today’s puzzle' }).click();
  await expect(page).toHaveURL(/\/practice\/[a-z-]+-\d+\/#2026-05-04$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the puzzle of the day leads to all puzzles, and no bare felt stands there', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Today’s puzzle' })).toHaveAttribute('href', /\/practice\/$/);
    await expect(page.locator('.lucie-door-board').first()).toBeHidden();
  });
});
