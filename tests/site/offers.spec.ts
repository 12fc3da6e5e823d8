import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { currentMoment, openSession, type Session, update } from '../../src/play/session.ts';
import { findWayBack } from '../../src/play/way-back.ts';
import { solve } from '../../src/solver/solve.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { board, keysCome, rules } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

async function open(page: Page, link: string): Promise<void> {
  await page.goto(`./play/#${link}`);
  await hydrated(page);
  await keysCome(page);
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
  await expect(board(page).locator(':focus')).toHaveCount(1);
  await page.keyboard.press('u');
  await expect(board(page).locator('.lucie-state')).toContainText('51 home');
  await expect(page.getByRole('button', { name: /^Bring the last/ })).toHaveCount(0);
});

test('a lost game leads back to where all cards can come home, and is won from there', async ({ page }) => {
  const { game, steps } = recorded('no-redeal');
  /** The game up to some move, and from there played without a thought: builds first, until nothing is left. */
  const spoilt = (from: number) => {
    let session = openSession(game);
    for (const { move } of steps.slice(0, from)) session = update(session, { type: 'play', move });
    for (;;) {
      const plays = legalPlays(game.rules, currentMoment(session).position);
      const move = plays.find((play) => 'to' in play && play.to.at === 'fan') ?? plays[0];
      if (move === undefined) return session;
      session = update(session, { type: 'play', move });
    }
  };
  const wayIn = (session: Session) =>
    findWayBack(
      session,
      async (index) => solve(game.rules, session.moments[index]!.position, 50_000).verdict,
    );
  let session = spoilt(20);
  for (let from = 19; from > 0 && ((await wayIn(session))?.movesBack ?? 0) < 3; from--)
    session = spoilt(from);
  const way = (await wayIn(session))!;
  expect(way.movesBack).toBeGreaterThan(2);

  await open(page, makeGameLink(session.moments));
  const back = page.getByRole('button', {
    name: `Back ${way.movesBack} moves, to where all cards can come home`,
  });
  await expect(page.getByRole('status')).toContainText(`You can go back ${way.movesBack} moves, to where`);
  await back.click();
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(session.moments[way.index]!.position));
  await expect(page.getByRole('status')).toContainText(`Back ${way.movesBack} moves, to where`);
  await expect(back).toBeHidden();
  // The moves that lost are still there to be looked at.
  await page.keyboard.press('r');
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(session.moments[way.index + 1]!.position));
});

test('nothing is offered where no win is proved', { tag: '@deep' }, async ({ page }) => {
  await open(page, laid('Foundations: C-K D-K H-9 S-K | Deal: 3 | TH KH | QH JH'));
  await expect(page.locator('.lucie-status')).toContainText('The game is over');
  await expect(page.locator('.lucie-status')).toContainText('could have come home');
  await expect(page.getByRole('button', { name: /could still be won/ })).toHaveCount(0);
});

test('Bristol says to tap the stock, and its waste piles stay where they are when it is empty', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, 'game=bristol&seed=rose');
  const line = page.locator('.lucie-status');
  await page.keyboard.press('n');
  await expect(line).toContainText('Tap the stock to deal a card to each waste pile.');
  const stock = page.locator('.lucie-board [data-stop="stock"]');
  const first = page.locator('.lucie-wastes .lucie-card').first();
  const before = (await first.boundingBox())!.x;
  const { stock: cards, wastes } = newGame(presetOf('bristol')!.rules, 'rose').start;
  for (let left = cards.length; left > 0; left -= wastes.length) await stock.press('Enter');
  await expect(stock).toHaveCount(0);
  await expect.poll(async () => Math.abs((await first.boundingBox())!.x - before)).toBeLessThan(1);
  await expect(first).toHaveAttribute('aria-label', /, top of waste pile 1, \d+ cards$/);
});
