import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { openDrawer, openFold } from './table.ts';
import { cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const game = recorded('la-belle-lucie');

/** Comes to the play page from another, so that Back has somewhere to go. */
async function open(page: Page): Promise<void> {
  await page.goto('./about/');
  await page.goto(`./play/#${game.linkTo(8)}`);
  await expect(page.locator('.lucie-table [role="status"]')).toContainText('The game you opened');
  await hydrated(page);
}
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
const dialogs = (page: Page) => page.locator('dialog[open]');
/** How many dialogs the entry of the history counts that the page stands in. */
const counted = (page: Page) => page.evaluate(() => history.state?.dialogs ?? 0);
/** The browser's own buttons, which need no new page here. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((arrived) => {
        addEventListener('popstate', () => arrived(), { once: true });
        history.forward();
      }),
  );
/** Waits until the page stands where no dialog is. */
async function atTable(page: Page): Promise<void> {
  await expect(dialogs(page)).toHaveCount(0);
  await expect.poll(() => counted(page)).toBe(0);
}

const DOORS: readonly (readonly [string, (page: Page) => Promise<unknown>])[] = [
  ['drawer', openDrawer],
  ['chooser of games', (page) => page.getByRole('button', { name: 'Games', exact: true }).click()],
  ['settings', (page) => page.getByRole('button', { name: 'Settings', exact: true }).click()],
  ['help on the keys', (page) => page.getByRole('button', { name: 'Keys', exact: true }).click()],
];

for (const [name, openDialog] of DOORS)
  test(`Back closes the ${name}, and leaves nothing in the history`, {
    tag: name === 'drawer' ? [] : '@deep',
  }, async ({ page }) => {
    await open(page);
    const cards = await cardsShown(page);
    const address = page.url();
    await openDialog(page);
    await expect(dialogs(page)).toHaveCount(1);
    await back(page);
    await atTable(page);
    expect(await cardsShown(page)).toBe(cards);
    await expect(page).toHaveURL(address);
    // Forward would come to where the dialog was: the page goes back at once.
    await forward(page);
    await atTable(page);

    await openDialog(page);
    await expect(dialogs(page)).toHaveCount(1);
    await page.keyboard.press('Escape');
    await atTable(page);
    expect(await cardsShown(page)).toBe(cards);
    await expect(page).toHaveURL(address);
    // The next step back leaves the page.
    await page.goBack();
    await expect(page).toHaveURL(/\/about\/$/);
  });

test('of two dialogs Back closes the upper one, and a choice that closes both leaves the page as it was come to', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  await openFold(page, 'The rules of this game');
  const change = page.getByRole('button', { name: 'Change the rules' });
  await change.click();
  await expect(dialogs(page)).toHaveCount(2);
  await back(page);
  await expect(dialogs(page)).toHaveCount(1);
  await expect.poll(() => counted(page)).toBe(1);
  await change.click();
  await expect(dialogs(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Deal with these rules' }).click();
  await atTable(page);
  await expect.poll(() => page.url()).not.toContain(game.linkTo(8));
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('the address follows a game that goes on beneath a drawer, also once that is closed', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  const here = page.url();
  await undo(page);
  await openDrawer(page);
  await expect.poll(() => page.url()).not.toBe(here);
  const written = page.url();
  const cards = await cardsShown(page);
  await back(page);
  await atTable(page);
  await expect.poll(() => page.url()).toBe(written);
  expect(await cardsShown(page)).toBe(cards);
});

test('a game chosen in a drawer that was opened before the address was written stays on the table', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  const here = page.url();
  await undo(page);
  await openFold(page, 'Another deal');
  // By now the entry of the drawer has an address that the one below has not.
  await expect.poll(() => page.url()).not.toBe(here);
  await page.getByRole('button', { name: 'Today’s deal' }).click();
  await atTable(page);
  await expect(page.locator('.lucie-state')).toContainText('0 home');
  await expect.poll(() => page.url()).toContain(new Date().toISOString().slice(0, 10));
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.lucie-state')).toContainText('0 home');
});

test('a dialog that opens while the page is still on its way back from another has an entry of its own', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  const cards = await cardsShown(page);
  await openDrawer(page);
  // A Back of ours before the page has arrived would be a second one: it is waited for.
  await page.evaluate(
    () =>
      new Promise<void>((arrived) => {
        addEventListener('popstate', () => arrived(), { once: true });
        const games = [...document.querySelectorAll('button')].find(
          ({ textContent }) => textContent === 'Games',
        );
        document.querySelector('dialog')?.close();
        // After the page has set out, and before it has arrived.
        setTimeout(() => games?.click());
      }),
  );
  await expect(dialogs(page)).toHaveCount(1);
  await expect(page.getByRole('dialog', { name: 'Choose a game' })).toBeVisible();
  await expect.poll(() => counted(page)).toBe(1);
  await back(page);
  await atTable(page);
  expect(await cardsShown(page)).toBe(cards);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('a page that is loaded again with an open drawer is left by one step back', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page);
  await openDrawer(page);
  await page.reload();
  await hydrated(page);
  await atTable(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/about\/$/);
});

test('what a drawer has done is said in the drawer, and what was said before it is not', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  await undo(page);
  const table = page.locator('.lucie-table [role="status"]');
  await expect(table).toContainText('Taken back');
  await openFold(page, 'Another deal');
  const drawer = page.getByRole('dialog', { name: 'More' });
  const heard = drawer.getByRole('status');
  await expect(heard).toHaveText('');
  await drawer.getByRole('textbox', { name: /one fan a line/ }).fill('XH');
  await drawer.getByRole('button', { name: /Lay out/ }).click();
  await expect(heard).toContainText('found “XH”');
  // One voice: whatever else is live on the page is outside of the modal dialog, and so not heard.
  await expect(drawer.locator('[aria-live], [role="status"], [role="alert"]')).toHaveCount(1);
  await openFold(page, 'Bookmarks');
  await drawer.getByRole('button', { name: 'Bookmark this moment' }).click();
  await expect(heard).toContainText('Bookmarked');
});

test('what a drawer has laid out is said by the table once the drawer is closed', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page);
  const table = page.locator('.lucie-table [role="status"]');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const region = document.querySelector('.lucie-table [role="status"]')!;
    new MutationObserver(() => {
      if (document.querySelector('dialog:modal') === null) said.push(region.textContent ?? '');
    }).observe(region, { childList: true, characterData: true, subtree: true });
  });
  await openFold(page, 'Another deal');
  await page.getByRole('button', { name: 'Today’s deal' }).click();
  await atTable(page);
  await expect(table).toContainText('A new deal is on the table.');
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said))
    .toEqual([expect.stringContaining('A new deal is on the table.')]);
});
