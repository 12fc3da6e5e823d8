import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { board, keysCome } from './table.ts';
import { cardsOf, shows } from './touches.ts';

const played = recorded('la-belle-lucie');
const [before, after] = [played.steps[1]!.after, played.steps[2]!.after].map(cardsOf) as [string, string];
const line = (page: Page) => page.locator('.lucie-status');

test.beforeEach(async ({ page }) => {
  await page.goto(`./play/#${played.linkTo(3)}`);
  await hydrated(page);
  await shows(page, after);
  await keysCome(page);
  await page.waitForLoadState('networkidle');
});

test('undo and redo, wherever the focus is', async ({ page }) => {
  const places: (() => Promise<void>)[] = [
    () => page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()),
    () => page.locator('header a').first().focus(),
    () => page.getByRole('button', { name: 'Hint', exact: true }).focus(),
    () => board(page).locator('[data-stop][tabindex="0"]').focus(),
  ];
  for (const goThere of places)
    for (const [undo = '', redo = ''] of [
      ['u', 'r'],
      ['Control+z', 'Control+Shift+z'],
      ['Meta+z', 'Control+y'],
    ]) {
      await goThere();
      await page.keyboard.press(undo);
      await shows(page, before);
      await page.keyboard.press(redo);
      await shows(page, after);
    }
});

test('hint, deal again, next deal, help, and a card that is typed', async ({ page }) => {
  await page.keyboard.press('h');
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(line(page)).toContainText('Press Redeal again');
  // It would lie over the question.
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(line(page)).not.toContainText('Press Redeal again');
  await page.keyboard.press('n');
  await expect(line(page)).toContainText('A new deal is on the table.');
  // There is nothing to restart yet.
  await expect(page.getByRole('button', { name: 'Restart' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('u');
  await shows(page, after);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toBeVisible();
  expect(await help.evaluate((dialog) => dialog.scrollTop)).toBe(0);
  await page.keyboard.press('u');
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await shows(page, after);

  await page.keyboard.press('k');
  await page.keyboard.press('d');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^king of diamonds/);
  await expect(line(page)).not.toContainText('Press Redeal again');
});

test('the focus stays on the board when cards are dealt, and the first fan has it', async ({ page }) => {
  const firstFan = () => board(page).locator('.lucie-fan').first().locator('[data-stop]').last();
  await board(page).locator('[data-stop][tabindex="0"]').focus();
  for (const keys of [['n'], ['n'], ['d', 'd']]) {
    for (const key of keys) await page.keyboard.press(key);
    await expect(firstFan()).toBeFocused();
  }
});

test('the aids close by Escape, which gives the focus back, and make way for the card with the focus', async ({
  page,
}) => {
  const aids = page.getByRole('button', { name: 'Aids' });
  const xray = page.getByRole('switch', { name: /^X-ray/ });
  await aids.focus();
  await page.keyboard.press('Enter');
  await xray.focus();
  await page.keyboard.press('Escape');
  await expect(xray).toBeHidden();
  await expect(aids).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(xray).toBeVisible();
  await page.keyboard.press('k');
  await page.keyboard.press('d');
  await expect(page.locator(':focus')).toHaveAttribute('aria-label', /^king of diamonds/);
  await expect(xray).toBeHidden();
  // What the aids have opened gives the focus back to them.
  await aids.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'All moves' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'All moves' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'All moves' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'All moves' })).toBeFocused();
});

test('a hint draws an arrow from the card to its place, and its second press plays the move', async ({
  page,
}) => {
  for (let made = 0; made < 3; made++) await page.keyboard.press('u');
  await page.reload();
  await hydrated(page);
  await keysCome(page);
  await page.waitForLoadState('networkidle');
  const arrow = page.locator('.lucie-arrow-line');
  const hint = page.getByRole('region', { name: 'Hint' });
  await page.keyboard.press('h');
  await expect(hint).toBeVisible();
  await expect(page.locator('.lucie-card.lucie-mark-hint')).toHaveCount(1);
  await expect(arrow).toHaveCount(1);
  const meet = async () => {
    const one = (await arrow.boundingBox())!;
    const other = (await page.locator('.lucie-card.lucie-mark-hint .lucie-face').boundingBox())!;
    return (
      one.x < other.x + other.width &&
      other.x < one.x + one.width &&
      one.y < other.y + other.height &&
      other.y < one.y + one.height
    );
  };
  await expect.poll(meet).toBe(true);
  await page.keyboard.press('Escape');
  await expect(arrow).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.getByRole('button', { name: 'Play it' })).toBeVisible();
  await page.keyboard.press('h');
  await expect(arrow).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Hint', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled');
});

