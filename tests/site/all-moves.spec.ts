import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalMoves } from '../../src/core/moves.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Reply } from '../../src/solver/protocol.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { openPlay, rules } from './table.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: 'All moves' });
const rows = (page: Page) => drawer(page).getByRole('list').getByRole('button');
const state = (page: Page) => page.locator('.lucie-state');

/** The example of the solver: in the last deal JS-QS keeps all 52 cards, and TS-JS 46. */
const EXAMPLE = unwrap(
  parsePosition(rules, 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS'),
);

async function open(page: Page, hash: string): Promise<void> {
  await page.goto(`./play/${hash}`);
  await hydrated(page);
}

/** Opens the list by its key; the keys of the page come a moment after the page. */
async function pressV(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('v');
    await expect(drawer(page)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

test('by keys alone: the list opens, tells each move, shows its arrow, plays it and fills again', async ({
  page,
}) => {
  await openPlay(page, EXAMPLE);
  await pressV(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toHaveAccessibleName(
    'Jack of spades on the queen of spades: 52 cards home, the game can be won',
  );
  await expect(rows(page).last()).toHaveAccessibleName(
    '10 of spades on the jack of spades: 46 cards home, the game cannot be won',
  );
  await expect(drawer(page).getByRole('status')).toContainText('One move is best: 52 cards home');
  const arrow = page.locator('.lucie-arrow');
  await expect(arrow).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await expect(arrow).toHaveCount(1);
  const first = await arrow.locator('path').first().getAttribute('d');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).last()).toBeFocused();
  await expect.poll(() => arrow.locator('path').first().getAttribute('d')).not.toBe(first);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  // The position after it has the 9 of spades to go home, and the focus stays in the list.
  await expect(rows(page).first()).toHaveAccessibleName(/^9 of spades home: 52 cards home/);
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(state(page)).toContainText('44 home');
  await drawer(page).getByRole('button', { name: 'Undo' }).click();
  await expect(state(page)).toContainText('43 home');
  expect(await axeFaultsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await expect(arrow).toHaveCount(0);
});

test('with a mouse: the felt makes way, so that cards and arrows are in sight beside the drawer', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page, '#game=la-belle-lucie&seed=rose');
  await page.getByRole('button', { name: 'Aids' }).click();
  await page.getByRole('button', { name: 'All moves' }).click();
  await expect(rows(page).first()).toHaveAccessibleName(/52 cards home, the game can be won/);
  // All values are there.
  await expect(drawer(page).locator('[data-waits]')).toHaveCount(0);
  const edge = (await drawer(page).boundingBox())!.x;
  const right = () =>
    page
      .locator('.lucie-fan .lucie-card')
      .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().right)));
  await expect.poll(right).toBeLessThanOrEqual(edge);
  // The best first, and every figure that is lower stands lower.
  await expect(async () => {
    const homes = (await rows(page).locator('.lucie-value-cards').allTextContents()).map(Number);
    expect(homes.length).toBeGreaterThan(4);
    expect(homes).toEqual(homes.toSorted((a, b) => b - a));
  }).toPass();
  await rows(page).nth(2).hover();
  await expect(page.locator('.lucie-arrow')).toHaveCount(1);
  await page.mouse.move(200, 40);
  await expect(page.locator('.lucie-arrow')).toHaveCount(0);
  // A touch of the felt closes it, and plays nothing.
  await page.mouse.click(200, 300);
  await expect(drawer(page)).toHaveCount(0);
  await expect(state(page)).toContainText('0 home');
  await expect.poll(right).toBeGreaterThan(edge);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('all cards stay in sight above the sheet, a tap plays, and undo does not ask again', {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, '#game=la-belle-lucie&seed=rose');
    await page.getByRole('button', { name: 'Aids' }).tap();
    await page.getByRole('button', { name: 'All moves' }).tap();
    await expect(rows(page).first()).toBeVisible();
    const top = (await drawer(page).boundingBox())!.y;
    await expect
      .poll(() =>
        page
          .locator('.lucie-fan .lucie-card')
          .evaluateAll((cards) => Math.max(...cards.map((card) => card.getBoundingClientRect().bottom))),
      )
      .toBeLessThanOrEqual(top);
    await expect(page.locator('.lucie-aids')).toBeHidden();
    await expect(drawer(page).locator('[data-waits]')).toHaveCount(0);
    const names = await rows(page).locator('.lucie-unseen').allTextContents();
    await rows(page).first().tap();
    await expect(rows(page).first()).not.toHaveAccessibleName(names[0]!);
    await expect(drawer(page).locator('[data-waits]')).toHaveCount(0);
    // Whoever asks the solver now is found out.
    await page.evaluate(() => {
      Worker.prototype.postMessage = () => {
        throw new Error('asked again');
      };
    });
    await drawer(page).getByRole('button', { name: 'Undo' }).tap();
    await expect.poll(() => rows(page).locator('.lucie-unseen').allTextContents()).toEqual(names);
    // Close is what is touched where Close stands.
    await drawer(page).getByRole('button', { name: 'Close' }).tap();
    await expect(drawer(page)).toHaveCount(0);
    await expect(state(page)).toContainText('0 home');
    await page.getByRole('button', { name: 'Aids' }).tap();
    await page.getByRole('button', { name: 'All moves' }).tap();
    await expect(rows(page).first()).toBeVisible();
    await page.goBack();
    await expect(drawer(page)).toHaveCount(0);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test('while values come in no row changes its place; under a pointer not even when all are there', {
  tag: '@deep',
}, async ({ page }) => {
  // A worker of the test, which answers when it is told to.
  await page.addInitScript(() => {
    class Told extends EventTarget {
      static asked: { worker: Told; question: unknown }[] = [];
      postMessage(question: unknown) {
        Told.asked.push({ worker: this, question });
      }
      terminate() {}
    }
    Object.assign(window, { Worker: Told });
  });
  await open(page, '#game=la-belle-lucie&seed=rose');
  await pressV(page);
  await expect(drawer(page)).toContainText('0 of 8 worked out');
  await expect(rows(page).first()).toBeVisible();
  const tell = (reply: Reply) =>
    page.evaluate((data) => {
      const { asked } = window.Worker as unknown as { asked: { worker: EventTarget }[] };
      asked.at(-1)!.worker.dispatchEvent(new MessageEvent('message', { data }));
    }, reply);
  const names = async () =>
    (await rows(page).locator('.lucie-value-move').allTextContents()).map((text) => text.trim());
  const inOrder = await names();
  const moves = legalMoves(rules, newGame(rules, 'rose').start);
  await rows(page).nth(1).hover();
  for (const [at, move] of moves.entries()) {
    const left = moves.length - 1 - at;
    const value = { move, home: 20 + at, most: true, chance: null, proved: false, highest: null };
    await tell({ kind: 'value', value, left, last: left === 0 });
    await expect(rows(page).nth(at).locator('.lucie-value-cards')).toHaveText(String(20 + at));
    expect(await names()).toEqual(inOrder);
  }
  await expect(drawer(page)).toContainText('One move is best: 27 cards home');
  expect(await names()).toEqual(inOrder);
  await page.mouse.move(200, 40);
  await expect.poll(names).toEqual(inOrder.toReversed());
});

test('where the search does not end, a figure is the least there is, and says so', { tag: '@deep' }, async ({
  page,
}) => {
  test.slow();
  await open(page, '#game=house-on-the-hill&seed=rose');
  await pressV(page);
  await expect(drawer(page)).toContainText('worked out');
  await expect(rows(page).first()).toBeVisible();
  const plus = drawer(page).locator('.lucie-value-cards', { hasText: '+' }).first();
  await expect(plus).toBeVisible({ timeout: 30_000 });
  await expect(drawer(page)).toContainText('may be higher');
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});
