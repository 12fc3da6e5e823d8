import { expect, type Page, test } from '@playwright/test';
import { unwrap } from '../../src/core/result.ts';
import { DEFAULT_SETTINGS, LOOKS, readSettings } from '../../src/play/settings.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { moduleComes, openDrawer } from './table.ts';

const KEY = 'lucie.settings';

async function open(page: Page, path = './play/#game=la-belle-lucie&seed=rose'): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
async function choose(page: Page, ...names: string[]): Promise<void> {
  // On narrow windows they are in the drawer.
  if ((page.viewportSize()?.width ?? 0) < 768) await openDrawer(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  for (const name of names) await settings(page).getByRole('radio', { name }).check();
  await settings(page).getByRole('button', { name: 'Close' }).click();
}
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', KEY);
/** The colours of the suits on the boards of a page. */
const colours = (page: Page) =>
  page
    .locator('.lucie-board')
    .first()
    .evaluate((board) =>
      ['C', 'D', 'H', 'S'].map((suit) => {
        const face = board.querySelector(`[data-suit="${suit}"] .lucie-face`);
        return face === null ? '' : getComputedStyle(face).color;
      }),
    );
const looks = (page: Page) => page.locator('html').evaluate(({ dataset }) => ({ ...dataset }));

test('settings hold at once, after a reload, on a lesson and on the first page, before anything is painted', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  expect(new Set(await colours(page)).size).toBe(2);
  // What is usual is not said: that would have the whole page styled once more as it opens.
  for (const look of LOOKS) expect(await looks(page)).not.toHaveProperty(look);
  await choose(page, 'Four colours', 'Large', 'Left', 'None');
  const chosen = { deck: 'four', size: 'large', hand: 'left', motion: 'none' };
  await expect.poll(() => looks(page)).toMatchObject(chosen);
  await expect.poll(async () => new Set(await colours(page)).size).toBe(4);
  const four = await colours(page);
  await expect
    .poll(async () => unwrap(readSettings(await kept(page))))
    .toEqual({ ...DEFAULT_SETTINGS, ...chosen });

  await page.reload();
  expect(await looks(page)).toMatchObject(chosen);
  // Without the page's own scripts the looks are there as well: the head sets them, and no other script may hurry.
  await page.route('**/*.js', (route) => route.abort());
  for (const path of ['./learn/the-deal-and-the-first-cards-home/', './']) {
    await page.goto(path);
    expect(await looks(page)).toMatchObject(chosen);
    expect(await colours(page)).toEqual(four);
  }
});

test('the board is mirrored for the left hand, and large cards are larger, without a sideways scroll', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    const measure = () =>
      page.locator('.lucie-board').evaluate((board) => {
        const left = (selector: string) => board.querySelector(selector)?.getBoundingClientRect().left ?? 0;
        const rank = getComputedStyle(board.querySelector('.lucie-fan .lucie-rank') ?? board).fontSize;
        return {
          mirrored: left('.lucie-state') < left('.lucie-place'),
          rank: Number.parseFloat(rank),
          over: document.documentElement.scrollWidth - innerWidth,
        };
      });
    await choose(page, 'Usual', 'Right');
    await expect.poll(async () => (await measure()).mirrored).toBe(false);
    const usual = await measure();
    await choose(page, 'Large', 'Left');
    await expect.poll(async () => (await measure()).mirrored).toBe(true);
    const large = await measure();
    expect([usual.mirrored, large.mirrored]).toEqual([false, true]);
    expect(large.rank).toBeGreaterThan(usual.rank * 1.1);
    expect([usual.over, large.over]).toEqual([0, 0]);
    await page.keyboard.press('Escape');
  }
});

test('the bars of the browser take the colour of the chosen theme', { tag: '@deep' }, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const bars = () =>
    page
      .locator('meta[name="theme-color"]')
      .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));
  const both = await bars();
  await choose(page, 'Dark');
  await expect.poll(bars).toEqual([both[1], both[1]]);
  await page.reload();
  expect(await bars()).toEqual([both[1], both[1]]);
  await choose(page, 'Light');
  await expect.poll(bars).toEqual([both[0], both[0]]);
});

test('a touch beside the settings closes them, one between two choices does not', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Settings' }).click();
  const { x = 0, y = 0 } = (await settings(page).boundingBox()) ?? {};
  await page.mouse.click(x + 3, y + 3);
  await expect(settings(page)).toBeVisible();
  await page.mouse.click(Math.max(x - 8, 2), y + 60);
  await expect(settings(page)).toHaveCount(0);
});

