import { expect, type Page } from '@playwright/test';

/** Waits until every board of a page answers; some wait until they are seen, so each is scrolled to. */
export async function wakeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('astro-island[ssr]')) {
      island.firstElementChild?.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
