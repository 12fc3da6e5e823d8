import { expect, type Page, test } from '@playwright/test';
import type { Move } from '../../src/core/moves.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles, ratingOf } from '../content/puzzle-files.ts';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { touchesOf } from './touches.ts';
import { kept, task, touch, verdict, walk } from './trainer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const byId = new Map(puzzles.map((puzzle) => [puzzle.id, puzzle]));
const lineOf = (puzzle: Puzzle) => trainerPuzzleOf(puzzle).line;
/** A wrong first move that touches can make, one touch if there is such a move. */
function wrongMove({ game, ...puzzle }: Puzzle): Move {
  const touchesFor = (move: Move): number => touchesOf(game.rules, game.start, move)?.length ?? 9;
  const wrong = trainerPuzzleOf({ game, ...puzzle }).first.filter(
    ({ keeps, move }) => !keeps && move.kind !== 'redeal',
  );
  return wrong.map(({ move }) => move).sort((a, b) => touchesFor(a) - touchesFor(b))[0]!;
}
const queue = (page: Page) => page.locator('.lucie-queue');
const practise = (page: Page) => queue(page).getByRole('link', { name: 'Practise' });

/** The page of all puzzles, once it is known what is next. */
async function openQueue(page: Page): Promise<void> {
  await Promise.all([page.waitForResponse(/queue\.json$/), page.goto('./practice/')]);
  await hydrated(page, '.practice');
}
/** The puzzle of the queue that is open. */
async function opened(page: Page): Promise<Puzzle> {
  await expect(page).toHaveURL(/#practise$/);
  await hydrated(page, '#board');
  const [, id = ''] = /practice\/([^/]+)\//.exec(page.url()) ?? [];
  return byId.get(id)!;
}
async function onward(page: Page): Promise<void> {
  const next = verdict(page).getByRole('link', { name: 'Next puzzle' });
  // It is chosen once the try is written down.
  await expect(next).toHaveAttribute('href', /#practise$/);
  const href = await next.evaluate((link: HTMLAnchorElement) => link.href);
  await next.click();
  // The page that is left has the same fragment.
  await expect(page).toHaveURL(href);
}

/** Solves or misses puzzles of the queue one after the other, a minute apart; gives their ids. */
async function work(page: Page, from: string, count: number, missed: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (let place = 0; place < count; place++) {
    const puzzle = await opened(page);
    await page.clock.setFixedTime(new Date(Date.parse(from) + place * 60_000));
    ids.push(puzzle.id);
    if (missed.includes(place)) {
      await touch(page, puzzle, [wrongMove(puzzle)]);
      await expect(task(page), puzzle.id).toHaveAttribute('data-verdict', 'lost');
    } else {
      await touch(page, puzzle, lineOf(puzzle));
      await expect(task(page), puzzle.id).toHaveAttribute('data-verdict', 'met');
    }
    if (place < count - 1) await onward(page);
  }
  return ids;
}

test('eight puzzles of a chosen theme, two of them missed: those come back first on the next day', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-04T10:00:00'));
  await openQueue(page);
  await expect(queue(page)).toContainText('The puzzles find your level as you go.');
  await page.getByText('Themes: mixed').click();
  await page.getByRole('checkbox', { name: 'Uncover the card', exact: true }).check();
  await expect(page.getByText('Themes: Uncover the card')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Themes: Uncover the card')).toBeVisible();
  await expect(practise(page)).toHaveAttribute('href', /free-the-card-\d+\/#practise$/);
  await practise(page).click();
  const missedAt = [2, 5];
  const ids = await work(page, '2026-05-04T10:00:00', 8, missedAt);
  expect(new Set(ids).size).toBe(8);
  expect(ids.every((id) => byId.get(id)!.theme === 'free-the-card')).toBe(true);
  await expect
    .poll(async () => (await kept(page)).map(({ how }) => how))
    .toEqual(ids.map((_, place) => (missedAt.includes(place) ? 'failed' : 'solved')));
  await openQueue(page);
  await expect(queue(page)).toContainText('2 puzzles will come back, the next on 5 May.');
  await expect(queue(page)).toContainText(/Level [345] of 5, \w+: rating \d{4} ± \d{2,3}/);

  await page.clock.setFixedTime(new Date('2026-05-05T10:00:00'));
  await openQueue(page);
  await expect(queue(page)).toContainText('2 puzzles are due again and come first.');
  await expect(practise(page)).toHaveAttribute('href', new RegExp(`/${ids[2]}/#practise$`));
  await practise(page).click();
  const back = await work(page, '2026-05-05T10:00:00', 2, []);
  expect(back).toEqual([ids[2], ids[5]]);
  // What is remembered moves no rating.
  await expect(verdict(page)).toContainText('Due again in 3 days, on 8 May.');
  await expect(verdict(page)).not.toContainText('Your rating');
  await onward(page);
  expect(ids).not.toContain((await opened(page)).id);
});

test('the first puzzle is one of the first game, and what it does to the rating is said, unless it is hidden', async ({
  page,
}) => {
  // The same puzzles each time.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await openQueue(page);
  await expect(practise(page)).toHaveAttribute('href', /#practise$/);
  await practise(page).click();
  const first = await opened(page);
  expect(first.preset).toBe('la-belle-lucie');
  expect(Math.abs(ratingOf(first.id) - 1450)).toBeLessThan(250);
  await touch(page, first, [wrongMove(first)]);
  await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
  await expect(verdict(page)).toContainText(/Your rating: 1[234]\d\d, of 1500 at the start\./);
  expect(await axeFaults(page, { within: '.lucie-verdict' })).toEqual([]);
  await openQueue(page);
  await expect(queue(page)).toContainText(/Level [123] of 5, \w+: rating 1[234]\d\d ± 2\d\d/);
  expect(await axeFaults(page, { within: '.lucie-queue' })).toEqual([]);
  await page.getByRole('switch', { name: 'Show my progress' }).click();
  await expect(queue(page)).not.toContainText('rating');
  await practise(page).click();
  const second = await opened(page);
  await touch(page, second, [wrongMove(second)]);
  const next = verdict(page).getByRole('link', { name: 'Next puzzle' });
  await expect(next).toHaveAttribute('href', /#practise$/);
  await expect(verdict(page)).not.toContainText('rating');
});

test('a weak theme is named with its numbers and offered; a test of the level from before is kept', {
  tag: '@deep',
}, async ({ page }) => {
  const easy = puzzles
    .filter(({ theme, id }) => theme === 'which-first' && ratingOf(id) < 1700)
    .slice(0, 8)
    .map(({ id }) => id);
  const strong = puzzles
    .filter(({ theme, id }) => theme === 'only-move' && ratingOf(id) > 1300)
    .slice(0, 20)
    .map(({ id }) => id);
  const test = {
    at: '2026-05-01T12:00:00Z',
    plan: Array.from({ length: 8 }, () => ['draw-01', 'draw-02', 'draw-03', 'draw-04', 'draw-05']),
    right: [true],
  };
  const tries = [
    ...easy.map((puzzle) => ({ puzzle, how: 'failed' })),
    ...strong.map((puzzle) => ({ puzzle, how: 'solved' })),
  ].map((one, minute) => ({
    puzzle: one.puzzle,
    at: `2026-05-01T12:${String(minute).padStart(2, '0')}:00Z`,
    how: one.how,
  }));
  await page.clock.setFixedTime(new Date('2026-05-01T14:00:00Z'));
  await page.goto('./about/');
  await page.evaluate(
    (text) => localStorage.setItem('lucie.practice', text),
    JSON.stringify({ version: 1, hidden: false, tries, test, guesses: [] }),
  );
  await openQueue(page);
  await expect(queue(page)).toContainText('Weakest so far: “Which first?”, 0 of 8 solved at the first try.');
  await queue(page).getByRole('button', { name: 'Only “Which first?”' }).click();
  await expect(page.getByText('Themes: Which first?')).toBeVisible();
  await expect(practise(page)).toHaveAttribute('href', /which-first-\d+\/#practise$/);
  const written = (key: string) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? ''), key);
  expect(await written('lucie.practice')).toMatchObject({ version: 1, hidden: false, tries, test });
  expect(await written('lucie.practice.runs')).toMatchObject({ version: 1, themes: ['which-first'] });
});

test('an address of a puzzle within a test of the level leads on in the queue, and that of the level to it', {
  tag: '@deep',
}, async ({ page }) => {
  await page.goto('./practice/#level');
  await expect(queue(page)).toBeInViewport();
  const puzzle = puzzles.find((one) => one.theme === 'free-the-card' && walk(one, lineOf(one)) !== null)!;
  await page.goto(`./practice/${puzzle.id}/#level`);
  await hydrated(page, '#board');
  await touch(page, puzzle, lineOf(puzzle));
  await onward(page);
  await expect(page).toHaveURL(/#practise$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 664 } });

  test('today’s puzzle, the queue, a run and what is due are on the first screen', async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-05-05T10:00:00'));
    await page.goto('./about/');
    await page.evaluate(() =>
      localStorage.setItem(
        'lucie.practice',
        '{"version":1,"tries":[{"puzzle":"only-move-01","at":"2026-05-03T18:04:00Z","how":"failed"}]}',
      ),
    );
    await openQueue(page);
    for (const part of [
      page.getByRole('link', { name: 'Today’s puzzle' }),
      page.locator('.lucie-door .lucie-deal-picture:visible'),
      practise(page),
      queue(page).getByRole('link', { name: 'A run' }),
      page.getByText('One puzzle is due again and comes first.'),
      page.getByText(/Level \d of 5/),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  });
});

const runDesk = (page: Page) => page.locator('.lucie-run-desk');
const clock = (page: Page) => page.getByRole('timer');
async function openInRun(page: Page): Promise<Puzzle> {
  return byId.get((await runDesk(page).getAttribute('data-open')) ?? '')!;
}
const runs = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('lucie.practice.runs') ?? '{}').runs);

async function beginRun(page: Page): Promise<void> {
  await page.goto('./practice/run/');
  await hydrated(page, '#board');
  await page.getByRole('button', { name: 'Begin the run' }).click();
  await expect(task(page)).toBeVisible();
}
/** Decides the puzzle that is open in a run. */
async function decide(page: Page, solves: boolean): Promise<string> {
  const puzzle = await openInRun(page);
  await touch(page, puzzle, solves ? lineOf(puzzle) : [wrongMove(puzzle)]);
  await expect(task(page)).toHaveAttribute('data-verdict', solves ? 'met' : 'lost');
  return puzzle.id;
}
/** Goes on in a run: the button has the focus, and the next puzzle lies at the same board. */
async function goOn(page: Page, from: string): Promise<void> {
  const next = verdict(page).getByRole('button', { name: 'Next puzzle' });
  await expect(next).toBeFocused();
  // What is decided cannot be taken back.
  await expect(runDesk(page).getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(runDesk(page)).not.toHaveAttribute('data-open', from);
}

test('a run goes to its third mistake: harder and harder, kept with its best, and what was missed comes back', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await beginRun(page);
  expect(await axeFaults(page, { within: '.lucie-run-desk' })).toEqual([]);
  const ids: string[] = [];
  for (const solves of [true, false, false, true, false]) {
    ids.push(await decide(page, solves));
    if (ids.length < 5) await goOn(page, ids.at(-1)!);
  }
  const ratings = ids.map(ratingOf);
  expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
  await expect(verdict(page)).toContainText('That was the third mistake. You have solved 2 puzzles.');
  await expect(verdict(page)).toContainText('Your best on this device: 2.');
  expect(await axeFaults(page, { within: '.lucie-run-desk' })).toEqual([]);
  const missed = [ids[1], ids[2], ids[4]];
  await expect.poll(() => runs(page)).toEqual([{ at: expect.any(String), solved: [ids[0], ids[3]], missed }]);
  // They are no tries.
  expect(await kept(page)).toEqual([]);
  await openQueue(page);
  await expect(queue(page)).toContainText('3 puzzles are due again and come first.');
  await expect(queue(page)).toContainText('best 2');
  await expect(practise(page)).toHaveAttribute('href', new RegExp(`/${missed[0]}/#practise$`));
  // One that was seen in a run moves no rating.
  await practise(page).click();
  const first = await opened(page);
  await touch(page, first, lineOf(first));
  await expect(verdict(page)).toContainText('Solved.');
  await expect(verdict(page).getByRole('link', { name: 'Next puzzle' })).toHaveAttribute(
    'href',
    new RegExp(`/${missed[1]}/#practise$`),
  );
  await expect(verdict(page)).not.toContainText('Your rating');

  // Whoever clears the practice clears the runs with it.
  await openQueue(page);
  await page.getByRole('button', { name: 'Clear my practice' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(queue(page)).not.toContainText('best 2');
  await expect.poll(() => runs(page)).toEqual([]);
});

test('a run that cannot be kept says so, and promises nothing', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await beginRun(page);
  for (const left of [2, 1, 0]) {
    const id = await decide(page, false);
    if (left > 0) await goOn(page, id);
  }
  await expect(verdict(page)).toContainText('This run could not be kept');
  await expect(verdict(page)).not.toContainText('come back');
  await expect(verdict(page)).not.toContainText('Your best');
});

test('a run ends with its time; the clock stands between two puzzles and while the page is out of sight', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00') });
  await beginRun(page);
  await page.clock.runFor(10_000);
  /** The seconds that are left: besides those that the test lets go by there are those that it takes. */
  const left = async () => {
    const [, minutes, seconds] = /^(\d):(\d\d)$/.exec((await clock(page).textContent()) ?? '') ?? [];
    return Number(minutes) * 60 + Number(seconds);
  };
  const before = await left();
  expect(before).toBeGreaterThan(200);
  expect(before).toBeLessThanOrEqual(290);
  const see = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
    }, hidden);
  await see(true);
  await page.clock.runFor(60_000);
  await see(false);
  expect(await left()).toBeGreaterThan(before - 60);
  const first = await decide(page, true);
  // It hears of that a moment later.
  await page.clock.runFor(1000);
  const stands = await clock(page).textContent();
  await page.clock.runFor(60_000);
  await expect(clock(page)).toHaveText(stands!);
  await goOn(page, first);
  // It can be hidden, and runs on.
  await page.getByRole('button', { name: 'Hide the clock' }).click();
  await expect(clock(page)).toHaveText('–:––');
  await page.clock.runFor(300_000);
  await expect(verdict(page)).toContainText('The time is over. You have solved one puzzle.');
  await expect.poll(() => runs(page)).toEqual([{ at: expect.any(String), solved: [first], missed: [] }]);
  await page.getByRole('button', { name: 'Another run' }).click();
  await expect(page.getByText('0 solved')).toBeVisible();
  await expect(verdict(page)).toHaveCount(0);
});

test('another run begins with a fresh board, though its first puzzle is the one that was open', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00') });
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  await beginRun(page);
  const puzzle = await openInRun(page);
  const undo = runDesk(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await touch(page, puzzle, lineOf(puzzle).slice(0, 1));
  await expect(undo).not.toHaveAttribute('aria-disabled', 'true');
  await page.clock.runFor(310_000);
  await expect(verdict(page).last()).toContainText('The time is over.');
  await page.getByRole('button', { name: 'Another run' }).click();
  await expect(verdict(page)).toHaveCount(0);
  expect((await openInRun(page)).id).toBe(puzzle.id);
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await decide(page, true);
  await goOn(page, puzzle.id);
});
