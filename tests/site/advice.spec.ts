import { expect, type Locator, type Page, test } from '@playwright/test';
import { legalPlays } from '../../src/core/moves.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { board, cardIn, chanceSwitch, dealThatIs, openTable, rules } from './table.ts';

/** A second deal that cannot be won as it lies, so that all depends on the redeal to come. */
const second = { ...dealThatIs('unsolvable'), deal: 2 };
const [move] = legalPlays(rules, second);
if (move?.kind !== 'play') throw new Error('the deal begins with a play');

/** A second deal in which the 10 of hearts could go home; four cards dealt anew are won twice as often as three. */
const holding = unwrap(parsePosition(rules, 'Foundations: C-K D-K H-9 S-K | Deal: 2 | JH KH TH | QH'));

/** A chance with its interval. */
const CHANCE = /[\d.]+\s%\s\([\d.]+–\u2060?[\d.]+\s%\)/;

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Hint' });

/** Asks for a hint until all of it is shown. */
async function askAll(page: Page): Promise<void> {
  await button(page, 'Hint').click();
  await button(page, 'Why?').click();
}

test('why a hint is the best has the chance to win with its interval', async ({ page }) => {
  await openTable(page, second);
  await askAll(page);
  await expect(panel(page)).toContainText(new RegExp(`Chance to win from here .*: ${CHANCE.source}`));
  await expect(panel(page)).toContainText('then redeal');
});

test('on the first page the chance counts both redeals, cards held back included', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('./');
  await hydratedAtOnce(page);
  await askAll(page);
  await expect(panel(page)).toContainText(CHANCE);
  await expect(panel(page)).toContainText('Before the redeal do not play');
});

test('without the table of chances a hint still comes, and says what it looked at', { tag: '@deep' }, async ({
  page,
}) => {
  await page.route('**/odds/*.bin', (route) => route.abort());
  await openTable(page, second);
  await askAll(page);
  await expect(panel(page)).toContainText('Only this deal was searched');
  await expect(panel(page)).not.toContainText('Chance to win');
});

test('a hint to redeal points at the button, and names the cards to hold back', async ({ page }) => {
  await openTable(page, holding);
  await button(page, 'Hint').click();
  await expect(panel(page)).toContainText(/^Redeal the \d+ cards that are left/);
  await expect(button(page, 'Redeal')).toHaveAccessibleDescription(/^Redeal the/);
  await expect(button(page, 'Redeal')).toHaveCSS('border-style', 'dashed');
  await button(page, 'Hint').click();
  await expect(panel(page)).toContainText('Before the redeal do not play the 10 of hearts home');
  await expect(panel(page)).toContainText(
    /10 of hearts home would lower the chance to win from 3\d\s% to 1\d\s%/,
  );
});

test('axe finds no fault in a full hint and a chance, and nothing is too wide', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openTable(page, holding);
  await (await chanceSwitch(page)).check();
  await expect(page.locator('.lucie-chance')).toContainText(CHANCE);
  await askAll(page);
  expect(await axeFaultsInBoth(page, { within: '.lucie-table' })).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('the chance follows the game once it is switched on, and speaks once', async ({ page }) => {
  await openTable(page, second);
  const chance = page.locator('.lucie-chance');
  await expect(chance).toHaveText('Chance to win');
  await (await chanceSwitch(page)).check();
  await expect(chance).toContainText(CHANCE);
  await expect(chance).toContainText('before the first move of deal 2');
  await expect(page.getByRole('status')).toContainText('Chance to win from here');
  await cardIn(page, second, move.card).click();
  await expect(chance).toContainText('after 1 move of deal 2');
  await expect(chance).toContainText(CHANCE);
  await expect(page.getByRole('status')).not.toContainText('Chance to win');
});

test('a redeal that comes too early is told what it gives away', { tag: '@deep' }, async ({ page }) => {
  await openTable(page, second);
  await (await chanceSwitch(page)).check();
  await expect(page.locator('.lucie-chance')).toContainText(CHANCE);
  await button(page, 'Redeal').click();
  await expect(page.getByText(/Best play brings \d+ more cards? home first/).first()).toBeVisible();
  await expect(board(page)).toContainText('Deal 2 of 3');
  await button(page, 'Redeal anyway').click();
  await expect(board(page)).toContainText('Deal 3 of 3');
});

test('the switch says so when the chances cannot be had, and when the solver ends', { tag: '@deep' }, async ({
  page,
}) => {
  await page.route('**/odds/*.bin', (route) => route.abort());
  await openTable(page, second);
  const chance = page.locator('.lucie-chance');
  await (await chanceSwitch(page)).check();
  await expect(chance).toContainText('could not be loaded');
  await page.unroute('**/odds/*.bin');
  await cardIn(page, second, move.card).click();
  await expect(chance).toContainText(CHANCE);

  await (await chanceSwitch(page)).uncheck();
  await page.route('**/worker*', (route) => route.abort());
  await page.reload();
  await hydrated(page);
  await (await chanceSwitch(page)).check();
  await expect(chance).toContainText('The solver stopped.');
});

test('when the words of a hint cannot be loaded the table says so, and lives on', { tag: '@deep' }, async ({
  page,
}) => {
  await page.route('**/aids*.js', (route) => route.abort());
  await openTable(page, second);
  await button(page, 'Hint').click();
  await expect(page.getByText('could not be loaded').first()).toBeVisible();
  await cardIn(page, second, move.card).click();
  await expect(page.getByText('could not be loaded')).toHaveCount(0);
});
