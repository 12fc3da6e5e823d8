import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { advance } from '../../src/core/game.ts';
import { legalPlays, type Move } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { dateOfDay, FIRST_DAY, makeDate, readDate } from '../../src/play/days/day.ts';
import { puzzleOfDay } from '../../src/play/days/puzzle-list.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { currentMoment, openSession, phaseOf, type Session, update } from '../../src/play/session.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { rules } from './table.ts';
import { touchesOf, unhurried } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

/** The day of these tests: the calendar has a whole month behind it. */
const NOW = new Date('2026-12-02T12:00:00');

const lists = (
  JSON.parse(readFileSync(new URL('../../content/puzzles/days.json', import.meta.url), 'utf8')) as readonly {
    readonly from: string;
    readonly puzzles: readonly string[];
  }[]
).map(({ from, puzzles }) => ({ from: readDate(from)!, puzzles }));

const touchable = ({ game }: Puzzle, at: Position, move: Move): boolean =>
  touchesOf(game.rules, at, move) !== null;

/** A day of November whose puzzle can be missed and solved by touches. */
const { day, puzzle, line, wrong } = Array.from({ length: 10 }, (_, at) => FIRST_DAY + at).flatMap((day) => {
  const puzzle = puzzles.find(({ id }) => id === puzzleOfDay(lists, day))!;
  const { first, line } = trainerPuzzleOf(puzzle);
  const wrong = first.find(({ keeps, move }) => !keeps && touchable(puzzle, puzzle.game.start, move));
  let at = puzzle.game.start;
  const isEasy = line.every((move) => {
    const can = touchable(puzzle, at, move);
    at = advance(puzzle.game, at, move);
    return can;
  });
  return isEasy && wrong !== undefined ? [{ day, puzzle, line, wrong: wrong.move }] : [];
})[0]!;
const date = makeDate(day);
const written = dateOfDay(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const short = written.replace(' 2026', '');

async function open(page: Page, path: string): Promise<void> {
  await page.clock.setFixedTime(NOW);
  await page.goto(`./${path}`);
  await hydratedAtOnce(page);
}
async function touch(page: Page, moves: readonly Move[]): Promise<void> {
  let at = puzzle.game.start;
  for (const move of moves) {
    for (const one of touchesOf(puzzle.game.rules, at, move)!) {
      if ('press' in one) await page.getByRole('button', { name: one.press, exact: true }).click();
      else {
        const target = page.locator(`.lucie-board [data-stop="${makeFocusTarget(one.stop)}"]`);
        await unhurried(target);
        await target.click();
      }
    }
    at = advance(puzzle.game, at, move);
  }
}
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const dayLink = (page: Page, name: string | RegExp) =>
  page.getByRole('table').getByRole('link', { name, exact: true });
/** The game of a day, played without a thought to its end, and the cards home at the end of each deal. */
function playedOut(seed: string): { readonly session: Session; readonly homes: readonly number[] } {
  let session = openSession(newGame(rules, seed));
  const homes: number[] = [];
  for (;;) {
    const { position } = currentMoment(session);
    if (['over', 'won'].includes(phaseOf(rules, position)))
      return { session, homes: [...homes, home(position)] };
    const [move] = legalPlays(rules, position);
    if (move === undefined) homes.push(home(position));
    session = update(session, { type: 'play', move: move ?? { kind: 'redeal' } });
  }
}

test('an earlier day is found in the calendar, its puzzle solved, its result copied, and the day marked', {
  tag: '@deep',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, 'today/');
  await expect(page.getByText('Wednesday 2 December 2026')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Today’s deal' })).toHaveAttribute(
    'href',
    /\/play\/#game=la-belle-lucie&seed=2026-12-02$/,
  );
  await expect(page.locator('.lucie-door .lucie-deal-picture:visible')).toHaveCount(2);
  const { bottom } = await page
    .locator('.lucie-day-doors')
    .evaluate((doors) => ({ bottom: doors.getBoundingClientRect().bottom }));
  expect(bottom).toBeLessThan(664);

  // Days to come are no links; the other month moves nothing.
  await expect(dayLink(page, '2 December, today')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(2);
  const legend = page.locator('.lucie-calendar-legend');
  const before = await legend.boundingBox();
  await page.getByRole('button', { name: 'Earlier month' }).click();
  await expect(page.getByRole('table', { name: /November 2026/ }).getByRole('link')).toHaveCount(10);
  expect(await legend.boundingBox()).toEqual(before);
  await expect(page.getByRole('button', { name: 'Earlier month' })).toHaveAttribute('aria-disabled', 'true');

  await dayLink(page, short).click();
  await expect(page).toHaveURL(new RegExp(`/today/#${date}$`));
  await expect(page.locator('.lucie-day-date')).toBeFocused();
  await expect(page.locator('.lucie-day-date')).toBeInViewport();
  await expect(page.getByRole('link', { name: `Deal of ${short}` })).toHaveAttribute(
    'href',
    new RegExp(`seed=${date}$`),
  );
  expect(await axeFaultsInBoth(page)).toEqual([]);
  const door = page.getByRole('link', { name: `Puzzle of ${short}` });
  await expect(door).toHaveAttribute('href', new RegExp(`/${puzzle.id}/#${date}$`));
  await door.click();
  await expect(page).toHaveURL(new RegExp(`/practice/${puzzle.id}/#${date}$`));
  await hydrated(page, '#board');

  const result = `La Belle Lucie, puzzle of ${written}`;
  const address = new URL(`../../today/#${date}`, page.url()).href;
  await touch(page, [wrong]);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.locator('.lucie-trainer [role=status]')).toContainText('The result is copied.');
  expect(await copied(page)).toBe(`${result}: not solved yet, 1 try.\n${address}`);
  // Undone and redone it is the same wrong move.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(page.getByText('This loses the goal.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await touch(page, line);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await copied(page)).toBe(`${result}: solved at the 2nd try, no hints.\n${address}`);

  await page.getByRole('link', { name: 'Earlier days' }).click();
  await expect(dayLink(page, `${short}: puzzle not yet solved without a wrong move`)).toBeVisible();
  await expect(page.locator('.lucie-door-mark')).toHaveCount(0);
  await page.goBack();
  await hydrated(page, '#board');
  await page.reload();
  await hydrated(page, '#board');
  await touch(page, line);
  await page.getByRole('button', { name: 'Copy result' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await page.getByRole('link', { name: 'Earlier days' }).click();
  await expect(dayLink(page, `${short}: puzzle solved`)).toBeVisible();
  await expect(legend).toBeVisible();
  // The door says so, too, wherever it stands.
  const mark = page.locator('.lucie-door').getByText('Solved.', { exact: true });
  await expect(mark).toBeInViewport();
  await page.clock.setFixedTime(dateOfDay(day));
  for (const place of ['', 'practice/']) {
    await page.goto(`./${place}`);
    await page.getByRole('link', { name: 'Today’s puzzle' }).scrollIntoViewIfNeeded();
    await expect(mark).toBeVisible();
  }
});

test('a puzzle that is not opened as that of a day has no result to copy', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, `practice/${puzzle.id}/`);
  await touch(page, line);
  await expect(page.locator('.lucie-verdict')).toContainText('Solved.');
  await expect(page.getByRole('button', { name: 'Copy result' })).toHaveCount(0);
});

