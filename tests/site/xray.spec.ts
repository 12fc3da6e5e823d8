import { expect, type Page, test } from '@playwright/test';
import { parseCard } from '../../src/core/card-notation.ts';
import type { Position } from '../../src/core/position.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { openSession } from '../../src/play/session.ts';
import { axeFaultsInBoth } from './axe.ts';
import { dragByTouch } from './hands.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { keysCome, linesCut, rules } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** `9H` and `3C` wait for what lies under the other; `JH` and `5C` are uncovered as well, and wait for them. */
const RING = unwrap(
  parsePosition(
    rules,
    'Foundations: C-A D-K H-7 S-K | Deal: 3 | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH',
  ),
);
/** The `9S` can come home once `JS` has gone to the `QS`. */
const OPEN = unwrap(
  parsePosition(rules, 'Foundations: C-J H-J D-K S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS'),
);
async function open(page: Page, position: Position): Promise<void> {
  await page.goto(`./play/#${makeGameLink(openSession(gameFromPosition(rules, position)).moments)}`);
  await hydrated(page);
  await opened(page, position);
}
/** Waits until the table shows the position of its address, which comes a moment after the deal that the page was built with. */
async function opened(page: Page, position: Position): Promise<void> {
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(position));
  await keysCome(page);
}
const card = (page: Page, name: string) =>
  page.locator(`.lucie-table [data-card="${unwrap(parseCard(name))}"]`);
const panel = (page: Page, name: string) => page.getByRole('region', { name: `About the ${name}` });
const arrows = (page: Page) => page.locator('.lucie-waits g');
const status = (page: Page) => page.locator('.lucie-table [role="status"]');
const xray = (page: Page) => page.getByRole('switch', { name: 'X-ray: what waits for what' });

test('the key W draws what a card waits for and says it; Esc takes it away', async ({ page }) => {
  // The game is over. What its deal held is said by the solver, which is late here.
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/worker*', async (route) => {
    await held;
    await route.continue();
  });
  await open(page, RING);
  await card(page, 'JH').focus();
  await page.keyboard.press('w');
  await expect(status(page)).toContainText(
    'The jack of hearts waits for the 8 of hearts, under the 3 of clubs.',
  );
  await expect(status(page)).toContainText('neither can move in this deal');
  letGo();
  // After the answer, not in its place.
  await expect(status(page)).toContainText(/neither can move in this deal.*would bring more/);
  await expect(arrows(page)).toHaveCount(5);
  await expect(card(page, '9H')).toHaveClass(/lucie-mark-locks/);
  await expect(panel(page, 'jack of hearts')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page, 'jack of hearts')).toBeHidden();
  await expect(arrows(page)).toHaveCount(0);
  await expect(card(page, 'JH')).toBeFocused();
});

test('a right click asks the solver how a card comes home, and its plan is played from there', async ({
  page,
}) => {
  await open(page, OPEN);
  await card(page, '9S').click({ button: 'right', position: { x: 6, y: 6 } });
  const about = panel(page, '9 of spades');
  await expect(about).toContainText('can come home');
  await about.getByRole('button', { name: 'More' }).click();
  await expect(about.getByRole('heading')).toHaveText(['What lies on it', 'To uncover it']);
  await expect(about).toContainText('It costs no card.');
  await about.locator('.lucie-plan button').first().click();
  await expect(page.locator('.lucie-state')).toContainText('44 home');
  await expect(about).toBeHidden();
});

test('the X-ray pales what is lost, and a touch on a card without a move asks about it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, RING);
  // Of the row of buttons, the end of which a phone does not show.
  await expect(page.getByRole('button', { name: 'Aids' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Aids' }).click();
  await xray(page).click();
  await expect(page.locator('.lucie-status')).toContainText('18 hatched cards are locked');
  await expect(page.locator('.lucie-mark-lost')).toHaveCount(18);
  await expect(card(page, 'JH')).toHaveAttribute('aria-description', /can never come home/);
  // A touch beside the aids puts them away, and does what it does.
  await expect(page.getByRole('switch', { name: 'Chance to win' })).toBeVisible();
  await page.locator('.lucie-state').click();
  await expect(page.getByRole('switch', { name: 'Chance to win' })).toBeHidden();
  await card(page, 'QH').click({ position: { x: 6, y: 6 } });
  await expect(panel(page, 'queen of hearts')).toContainText('waits for');
  await expect(page.locator('.lucie-mark-lost')).toHaveCount(15);
  // The cards of the ring stay in sight above it.
  const top = (await panel(page, 'queen of hearts').boundingBox())!.y;
  for (const name of ['9H', '3C']) {
    const { y, height } = (await card(page, name).boundingBox())!;
    expect(y + height / 2).toBeLessThan(top);
  }
  expect(await axeFaultsInBoth(page)).toEqual([]);
});

const askOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `What does the ${name} wait for?`, exact: true });

/** Where the buttons and the status line of the table lie. */
const places = (page: Page) =>
  page
    .locator('.lucie-status, .lucie-controls > button, .lucie-felt')
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

