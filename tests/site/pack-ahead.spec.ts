import { expect, test } from '@playwright/test';
import { builtFiles } from '../built/built.ts';
import { byKeys } from './hands.ts';
import { recorded } from './recorded.ts';
import { serveWithHeaders } from './served.ts';

/** The files of the pack; the back is for redeals. */
const ARTS = builtFiles.filter((file) => /^_astro\/pack-\w+\/(?!back)\w+\.svg$/.test(file));

test('the art of all cards is there before they come to light, and is never asked for again', async ({
  page,
}) => {
  const asked: string[] = [];
  const { close, home } = await serveWithHeaders((path) => {
    if (ARTS.includes(path.slice(1))) asked.push(path);
    return undefined;
  });
  const { start, steps } = recorded('no-redeal');
  await page.goto(`${home}play/#${start.replace(/^.*#/, '')}`);
  await expect.poll(() => new Set(asked).size, { timeout: 15_000 }).toBe(ARTS.length);
  expect(ARTS.length).toBeGreaterThan(16);
  const before = asked.length;
  await page.locator('.lucie-board [data-stop][tabindex="0"]').focus();
  const play = byKeys(page);
  for (const step of steps.slice(0, 20)) await play(step);
  await expect(page.locator('.lucie-state')).toContainText('16 home');
  expect(asked.length - before).toBe(0);
  await close();
});
