import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';

const STUDY = './studies/where-should-the-run-lie/';

async function openStudy(page: Page, place = ''): Promise<void> {
  await page.goto(`${STUDY}${place}`);
  await hydrated(page);
}

const step = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counter = (page: Page) => page.getByText(/^\d+\/\d+$/);

test('a study is stepped through, and every step is an address', async ({ page }) => {
  await openStudy(page);
  await expect(counter(page)).toHaveText('0/69');
  await step(page, 'Next').click();
  await step(page, 'Next').click();
  await step(page, 'Next').click();
  await expect(counter(page)).toHaveText('3/69');
  await expect(page).toHaveURL(/#3$/);
  await step(page, 'Back').click();
  await expect(counter(page)).toHaveText('2/69');
  await step(page, 'Last').click();
  await expect(counter(page)).toHaveText('69/69');
  await expect(page.getByText('52 home', { exact: true })).toBeVisible();
  await step(page, 'First').click();
  await expect(page.getByText('0 home', { exact: true })).toBeVisible();
});

test('an address opens in the middle of a branch; one that leads nowhere is answered in words', {
  tag: '@deep',
}, async ({ page }) => {
  await openStudy(page, '#2a4');
  await expect(counter(page)).toHaveText('4/4');
  await expect(page.getByText('2 home', { exact: true })).toBeVisible();
  await page.goto('about:blank');
  await openStudy(page, '#2z9');
  await expect(page.getByText('This study has no place 2z9.')).toBeVisible();
  await expect(counter(page)).toHaveText('0/69');
  await page.goto('about:blank');
  await openStudy(page, '#7a');
  await expect(page.getByText('like 12 or 7a9, found “7a”')).toBeVisible();
  await expect(counter(page)).toHaveText('0/69');
});

test('the arrow keys step only while the focus is in the study', { tag: '@deep' }, async ({ page }) => {
  await openStudy(page);
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('0/69');
  await step(page, 'Next').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2/69');
  await page.keyboard.press('End');
  await expect(counter(page)).toHaveText('69/69');
  await page.keyboard.press('Home');
  await expect(counter(page)).toHaveText('0/69');
});

test('any move of the list can be clicked, in branches as well', { tag: '@deep' }, async ({ page }) => {
  await openStudy(page);
  const list = page.locator('.lucie-list');
  await list.locator('button.lucie-move').last().click();
  await expect(counter(page)).toHaveText('69/69');
  await list.locator('button.lucie-move', { hasText: 'on' }).nth(1).click();
  await expect(page).toHaveURL(/#\d+[a-z]\d+$/);
});

test('of the list one move is marked, and a tab stop; the focus goes with it, and stays in sight', {
  tag: '@deep',
}, async ({ page }) => {
  await openStudy(page);
  const list = page.locator('.lucie-list');
  const stops = list.locator('[data-place][tabindex="0"]');
  const marked = list.locator('[aria-current="step"]');
  await expect(stops).toHaveAttribute('data-place', '1');
  await expect(marked).toHaveCount(0);
  await step(page, 'Last').click();
  await expect(stops).toHaveAttribute('data-place', '69');
  await expect(marked).toHaveAttribute('data-place', '69');
  await marked.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(marked).toHaveAttribute('data-place', '68');
  await expect(marked).toBeFocused();
  await expect(marked).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Home');
  await expect(stops).toHaveAttribute('data-place', '1');
  await expect(marked).toHaveCount(0);
});

for (const [width, height] of [
  [1280, 720],
  [390, 664],
] as const) {
  test(`${width} × ${height}: board, steps and the move shown are in sight together, and the page stays still`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openStudy(page);
    const shown = [page.locator('.lucie-board'), step(page, 'Next'), page.locator('.lucie-current')];
    for (let at = 1; at <= 20; at++) {
      await step(page, 'Next').click();
      await expect(counter(page)).toHaveText(`${at}/69`);
      // A window may cut off a part of a pixel.
      for (const part of shown) await expect(part).toBeInViewport({ ratio: 0.99 });
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
}

test('a summary of three lines leaves the buttons in sight in a low window', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('./studies/over-her-own-jack/');
  const summary = page.locator('.study-head > p');
  expect(await summary.evaluate((text) => text.getBoundingClientRect().height)).toBeGreaterThan(90);
  await expect(step(page, 'Next')).toBeInViewport({ ratio: 1 });
});

test('of a study only the page scrolls, and where it has, the move shown is in sight in the list', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openStudy(page);
  const boxes = page.locator('.lucie-study :is(.lucie-now, .lucie-said, .lucie-comment, .lucie-list)');
  for (const box of await boxes.all()) {
    expect(await box.evaluate((element) => getComputedStyle(element).overflowY)).toBe('visible');
  }
  const marked = page.locator('.lucie-list [aria-current="step"]');
  await page.locator('[data-place="30"]').click();
  for (let at = 31; at <= 36; at++) {
    await step(page, 'Next').click();
    await expect(marked).toHaveAttribute('data-place', `${at}`);
    await expect(marked).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.lucie-board')).toBeInViewport({ ratio: 1 });
  }
});

test('on a phone board and steps stay in sight above the moves, and so does the move shown below them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openStudy(page);
  const board = page.locator('.lucie-board');
  const marked = page.locator('.lucie-list [aria-current="step"]');
  await page.locator('[data-place="30"]').scrollIntoViewIfNeeded();
  await page.locator('[data-place="30"]').click();
  for (let at = 30; at <= 33; at++) {
    await expect(marked).toHaveAttribute('data-place', `${at}`);
    await expect(board).toBeInViewport({ ratio: 1 });
    const [move, steps] = await Promise.all(
      [marked, step(page, 'Next')].map((button) => button.boundingBox()),
    );
    expect(move!.y).toBeGreaterThan(steps!.y + steps!.height);
    expect(move!.y + move!.height).toBeLessThanOrEqual(664);
    await step(page, 'Next').click();
  }
});

test('the page scrolls when the wheel turns over the board', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await openStudy(page);
  const box = await page.getByRole('group').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 200, Math.min((box?.y ?? 0) + 60, 560));
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('a claim is a sentence with its mark, in the list and where it is spoken', async ({ page }) => {
  await page.goto('./studies/a-ten-kept-back/');
  await hydrated(page);
  for (let at = 0; at < 3; at++) await step(page, 'Next').click();
  const comment = page.getByRole('region', { name: 'Comment' });
  await expect(comment).toContainText('8 of 24 shuffles win. proved');
  await expect(comment).not.toContainText('[%');
  await expect(page.getByRole('status')).toContainText('8 of 24 shuffles win. Proved.');
  await expect(page.locator('.lucie-list')).toContainText(
    'At most 49 cards can come home in this deal. proved',
  );
  await page.goto('./studies/a-ten-kept-back/text/');
  await expect(page.locator('.t-claim').nth(1)).toHaveText('[%shuffles 8/24]');
  await expect(page.getByRole('definition').first()).toHaveText('8 of 24 shuffles win. proved');
  await expect(page.locator('.t-claim').first()).toHaveText('[%left 4]');
  await expect(page.getByRole('definition').last()).toHaveText('3 cards are in play. counted');
});

test.describe('a hint on a phone', () => {
  test.use({
    viewport: { width: 390, height: 664 },
    hasTouch: true,
    contextOptions: { reducedMotion: 'reduce' },
  });

  const hint = (page: Page) => page.getByRole('region', { name: 'Hint' });
  const comment = (page: Page) => page.getByRole('region', { name: 'Comment' });
  const arrow = (page: Page) => page.locator('.lucie-arrow:visible .lucie-arrow-line');
  /** Where the board, each button below it and the list of moves are, to the pixel. */
  const places = (page: Page) =>
    page
      .locator('.lucie-study')
      .locator('.lucie-board, .lucie-controls > *, .lucie-said, .lucie-list')
      .evaluateAll((parts) => parts.map((part) => JSON.stringify(part.getBoundingClientRect())));

  test('says the move and its purpose below the buttons, draws it, and moves nothing; a step takes it away', async ({
    page,
  }) => {
    await openStudy(page, '#2');
    await expect(comment(page)).toBeVisible();
    const before = await places(page);
    await step(page, 'Hint').tap();
    await expect(hint(page)).toHaveText('9 on the 10: helps the A home.Why?');
    await expect(arrow(page)).toHaveCount(1);
    await expect(page.getByRole('status')).toHaveText(
      '9 of clubs on the 10 of clubs: helps the ace of clubs home.',
    );
    await expect(hint(page)).toBeInViewport({ ratio: 1 });
    await expect(comment(page)).toBeHidden();
    const rows = await hint(page)
      .locator('p')
      .evaluate(
        (line) => line.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(line).lineHeight),
      );
    expect(rows).toBeLessThan(2.5);
    await expect.poll(() => places(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await step(page, 'Next').tap();
    await expect(hint(page)).toHaveCount(0);
    await expect(arrow(page)).toHaveCount(0);
    await expect(comment(page)).toBeVisible();
    // It is not there on the way back either: it was not asked for.
    await step(page, 'Back').tap();
    await expect(counter(page)).toHaveText('2/69');
    await expect(hint(page)).toHaveCount(0);
  });

  test('a second press goes on where the study has the move, and takes the hint away where it has not', {
    tag: '@deep',
  }, async ({ page }) => {
    await openStudy(page);
    await step(page, 'Hint').tap();
    await step(page, 'Play it').tap();
    await expect(counter(page)).toHaveText('1/69');
    await expect(hint(page)).toHaveCount(0);
    await page.goto('./studies/draw-before-the-build/#5');
    await hydrated(page);
    await step(page, 'Hint').tap();
    await expect(hint(page)).toContainText('The J goes home.');
    await step(page, 'Hint').tap();
    await expect(hint(page)).toHaveCount(0);
    await expect(comment(page)).toBeVisible();
    await expect(counter(page)).toHaveText(/^5\/\d+$/);
  });

  test('the keys H and Esc ask for it, and take it away', { tag: '@deep' }, async ({ page }) => {
    await openStudy(page, '#2');
    await step(page, 'Next').focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(hint(page)).toHaveText('9 on the 10: helps the A home.Why?');
    await page.keyboard.press('Escape');
    await expect(hint(page)).toHaveCount(0);
    await expect(counter(page)).toHaveText('2/69');
    await page.keyboard.press('h');
    await expect(hint(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(counter(page)).toHaveText('3/69');
    await expect(hint(page)).toHaveCount(0);
  });

  test('before a redeal it says so, and Why? tells all that is known, to be read and not to be played', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('./studies/a-ten-kept-back/#3');
    await hydrated(page);
    await step(page, 'Hint').tap();
    await expect(hint(page)).toContainText('Redeal the 4 cards that are left.');
    await expect(arrow(page)).toHaveCount(0);
    await step(page, 'Why?').tap();
    await expect(hint(page)).toContainText('Before the redeal do not play the 10 of spades home.');
    await expect(hint(page)).toContainText('then redeal');
    await expect(hint(page).getByRole('button')).toHaveCount(0);
    await expect(step(page, 'Play it')).toBeFocused();
  });

  test('what cannot be loaded is said where the hint would be', { tag: '@deep' }, async ({ page }) => {
    await openStudy(page);
    await page.route('**/StudyHint*.js', (route) => route.abort());
    await step(page, 'Hint').tap();
    await expect(page.locator('.lucie-said')).toContainText('This could not be loaded.');
    await step(page, 'Next').tap();
    await expect(page.locator('.lucie-said')).not.toContainText('could not be loaded');
  });

  test('at 320 the buttons stay in one row, and all of them in sight', { tag: '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await openStudy(page, '#69');
    const row = page.locator('.lucie-now > .lucie-controls');
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    const tops = await row
      .locator('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(5);
    expect(new Set(tops).size).toBe(1);
  });
});
