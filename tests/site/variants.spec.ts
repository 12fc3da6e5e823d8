import { expect, type Locator, type Page, test } from '@playwright/test';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { GROUPS, groupOf } from '../../src/ui/compare/compare.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { openFold } from './table.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a page of the variants, and waits until it answers. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`./variants/${path}`);
  await hydratedAtOnce(page);
}

const games = (page: Page): Locator => page.locator('.lucie-game-list > li');
const titles = (page: Page): Promise<string[]> => games(page).getByRole('link').allTextContents();
const LISTED = GROUPS.flatMap((group) =>
  PRESETS.filter(({ rules }) => groupOf(rules) === group).map(({ title }) => title),
);
const rows = (page: Page): Locator => page.locator('.lucie-games-table tbody tr');
const openColumns = (page: Page): Promise<void> =>
  page.getByText('All rules and figures in one table', { exact: true }).click();
const hash = (page: Page): Promise<string> => page.evaluate(() => location.hash);

test('the rules that differ from La Belle Lucie are listed, with what she says instead', async ({ page }) => {
  await page.goto('./variants/the-fan/');
  await expect(page.locator('.rules > li')).toHaveText([
    /^An emptied fan may be filled by a king\.\s+La Belle Lucie: An emptied fan is never filled\.$/,
    /^There is no redeal\.\s+La Belle Lucie: The cards left may be shuffled/,
  ]);
  await page.goto('./variants/la-belle-lucie/');
  await expect(page.locator('.rules')).toHaveCount(0);
});

test('the deal on the page can be played, and a study of the game is there when there is one', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./variants/the-fan/');
  const board = page.locator('#board');
  await board.scrollIntoViewIfNeeded();
  await hydrated(page, '#board');
  await expect(board.locator('.lucie-state')).toContainText('0 home');
  await board
    .getByRole('button', { name: /^ace of \w+, top of fan/ })
    .first()
    .click();
  await expect(board.locator('.lucie-state')).toContainText('1 home');
  await expect(page.getByRole('link', { name: 'Room for a king' })).toBeVisible();
});

test('a reading leads to the table with its rules in force', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./variants/la-belle-lucie/');
  const reading = page.locator('.other', { hasText: 'A redeal may be taken only when no play is left.' });
  await reading.getByRole('link', { name: 'Play it so' }).click();
  await expect(page).toHaveURL(/\/play\/#game=la-belle-lucie&redealWhen=only-when-stuck/);
  await hydrated(page);
  await openFold(page, 'The rules of this game');
  await expect(page.locator('.lucie-rules')).toContainText(
    'A redeal may be taken only when no play is left.',
  );
});

test('a game in the list has what differs in it, its strip of odds with the interval, and how hard it is', async ({
  page,
}) => {
  await open(page, '');
  const game = games(page).filter({ has: page.getByRole('link', { name: 'The Fan', exact: true }) });
  await expect(game).toContainText('An emptied fan may be filled by a king. There is no redeal.');
  await expect(game).toContainText(/Won by best play: (?:at least )?[\d.]+ % [\d.]+–[\d.]+/);
  await expect(game).toContainText(/Difficulty: \w+/);
  // One scale for all: a share of a half lies in the middle of every strip.
  const strips = games(page).locator('.lucie-odds');
  await expect(strips).toHaveCount(PRESETS.length);
  const places = await strips.evaluateAll((all) =>
    all.map((strip) => {
      const { left, width } = strip.getBoundingClientRect();
      return `${Math.round(left)} ${Math.round(width)}`;
    }),
  );
  expect(new Set(places).size).toBe(1);
});

test('list and table are sorted by the headings of the table, both ways, and the address keeps it', async ({
  page,
}) => {
  await open(page, '');
  await expect.poll(() => titles(page)).toEqual(LISTED);
  await expect(rows(page).first()).toBeHidden();
  await openColumns(page);
  const heading = page.getByRole('columnheader', { name: 'Won by best play' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(async () => (await titles(page))[0]).toBe('Without Redeal');
  await heading.getByRole('button').press('Enter');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await titles(page))[0]).toBe('Fan with Reserve');
  await expect(rows(page).first()).toContainText('Fan with Reserve');
  await expect.poll(() => hash(page)).toBe('#sort=best-down');
  await page.reload();
  await expect(games(page).first()).toContainText('Fan with Reserve');
  await openColumns(page);
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
});