test('the deal of a day is played to its end, its result copied, by hand where that is not let, and the day marked', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  const { session, homes } = playedOut(date);
  const last = session.moments.at(-1)!;
  const before = session.moments.at(-2)!.position;
  const result = `La Belle Lucie, deal of ${written}: ${homes.join(' · ')} home.`;
  await open(page, `play/#${makeGameLink(session.moments.slice(0, -1))}`);
  for (const one of touchesOf(rules, before, last.move!)!) {
    if (!('stop' in one)) continue;
    const target = page.locator(`.lucie-board [data-stop="${makeFocusTarget(one.stop)}"]`);
    await unhurried(target);
    await target.click();
  }
  const panel = page.locator('.lucie-end');
  await expect(panel.getByRole('heading', { name: `${homes.at(-1)} of 52 home.` })).toBeVisible();
  await panel.getByRole('button', { name: 'Copy result' }).click();
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible();
  const text = `${result}\n${new URL(`../today/#${date}`, page.url()).href}`;
  expect(await copied(page)).toBe(text);
  expect(await axeFaultsInBoth(page)).toEqual([]);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await panel.getByRole('button', { name: 'Copied' }).click();
  const field = panel.getByRole('textbox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(text);

  await open(page, `today/#${date}`);
  await expect(dayLink(page, `${short}: deal: ${homes.at(-1)} cards home`)).toBeVisible();
  await expect(page.getByText(`${homes.at(-1)} cards home.`, { exact: true })).toBeVisible();
});

test('an address that names no day of the calendar is told of, and shows today', { tag: '@deep' }, async ({
  page,
}) => {
  for (const asked of ['2026-12-03', '2026-11-20', '2026-02-31']) {
    await open(page, `today/#${asked}`);
    await expect(page.getByRole('alert')).toHaveText(`The calendar has no day ${asked}, so here is today.`);
    await expect(page.getByRole('link', { name: 'Today’s deal' })).toHaveAttribute(
      'href',
      /seed=2026-12-02$/,
    );
    await page.goto('about:blank');
  }
});

test('at 320 pixels a day can be touched, and the keys go through the calendar', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page, `today/#${date}`);
  const days = page.getByRole('table').getByRole('link');
  await expect(days).toHaveCount(10);
  const sizes = await days.evaluateAll((links) =>
    links.map((link) => link.getBoundingClientRect()).map(({ width, height }) => [width, height]),
  );
  for (const [width, height] of sizes) {
    expect(width).toBeGreaterThanOrEqual(42);
    expect(height).toBeGreaterThanOrEqual(44);
  }
  await dayLink(page, '21 November').focus();
  await page.keyboard.press('Tab');
  await expect(dayLink(page, '22 November')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.lucie-day-date')).toBeFocused();
  await expect(page.locator('.lucie-day-date')).toContainText('Sunday 22 November 2026');
  await page.getByRole('link', { name: 'Back to today' }).click();
  await expect(page.getByRole('link', { name: 'Today’s puzzle' })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of days says what it needs, and leads to what can be read without it', async ({ page }) => {
    await page.goto('./today/');
    await expect(page.getByText('need JavaScript')).toBeVisible();
    await expect(page.locator('.lucie-day-doors')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: 'every puzzle' })).toHaveAttribute(
      'href',
      /\/practice\/$/,
    );
  });
});
