import { expect, type Page } from '@playwright/test';
import { builtText } from './built.ts';

/** The addresses of the files that the service worker keeps, below its own. */
export const keptFiles: readonly string[] = JSON.parse(
  /^self\.KEPT=(\[.*?\]);/.exec(builtText('sw.js'))?.[1] ?? '[]',
).map(({ url }: { url: string }) => url.slice('./'.length));

/** Waits until the whole site is kept and the page comes from what is kept. */
export async function whenKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}