test('a key that is held confirms no redeal, and goes on along the moves', { tag: '@deep' }, async ({
  page,
}) => {
  await page.keyboard.down('d');
  await page.keyboard.down('d');
  await expect(line(page)).toContainText('Press Redeal again');
  await page.keyboard.up('d');
  await shows(page, after);
  await page.keyboard.press('Escape');
  await page.keyboard.down('u');
  await page.keyboard.down('u');
  await page.keyboard.up('u');
  await shows(page, cardsOf(played.steps[0]!.after));
});

test('who would rather find the move is shown the card first', { tag: '@deep' }, async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('lucie.settings', '{"version":1,"hint":"nudge"}'));
  for (let made = 0; made < 3; made++) await page.keyboard.press('u');
  await page.reload();
  await hydrated(page);
  await keysCome(page);
  await page.waitForLoadState('networkidle');
  const hint = page.getByRole('region', { name: 'Hint' });
  await page.keyboard.press('h');
  await expect(hint).toContainText('Look at the');
  await expect(page.locator('.lucie-arrow-line')).toHaveCount(0);
  await page.keyboard.press('h');
  await expect(page.locator('.lucie-arrow-line')).toHaveCount(1);
});

test('a hint takes the room of the aids, which come back when it goes', { tag: '@deep' }, async ({
  page,
}) => {
  const aids = page.getByRole('button', { name: 'Aids' });
  const hint = page.getByRole('region', { name: 'Hint' });
  const builds = page.getByRole('switch', { name: 'Show free builds' });
  await aids.click();
  await expect(builds).toBeVisible();
  await page.keyboard.press('h');
  await expect(hint).toBeVisible();
  await expect(builds).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(builds).toBeVisible();
  await page.keyboard.press('h');
  await expect(hint).toBeVisible();
  await aids.click();
  await expect(hint).toBeHidden();
  await expect(builds).toBeVisible();
});

test('what is asked for is said and shown', { tag: '@deep' }, async ({ page }) => {
  for (const [key, words] of [
    ['l', /^\s*\d+ moves: /],
    ['f', /^\s*Fan \d+: /],
    ['s', /Foundations: /],
    // The last: a suit that is typed soon after it would make a ten.
    ['t', /^\s*Tops: /],
  ] as const) {
    await page.keyboard.press(key);
    await expect(line(page)).toContainText(words);
    await expect(page.getByRole('status')).toContainText(words);
  }
});

test('not in a text field, and single keys can be switched off', { tag: '@deep' }, async ({ page }) => {
  await page.evaluate(() => {
    const field = document.createElement('input');
    document.querySelector('main')!.append(field);
    field.focus({ preventScroll: true });
  });
  await page.keyboard.type('unl9c');
  await page.keyboard.press('Control+z');
  await shows(page, after);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.evaluate(() => {
    document.documentElement.dataset.slash = 'off';
  });
  await page.keyboard.press('u');
  await shows(page, after);
  await page.keyboard.press('Control+z');
  await shows(page, before);
});

test('a wrong move in a puzzle is tried again by a key from anywhere', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./practice/which-first-01/', { waitUntil: 'networkidle' });
  await hydrated(page, '#board');
  await keysCome(page);
  await page.locator('#board [data-card="23"]').last().click();
  await expect(page.getByText('This loses the goal.', { exact: true })).toBeVisible();
  await page.locator('header a').first().focus();
  await page.keyboard.press('r');
  await expect(page.getByText('This loses the goal.', { exact: true })).toBeHidden();
});

test('a key that comes before what answers it is answered then, in its turn', { tag: '@deep' }, async ({
  page,
}) => {
  let arrive = () => {};
  const comes = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/board-keys.*.js', async (route) => {
    await comes;
    await route.continue();
  });
  await page.reload();
  await hydrated(page);
  await shows(page, after);
  const focused = board(page).locator('[data-stop]:focus');
  await board(page).locator('[data-stop][tabindex="0"]').focus();
  const first = await focused.getAttribute('data-stop');
  const top = await page.evaluate(() => scrollY);
  for (const key of ['ArrowRight', 'u']) await page.keyboard.press(key);
  await shows(page, after);
  await expect(focused).toHaveAttribute('data-stop', first ?? '');
  arrive();
  await shows(page, before);
  await expect(focused).not.toHaveAttribute('data-stop', first ?? '');
  expect(await page.evaluate(() => scrollY)).toBe(top);
});
