import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalMercis, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { moveSaid } from '../../src/ui/words/en/board.ts';
import { axeFaultsInBoth } from './axe.ts';
import { byKeys, drag } from './hands.ts';
import { hydrated } from './hydrated.ts';
import { board, keysCome, openFold } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rules: Rules = { ...presetOf('no-redeal')!.rules, merci: 1, merciTo: 'own-new-fan' };
const LINK = 'game=no-redeal&merci=1&merciTo=own-new-fan&seed=rose';
const { start } = newGame(rules, 'rose');
/** The draw of the bottom card of the third fan. */
const card = start.fans[2]![0]!;
const move = legalMercis(rules, start).find((one) => 'card' in one && one.card === card)!;
const after = play(rules, start, move);
const PLACE = { at: 'space', fan: 18 } as const;

async function open(page: Page): Promise<void> {
  await page.goto(`./play/#${LINK}`);
  await hydrated(page);
  await keysCome(page);
}

const shows = (page: Page, position: Position) => expect.poll(() => cardsShown(page)).toBe(cardsOf(position));
const place = (page: Page) => board(page).getByRole('img', { name: 'place of the new fan' });
const arm = (page: Page) => page.getByRole('button', { name: 'Draw', exact: true }).click();

/** The size of the cards, where each fan begins, and how many faces, or the place, are not wholly on the felt. */
const laid = (page: Page) =>
  page.evaluate(() => {
    const felt = document.querySelector('.lucie-felt')!;
    const frame = felt.getBoundingClientRect();
    const faces = [...felt.querySelectorAll('.lucie-fan .lucie-face, .lucie-fan .lucie-space')];
    const boxes = faces.map((face) => face.getBoundingClientRect());
    const out = boxes.filter(
      ({ left, top, right, bottom }) =>
        left < frame.left - 1 || top < frame.top - 1 || right > frame.right + 1 || bottom > frame.bottom + 1,
    );
    return {
      card: (felt.querySelector('.lucie-fan .lucie-card') as HTMLElement).offsetWidth,
      fans: [...felt.querySelectorAll<HTMLElement>('.lucie-fan')].map((fan) => fan.offsetTop),
      out: out.length,
      scrolls: felt.scrollHeight > felt.clientHeight + 1,
      pageScrolls: document.documentElement.scrollHeight > innerHeight,
    };
  });

for (const [width, height] of [
  [390, 664],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} a new fan has its place in view, and moves no other one`, {
    tag: width === 390 ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await expect(place(page)).toHaveCount(0);
    const before = await laid(page);
    expect(before).toMatchObject({ out: 0, scrolls: false, pageScrolls: false });
    await arm(page);
    await expect(place(page)).toBeInViewport({ ratio: 1 });
    expect(await axeFaultsInBoth(page)).toEqual([]);
    // A touch of the place says what to touch, and draws nothing.
    await place(page).click();
    await expect(page.getByRole('status')).toContainText('choose it first');
    const armed = await laid(page);
    expect(armed).toMatchObject({ card: before.card, out: 0, scrolls: false });
    await board(page)
      .locator(`[data-stop="card-${card}"]`)
      .click({ position: { x: 8, y: 8 } });
    await shows(page, after);
    await expect(place(page)).toHaveCount(0);
    await expect(page.getByRole('status')).toContainText(moveSaid(start, after, move));
    const drawn = await laid(page);
    expect(drawn).toEqual({ ...armed, scrolls: false, pageScrolls: false });
    expect(drawn.fans.slice(0, 18)).toEqual(before.fans);

    await page.getByRole('button', { name: 'Undo' }).click();
    await shows(page, start);
    await page.getByRole('button', { name: 'Redo' }).click();
    await shows(page, after);
    // The address holds the game, and so does the device.
    await expect.poll(() => page.evaluate(() => location.hash)).toContain('merciTo=own-new-fan');
    await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/moves=.{3}/);
    const link = await page.evaluate(() => location.hash);
    await page.goto('about:blank');
    await page.goto(`./play/${link}`);
    await hydrated(page);
    await shows(page, after);
  });

test('a drawn card is dragged to the place of its new fan, and is drawn by keys', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open(page);
  await arm(page);
  // The place comes in the frame after the press.
  await expect(board(page).locator(`[data-stop="${makeFocusTarget(PLACE)}"]`)).toBeVisible();
  await drag(page, { at: 'card', card }, PLACE);
  await shows(page, after);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page, start);
  await board(page).locator('[data-stop][tabindex="0"]').focus();
  await byKeys(page)({
    touches: [{ press: 'Draw' }, { stop: { at: 'card', card } }],
    before: start,
    after,
    move,
  });
  await shows(page, after);
  await expect(board(page).locator(`[data-stop="${makeFocusTarget({ at: 'card', card })}"]`)).toBeFocused();
});

test('the draw that makes a fan is a rule of the house, and is told in the rules', { tag: '@deep' }, async ({
  page,
}) => {
  await page.goto('./play/#game=no-redeal&seed=rose');
  await hydrated(page);
  await openFold(page, 'The rules of this game');
  await page.getByRole('button', { name: 'Change the rules' }).click();
  const dialog = page.getByRole('dialog', { name: 'House rules' });
  const choose = async (rule: string, says: string) => {
    await dialog.locator('summary').filter({ hasText: rule }).first().click();
    await dialog.getByRole('radio', { name: says }).check();
  };
  await expect(dialog.locator('summary').filter({ hasText: 'Where it goes' })).toHaveCount(0);
  await choose('There is no draw.', 'You may draw one buried card');
  await choose('Where it goes', 'The drawn card becomes a new fan of its own.');
  await expect(dialog.getByRole('status')).toContainText('The drawn card becomes a new fan of its own.');
  await dialog.getByRole('button', { name: 'Deal with these rules' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => page.evaluate(() => location.hash)).toContain('&merciTo=own-new-fan&');
  await openFold(page, 'The rules of this game');
  await expect(page.locator('.lucie-rules')).toContainText('The drawn card becomes a new fan of its own.');
});
