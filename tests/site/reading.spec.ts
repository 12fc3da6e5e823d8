import { expect, test } from '@playwright/test';

/** A page of every kind. */
const kinds = [
  '',
  'play/',
  'learn/',
  'learn/the-redeal/',
  'strategy/',
  'strategy/free-builds/',
  'variants/',
  'variants/trefoil/',
  'variants/trefoil/card/',
  'variants/cards/',
  'variants/same-shuffle/',
  'numbers/',
  'numbers/win-rates/',
  'studies/',
  'studies/a-ten-kept-back/',
  'studies/a-ten-kept-back/text/',
  'history/',
  'history/names/',
  'glossary/',
  'sources/',
  'news/',
  'record/',
  'help/',
  'embedding/',
  'about/',
  'no-such-page/',
];

for (const path of kinds) {
  const name = path === '' ? 'the first page' : path;

  test(`${name} fits at 200 %`, async ({ browser, baseURL }) => {
    // A window of 1280 pixels zoomed to 200 % is one of 640 with two pixels for each.
    const context = await browser.newContext({
      viewport: { width: 640, height: 360 },
      deviceScaleFactor: 2,
      ...(baseURL && { baseURL }),
    });
    const page = await context.newPage();
    await page.goto(`./${path}`, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await context.close();
  });

  test(`${name} is gone through by Tab from the way past the navigation on, and shows where one is`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(`./${path}`, { waitUntil: 'networkidle' });
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the text' });
    await expect(skip).toBeFocused();
    const box = await skip.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(0);
    await expect(skip).toHaveCSS('clip-path', 'none');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    let before: string | null = null;
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => {
        const now = document.activeElement;
        if (now === null || now === document.body) return null;
        // What stands in a frame shows it there.
        if (now instanceof HTMLIFrameElement) return { later: true, seen: true, text: 'a frame' };
        const last = document.querySelector('[data-was-focused]');
        const later =
          last === null || Boolean(last.compareDocumentPosition(now) & Node.DOCUMENT_POSITION_FOLLOWING);
        last?.removeAttribute('data-was-focused');
        now.setAttribute('data-was-focused', '');
        const around = [...document.querySelectorAll('main :has(:focus-visible)')];
        const seen = [now, ...now.querySelectorAll('*'), ...around].some((one) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(one);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        });
        return { later, seen, text: now.outerHTML.slice(0, 120) };
      });
      if (at === null) break;
      expect(at.seen, `${at.text} shows that it has the focus`).toBe(true);
      expect(at.later, `${at.text} stands after ${before}`).toBe(true);
      before = at.text;
    }
  });

  test(`${name} is read in order: no heading leaves out a step, no part is a stop before its turn`, async ({
    page,
  }) => {
    await page.goto(`./${path}`);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((all) => all.map((one) => Number(one.tagName.slice(1))));
    expect(levels[0]).toBe(1);
    for (const [at, level] of levels.entries())
      expect(level - (levels[at - 1] ?? 0), `heading ${at + 1}`).toBeLessThanOrEqual(1);
    await expect(page.locator('[tabindex]:not([tabindex="0"]):not([tabindex="-1"])')).toHaveCount(0);
  });
}
