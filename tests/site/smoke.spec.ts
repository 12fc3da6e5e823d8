import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

test('the first page opens without an error and asks nothing of another origin', async ({
  page,
  baseURL,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${baseURL}`) && !url.startsWith('data:')) faults.push(`asks for ${url}`);
  });

  await page.goto('./', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('the first page has no accessibility fault that axe can find', async ({ page }) => {
  await page.goto('./');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, help }) => `${id}: ${help}`)).toEqual([]);
});
