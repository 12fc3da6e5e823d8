import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { advance } from '../../src/core/game.ts';
import { legalPlays, type Move } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeOwnPuzzle } from '../../src/play/own/make-own-puzzle.ts';
import { openOwnPuzzle } from '../../src/play/own/own-puzzle.ts';
import { makeOwnPuzzles } from '../../src/play/own/own-puzzles.ts';
import type { Moment } from '../../src/play/session.ts';
import { ownPuzzle } from '../../src/solver/own-puzzle.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { moveClause } from '../../src/ui/words/en/board.ts';
import { SIGN } from '../../src/ui/words/en/hint.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { gameOf, linkOf, rulesOf, toTheEnd } from './lines.ts';
import { touchesOf, unhurried } from './touches.ts';
import { withRanks } from './trainer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const rules = rulesOf('la-belle-lucie');
/** The line that wins a deal. */
const winning = gameOf(rules, '1874', [60]);

/** The last move of that line instead of which another one loses the deal, that one, and the puzzle that it makes. */
const [mistake] = winning
  .slice(0, -1)
  .toReversed()
  .flatMap(({ position, game }, fromEnd) => {
    const index = winning.length - 2 - fromEnd;
    return legalPlays(rules, position).flatMap((move) => {
      const facts = ownPuzzle(rules, { position, move }, null);
      if (typeof facts === 'string' || touchesOf(rules, position, move) === null) return [];
      const after: Moment = { game, position: advance(game, position, move), move };
      const moments = toTheEnd([...winning.slice(0, index + 1), after]);
      return [{ moments, index: index + 1, facts }];
    });
  }) as [{ moments: readonly Moment[]; index: number; facts: Exclude<ReturnType<typeof ownPuzzle>, string> }];
const { moments, index } = mistake;
const own = makeOwnPuzzle(moments, index, mistake.facts, new Date('2026-05-04T10:00:00Z'));
const { game, line, played } = unwrap(openOwnPuzzle(own));

const panel = (page: Page) => page.getByRole('region', { name: 'Review of this game' });
const task = (page: Page) => page.locator('.lucie-task');
const verdict = (page: Page) => page.locator('.lucie-verdict');
const list = (page: Page) => page.locator('.lucie-own-list');

async function touch(page: Page, moves: readonly Move[]): Promise<void> {
  let at: Position = game.start;
  for (const move of moves) {
    for (const one of touchesOf(rules, at, move)!) {
      if ('press' in one) throw new Error('a puzzle of one’s own has no buttons to press');
      const target = page.locator(`.lucie-board [data-stop="${makeFocusTarget(one.stop)}"]`);
      await unhurried(target);
      await target.click();
    }
    at = puzzlePlay(rules, at, move);
  }
}

/** Opens the page with a puzzle kept from before. */
async function withKept(page: Page, text: string): Promise<void> {
  await page.goto('./practice/own/');
  await page.evaluate((kept) => localStorage.setItem('lucie.practice.own', kept), text);
  await page.reload();
  await hydrated(page);
}

