import { expect, type Page, test } from '@playwright/test';
import { aliveKinds } from '../built/kinds.ts';
import { hydrated, hydratedBySight } from '../site/hydrated.ts';
import { chanceSwitch } from '../site/table.ts';

/** Notes every request that leaves the path of the site or fails, and everything the page complains of. */
function watch(page: Page, base = ''): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('response', (response) => {
    const url = response.url();
    if (!url.startsWith(base) && !url.startsWith('data:')) faults.push(`asks for ${url}`);
    if (response.status() >= 400) faults.push(`${response.status()} ${url}`);
  });
  return faults;
}

// What the other pages ask for stands in their text, where `tests/built` follows every link.
for (const path of aliveKinds) {
  test(`the page /${path} opens with all its parts`, async ({ page, baseURL }) => {
    const faults = watch(page, baseURL);
    await page.goto(`./${path}`);
    await hydratedBySight(page);
    expect(faults).toEqual([]);
  });
}

test('from the first page to a lesson, a study and the table by links alone', async ({ page, baseURL }) => {
  const faults = watch(page, baseURL);
  await page.goto('./');
  for (const part of ['Learn', 'Studies', 'Play']) {
    await page
      .getByRole('navigation', { name: 'Site', exact: true })
      .getByRole('link', { name: part })
      .click();
    await expect(page).toHaveURL(new RegExp(`^${baseURL ?? ''}${part.toLowerCase()}/`));
    await expect(page.locator('h1')).toHaveCount(1);
  }
  expect(faults).toEqual([]);
});

test('the solver and its tables are found', async ({ page, baseURL }) => {
  const faults = watch(page, baseURL);
  await page.goto('./play/');
  await hydrated(page);
  const table = page.waitForResponse((response) => response.url().startsWith(`${baseURL}odds/`));
  const solver = page.waitForEvent('worker');
  await (await chanceSwitch(page)).check();
  expect((await solver).url()).toContain(baseURL ?? '');
  expect((await table).status()).toBe(200);
  expect(faults).toEqual([]);
});

test('a slip in an address leads on to the page that was meant', async ({ page }) => {
  const answer = await page.goto('./lessons/teh-draw/');
  expect(answer?.status()).toBe(404);
  await page.locator('#meant').getByRole('link', { name: 'The draw', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The draw');
});