test('with no motion no card glides', { tag: '@deep' }, async ({ page }) => {
  await open(page);
  await moduleComes(page, 'board-motion');
  // Counts the glides that are begun, since they are over too soon to be looked for.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      document.body.dataset.glides = String(Number(document.body.dataset.glides ?? 0) + 1);
      return animate.apply(this, how);
    };
  });
  const glides = () => page.locator('body').evaluate(({ dataset }) => Number(dataset.glides ?? 0));
  await page.getByRole('button', { name: 'New game' }).click();
  await expect.poll(glides).toBeGreaterThan(10);
  await choose(page, 'None');
  const before = await glides();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.locator('.lucie-status')).toContainText('Back in your other game');
  expect(await glides()).toBe(before);
});

test('two tabs: what one chooses holds in the other, and neither undoes the other', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  const lesson = await context.newPage();
  await lesson.goto('./learn/the-deal-and-the-first-cards-home/');
  await choose(page, 'Four colours');
  for (const tab of [other, lesson]) await expect(tab.locator('html')).toHaveAttribute('data-deck', 'four');
  await choose(other, 'Left');
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left');
  await expect
    .poll(async () => unwrap(readSettings(await kept(page))))
    .toMatchObject({ deck: 'four', hand: 'left' });
});

for (const text of ['rhubarb', '{"version":9,"deck":"four"}']) {
  test(`what cannot be read is left as it is until something is chosen, and then set aside: ${text}`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('./about/');
    await page.evaluate(([key, lies]) => localStorage.setItem(key!, lies!), [KEY, text]);
    await open(page);
    expect(new Set(await colours(page)).size).toBe(2);
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(settings(page)).toContainText('cannot be read, so all is as usual');
    expect(await kept(page)).toBe(text);
    await settings(page).getByRole('radio', { name: 'Left' }).check();
    await expect(settings(page)).not.toContainText('cannot be read');
    await expect.poll(async () => unwrap(readSettings(await kept(page))).hand).toBe('left');
    expect(await page.evaluate((key) => localStorage.getItem(`${key}.unread`), KEY)).toBe(text);
  });
}

test('where nothing can be kept they last as long as the page, and a sentence says so', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page);
  await choose(page, 'Four colours', 'Left');
  await expect.poll(() => looks(page)).toMatchObject({ deck: 'four', hand: 'left' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(settings(page)).toContainText('are gone when you close the page');
  await expect(settings(page).getByRole('radio', { name: 'Four colours' })).toBeChecked();
});

test('by keys alone, and axe finds no fault with the dialog open', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await settings(page).getByRole('radio', { name: 'Two colours' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('html')).toHaveAttribute('data-deck', 'four');
  expect(await axeFaultsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('where cards cannot go home by themselves the settings say why', { tag: '@deep' }, async ({ page }) => {
  for (const [id, why] of [
    ['la-belle-lucie', null],
    ['super-flower-garden', /Not in Super Flower Garden: cards of other suits/],
    ['house-in-the-woods', /Not in House in the Woods: with two packs/],
    ['bristol', /Not in Bristol: a foundation takes any suit/],
  ] as const) {
    await page.goto('./about/');
    await open(page, `./play/#game=${id}&seed=rose`);
    await page.getByRole('button', { name: 'Settings' }).click();
    if (why === null) await expect(settings(page)).not.toContainText('Not in');
    else await expect(settings(page)).toContainText(why);
  }
});

test('for the left hand pictures lie beside the index, and the state beside the foundations', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
    KEY,
    JSON.stringify({ version: 1, hand: 'left' }),
  ] as const);
  // A deal with courts and pips on top.
  await open(page, `./play/#${recorded('la-belle-lucie').linkTo(40)}`);
  await expect(page.locator('.lucie-felt')).toHaveCSS('direction', 'rtl');
  const found = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const state = box(document.querySelector('.lucie-state')!);
    const slots = [...document.querySelectorAll('.lucie-piles > li')].map(box);
    const tops = [...document.querySelectorAll('.lucie-fan > .lucie-card:last-child')];
    const beside = tops.map((card) => {
      const index = box(card.querySelector('.lucie-index')!);
      const picture = box(card.querySelector('.lucie-pip') ?? card.querySelector('.lucie-art > use')!);
      return picture.right < index.left + index.width / 2;
    });
    return { slots: slots.filter(({ left }) => left < state.right).length, beside };
  });
  expect(found.slots).toBe(0);
  expect(found.beside.length).toBeGreaterThan(10);
  expect(found.beside).not.toContain(false);
});
