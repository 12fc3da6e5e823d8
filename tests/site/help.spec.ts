import { expect, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { openFold } from './table.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the footer leads to the help, which tells the keys of the board', async ({ page }) => {
  await page.goto('./learn/the-redeal/');
  await page
    .getByRole('navigation', { name: 'More of the site' })
    .getByRole('link', { name: 'Help' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page.getByText('a rank and then a suit')).toBeVisible();
  for (const link of await page.locator('main a[href^="#"]').all()) {
    const target = await link.getAttribute('href');
    await expect(page.locator(target!)).toHaveCount(1);
  }
});

test('a report is read, changed and copied, and nothing is sent', async ({ page }) => {
  await page.goto('./help/');
  const field = page.getByRole('textbox', { name: 'The report' });
  await field.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue(/Errors since the page was opened: none$/);
  const agent = await page.evaluate(() => navigator.userAgent);
  const text = await field.inputValue();
  expect(text).toContain(`Browser: ${agent}`);
  expect(text).toContain('Version: La Belle Lucie 0.');
  expect(text).toContain('Kept on this device: nothing');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await field.fill(`It hangs. ${text}`);
  await page.getByRole('button', { name: 'Copy the report' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`It hangs. ${text}`);
  expect(asked).toEqual([]);
});

test('at the table the report tells what went wrong during the game, and keeps it nowhere', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./play/#game=trefoil&seed=rose');
  await hydrated(page);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('a card fell');
    });
    Promise.reject(new Error('a promise too'));
  });
  await openFold(page, 'Something is wrong?');
  const field = page.getByRole('textbox', { name: 'The report' });
  await expect(field).toHaveValue(/Error: a promise too/);
  await page.getByRole('button', { name: 'Write it anew' }).click();
  await expect(field).toHaveValue(/Error: a card fell/);
  await expect(field).toHaveValue(/Page: http.*#game=trefoil&seed=rose/);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain('a card fell');
});
