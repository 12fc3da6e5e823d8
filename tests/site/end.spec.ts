import { expect, type Page, test } from '@playwright/test';
import { legalPlays } from '../../src/core/moves.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { currentMoment, openSession, update } from '../../src/play/session.ts';
import { DOUBLE_TAP } from '../../src/ui/board/second-tap.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { board, keysCome, rules } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const won = recorded('la-belle-lucie');
const moves = won.steps.length;
/** Nothing more can be done, and no win is proved at any moment. */
const lost = makeGameLink(
  openSession(
    gameFromPosition(
      rules,
      unwrap(parsePosition(rules, 'Foundations: C-K D-K H-9 S-K | Deal: 3 | TH KH | QH JH')),
    ),
  ).moments,
);
/** The first deal of the recorded game, played without a thought until only a redeal is left. */
const stuck = (() => {
  let session = openSession(won.game);
  for (;;) {
    const [move] = legalPlays(rules, currentMoment(session).position);
    if (move === undefined) return makeGameLink(session.moments);
    session = update(session, { type: 'play', move });
  }
})();

async function open(page: Page, link: string): Promise<void> {
  await page.goto(`./play/#${link}`);
  await hydrated(page);
  await keysCome(page);
}
const panel = (page: Page) => page.locator('.lucie-end');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** The buttons of the page that stand out as the next step, by what they say. */
const nextSteps = (page: Page) => page.locator('.lucie-desk .lucie-strong:visible').allTextContents();
/** Where the buttons are that are always there, and what they lie on. */
const places = (page: Page) =>
  page.evaluate(() =>
    ['.lucie-felt', '.lucie-status', '.lucie-controls > .lucie-button:not(.lucie-end *)', '.lucie-bar-button']
      .flatMap((name) => [...document.querySelectorAll(name)])
      .map((element) => element.getBoundingClientRect())
      .map(({ x, y, width, height }) => [x, y, width, height]),
  );

test('a game that is won says so over the felt, how, and what comes next', async ({ page }) => {
  await open(page, won.linkTo(moves));
  await page.keyboard.press('u');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('r');
  await expect(panel(page).getByRole('heading', { name: 'All home.' })).toBeVisible();
  await expect(panel(page)).toContainText(
    new RegExp(
      `${moves} moves, in the third deal; perfect play wins [\\d.]+\\s% of all games \\(measured\\)\\.`,
    ),
  );
  await expect.poll(() => nextSteps(page)).toEqual(['New game']);
  // The table has told the end; the panel is only read, and takes no focus.
  await expect(page.getByRole('status')).toContainText('The game is won.');
  expect(
    await panel(page).evaluate(
      (end) =>
        end.closest('[role="status"], [aria-live], dialog') === null && !end.contains(document.activeElement),
    ),
  ).toBe(true);
  expect(await axeFaultsInBoth(page)).toEqual([]);
  // A hint is heard, and shows nothing that the panel does not say.
  await page.keyboard.press('h');
  await expect(page.getByRole('status')).toContainText('All the cards are home.');
  await expect(page.locator('.lucie-hint')).toHaveCount(0);

  await panel(page).getByRole('button', { name: 'New game' }).click();
  await expect(panel(page)).toHaveCount(0);
  await expect(board(page).locator('.lucie-state')).toContainText('Deal 1 of 3');
  await expect(board(page).locator(':focus')).toHaveCount(1);
  await expect.poll(() => nextSteps(page)).toEqual([]);
});

test('the end of a game with rules of the house gives no figure of the usual ones', { tag: '@deep' }, async ({
  page,
}) => {
  const house = { ...rules, emptyFan: 'kings' } as const;
  const last = parsePosition(house, 'Foundations: C-K D-K H-K S-Q | Deal: 3 | KS');
  const session = openSession(gameFromPosition(house, unwrap(last)));
  const [move] = legalPlays(house, currentMoment(session).position);
  await open(page, makeGameLink(update(session, { type: 'play', move: move! }).moments));
  await expect(panel(page)).toContainText('1 move, in the third deal.');
});

test('Escape and a touch of the felt close the panel, and it comes back when the game ends again', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, won.linkTo(moves));
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  // What it offered stands at the end of the line.
  await expect.poll(() => nextSteps(page)).toEqual(['New game']);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await expect(panel(page)).toBeVisible();
  // A key on a card is no touch of the felt.
  await page.locator('.lucie-board [data-stop][tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  // A touch that comes with the panel belongs to the last move.
  await page.waitForTimeout(DOUBLE_TAP + 50);
  await page.locator('.lucie-felt').click({ position: { x: 5, y: 200 } });
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await expect.poll(() => nextSteps(page)).toEqual([]);
  await page.keyboard.press('r');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(panel(page)).toHaveCount(0);
});

test('a double click on the last move leaves the panel open', { tag: '@deep' }, async ({ page }) => {
  await open(page, won.linkTo(moves - 1));
  // The panel is loaded with the first end, and comes with the move itself afterwards.
  const last = page.locator('.lucie-felt [data-stop^="card-"]');
  await last.click();
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('u');
  await expect(panel(page)).toHaveCount(0);
  // Not as the second half of the tap before it.
  await page.waitForTimeout(DOUBLE_TAP + 50);
  await last.dblclick();
  await page.waitForTimeout(DOUBLE_TAP + 50);
  await expect(panel(page)).toBeVisible();
});

test('review and share open from the panel, and a review is left alone', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, won.linkTo(moves));
  await panel(page).getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Copy as text' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(panel(page)).toBeVisible();
  await panel(page).getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { name: 'Review of this game' })).toBeFocused();
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await expect(board(page).locator('.lucie-state')).toContainText('52 home');
  await expect(panel(page)).toHaveCount(0);
  // A review has its own ways on, and nothing lies over its board.
  await expect(page.locator('.lucie-offers')).toHaveCount(0);
});

