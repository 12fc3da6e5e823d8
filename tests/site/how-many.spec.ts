import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { CountRow } from '../../src/site/content/counts.ts';
import { averageText, verdictText } from '../../src/ui/words/en/how-many/how-many.ts';
import { axeFaults, axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { deals } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/counts.json'), 'utf8'),
) as { readonly deals: readonly CountRow[] };
const [first, second] = deals as [CountRow, CountRow];

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`./practice/how-many/${fragment}`);
  await hydrated(page);
}
const desk = (page: Page) => page.locator('.lucie-how-many');
const field = (page: Page) => desk(page).getByRole('spinbutton', { name: 'How many cards can come home?' });
const slider = (page: Page) => desk(page).getByRole('slider', { name: 'Your guess' });
const guessButton = (page: Page) => desk(page).getByRole('button', { name: 'That is my guess' });
const answer = (page: Page) => desk(page).getByRole('region', { name: 'The answer' });
const said = (page: Page) => desk(page).getByRole('status');

test('a guess is answered with its reason, the next deal comes, and the average is kept', async ({
  page,
}) => {
  await open(page);
  await expect(desk(page)).toContainText('Deal 1 of 40');
  await field(page).fill('30');
  await expect(slider(page)).toHaveValue('30');
  await desk(page).getByRole('button', { name: 'One more' }).click();
  await expect(field(page)).toHaveValue('31');
  expect(await axeFaultsInBoth(page, { within: 'main' })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await guessButton(page).click();

  await expect(answer(page)).toContainText(verdictText(first.home, 31));
  await expect(answer(page)).toContainText('The generous count comes to');
  await expect(answer(page)).toContainText('Proved');
  await expect(said(page)).toContainText(verdictText(first.home, 31));
  await expect(said(page)).toContainText('Proved');
  const average = averageText([Math.abs(first.home - 31)]);
  await expect(desk(page)).toContainText(average);
  await expect(page.locator('.grade-tiles a[data-state="solved"]')).toHaveText(['1']);
  await expect(page.locator('.tiles > .legend')).toBeVisible();

  await answer(page).getByRole('button', { name: 'Next deal' }).click();
  await expect(desk(page)).toContainText('Deal 2 of 40');
  await expect(answer(page)).toHaveCount(0);
  await page.reload();
  await expect(desk(page)).toContainText('Deal 2 of 40');
  await expect(desk(page)).toContainText(average);

  // A deal that was guessed at can be looked at again; its first guess counts.
  await page.locator('.grade-tiles a', { hasText: /^1$/ }).click();
  await expect(desk(page)).toContainText('Deal 1 of 40');
  await guessButton(page).click();
  await expect(answer(page)).toContainText('The first guess counts.');
  await expect(desk(page)).toContainText(average);
});

test('lost cards are pale and the ring is drawn once the answer is there, not before', {
  tag: '@deep',
}, async ({ page }) => {
  const at = deals.findIndex(({ grade }) => grade === 2);
  await open(page, `#deal-${at + 1}`);
  await expect(desk(page)).toContainText(`Deal ${at + 1} of 40`);
  await expect(desk(page).locator('.lucie-mark-lost, .lucie-mark-locks')).toHaveCount(0);
  await guessButton(page).click();
  await expect(answer(page)).toContainText('One ring keeps');
  await expect(desk(page).locator('.lucie-mark-lost').first()).toBeVisible();
  await expect(desk(page).locator('.lucie-mark-locks').first()).toBeVisible();
  await expect(desk(page).locator('.lucie-waits').first()).toBeAttached();
  expect(await axeFaultsInBoth(page, { within: 'main' })).toEqual([]);
});

test('everything goes by the keys', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  await slider(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(field(page)).toHaveValue('2');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText(verdictText(first.home, 2));
  await expect(answer(page).getByRole('button', { name: 'Next deal' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(desk(page)).toContainText('Deal 2 of 40');
  await expect(slider(page)).toBeFocused();
  await field(page).focus();
  await page.keyboard.type('47');
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText(verdictText(second.home, 47));
});

test('how a deal is played is told as a study', { tag: '@deep' }, async ({ page }) => {
  await open(page, '#deal-9');
  await expect(desk(page)).toContainText('Deal 9 of 40');
  await guessButton(page).click();
  await answer(page).getByRole('button', { name: 'See how it is played' }).click();
  await expect(page).toHaveURL(/own-study\/#lucie=/);
  await expect(page.locator('.lucie-own .lucie-comment')).toContainText(
    `At most ${deals[8]!.home} cards can come home in this deal.`,
  );
});

test('on a phone the board, the number and its button are one screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page);
  const box = await guessButton(page).boundingBox();
  expect(box!.y + box!.height).toBeLessThanOrEqual(664);
  await expect(desk(page).locator('.lucie-board')).toBeInViewport({ ratio: 1 });
  // What is said of the guesses so far takes none of its room.
  const before = box!.y;
  await guessButton(page).click();
  await answer(page).getByRole('button', { name: 'Next deal' }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(async () => (await guessButton(page).boundingBox())!.y).toBeCloseTo(before, 0);
  for (const one of await desk(page).locator('.lucie-guess button').all())
    expect((await one.boundingBox())!.height).toBeGreaterThanOrEqual(44);
});

test('the page fits 320 pixels', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  await guessButton(page).click();
  await expect(answer(page)).toContainText('Proved');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first deal is shown, and all forty can be read with their answers', async ({ page }) => {
    await page.goto('./practice/how-many/');
    await expect(desk(page).locator('.lucie-board')).toBeVisible();
    await expect(guessButton(page)).toBeHidden();
    await page.getByText('All answers, to read').click();
    const answers = page.locator('.answers details');
    await expect(answers).toHaveCount(40);
    await answers.nth(8).locator('summary').click();
    await expect(answers.nth(8)).toContainText(verdictText(deals[8]!.home, 0).split('. You said')[0]!);
    await expect(answers.nth(8)).toContainText('Proved');
  });
});

test('the page of all exercises leads here', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./practice/');
  await page.locator('.sets .how-many a').click();
  await expect(page).toHaveURL(/practice\/how-many\/$/);
  expect(await axeFaults(page)).toEqual([]);
});
