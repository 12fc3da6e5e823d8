import { expect, type Page } from '@playwright/test';

/** Waits until the whole site is kept and the page comes from what is kept. */
export async function whenKept(page: Page): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}