test('a game that is lost tells what was possible, and is tried again', async ({ page }) => {
  await open(page, lost);
  await expect(panel(page).getByRole('heading', { name: '48 of 52 home.' })).toBeVisible();
  await expect(panel(page)).toContainText('No other play of this deal would bring more home.');
  await expect(panel(page)).not.toContainText('perfect play');
  await expect.poll(() => nextSteps(page)).toEqual(['New game']);

  const { game, steps } = recorded('no-redeal');
  let session = openSession(game);
  for (const { move } of steps.slice(0, 20)) session = update(session, { type: 'play', move });
  for (;;) {
    const plays = legalPlays(game.rules, currentMoment(session).position);
    const move = plays.find((play) => 'to' in play && play.to.at === 'fan') ?? plays[0];
    if (move === undefined) break;
    session = update(session, { type: 'play', move });
  }
  await page.goto('about:blank');
  await open(page, makeGameLink(session.moments));
  await expect(panel(page)).toContainText('This deal could have been won.');
  const back = panel(page).getByRole('button', { name: /^Back \d+ moves, to where/ });
  await expect(back).toBeVisible();
  const usual = page.viewportSize()!;
  await page.setViewportSize({ width: 320, height: 568 });
  const [outer, inner] = [(await panel(page).boundingBox())!, (await back.boundingBox())!];
  expect(inner.x).toBeGreaterThanOrEqual(outer.x);
  expect(inner.x + inner.width).toBeLessThanOrEqual(outer.x + outer.width);
  await page.setViewportSize(usual);
  await expect.poll(() => nextSteps(page)).toEqual(['New game']);
  await page.keyboard.press('Escape');
  await expect.poll(() => nextSteps(page)).toEqual(['New game']);
  await expect(page.locator('.lucie-offers').getByRole('button')).toHaveCount(2);
  await page.keyboard.press('u');
  await page.keyboard.press('r');
  await panel(page).getByRole('button', { name: 'Try this game again' }).click();
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(game.start));
});

test('a lost game of one deal shows the best score on record by the same rules', { tag: '@deep' }, async ({
  page,
}) => {
  const { rules: oneDeal } = presetOf('no-redeal')!;
  const last = unwrap(parsePosition(oneDeal, 'Foundations: C-K D-K H-9 S-K | TH KH | QH JH'));
  const link = makeGameLink(openSession(gameFromPosition(oneDeal, last)).moments);
  const at = '2026-05-03T18:04:00Z';
  const kept = (...homes: readonly number[]) =>
    page.evaluate(
      (text) => localStorage.setItem('lucie.record', text),
      JSON.stringify({
        version: 1,
        keep: true,
        games: [
          ...homes.map((home, seed) => ({ game: `game=no-redeal&seed=${seed}`, home, at })),
          { game: 'game=trefoil&seed=rose', home: 51, at },
          { game: 'game=no-redeal&merci=1&seed=rose', home: 51, at },
        ],
      }),
    );
  await open(page, link);
  await expect(panel(page).getByRole('heading', { name: '48 of 52 home.' })).toBeVisible();
  await expect(panel(page)).not.toContainText('best score');
  for (const [homes, says] of [
    [[17, 49], '0 moves. Your best score so far: 49.'],
    [[17, 23], '0 moves. Your best score so far.'],
    [[], '0 moves.'],
  ] as const) {
    await kept(...homes);
    await page.goto('about:blank');
    await open(page, link);
    await expect(panel(page).getByText(says, { exact: true })).toBeVisible();
  }
});

test('the redeal stands out when nothing else is left, or when it was asked for too early', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, stuck);
  await expect.poll(() => nextSteps(page)).toEqual(['Redeal']);
  const before = await places(page);
  await page.keyboard.press('u');
  await expect.poll(() => nextSteps(page)).toEqual([]);
  await expect.poll(() => places(page)).toEqual(before);
  await button(page, 'Redeal').click();
  await expect(button(page, 'Redeal anyway')).toBeVisible();
  await expect.poll(() => nextSteps(page)).toEqual(['Redeal anyway']);
  await expect.poll(() => places(page)).toEqual(before);
});

for (const [width, height] of [
  [320, 568],
  [390, 664],
  [844, 390],
  [1280, 720],
] as const)
  test(`at ${width} × ${height} the panel hides nothing that is home, and moves nothing`, {
    tag: width === 390 ? [] : '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const [link, steps] of [
      [won.linkTo(moves), 1],
      [lost, 0],
    ] as const) {
      await page.goto('about:blank');
      await open(page, link);
      await expect(panel(page)).toBeVisible();
      const shown = await places(page);
      const hidden = await page.evaluate(() => {
        const end = document.querySelector('.lucie-end')!;
        const { left, top, right, bottom } = end.getBoundingClientRect();
        const covered = [...document.querySelectorAll('.lucie-place')].filter((place) => {
          const box = place.getBoundingClientRect();
          return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
        });
        const cut = [...end.querySelectorAll('button')].filter((button) => {
          const box = button.getBoundingClientRect();
          return box.left < left || box.right > right || box.bottom > bottom;
        });
        return { covered: covered.length, cut: cut.length, scrolls: end.scrollHeight > end.clientHeight };
      });
      expect(hidden).toEqual({ covered: 0, cut: 0, scrolls: false });
      await page.keyboard.press('Escape');
      await expect(panel(page)).toHaveCount(0);
      await expect.poll(() => places(page)).toEqual(shown);
      for (let step = 0; step < steps; step++) await page.keyboard.press('u');
      await expect.poll(() => places(page)).toEqual(shown);
    }
  });
