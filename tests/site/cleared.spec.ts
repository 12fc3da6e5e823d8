import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { hydrated } from './hydrated.ts';
import { recordText } from './table.ts';
import { endingGame, playSteps } from './touches.ts';
import { kept, open, task, touch, verdict, walk, wrongOf } from './trainer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * What the browser keeps for this site is cleared behind an open page, by its own command, which takes everything:
 * the page goes on, says nothing of what is gone, and one sentence tells what went with it.
 */

const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
const [puzzle] = puzzles
  .filter((one) => wrongOf(one) !== undefined && walk(one, trainerPuzzleOf(one).line) !== null)
  .filter((one) => trainerPuzzleOf(one).line.length > 1)
  .toSorted((a, b) => trainerPuzzleOf(a).line.length - trainerPuzzleOf(b).line.length) as [Puzzle];
const CLEARED = 'Your practice was cleared, and this';

/** Clears from another tab what the browser keeps for this site, as its settings do: all of it. */
async function clearAll(page: Page, context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto('./about/');
  const { origin } = new URL(other.url());
  const browser = await context.newCDPSession(other);
  await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lucie.practice'))).toBe(null);
  await other.close();
}

/** Tries of puzzles of the set, each solved, as they are kept. */
const solvedTries = (count: number): string =>
  JSON.stringify({
    version: 1,
    tries: puzzles
      .slice(0, count)
      .map(({ id }, at) => ({ puzzle: id, at: `2026-05-0${at + 1}T10:00:00Z`, how: 'solved' })),
  });

async function keepTries(page: Page, text: string): Promise<void> {
  await page.goto('./about/');
  await page.evaluate((tries) => localStorage.setItem('lucie.practice', tries), text);
}

test('practice is cleared in the middle of a puzzle: the try counts as the first, and when it is cleared that is said', {
  tag: '@deep',
}, async ({ page, context }) => {
  await keepTries(page, solvedTries(3));
  await open(page, puzzle);
  const { line } = trainerPuzzleOf(puzzle);
  await touch(page, puzzle, [wrongOf(puzzle)!.move]);
  await expect(verdict(page)).toContainText('This loses the goal.');
  await clearAll(page, context);
  await page.getByRole('button', { name: 'Try again' }).click();
  await touch(page, puzzle, line);
  await expect(verdict(page)).toContainText(`${CLEARED} try with it.`);
  await expect(verdict(page)).not.toContainText(/Your rating|Due again/);
  expect(await kept(page)).toEqual([]);

  await page.reload();
  await hydrated(page, '#board');
  await touch(page, puzzle, line);
  await expect(verdict(page)).toContainText('Your rating');
  expect(await kept(page)).toEqual([{ puzzle: puzzle.id, how: 'solved', at: expect.any(String) }]);
  await expect(verdict(page)).not.toContainText(CLEARED);
  await clearAll(page, context);
  await expect(verdict(page)).toContainText(`${CLEARED} try with it.`);
  await expect(verdict(page)).not.toContainText(/Your rating|Due again/);
});

test('practice is cleared behind the page of all puzzles: none counts as solved, and a copy brings all back', {
  tag: '@deep',
}, async ({ page, context }) => {
  await keepTries(page, solvedTries(3));
  await page.goto('./practice/');
  await hydrated(page, '.practice');
  await expect(page.getByText(/^3 of \d+ puzzles solved\.$/)).toBeVisible();
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my practice' }).click();
  const file = await (await copy).path();
  await clearAll(page, context);
  await expect(page.getByText('No try is in your practice yet.')).toBeVisible();
  await expect(page.getByText(/puzzles solved\.$/)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Download my practice' })).toHaveCount(0);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('3 tries added.')).toBeVisible();
  // Cleared so that the page hears nothing of it.
  await page.evaluate(() => localStorage.clear());
  await page.locator('input[type=file]').setInputFiles([]);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText('3 tries added.')).toBeVisible();
  await expect.poll(() => kept(page)).toHaveLength(3);
});

test('practice is cleared in the middle of a run: the run is kept, and when it is cleared that is said', {
  tag: '@deep',
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await page.goto('./about/');
  await page.evaluate(() =>
    localStorage.setItem(
      'lucie.practice.runs',
      '{"version":1,"tries":[],"runs":[{"at":"2026-05-01T10:00:00Z","solved":["draw-01"],"missed":[]}]}',
    ),
  );
  await page.goto('./practice/run/');
  await hydrated(page, '#board');
  await expect(page.getByText('Your best on this device: 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin the run' }).click();
  const desk = page.locator('.lucie-run-desk');
  for (const left of [2, 1, 0]) {
    await expect(task(page)).toHaveAttribute('data-verdict', 'open');
    const one = byId.get((await desk.getAttribute('data-open'))!)!;
    const wrong = trainerPuzzleOf(one).first.find(
      ({ keeps, move }) => !keeps && move.kind !== 'redeal' && walk(one, [move]) !== null,
    )!;
    await touch(page, one, [wrong.move]);
    await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
    if (left === 2) await clearAll(page, context);
    if (left > 0) await verdict(page).getByRole('button', { name: 'Next puzzle' }).click();
  }
  await expect(verdict(page)).toContainText('These come back in your practice');
  await expect(verdict(page)).not.toContainText('Your best');
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('lucie.practice.runs')!).runs),
  ).toHaveLength(1);
  await clearAll(page, context);
  await expect(verdict(page)).toContainText(`${CLEARED} run with it.`);
  await expect(verdict(page)).not.toContainText(/come back|Your best/);
  await page.getByRole('button', { name: 'Another run' }).click();
  await expect(task(page)).toHaveAttribute('data-verdict', 'open');
});

test('the record is cleared behind its page, while it asks about clearing it: the page is empty, and the next game is kept', {
  tag: '@deep',
}, async ({ page, context }) => {
  const { link, steps } = endingGame('no-redeal', 'rose');
  const play = async () => {
    await page.goto(`./play/#${link}`);
    await hydrated(page);
    await playSteps(page, steps, 'click');
    // What writes it down is loaded meanwhile.
    await expect.poll(() => recordText(page)).toContain('seed=rose&');
    await page.goto('./record/');
    await hydrated(page);
    await expect(page.locator('.lucie-record summary').first()).toHaveText(
      'Without Redeal one game finished, none won',
    );
  };
  await play();
  await page.getByRole('button', { name: 'Clear the record' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await clearAll(page, context);
  await expect(page.getByText('No game is in your record yet.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('switch', { name: 'Keep a record of my games' }).click();
  await page.getByRole('switch', { name: 'Keep a record of my games' }).click();
  await play();
});
