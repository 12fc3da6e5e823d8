import { expect, type Page } from '@playwright/test';

/**
 * Waits until what islands do once they have been painted is done, and what that leads to: some read the address or what is
 * kept then, and would put it in the place of what a test has chosen meanwhile.
 */
export async function settled(page: Page): Promise<void> {
  const frames = async (): Promise<void> => {
    for (let frame = 0; frame < 2; frame++)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  };
  // A page that gives way to the next one in the meantime gives no answer.
  await expect(() => page.evaluate(frames)).toPass();
}

/**
 * Waits until nothing on a page matches a selector. An expectation would look again after a tenth, a quarter, half a second
 * and whole ones, and the page is opened in every test: this looks at each frame.
 */
async function gone(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((sought) => document.querySelector(sought) === null, selector);
}

/**
 * Waits until the islands of a page answer; of one part of it, if a selector names it. The part has to hold islands: a
 * selector of something inside an island would wait for nothing.
 */
export async function hydrated(page: Page, within = ''): Promise<void> {
  // After a link the address is that of the next page before its islands are there to be waited for.
  await page.waitForLoadState();
  if (within !== '') await expect(page.locator(`${within} astro-island`)).not.toHaveCount(0);
  await gone(page, `${within} astro-island[ssr]`);
  await settled(page);
}

/** Waits until the islands answer that a page wakes by itself: those further down wake when they are seen. */
export async function hydratedAtOnce(page: Page): Promise<void> {
  await page.waitForLoadState();
  await gone(page, 'astro-island[ssr]:not([client="seen"])');
  await settled(page);
}

/** Waits until every island of a page answers; each is scrolled to. */
export async function hydratedBySight(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('astro-island[ssr]')) {
      island.firstElementChild?.scrollIntoView();
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    }
  });
  await hydrated(page);
}
