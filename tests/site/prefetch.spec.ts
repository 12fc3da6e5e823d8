import { expect, test } from '@playwright/test';
import { isNoise } from './noise.ts';
import { serveWithHeaders } from './served.ts';

test('a page is fetched while its link is pointed at, and what is no page is not', async ({ page }) => {
  const fetched: string[] = [];
  const faults: string[] = [];
  const { close, home } = await serveWithHeaders((path, headers) => {
    if (`${headers['sec-purpose']}`.startsWith('prefetch')) fetched.push(path);
    return undefined;
  });
  page.on('console', (message) => {
    if (isNoise(message)) return;
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  await page.goto(`${home}about/`);
  await page.getByRole('link', { name: 'licences' }).hover();
  await page
    .getByRole('navigation', { name: 'Site', exact: true })
    .getByRole('link', { name: 'Learn' })
    .hover();
  await expect.poll(() => fetched).toEqual(['/learn/']);
  expect(faults).toEqual([]);
  await close();
});
