import { expect, type Page, test } from '@playwright/test';
import { parseCard } from '../../src/core/card-notation.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import { DEFAULT_SETTINGS, makeSettings, type Settings } from '../../src/play/settings.ts';
import { axeFaultsInBoth } from './axe.ts';
import { cardIn, chanceSwitch, openPlay, rules } from './table.ts';

const status = (page: Page) => page.locator('.lucie-status');
const bell = (page: Page) => page.locator('.lucie-bell');
const state = (page: Page) => page.locator('.lucie-state');
const card = (text: string) => unwrap(parseCard(text));

/** In the last deal JS-QS keeps all 52 cards; TS-JS costs 6. */
const EXAMPLE = unwrap(
  parsePosition(rules, 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS'),
);

async function openWith(page: Page, coach: Settings['coach']): Promise<void> {
  await page.addInitScript(
    ([key, text]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, text!),
    ['lucie.settings', makeSettings({ ...DEFAULT_SETTINGS, coach })],
  );
  await openPlay(page, EXAMPLE);
}

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [844, 390],
  [1280, 720],
] as const) {
  test(`the bell rings where one move keeps the win, and moves and covers nothing, at ${width} × ${height}`, {
    tag: width === 390 ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openWith(page, 'bell');
    await expect(bell(page)).toBeVisible();
    await expect(page.getByRole('status').first()).toContainText('One move keeps the win. Find it.');
    const places = () =>
      page.locator('.lucie-controls .lucie-button, .lucie-status, .lucie-felt').evaluateAll((parts) =>
        parts.map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join(' ');
        }),
      );
    const rung = await places();
    // It lies on nothing that can be pressed or read: the room of the line ends before it.
    const free = await bell(page).evaluate((button) => {
      const own = button.getBoundingClientRect();
      const others = [...document.querySelectorAll('.lucie-controls .lucie-button, .lucie-status > *')];
      return others.every((other) => {
        const { left, right, top, bottom, width } = other.getBoundingClientRect();
        return (
          width === 0 ||
          right <= own.left ||
          left >= own.right ||
          bottom <= own.top + 1 ||
          top >= own.bottom - 1
        );
      });
    });
    expect(free).toBe(true);
    await bell(page).click();
    await expect(status(page)).toContainText('One move keeps the win. Find it.');
    // After the other move all is lost, and the bell is silent; nothing else has moved.
    await cardIn(page, EXAMPLE, card('TS')).click();
    await expect(bell(page)).toHaveCount(0);
    await expect.poll(places).toEqual(rung);
  });
}

test('a move that costs something is held back once and told of; played again it is made', async ({
  page,
}) => {
  // Where the bell rings, the coach knows what each move is worth, and it still knows after the change of the setting.
  await openWith(page, 'bell');
  await expect(bell(page)).toBeVisible();
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: /^Warn/ }).check();
  await settings.getByRole('button', { name: 'Close' }).click();
  const costly = cardIn(page, EXAMPLE, card('TS'));
  await costly.click();
  await expect(status(page)).toContainText('That loses the game');
  await expect(status(page)).toContainText(
    'the 9 of spades could not come home. Play it again to play it anyway.',
  );
  await expect(page.getByRole('status').first()).toContainText('That loses the game');
  await expect(costly).toBeVisible();
  await expect(bell(page)).toHaveCount(0);
  expect(await axeFaultsInBoth(page)).toEqual([]);
  // The second half of a double tap plays nothing; a second try does.
  await page.waitForTimeout(500);
  await costly.click();
  await expect(status(page)).toContainText('10 of spades on the jack of spades');
});

test('by keys too; a move that keeps all is never held back, and nothing is where the coach is off', {
  tag: '@deep',
}, async ({ page }) => {
  await openWith(page, 'warn');
  await cardIn(page, EXAMPLE, card('JS')).press('Enter');
  await expect(status(page)).toContainText('Jack of spades on the queen of spades');
  await expect(state(page)).toContainText('43 home');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.evaluate((text) => localStorage.setItem('lucie.settings', text), makeSettings(DEFAULT_SETTINGS));
  await page.reload();
  await chanceSwitch(page);
  await cardIn(page, EXAMPLE, card('TS')).press('Enter');
  await expect(status(page)).toContainText('10 of spades on the jack of spades');
});

test('it is chosen in the settings, holds at once, and is off in a puzzle and in a lesson', {
  tag: '@deep',
}, async ({ page }) => {
  await openPlay(page, EXAMPLE);
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings.getByRole('radio', { name: 'Off', exact: true })).toBeChecked();
  await settings.getByRole('radio', { name: /^Bell/ }).check();
  await settings.getByRole('button', { name: 'Close' }).click();
  await expect(bell(page)).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['./learn/the-deal-and-the-first-cards-home/', './practice/only-move-01/']) {
    await page.goto(path);
    await expect(page.locator('.lucie-board').first()).toBeVisible();
    await expect(page.locator('.lucie-bell, .lucie-coach')).toHaveCount(0);
  }
  expect(asked.filter((url) => /Moves|load-moves/.test(url))).toEqual([]);
});
