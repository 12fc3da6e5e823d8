import { expect, type Page, test } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';

/** Opens the page for searching, and waits until it answers. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`./search/${query}`);
  await hydrated(page);
}
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });
const results = (page: Page) => page.locator('.lucie-search ol > li > a');
const status = (page: Page) => page.getByRole('status');

/** What people look for, and a page that has to be among the first three, with its kind. */
const LOOKED_FOR = [
  ['merci', 'Draw · merci, grace move', 'Glossary'],
  ['three shuffles', 'Three Shuffles and a Draw', 'Game'],
  ['midnight oil', 'Midnight Oil', 'Glossary'],
  ['clover leaf', 'One name, several games', 'History'],
  ['les fleurons', 'Trefoil · Les Fleurons', 'Glossary'],
  ['the fan', 'The Fan', 'Game'],
  ['reshuffle', 'Redeal · reshuffle, shuffle', 'Glossary'],
  ['cards under kings', 'Cards under kings', 'Strategy'],
  ['a ten to build on', 'A ten to build on', 'Annotated game'],
  ['how often is each game won', 'How often each game is won', 'Numbers'],
  ['foundations', 'Foundation', 'Glossary'],
  // What people want of the site itself, in the words that other programs have taught them.
  ['dark mode', 'Help', 'Help'],
  ['bigger cards', 'Help', 'Help'],
  ['colour blind', 'Help', 'Help'],
  ['left handed', 'Help', 'Help'],
  ['backup', 'Help', 'Help'],
  ['report a bug', 'Help', 'Help'],
  ['install', 'About this site', 'About'],
  ['privacy', 'About this site', 'About'],
  ['embed', 'Boards on other pages', 'Boards on other pages'],
  ['daily puzzle', 'Deal and puzzle of the day', 'Today'],
  ['odds of winning', 'Numbers', 'Numbers'],
] as const;

test('what people look for is among the first, by any of its names', async ({ page }) => {
  await open(page);
  for (const [query, title, kind] of LOOKED_FOR) {
    await field(page).fill(query);
    await expect(status(page), query).toHaveText(new RegExp(`for “${query}”\\.$`));
    const first = page.locator('.lucie-search ol > li:nth-child(-n + 4)');
    const wanted = first.filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(wanted.filter({ hasText: kind }).first(), query).toBeVisible();
  }
});

test('a result says where it stands, leads there, and is there again on coming back', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page);
  await field(page).fill('grace move');
  await expect(results(page).first()).toHaveText('Draw · merci, grace move');
  await expect(page.locator('.lucie-search mark').first()).toBeVisible();
  await expect(page).toHaveURL(/search\/\?q=grace\+move$/);
  await results(page).first().click();
  await expect(page).toHaveURL(/glossary\/#merci$/);
  await expect(page.locator('#merci')).toBeInViewport();
  await page.goBack();
  await expect(field(page)).toHaveValue('grace move');
  await expect(results(page).first()).toHaveText('Draw · merci, grace move');
});

test('the key / opens it from any page, not while typing, and can be switched off', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('./play/');
  await hydrated(page);
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');

  await page.getByRole('checkbox', { name: 'Use single keys' }).uncheck();
  await page.goto('./about/');
  await page.keyboard.press('/');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/\/about\/$/);
  await open(page);
  const again = page.getByRole('checkbox', { name: 'Use single keys' });
  await expect(again).not.toBeChecked();
  await again.check();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.goto('./about/');
  await page.keyboard.press('/');
  await expect(page).toHaveURL(/\/search\/$/);
});

test('the keyboard goes from the field through the results and back', { tag: '@deep' }, async ({ page }) => {
  await open(page, '?q=redeal');
  await expect(results(page)).toHaveCount(8);
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(results(page).nth(0)).toBeFocused();
  await page.getByRole('button', { name: 'Show 8 more' }).press('Enter');
  await expect(results(page)).toHaveCount(16);
  await expect(results(page).nth(8)).toBeFocused();
});

test('where nothing is found, names like it and the whole list help on', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page);
  await field(page).fill('qqqqq');
  await expect(status(page)).toContainText('Nothing was found for “qqqqq”.');
  await field(page).fill('midnigt ole');
  await expect(status(page)).toContainText('“midnigt ole”');
  await expect(page.locator('.lucie-search-likely').getByRole('link')).toHaveText(['Midnight Oil']);
  await field(page).fill('triffoil');
  await expect(status(page)).toContainText('No page has the word “triffoil”.');
  await page.locator('.lucie-search-likely').getByRole('link', { name: 'Trefoil' }).first().click();
  await expect(page).toHaveURL(/trefoil/);
  await open(page, '?q=%3Cb%3Exqzzq%3C%2Fb%3E');
  await expect(status(page)).toContainText('Nothing was found for “<b>xqzzq</b>”.');
  await expect(page.locator('#a-to-z').getByRole('link', { name: 'Grace move' })).toBeVisible();
});

test('an index that does not come leaves the list, and says so', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/find/**', (route) => route.abort());
  await open(page, '?q=merci');
  await expect(status(page)).toContainText('The search could not be loaded.');
  await expect(page.locator('.lucie-search-likely').getByRole('link', { name: 'Merci' })).toBeVisible();
  await page.unroute('**/find/**');
  await field(page).fill('merci ');
  await field(page).fill('redeal');
  await expect(results(page).first()).toBeVisible();
});

test('the index comes only when something is looked for', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page);
  expect(asked.filter((path) => path.includes('/find/'))).toEqual([]);
  await field(page).fill('king');
  await expect(results(page).first()).toBeVisible();
  expect(asked.filter((path) => path.includes('/find/')).length).toBeGreaterThan(3);
});

test('with results the page has no fault that axe can find', { tag: '@deep' }, async ({ page }) => {
  await open(page, '?q=fan');
  await expect(results(page)).toHaveCount(8);
  expect(await axeFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything stands on the page from A to Z, and no field that does nothing', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('./about/');
    await page.getByRole('link', { name: 'Search' }).click();
    await expect(field(page)).toBeHidden();
    const list = page.locator('#a-to-z');
    for (const name of ['Trefoil Variants', 'Midnight Oil', 'Grace move', 'The draw', 'A ten to build on'])
      await expect(list.getByRole('link', { name, exact: true }).first()).toBeVisible();
  });
});