test('games are sifted by their rules, and how many are left is said', { tag: '@deep' }, async ({ page }) => {
  await open(page, '');
  await page.getByRole('combobox', { name: 'Redeals' }).selectOption('none');
  await page.getByRole('combobox', { name: 'Build' }).selectOption('any suit');
  const fitting = PRESETS.filter(({ rules }) => groupOf(rules) === 'any-suit' && rules.redeals === 0);
  await expect(games(page)).toHaveCount(fitting.length);
  await expect.poll(() => titles(page)).toEqual(fitting.map(({ title }) => title));
  const all = `of ${PRESETS.length} games`;
  await expect(page.getByRole('status').filter({ hasText: all })).toHaveText(`${fitting.length} ${all}`);
  await page.getByRole('combobox', { name: 'Cards' }).selectOption('104 cards');
  await expect(page.getByText('No game fits.')).toBeVisible();
});

test('games are sifted by what a reader likes, and the address keeps it', async ({ page }) => {
  await open(page, '#likes=hard');
  const button = (name: string): Locator => page.getByRole('button', { name });
  await expect(button('Hard')).toHaveAttribute('aria-pressed', 'true');
  await expect(button('Often won')).toHaveAttribute('aria-pressed', 'false');
  await button('Often won').click();
  await button('Good on a phone').click();
  await expect
    .poll(() => titles(page))
    .toEqual([
      'Alexander the Great',
      'Ceiling Fan',
      'Box Fan',
      'Shamrocks',
      'Shamrocks as Dealt',
      'Scotch Patience',
      'School',
      'Intelligence',
    ]);
  await expect(page.getByText(`8 of ${PRESETS.length} games`)).toBeVisible();
  await expect.poll(() => hash(page)).toBe('#likes=winnable,hard,phone');
  await button('Hard').press('Enter');
  await expect(button('Hard')).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => hash(page)).toBe('#likes=winnable,phone');
});

test('two games are seen side by side, a third joins, and Back leads to the list', async ({ page }) => {
  await open(page, '');
  const show = page.getByRole('button', { name: 'Side by side' });
  await page.getByRole('checkbox', { name: 'Compare La Belle Lucie' }).check();
  await show.click({ force: true });
  await expect(page.locator('.lucie-side')).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Compare The Fan' }).check();
  await show.click();
  await expect(page.getByRole('heading', { name: 'Side by side' })).toBeFocused();
  await expect.poll(() => hash(page)).toBe('#side=la-belle-lucie,the-fan');
  const side = page.locator('.lucie-side');
  await expect(side.getByRole('row', { name: /^Empty fans/ })).toHaveText(
    /An emptied fan is never filled\.\s*An emptied fan may be filled by a king\./,
  );
  await expect(side.getByRole('row', { name: /^Building/ })).toHaveCount(0);
  await side.getByLabel('Add a game').selectOption('Trefoil');
  await expect(side.getByRole('columnheader')).toHaveCount(3);
  await side.getByRole('button', { name: 'Take away The Fan' }).click();
  await expect.poll(() => hash(page)).toBe('#side=la-belle-lucie,trefoil');
  await page.goBack();
  await expect(games(page)).toHaveCount(PRESETS.length);
  await expect(page.getByRole('checkbox', { name: 'Compare Trefoil' })).toBeChecked();
});

test('no more than four games can be ticked', { tag: '@deep' }, async ({ page }) => {
  await open(page, '');
  const boxes = page.getByRole('checkbox');
  for (const at of [0, 1, 2, 3]) await boxes.nth(at).click();
  // It looks and says disabled, and still must not be ticked by anybody.
  await boxes.nth(4).click({ force: true });
  await expect(boxes.nth(4)).not.toBeChecked();
  await expect(page.getByText('Four games ticked')).toBeVisible();
  await page.getByRole('button', { name: 'Untick all' }).click();
  await expect(boxes.nth(0)).not.toBeChecked();
});

test('a link with games side by side opens so, and says what it could not read', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, '#side=trefoil,bridge,bristol');
  await expect(page.locator('.lucie-side').getByRole('columnheader')).toHaveText([/^Trefoil/, /^Bristol/]);
  await expect(page.getByText('could not be read')).toContainText('bridge');
});

test('on a phone a game is a few lines, sorted by the choice above, and its figures a block with their names', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, '');
  await page.getByText('Choose and order').click();
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Won at random: highest first');
  await expect.poll(async () => (await titles(page))[0]).toBe('Fan with Reserve');
  for (const game of await games(page).all()) expect((await game.boundingBox())?.height).toBeLessThan(240);
  await openColumns(page);
  const cell = rows(page).first().locator('td').nth(1);
  expect(await cell.evaluate((td) => getComputedStyle(td, '::before').content)).toBe('"Build"');
});

