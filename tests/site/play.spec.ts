import { expect, type Page, test } from '@playwright/test';
import type { Card } from '../../src/core/card.ts';
import { legalPlays, type Move, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { cardLabel } from '../../src/ui/words/en/board.ts';
import { board, cardIn, dealThatIs, moduleComes, openTable as open, rules } from './table.ts';

/** A deal that the recorded solver calls solvable, and a line that wins it. */
const start = dealThatIs('solvable');
const line = asTouched(searchDeal(rules, start).best.line);
const openTable = (page: Page) => open(page, start);

/** A line as touches play it: a card that can go home goes there, and what the line did with it instead falls away. */
function asTouched(moves: readonly Move[]): Move[] {
  let at = start;
  const touched: Move[] = [];
  for (const { card } of moves.filter((move) => move.kind === 'play')) {
    const [move] = legalPlays(rules, at).filter((legal) => legal.kind === 'play' && legal.card === card);
    if (move === undefined) continue;
    touched.push(move);
    at = play(rules, at, move);
  }
  return touched;
}

/** Walks a line, telling for each move the position before it and the card that moves. */
async function walk(
  moves: readonly Move[],
  step: (at: Position, card: Card) => Promise<void>,
): Promise<void> {
  let at = start;
  for (const move of moves) {
    if (move.kind !== 'play') throw new Error('a line within a deal is plays alone');
    await step(at, move.card);
    at = play(rules, at, move);
  }
}

test('a whole deal is won by keyboard alone, and the board is one tab stop', { tag: '@deep' }, async ({
  page,
}) => {
  await openTable(page);
  const inBoard = () =>
    board(page).evaluate(
      (element) => element.contains(document.activeElement) && document.activeElement !== element,
    );
  for (let tabs = 0; tabs < 40 && !(await inBoard()); tabs++) await page.keyboard.press('Tab');
  expect(await inBoard()).toBe(true);
  await walk(line, async (at, card) => {
    const name = cardLabel(at, card);
    const face = /^(\w+) of (\w)/.exec(name);
    for (const key of `${face?.[1]?.replace(/^([ajqk]).*/, '$1')}${face?.[2]}`)
      await page.keyboard.press(key);
    await expect(cardIn(page, at, card)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(inBoard).toBe(true);
  });
  await expect(page.getByText('All 52 cards are home. The game is won.').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(inBoard).toBe(false);
});

test('an illegal try says why and changes nothing', async ({ page }) => {
  await openTable(page);
  const [under, top] = start.fans[0]?.slice(-2) ?? [];
  await cardIn(page, start, under ?? -1).click();
  const name = (card: Card) => cardLabel(start, card).split(',')[0];
  await expect(
    page.getByText(`The ${name(under ?? -1)} lies under the ${name(top ?? -1)}.`).first(),
  ).toBeVisible();
  await expect(cardIn(page, start, top ?? -1)).toHaveCount(1);
  await expect(board(page)).toContainText('0 home');
});

test('a hint says why, with the plan and the proof', async ({ page }) => {
  await openTable(page);
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.lucie-plan > li').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Hint' })).toContainText('proved', { ignoreCase: true });
});

test('when the solver dies the page says so, and the next question is answered by another', {
  tag: '@deep',
}, async ({ page }) => {
  await openTable(page);
  await page.route('**/worker*', (route) => route.abort());
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await expect(page.getByText('The solver stopped.').first()).toBeVisible();
  await page.unroute('**/worker*');
  await hint.click();
  await expect(page.getByRole('region', { name: 'Hint' })).toBeVisible();
});

const text = makePosition(rules, start);
const first = text.split(' ')[0] ?? '';
/** Faulty deals, and what the page has to say about each. */
const FAULTS: readonly [string, string, RegExp][] = [
  ['an unknown card', text.replace(first, 'XH'), /Fan 1: .*found “XH”/],
  ['51 cards', text.replace(`${first} `, ''), new RegExp(`found 51: ${first} is missing`)],
  ['53 cards', `${text} ${first}`, new RegExp(`found 53: the ${first} stands twice`)],
  ['no deal at all', 'rhubarb', /found “rhubarb”/],
];

for (const [what, faulty, sentence] of FAULTS) {
  const tag = what === FAULTS[0]?.[0] ? [] : '@deep';
  test(`a deal with ${what} gets a sentence and leaves the game alone, pasted or linked`, { tag }, async ({
    page,
  }) => {
    await openTable(page);
    const move = line[0];
    if (move?.kind !== 'play') throw new Error('the line begins with a play');
    await cardIn(page, start, move.card).click();
    await expect(board(page)).toContainText('1 home');

    await page.getByText('Another deal', { exact: true }).click();
    await page.getByRole('textbox').fill(faulty);
    await page.getByRole('button', { name: /lay/i }).click();
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(board(page)).toContainText('1 home');

    await page.evaluate(
      (fragment) => {
        location.hash = fragment;
      },
      `deal=${encodeURIComponent(faulty.replace(/ \| /g, '.').replace(/ /g, '_'))}`,
    );
    await expect(page.getByText(sentence).first()).toBeVisible();
    await expect(board(page)).toContainText('1 home');
  });
}

test('wheel and touch over the board scroll the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openTable(page);
  const box = await board(page).boundingBox();
  await page.mouse.move(160, Math.min((box?.y ?? 0) + 40, 500));
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
});

test('a touch means what lies on the table, not a card that flies over it', { tag: '@deep' }, async ({
  page,
}) => {
  await openTable(page);
  // How cards fly comes once they can be seen.
  await moduleComes(page, 'board-motion');
  // Every glide stops on its way, as a finger finds it that is quicker than the card.
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const glide = animate.apply(this, how);
      glide.pause();
      glide.currentTime = 60;
      return glide;
    };
  });
  const [first] = line;
  if (first?.kind !== 'play') throw new Error('the line begins with a play');
  await cardIn(page, start, first.card).click();
  const touched = await board(page).evaluate((element, card) => {
    const flying = element.querySelector(`[data-card="${card}"]`);
    const { left, top, width, height } = flying!.querySelector('.lucie-face')!.getBoundingClientRect();
    const place = flying!.getBoundingClientRect();
    const under = document.elementFromPoint(left + width / 2, top + height / 2);
    return { away: Math.hypot(left - place.left, top - place.top), itself: flying!.contains(under) };
  }, first.card);
  expect(touched.away).toBeGreaterThan(30);
  expect(touched.itself).toBe(false);
});
