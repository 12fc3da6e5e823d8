import { expect, test } from '@playwright/test';
import { hydrated } from '../site/hydrated.ts';

/** The address under which the site was built to live. */
const HOME = new URL(process.env.BASE ?? '/', process.env.SITE).href;

test('boards in frames open under a path as well, and their code holds the whole address', async ({
  page,
  baseURL,
}) => {
  await page.goto('./embed/?study=a-ten-kept-back&ply=3');
  await expect(page.getByText('3/9')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open on La Belle Lucie' })).toHaveAttribute(
    'href',
    `${new URL(baseURL ?? '').pathname}studies/a-ten-kept-back/#3`,
  );
  await page.goto('./studies/a-ten-kept-back/');
  await hydrated(page);
  await page.getByText('Put this board on your page').click();
  await expect(page.getByRole('textbox', { name: 'The code for a frame' })).toHaveValue(
    new RegExp(`src="${baseURL}embed/\\?study=a-ten-kept-back"`),
  );
});

test('a page says on paper, and a card says, where it is from', async ({ page }) => {
  await page.goto('./learn/the-redeal/');
  await expect(page.locator('.printed-from')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.printed-from')).toHaveText(`${HOME}learn/the-redeal/`);
  await page.goto('./variants/trefoil/card/');
  await expect(page.locator('.rules-card')).toContainText(`${HOME.replace('https://', '')}variants/trefoil/`);
});