test('one shuffle under two games is worked out, and stepped through on both boards at once', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, 'same-shuffle/');
  const boards = page.locator('.lucie-pair-board');
  await expect(boards.nth(0)).toContainText('Not won: 50 of 52 cards are home.');
  await expect(boards.nth(1)).toContainText('Won in deal 3 of 3');
  await page.getByText('Shuffles in which a rule or two decide').click();
  await page.getByRole('link', { name: 'Kings in the spaces' }).click();
  await expect(page.getByRole('link', { name: 'Kings in the spaces' })).toBeHidden();
  await expect(boards.nth(0)).toContainText('Proved lost: no more than 3 of 52 cards can come home.');
  await expect(boards.nth(1)).toContainText('Won: all 52 cards are home');
  await expect(boards.nth(0).getByRole('list', { name: 'Rules that differ' })).toHaveText(
    'An emptied fan is never filled.',
  );
  const state = (at: number): Locator => boards.nth(at).locator('.lucie-state');
  await page.getByRole('button', { name: 'Last' }).click();
  await expect(state(0)).toContainText('3 home');
  await expect(state(1)).toContainText('52 home');
  await page.getByRole('button', { name: 'First' }).click();
  await expect(state(1)).toContainText('0 home');
  await page.getByRole('button', { name: 'Next' }).press('ArrowRight');
  await expect(page.getByText(/^Step 1 of \d+$/)).toBeVisible();
  await boards.nth(1).locator('summary').click();
  await boards.nth(1).getByRole('button', { name: /^5\. / }).click();
  await expect(page.getByText(/^Step 5 of \d+$/)).toBeVisible();
});

test('any shuffle can be dealt, and its address shared', { tag: '@deep' }, async ({ page }) => {
  await open(page, 'same-shuffle/');
  await page.getByLabel('One game').selectOption('Without Redeal');
  await page.getByLabel('The other').selectOption('The Fan');
  await page.getByLabel('Shuffle', { exact: true }).fill('elm');
  await page.getByRole('button', { name: 'Deal it' }).click();
  await expect.poll(() => hash(page)).toBe('#a=no-redeal&b=the-fan&seed=elm');
  const boards = page.locator('.lucie-pair-board');
  await expect(boards.nth(0)).toContainText('Proved lost: no more than 4 of 52');
  await expect(boards.nth(1)).toContainText('Proved lost: no more than 5 of 52');
  await page.reload();
  await expect(boards.nth(1)).toContainText('Proved lost: no more than 5 of 52');
  await page.getByLabel('One game').selectOption('House in the Woods');
  await expect(page.getByLabel('The other')).toHaveValue('house-on-the-hill');
});

test('a solver that cannot be had is said, and the boards stay', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/worker*', (route) => route.abort());
  await open(page, 'same-shuffle/#a=no-redeal&b=the-fan&seed=elm');
  await expect(page.getByText('The solver stopped.')).toBeVisible();
  await expect(page.locator('.lucie-pair-board .lucie-board')).toHaveCount(2);
});

for (const path of [
  '#side=la-belle-lucie,three-shuffles-and-a-draw,shamrocks,bristol',
  'same-shuffle/#a=bristol&b=trefoil',
]) {
  test(`axe finds no fault in ${path}, and nothing is too wide on a phone`, { tag: '@deep' }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, path);
    await expect(
      page.locator('.lucie-side, .lucie-result').filter({ hasNotText: /^…$/ }).first(),
    ).toBeVisible();
    expect(await axeFaultsInBoth(page)).toEqual([]);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over).toBeLessThanOrEqual(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list is there with its links, the table with a tap, and nothing that does not answer', {
    tag: '@deep',
  }, async ({ page }) => {
    await page.goto('./variants/');
    await expect.poll(() => titles(page)).toEqual(LISTED);
    await expect(games(page).first()).toContainText('22.9 %');
    await openColumns(page);
    await expect(rows(page).first()).toContainText('22.9 %');
    await expect(rows(page)).toHaveCount(PRESETS.length);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });

  test('the first pair of shuffles is told with its outcomes and moves', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('./variants/same-shuffle/');
    const boards = page.locator('.lucie-pair-board');
    await expect(boards.nth(1)).toContainText('Won in deal 3 of 3');
    await boards.nth(1).locator('summary').click();
    await expect(boards.nth(1).locator('.lucie-moves li').first()).toBeVisible();
  });

  test('the page of a game shows the whole deal on its board', { tag: '@deep' }, async ({ page }) => {
    await page.goto('./variants/house-in-the-woods/');
    const { rules } = presetOf('house-in-the-woods')!;
    await expect(page.locator('#board .lucie-card')).toHaveCount(52 * rules.packs);
    await expect(page.locator('#board noscript p')).toBeVisible();
  });
});
