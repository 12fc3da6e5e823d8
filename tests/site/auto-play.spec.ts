import { expect, type Page, test } from '@playwright/test';
import type { Card } from '../../src/core/card.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { openSession } from '../../src/play/session.ts';
import { DEFAULT_SETTINGS, makeSettings } from '../../src/play/settings.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { hydrated } from './hydrated.ts';
import { board, chanceSwitch, rules } from './table.ts';
import { cardsShown, unhurried } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the table with a position; cards go home by themselves. */
async function open(page: Page, text: string): Promise<void> {
  await page.goto('./about/');
  await page.evaluate(
    (settings) => localStorage.setItem('lucie.settings', settings),
    makeSettings({ ...DEFAULT_SETTINGS, auto: 'on' }),
  );
  const link = makeGameLink(openSession(gameFromPosition(rules, unwrap(parsePosition(rules, text)))).moments);
  await page.goto(`./play/#${link}`);
  await hydrated(page);
}
const touch = async (page: Page, card: Card) => {
  const target = board(page).locator(`[data-stop="${makeFocusTarget({ at: 'card', card })}"]`);
  await unhurried(target);
  await target.click();
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page) => page.locator('.lucie-status');
const home = (page: Page, cards: number) =>
  expect(board(page).locator('.lucie-state')).toContainText(`${cards} home`);

const [TC, JD, KH] = [9, 23, 38];
const FIVE = 'Foundations: C-9 D-J H-J S-J | QD TC | KC QC JC | QH KH | QS KS | KD';

test('after a move all that can goes home; one undo takes it back, one redo makes it again', async ({
  page,
}) => {
  await open(page, FIVE);
  await home(page, 42);
  const before = await cardsShown(page);
  await touch(page, TC);
  await home(page, 48);
  await expect(status(page)).toContainText('10 of clubs home. Its fan is empty now. 5 more went home.');
  await expect(page.getByRole('status').first()).toContainText('5 more went home.');
  const after = await cardsShown(page);
  await press(page, 'Undo');
  await home(page, 42);
  await expect(status(page)).toContainText(
    'Taken back: 10 of clubs home, and the 5 cards that went home after it.',
  );
  await expect.poll(() => cardsShown(page)).toBe(before);
  await press(page, 'Redo');
  await expect(status(page)).toContainText('Played again: 10 of clubs home, and the 5 cards');
  await expect.poll(() => cardsShown(page)).toBe(after);

  // After a reload a turn is still a turn, and the link tells of every move.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lucie.play'))).toContain('"auto":[2,');
  await expect.poll(() => page.evaluate(() => location.hash)).toMatch(/moves=...../);
  await page.reload();
  await expect(status(page)).toContainText('as you left it');
  await home(page, 48);
  await press(page, 'Undo');
  await home(page, 42);
});

test('switched off, only the card that is played goes home', { tag: '@deep' }, async ({ page }) => {
  await open(page, FIVE);
  await press(page, 'Settings');
  const auto = page.getByRole('switch', { name: 'Play cards home by themselves' });
  await expect(auto).toBeChecked();
  await auto.uncheck();
  await press(page, 'Close');
  await touch(page, TC);
  await home(page, 43);
});

test.describe('before a redeal', () => {
  /** After the jack the king of hearts goes home by itself; kept on the table it is worth six in a hundred. */
  const KEEP = 'Foundations: C-J D-9 H-Q S-Q | Deal: 2 | TD KC KH | QC KD JD | KS QD';
  const ask =
    /Keep the king of hearts on the table: your chance to win is then \d+ in\s100, not \d+ in\s100\. Undo goes back to that\./;

  async function play(page: Page): Promise<void> {
    await open(page, KEEP);
    await (await chanceSwitch(page)).check();
    await touch(page, JD);
    await home(page, 45);
  }

  test('with the chance to win in sight Redeal asks where a card kept is worth more, and undo keeps it', {
    tag: '@deep',
  }, async ({ page }) => {
    await play(page);
    await expect(page.locator('.lucie-chance-text strong')).toHaveText(/4\d.%/);
    await press(page, 'Redeal');
    await expect(status(page)).toContainText(ask);
    await press(page, 'Undo');
    await expect(status(page)).toContainText(
      'Back on the table: the king of hearts. It stays until you play it.',
    );
    await home(page, 44);
    await expect(page.locator('.lucie-chance-text strong')).toHaveText(/5\d.%/);
    await press(page, 'Redeal');
    await press(page, 'Redeal anyway');
    await expect(board(page).locator('.lucie-state')).toContainText('Deal 3 of 3');
  });

  test('asked again it gathers the cards all the same', { tag: '@deep' }, async ({ page }) => {
    await play(page);
    // Without waiting for the answer: then it says that it is being worked out, and the answer when it is there.
    await press(page, 'Redeal');
    await expect(status(page)).toContainText(ask);
    await press(page, 'Redeal anyway');
    await expect(board(page).locator('.lucie-state')).toContainText('Deal 3 of 3');
  });

  test('a card that was kept goes home by the hand of the player', { tag: '@deep' }, async ({ page }) => {
    await play(page);
    await press(page, 'Redeal');
    await expect(status(page)).toContainText(ask);
    await press(page, 'Undo');
    await home(page, 44);
    await touch(page, KH);
    await home(page, 45);
  });

  test('without the chance to win it does not ask', { tag: '@deep' }, async ({ page }) => {
    await open(page, KEEP);
    await touch(page, JD);
    await home(page, 45);
    await press(page, 'Redeal');
    await expect(board(page).locator('.lucie-state')).toContainText('Deal 3 of 3');
  });
});
