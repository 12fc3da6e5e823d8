import { expect, type Page, test } from '@playwright/test';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { openSession } from '../../src/play/session.ts';
import { board, rules } from './table.ts';

async function open(page: Page, link: string): Promise<void> {
  await page.goto(`./play/#${link}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
}
const laid = (text: string) =>
  makeGameLink(openSession(gameFromPosition(rules, unwrap(parsePosition(rules, text)))).moments);

test('when only moves home are left, one button makes them all, and one undo takes back one', async ({
  page,
}) => {
  await open(page, laid('Foundations: C-Q D-J H-K S-K | Deal: 3 | KD QD | KC'));
  const finish = page.getByRole('button', { name: 'Bring the last 3 cards home' });
  await finish.press('Enter');
  await expect(page.getByText('All 52 cards are home. The game is won.').first()).toBeVisible();
  await expect(finish).toBeHidden();
  expect(await board(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('u');
  await expect(board(page).locator('.lucie-state')).toContainText('51 home');
  await expect(page.getByRole('button', { name: /^Bring the last/ })).toHaveCount(0);
});
