import { expect, test } from '@playwright/test';
import { pages } from '../built/built.ts';

const chapters = pages.filter((page) => /^strategy\/./.test(page));

test('the list leads to every chapter', async ({ page }) => {
  await page.goto('./strategy/');
  const links = await page
    .locator('main .door a')
    .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
  expect(links.map((link) => link?.replace(/^.*\/strategy\//, 'strategy/')).sort()).toEqual(chapters.sort());
});

test('a study within a chapter steps, and leaves the address alone', { tag: '@deep' }, async ({ page }) => {
  const [chapter = ''] = chapters;
  await page.goto(`./${chapter}`);
  const study = page.locator('.inset', { has: page.locator('.lucie-study') }).first();
  await study.scrollIntoViewIfNeeded();
  await expect(study.locator('astro-island[ssr]')).toHaveCount(0);
  await study.getByRole('button', { name: 'Next' }).click();
  await expect(study.locator('.lucie-count')).toHaveText(/^1\//);
  expect(new URL(page.url()).hash).toBe('');
  await expect(study.locator('.lucie-moves').first()).toBeHidden();
  await study.getByText('All moves, with comments').click();
  await expect(study.locator('.lucie-moves').first()).toBeVisible();
});

test('a study within a chapter shows what could have been played instead, and leads back', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./strategy/four-five-six/');
  const study = page.locator('.inset', { has: page.locator('.lucie-study') }).first();
  await study.scrollIntoViewIfNeeded();
  await expect(study.locator('astro-island[ssr]')).toHaveCount(0);
  const ways = study.locator('.lucie-instead');
  await expect(ways).toHaveCount(0);
  for (let step = 0; step < 5; step++) await study.getByRole('button', { name: 'Next' }).click();
  await expect(study.locator('.lucie-count')).toHaveText(/^5\//);
  const line = await study.locator('.lucie-current').textContent();
  await ways.getByRole('button').click();
  await expect(study.locator('.lucie-comment')).toContainText('This move loses the deal.');
  await expect(study.locator('.lucie-comment')).toBeFocused();
  await ways.getByRole('button', { name: 'Back to the main line' }).click();
  await expect(study.locator('.lucie-current')).toHaveText(line ?? '');
});
