import { expect, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { openFold } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

test('a deal is told at the table, read as a study of one’s own, and changed', async ({ page }) => {
  await page.goto('./play/#game=no-redeal&seed=newcomer-4');
  await hydrated(page);
  await openFold(page, 'Explain this deal');
  const panel = page.locator('.lucie-tell');
  await expect(panel).toContainText('31 cards come home, and no more can, proved. The plan has 8 steps');
  expect(await axeFaults(page)).toEqual([]);
  await panel.getByRole('link', { name: 'Read the annotated deal' }).click();

  const own = page.locator('.lucie-own');
  await expect(own.getByRole('heading', { level: 2 })).toHaveText('Without Redeal: a deal told');
  // The claim is worked out again here.
  await expect(own.locator('.lucie-comment')).toContainText('At most 31 cards can come home in this deal.');
  await expect(own.locator('.lucie-comment .lucie-sure')).toHaveText('proved');
  await own.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(own.locator('.lucie-current')).toContainText('1.');
  expect(await axeFaults(page)).toEqual([]);

  await own.getByText('The text of this study').click();
  const field = own.getByRole('textbox', { name: 'Text of the study' });
  const text = await field.inputValue();
  await field.fill(text.replace('[%most 31]', '[%most 32]').replace('a deal told', 'my deal'));
  await own.getByRole('button', { name: 'Show it' }).click();
  await expect(own.getByRole('heading', { level: 2 })).toHaveText('Without Redeal: my deal');
  await expect(own.locator('.lucie-comment')).toContainText('(This is not so.)');
  await expect(page).toHaveURL(/#lucie=/);

  await own.getByText('The text of this study').click();
  await field.fill(text.replace('1. AC', '1. KC'));
  await own.getByRole('button', { name: 'Show it' }).click();
  await expect(own.locator('.lucie-fault')).toContainText('This move is not legal');
});

test('a link to a study opens in a frame, and one that was cut off says so', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('./own-study/');
  await expect(page.locator('.lucie-own')).toContainText('This is an example');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.locator('.lucie-own-note')).toHaveText('Copied.');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goto(`./embed/${link.hash}`);
  await expect(page.locator('.lucie-embed .lucie-study')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open on La Belle Lucie' })).toHaveAttribute(
    'href',
    new RegExp(`own-study/${link.hash}$`),
  );
  await page.goto('./about/');
  await page.goto(`./own-study/${link.hash.slice(0, 200)}`);
  await expect(page.locator('.lucie-own')).toContainText('a part of it is missing or changed');
});

test('whoever leaves the page with a text that was changed and not shown is asked', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('./own-study/');
  await expect(page.locator('.lucie-own')).toContainText('This is an example');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByText('The text of this study').click();
  const field = page.getByRole('textbox', { name: 'Text of the study' });
  await field.press('End');
  await page.goto('./about/');
  expect(asked).toEqual([]);
  await page.goto('./own-study/');
  await page.getByText('The text of this study').click();
  await field.press('x');
  await page.goto('./about/');
  expect(asked).toEqual(['beforeunload']);
});