for (const [width, height] of [
  [1280, 800],
  [390, 664],
] as const)
  test(`a card that keys bring the focus to has a button that asks about it, at ${width}×${height}`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, OPEN);
    const before = await places(page);
    await card(page, 'QH').focus();
    await page.keyboard.press('9');
    await page.keyboard.press('s');
    await expect(card(page, '9S')).toBeFocused();
    const ask = askOf(page, '9 of spades');
    await expect(ask).toBeVisible();
    await expect.poll(() => places(page)).toEqual(before);
    // Nothing lies over it, and it lies over no button.
    await ask.click({ trial: true });
    const { y, height: high } = (await ask.boundingBox())!;
    expect(y + high).toBeLessThanOrEqual(
      (await page.getByRole('button', { name: 'Undo', exact: true }).boundingBox())!.y + 3,
    );
    expect(await axeFaultsInBoth(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(ask).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel(page, '9 of spades')).toBeVisible();
    await expect(ask).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page, '9 of spades')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(ask).toBeHidden();
    // On the way back the card comes first: the button is there only for who comes from a card.
    await page.keyboard.press('Shift+Tab');
    await expect(card(page, '9S')).toBeFocused();
    // Who points at cards needs no button.
    await card(page, 'KH').click({ position: { x: 6, y: 6 } });
    await expect(page.locator('.lucie-ask')).toBeHidden();
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('a sentence that is too long for its line is cut there, and a touch of it shows it whole', async ({
    page,
  }) => {
    await page.goto(`./play/#${recorded('la-belle-lucie').linkTo(12)}`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Aids' }).tap();
    await xray(page).tap();
    await page.locator('.lucie-state').tap();
    const line = page.locator('.lucie-status');
    await expect(line).toContainText('46 hatched cards are locked');
    const text = line.locator('> span');
    const cut = () => linesCut(text);
    expect(await cut()).toBeGreaterThan(0);
    const before = await places(page);
    await line.tap();
    await expect.poll(cut).toBe(0);
    expect(await places(page)).toEqual(before);
    // It begins over the felt and ends above the buttons.
    const { y, height } = (await text.boundingBox())!;
    const box = (await line.boundingBox())!;
    expect(y).toBeLessThan(box.y);
    expect(y + height).toBeCloseTo(box.y + box.height, 0);
    await page.locator('.lucie-state').tap();
    await expect.poll(cut).toBeGreaterThan(0);
  });
});

test('in a lesson a card is asked about as at the table', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./learn/read-a-whole-first-deal/');
  await hydrated(page);
  await xray(page).click();
  await expect(page.locator('.lucie-status')).toContainText('22 hatched cards are locked');
  await card(page, 'JS').click({ button: 'right', position: { x: 6, y: 6 } });
  await expect(panel(page, 'jack of spades')).toContainText('can come home');
});

test('in a puzzle a card tells what can be read off the board, and the solver is not asked', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./practice/any-suit-09/');
  await hydrated(page);
  await card(page, '8D').click({ button: 'right', position: { x: 6, y: 6 } });
  const about = panel(page, '8 of diamonds');
  await expect(about).toContainText('neither can move in this deal');
  await card(page, '3D').click({ button: 'right', position: { x: 6, y: 6 } });
  await expect(status(page)).toContainText(
    'The 3 of diamonds can go home after the 2 of diamonds, under the 3 of diamonds',
  );
  await expect(panel(page, '3 of diamonds')).toBeVisible();
  await expect(arrows(page)).not.toHaveCount(0);
  expect(page.workers()).toEqual([]);
  expect(await axeFaultsInBoth(page)).toEqual([]);
});

const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/(?:aids|worker)[.-]/.test(name))
      .map(({ name }) => name.replace(/.*\/|[.-].*/g, '')),
  );

test('the solver comes by itself, and with the first touch of the table what hints and the X-ray need', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, OPEN);
  await expect.poll(() => page.workers().length).toBe(1);
  await page.waitForTimeout(1000);
  expect(await loaded(page)).toEqual(['worker']);
  // A finger that comes down on the button of hints and has not left it yet.
  await page.getByRole('button', { name: 'Hint' }).hover();
  await page.mouse.down();
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(['aids', 'worker']));
  await expect(page.getByRole('region', { name: 'Hint' })).toBeHidden();
  await page.mouse.up();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('keys that come to the cards have the same loaded, but not where data are to be saved', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, OPEN);
  await card(page, 'JS').press('ArrowUp');
  await expect.poll(() => loaded(page)).toEqual(expect.arrayContaining(['aids', 'worker']));

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.reload();
  await opened(page, OPEN);
  await card(page, 'JS').press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('on the queen of spades');
  await page.waitForTimeout(1000);
  expect(page.workers()).toEqual([]);
  expect(await loaded(page)).toEqual([]);
});

test.describe('where a long press is no right click', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 664 } });

  test('a finger that rests on a card asks about it, and neither lifts nor plays it', {
    tag: '@deep',
  }, async ({ page }) => {
    // Chromium's own is taken away, with the menu that would open and take the next touch.
    await page.addInitScript(() => {
      const take = (event: Event) => {
        if (!event.isTrusted) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      };
      addEventListener('contextmenu', take, true);
    });
    await open(page, OPEN);
    await keysCome(page);
    const [from, to] = ['JS', 'QS'].map((name) => ({
      at: 'card' as const,
      card: unwrap(parseCard(name)),
    }));
    await dragByTouch(page, from!, to!, 800);
    await expect(panel(page, 'jack of spades')).toBeVisible();
    await expect(page.locator('[data-lifted]')).toHaveCount(0);
    await expect(page.locator('.lucie-state')).toContainText('43 home');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');
    // A tap plays as before; right after a touch Chromium makes no tap of it, and no hand is so quick.
    await page.waitForTimeout(500);
    await card(page, 'JS').tap({ position: { x: 6, y: 6 } });
    await expect(panel(page, 'jack of spades')).toBeHidden();
    await expect(card(page, 'JS')).toHaveAttribute('aria-label', /top of fan 1/);
  });
});
