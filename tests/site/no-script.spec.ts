import { expect, test } from '@playwright/test';
import { lessonFiles } from '../content/lesson-files.ts';

// What a page holds without JavaScript is read in the built files, of every page; here it is looked at, on a few.
test.use({ javaScriptEnabled: false });

const [lesson] = lessonFiles;
const LESSON = `learn/${lesson?.slug}/`;
const STUDY = 'studies/a-ten-kept-back/';

test('without JavaScript boards are seen, with their first and their last card', async ({ page }) => {
  for (const path of ['', 'play/', LESSON, STUDY]) {
    await page.goto(`./${path}`);
    const cards = page.locator('.lucie-board:visible').first().locator('.lucie-card');
    await expect(cards.first(), path).toBeVisible();
    await expect(cards.last(), path).toBeVisible();
  }
});

test('without JavaScript a lesson shows its whole text, the solution to be opened', async ({ page }) => {
  await page.goto(`./${LESSON}`);
  for (const [, heading = ''] of lesson?.body.matchAll(/^## (.+)$/gm) ?? [])
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  await expect(page.getByLabel('Your task')).toBeVisible();
  const solution = page.locator('details', { hasText: 'Solution' }).locator('p').first();
  await expect(solution).toBeHidden();
  await page.getByText('Solution', { exact: true }).click();
  await expect(solution).toBeVisible();
});

test('without JavaScript a study shows every comment', async ({ page }) => {
  await page.goto(`./${STUDY}`);
  for (const comment of ['Only spades are left, and one redeal.', 'These three can go.'])
    await expect(page.getByText(comment).filter({ visible: true }).first()).toBeVisible();
});
