import { expect, type Page, test } from '@playwright/test';
import { PRESETS } from '../../src/core/preset.ts';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { openFold } from './table.ts';
import { cardsOf, cardsShown, shows } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the play page with a link, and waits until it can be played. */
async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`./play/#${fragment}`);
  await hydrated(page);
}

/** What the address says: it follows the table a moment later. */
const fragmentOf = (page: Page): Promise<string> => page.evaluate(() => location.hash.slice(1));

test('every game can be chosen, and undo brings the one before back', { tag: '@deep' }, async ({ page }) => {
  await open(page, 'game=trefoil&seed=rose');
  for (const { title } of PRESETS) {
    await page.getByRole('button', { name: 'Games', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  for (const _ of PRESETS) await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trefoil');
});

test('a new deal, today’s deal, a word, a number and cards typed in are laid out', async ({ page }) => {
  await open(page, 'game=la-belle-lucie&seed=rose');
  const seen = new Set([await cardsShown(page)]);
  const isNew = async () => {
    await expect.poll(async () => seen.has(await cardsShown(page))).toBe(false);
    seen.add(await cardsShown(page));
  };
  await page.getByRole('button', { name: 'New game' }).click();
  await isNew();
  await openFold(page, 'Another deal');
  await page.getByRole('button', { name: 'Today’s deal' }).click();
  await isNew();
  await expect.poll(() => fragmentOf(page)).toContain(`seed=${new Date().toISOString().slice(0, 10)}`);
  const word = page.getByLabel(/PySolFC/);
  await openFold(page, 'Another deal');
  await word.fill('lucie');
  await page.getByRole('button', { name: 'Deal it' }).click();
  await isNew();
  await openFold(page, 'Another deal');
  await word.fill('24');
  await page.getByRole('button', { name: 'Deal it' }).click();
  await isNew();
  await expect.poll(() => fragmentOf(page)).toContain('seed=pysolfc%3A24');
  await openFold(page, 'Another deal');
  await word.fill('ms0');
  await page.getByRole('button', { name: 'Deal it' }).click();
  await expect(page.getByText(/A Microsoft deal number is from 1/).first()).toBeVisible();
  await page.getByRole('textbox', { name: /one fan a line/ }).fill('XH');
  await page.getByRole('button', { name: /Lay out/ }).click();
  await expect(page.getByText(/found “XH”/).first()).toBeVisible();
});

test('a link that was cut off opens as far as it goes and says so; a senseless one leaves the table', {
  tag: '@deep',
}, async ({ page }) => {
  const played = recorded('la-belle-lucie');
  await open(page, played.linkTo(8).slice(0, -2));
  await expect(page.getByText(/only its first \d+ moves could be read/)).toBeVisible();
  const cut = await cardsShown(page);
  expect(played.steps.map(({ after }) => cardsOf(after))).toContain(cut);

  await page.evaluate(() => {
    location.hash = 'game=whist&seed=1';
  });
  await expect(
    page.getByText(/cannot be opened, so the table stays as it is.*no game has the name “whist”/),
  ).toBeVisible();
  await shows(page, cut);
});

test('house rules are switched, shown against the usual ones, refused when senseless, and in the link', async ({
  page,
}) => {
  await open(page, 'game=la-belle-lucie&seed=rose');
  await openFold(page, 'The rules of this game');
  await page.getByRole('button', { name: 'Change the rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'House rules' });
  const choose = async (rule: string, says: RegExp) => {
    await dialog.locator('summary').filter({ hasText: rule }).first().click();
    await dialog.getByRole('radio', { name: says }).check();
  };
  await choose('Waste piles', /three waste piles/);
  await expect(dialog.getByText('A stock is dealt to waste piles or to emptied fans')).toBeVisible();
  // Playwright waits for a button that is aria-disabled; a player may press it all the same.
  await dialog.getByRole('button', { name: 'Deal with these rules' }).click({ force: true });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'As usual' }).click();
  await choose('Empty fans', /filled by a king/);
  await choose('Moves of a card', /at most once in a deal/);
  const changed = dialog.getByRole('status');
  await expect(changed).toContainText('La Belle Lucie, with 2 rules of your own');
  await expect(changed).toContainText('An emptied fan may be filled by a king.');
  expect(await axeFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Deal with these rules' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('of your own.')).toBeVisible();
  await openFold(page, 'The rules of this game');
  await expect(page.locator('.lucie-rules')).toContainText('An emptied fan may be filled by a king.');
  await expect.poll(() => fragmentOf(page)).toMatch(/^game=[\w-]+&\w+=\w+&seed=/);
});

test('axe finds no fault with the chooser open, nor with the folds open', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, 'game=fan-with-reserve&seed=rose');
  await openFold(page, 'The rules of this game');
  await openFold(page, 'Another deal');
  const faults = () => axeFaults(page);
  expect(await faults()).toEqual([]);
  const note = page.getByText('The address of this page always holds your game');
  await expect(note.filter({ visible: true })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(note.filter({ visible: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await faults()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the play page shows a deal with all its cards, and a sentence', async ({ page }) => {
    await page.goto('./play/');
    const cards = await page
      .locator('.lucie-board .lucie-card')
      .evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));
    expect(new Set(cards).size).toBe(52);
    await expect(page.locator('noscript > p')).toBeVisible();
    await expect(page.locator('main button:visible')).toHaveCount(0);
  });
});
