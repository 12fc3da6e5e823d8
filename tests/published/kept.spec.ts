import { expect, test } from '@playwright/test';
import { hydrated } from '../site/hydrated.ts';
import { whenKept } from '../site/kept.ts';
import { chanceSwitch } from '../site/table.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(60_000);

test('under a path the site is kept with all its parts, and nothing beside it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('./');
  await whenKept(page);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(baseURL);
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
  expect(new URL(manifest.start_url, page.url()).href).toBe(baseURL);
  expect(new URL(manifest.scope, page.url()).href).toBe(baseURL);
  await context.setOffline(true);
  await page.goto('./learn/the-draw/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The draw');
  await page.goto('./play/');
  await hydrated(page);
  await (await chanceSwitch(page)).check();
  await expect(page.getByRole('status').first()).toContainText('Chance to win from here');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('grace move');
  await page.getByRole('link', { name: 'Draw · merci, grace move' }).click();
  await expect(page).toHaveURL(`${baseURL}glossary/#merci`);
});