test('a mistake of a played game goes from its review to a puzzle, is missed, comes back the next day and is solved', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-04T10:00:00'));
  await page.goto(`./play/#${linkOf(moments)}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Review this game' }).click();
  await expect(panel(page)).toContainText(`All ${moments.length - 1} moves looked at`);
  const practise = panel(page).getByRole('button', { name: `Practise this, move ${index}`, exact: true });
  await expect(practise).toBeVisible();
  // Nothing is kept that was not asked for.
  expect(await page.evaluate(() => localStorage.getItem('lucie.practice.own'))).toBeNull();
  await practise.click();

  await expect(page).toHaveURL(new RegExp(`/practice/own/#${own.id}$`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Win in this deal');
  await expect(page.getByText(`La Belle Lucie, move ${index}, 4 May 2026`)).toBeVisible();
  await touch(page, [played]);
  await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
  await expect(verdict(page)).toContainText('This loses the goal.');
  expect(await axeFaultsInBoth(page)).toEqual([]);

  // Tomorrow it is due with the others.
  const again = page.locator('.lucie-queue');
  await page.goto('./practice/');
  await expect(again).toContainText('Nothing is due. One puzzle will come back, the next on 5 May.');
  await expect(page.getByRole('link', { name: 'Your own puzzles' })).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-05-05T00:10:00'));
  await page.reload();
  await expect(again).toContainText('One puzzle is due again and comes first.');
  await again.getByRole('link', { name: 'Practise' }).click();
  await expect(page).toHaveURL(new RegExp(`/practice/own/#${own.id}#practise$`));
  await expect(task(page)).toHaveAttribute('data-verdict', 'open');
  await touch(page, line);
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
  await expect(verdict(page)).toContainText('Solved. Due again in 3 days, on 8 May.');
  await expect(verdict(page)).toContainText(
    `In your game you played the ${withRanks(moveClause(game.start, played, SIGN))}, which has `,
  );

  // The list says how it stands, and the way back leads to the review of that game.
  await expect(verdict(page).getByRole('link', { name: 'Next puzzle' })).toHaveAttribute(
    'href',
    /#practise$/,
  );
  await page.goto('./practice/own/');
  await expect(list(page).getByRole('listitem')).toContainText('solved, comes back on 8 May');
  await list(page).getByRole('link', { name: 'Win in this deal' }).click();
  await page.getByRole('link', { name: 'See that game and its review' }).click();
  await expect(panel(page)).toContainText(`All ${moments.length - 1} moves looked at`);
  await expect(
    panel(page).getByRole('button', { name: `Practise this, move ${index}`, exact: true }),
  ).toBeVisible();
});

test('puzzles are deleted when that is meant, and one that cannot be read costs no other', {
  tag: '@deep',
}, async ({ page }) => {
  const damaged = { ...own, id: 'own-aaaaaa-0001', goal: 'count 99' };
  await withKept(page, makeOwnPuzzles({ puzzles: [own, damaged], unread: [{ id: 7 }] }));
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await expect(list(page)).toContainText('not tried yet');
  await expect(page.getByText('One entry among your puzzles cannot be read.')).toBeVisible();
  const row = list(page).getByRole('listitem').filter({ hasText: 'Win in this deal' });
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave it' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('lucie.practice.own') ?? '{}').own);
  await expect.poll(kept).toEqual([damaged, { id: 7 }]);
  // The address of one that is gone says so.
  await page.goto(`./practice/own/#${own.id}`);
  await expect(page.getByText('This puzzle is not on this device.')).toBeVisible();
});

test('the puzzles go out with the practice and come in on another device', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await withKept(page, makeOwnPuzzles({ puzzles: [own], unread: [] }));
  await page.goto('./practice/');
  await expect(page.getByText(': 1, 1 not tried yet.')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my practice' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const elsewhere = await context.newPage();
  await elsewhere.goto('./practice/');
  await hydrated(elsewhere);
  await elsewhere.locator('input[type=file]').setInputFiles({
    name: 'practice.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  await expect(elsewhere.getByText('one puzzle of your own added.')).toBeVisible();
  await elsewhere.getByRole('link', { name: 'Your own puzzles' }).click();
  await expect(list(elsewhere).getByRole('listitem')).toContainText('Win in this deal');
  await context.close();
});

/** A game of three turning points: two make puzzles, and at the third too many other moves were as good. */
const THREE = 'game=la-belle-lucie&seed=own-13&moves=lWNWNmSVitm0lmaz3';

test('all mistakes of a game are kept at once, the page says where, and why one makes no puzzle', async ({
  page,
}) => {
  await page.goto(`./play/?review#${THREE}`);
  await expect(panel(page)).toContainText('All 35 moves looked at');
  const practise = panel(page).getByRole('button', { name: /^Practise this/ });
  await expect(practise).toHaveCount(2);
  await expect(panel(page)).toContainText('No puzzle: too many other moves were just as good.');
  expect(await axeFaultsInBoth(page, { within: '.lucie-desk' })).toEqual([]);
  await panel(page).getByRole('button', { name: 'Keep all 2 as puzzles' }).click();
  await panel(page).getByRole('link', { name: 'your own puzzles' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  expect(await axeFaultsInBoth(page)).toEqual([]);
});
