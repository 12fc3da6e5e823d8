import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { advance } from '../../src/core/game.ts';
import type { Move } from '../../src/core/moves.ts';
import { home } from '../../src/core/position.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { isMet } from '../../src/core/puzzle-goal.ts';
import { isSameMove } from '../../src/core/same-move.ts';
import { whyOf } from '../../src/site/content/puzzle-why.ts';
import { judgeMove } from '../../src/solver/verdict.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import type { KnownMove } from '../../src/ui/practice/trainer-puzzle.ts';
import { newRingTextOf } from '../../src/ui/review/new-ring-text.ts';
import { cardName } from '../../src/ui/words/en/phrases.ts';
import { puzzles, ratingOf } from '../content/puzzle-files.ts';
import { axeFaults } from './axe.ts';
import { hydrated, hydratedAtOnce } from './hydrated.ts';
import { touchesOf } from './touches.ts';
import { kept, open, task, touch, touchStop, verdict, walk, withRanks, wrongOf } from './trainer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const usual = puzzles.filter(
  (puzzle) => puzzle.game.rules.merci === 0 && walk(puzzle, trainerPuzzleOf(puzzle).line) !== null,
);
/** What the ring that a wrong first move closes says; null where it closes none. */
const ringOfWrong = ({ game }: Puzzle, { move, lostCards }: KnownMove) =>
  newRingTextOf(game.rules, game.start, advance(game, game.start, move), lostCards);

/**
 * A short puzzle that can be missed: a first move that kills something and closes a ring, with a line that brings cards
 * home after it.
 */
const [plain, other] = usual.filter((puzzle) => {
  const wrong = wrongOf(puzzle);
  if (wrong === undefined || puzzle.goal.kind !== 'count' || puzzle.main.nodes.length > 9) return false;
  if (ringOfWrong(puzzle, wrong) === null) return false;
  const after = advance(puzzle.game, puzzle.game.start, wrong.move);
  const end = wrong.line.reduce((at, move) => advance(puzzle.game, at, move), after);
  return home(end) > home(after) && walk(puzzle, [wrong.move, ...wrong.line]) !== null;
}) as [Puzzle, Puzzle];
const line = trainerPuzzleOf(plain).line;
const wrong = wrongOf(plain)!;

/** A way to a goal whose second move stands nowhere in the file: after another first move than that of the main line. */
const unlisted = usual.flatMap((puzzle) => {
  const { first, line: main } = trainerPuzzleOf(puzzle);
  return first.flatMap(({ move, keeps }) => {
    if (!keeps || isSameMove(move, main[0]!)) return [];
    const { kind, line: rest } = judgeMove(puzzle.game.rules, puzzle.goal, puzzle.game.start, move);
    const moves = [move, ...rest];
    const short = kind === 'open' && rest.length > 1 && rest.length < 9;
    return short && walk(puzzle, moves) !== null ? [{ puzzle, moves }] : [];
  });
})[0]!;

const said = (page: Page) => page.locator('.lucie-trainer [role=status]');
/** How each try was made, in the order they are kept; what is on the screen is kept a moment after it. */
const howKept = async (page: Page): Promise<string[]> => (await kept(page)).map(({ how }) => how);
const homeIn = (page: Page) => page.locator('.lucie-board .lucie-state');

test('on a phone Undo of a wrong move brings the board back to where it was', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await open(page, plain);
  const before = await page.evaluate(() => scrollY);
  await touch(page, plain, [wrong.move]);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
});

test('on a phone on its side the board of a puzzle, its task and its buttons are in view', {
  tag: '@deep',
}, async ({ page }) => {
  // On the smallest, cards that can be touched leave out the edge of the felt.
  for (const [width, height, ratio] of [
    [740, 360, 0.9],
    [844, 390, 1],
    [932, 430, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, plain);
    await expect(page.locator('.lucie-task')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.lucie-felt')).toBeInViewport({ ratio });
    await expect(page.getByRole('button', { name: 'Undo' })).toBeInViewport({ ratio: 1 });
  }
  await touch(page, plain, [wrong.move]);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeInViewport({ ratio: 1 });
});

test('a puzzle is solved by its line: every move is told to keep the goal, then come the reason and the next puzzle', async ({
  page,
}) => {
  await open(page, plain);
  await touch(page, plain, line.slice(0, 1));
  await expect(verdict(page)).toHaveText('Right so far.');
  await expect(said(page)).toContainText('Right so far.');
  // Behind the move, not with it once more.
  const spoken = () => said(page).evaluate((region) => region.firstChild?.textContent);
  expect(await spoken()).not.toContain('Right so far.');
  await touchRest(page, plain, line);
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
  await expect(verdict(page)).toContainText('Solved.');
  await expect(verdict(page)).toContainText(`Why: ${withRanks(whyOf(plain))}`);
  await expect(said(page)).toContainText('You have reached the goal.');
  await expect.poll(() => kept(page)).toEqual([{ puzzle: plain.id, how: 'solved', at: expect.any(String) }]);
  expect(await axeFaults(page)).toEqual([]);
  await verdict(page).getByRole('link', { name: 'Next puzzle' }).click();
  await expect(page).not.toHaveURL(new RegExp(`/${plain.id}/`));
  await expect(page).toHaveURL(new RegExp(`/practice/${plain.theme}-\\d+/$`));
});

/** Makes the moves of a line but the first. */
async function touchRest(page: Page, puzzle: Puzzle, moves: readonly Move[]): Promise<void> {
  for (const { at, move } of walk(puzzle, moves)!.slice(1)) {
    for (const one of touchesOf(puzzle.game.rules, at, move)!) {
      if ('stop' in one) await touchStop(page, makeFocusTarget(one.stop));
    }
  }
}

test('a puzzle in a frame judges the moves, too, leads to its page alone, and keeps nothing', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, plain);
  await page.getByText('Put this board on your page').click();
  const code = await page.getByRole('textbox', { name: 'The code for a frame' }).inputValue();
  const [, address = ''] = /src="([^"]*)"/.exec(code) ?? [];
  expect(address).toMatch(new RegExp(`/embed/\\?puzzle=${plain.id}$`));
  await page.goto(address);
  await touch(page, plain, [wrong.move]);
  await expect(verdict(page)).toContainText('This loses the goal. Lost in this deal:');
  await page.getByRole('button', { name: 'Try again' }).click();
  await touch(page, plain, line);
  await expect(verdict(page)).toContainText('Solved, after a wrong move.');
  await expect(verdict(page)).toContainText(`Why: ${withRanks(whyOf(plain))}`);
  await expect
    .poll(() => page.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href'))))
    .toEqual([expect.stringMatching(new RegExp(`/practice/${plain.id}/$`))]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a right move that stands nowhere in the file is accepted, and so is the way it begins', {
  tag: '@deep',
}, async ({ page }) => {
  const { puzzle, moves } = unlisted;
  await open(page, puzzle);
  await touch(page, puzzle, moves.slice(0, 2));
  await expect(verdict(page)).toHaveText('Right so far.');
  await page.getByRole('button', { name: 'Restart' }).click();
  // Faster than the solver answers: it judges the moves in their order.
  await touch(page, puzzle, moves);
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
  await expect.poll(() => howKept(page)).toEqual(['solved']);
});

test('a wrong move shows what it costs and what is left, step by step; one key goes back, and then it can be solved', async ({
  page,
}) => {
  await open(page, plain);
  await touch(page, plain, [wrong.move]);
  await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
  await expect(verdict(page)).toContainText('This loses the goal. Lost in this deal:');
  await expect(said(page)).toContainText(`the ${cardName(wrong.lostCards[0]!)}`);
  await expect(verdict(page)).toContainText(ringOfWrong(plain, wrong)!);
  const marked = page.locator('.lucie-board .lucie-card.lucie-mark-loses');
  await expect
    .poll(() =>
      marked.evaluateAll((all) => all.map((card) => Number(card.dataset.card)).sort((a, b) => a - b)),
    )
    .toEqual(wrong.lostCards.toSorted((a, b) => a - b));
  await expect(marked.first()).toHaveAttribute(
    'aria-description',
    'lost: it can no longer come home in this deal',
  );
  expect(await axeFaults(page)).toEqual([]);
  const steps = verdict(page).locator('.lucie-line .lucie-move');
  const end = wrong.line.reduce(
    (at, move) => advance(plain.game, at, move),
    advance(plain.game, plain.game.start, wrong.move),
  );
  await steps.first().click();
  await steps.last().click();
  if (wrong.line.length <= 12) await expect(homeIn(page)).toContainText(`${home(end)} home`);
  await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
  await page.keyboard.press('r');
  await expect(task(page)).toHaveAttribute('data-verdict', 'open');
  await expect(said(page)).toContainText('Back before that move. Try another.');
  await expect(homeIn(page)).toContainText(`${home(plain.game.start)} home`);
  await touch(page, plain, line);
  await expect(verdict(page)).toContainText('Solved, after a wrong move. Due again tomorrow.');
  await expect.poll(() => howKept(page)).toEqual(['failed']);
});

test('undo takes a wrong move back as well', { tag: '@deep' }, async ({ page }) => {
  await open(page, plain);
  await touch(page, plain, [wrong.move]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(task(page)).toHaveAttribute('data-verdict', 'open');
  await touch(page, plain, [wrong.move]);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(task(page)).toHaveAttribute('data-verdict', 'open');
  await expect(page.locator('.lucie-board [data-stop]:focus')).toHaveCount(1);
});

test('a hint shows the move and then the whole line, and the solve counts as helped', async ({ page }) => {
  await open(page, plain);
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.lucie-hint')).toContainText('The whole solution:');
  await page.locator('.lucie-hint .lucie-line .lucie-move').last().click();
  await expect(verdict(page)).toContainText('Solved, with a hint.');
  await expect(verdict(page)).toContainText('Due again in 2 days');
  await expect.poll(() => howKept(page)).toEqual(['helped']);
});

test('away from the known line a hint comes from the solver', { tag: '@deep' }, async ({ page }) => {
  const { puzzle, moves } = unlisted;
  await open(page, puzzle);
  await touch(page, puzzle, moves.slice(0, 1));
  const hint = page.getByRole('button', { name: 'Hint', exact: true });
  await hint.click();
  await page.getByRole('button', { name: 'Why?' }).click();
  await expect(page.locator('.lucie-hint')).toContainText('Proved.');
  await page.locator('.lucie-hint .lucie-line .lucie-move').last().click();
  await expect(verdict(page)).toContainText('Solved, with a hint.');
});

test('a failed puzzle comes back the next day, and once solved then, some days later', {
  tag: '@deep',
}, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-05-04T10:00:00'));
  await open(page, plain);
  await touch(page, plain, [wrong.move]);
  await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
  const queue = page.locator('.lucie-queue');
  await page.goto('./practice/');
  await expect(queue).toContainText('One puzzle will come back, the next on 5 May.');

  await page.clock.setFixedTime(new Date('2026-05-05T00:10:00'));
  await page.reload();
  await expect(queue).toContainText('One puzzle is due again and comes first.');
  await queue.getByRole('link', { name: 'Practise' }).click();
  await expect(page).toHaveURL(new RegExp(`/${plain.id}/#practise$`));
  await hydrated(page, '#board');
  await touch(page, plain, line);
  await expect(verdict(page)).toContainText('Solved. Due again in 3 days, on 8 May.');
  await page.goto('./practice/');
  await expect(queue).toContainText('the next on 8 May.');
});

test('today’s puzzle is the same for everyone on one date, and another the next day', {
  tag: '@deep',
}, async ({ browser, baseURL }) => {
  const todayOn = async (time: string, timezoneId: string) => {
    const context = await browser.newContext({ timezoneId, ...(baseURL !== undefined && { baseURL }) });
    const page = await context.newPage();
    await page.clock.setFixedTime(new Date(time));
    await page.goto('./practice/');
    const today = page.getByRole('article').getByRole('link', { name: 'Today’s puzzle' });
    await expect(today).toHaveAttribute('href', /\/practice\/[a-z-]+-\d+\/#2026-05-0\d$/);
    await expect(page.locator('.lucie-door .lucie-deal-picture:visible')).toBeVisible();
    const address = await today.getAttribute('href');
    await context.close();
    return address;
  };
  // Late in the evening in one place, early in the morning in another, on the same date.
  const here = await todayOn('2026-05-04T03:00:00Z', 'Europe/London');
  expect(await todayOn('2026-05-04T22:30:00-04:00', 'America/New_York')).toBe(here);
  expect(await todayOn('2026-05-05T03:00:00Z', 'Europe/London')).not.toBe(here);
});

test('the page of a theme marks what was done, that of all puzzles counts it, hides it when asked, and clears it', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, plain);
  await touch(page, plain, line);
  await expect(verdict(page)).toContainText('Solved.');
  await open(page, other);
  await touch(page, other, [wrongOf(other)!.move]);
  await expect(verdict(page)).toContainText('This loses the goal.');
  const tile = (puzzle: Puzzle) => page.locator(`.grade-tiles a[href$="/${puzzle.id}/"]`);
  const ofTheme = page.locator('.lucie-theme-progress');
  await page.goto(`./practice/${other.theme}/`);
  await expect(tile(other)).toHaveAttribute('data-state', 'failed');
  await page.goto(`./practice/${plain.theme}/`);
  await expect(tile(plain)).toHaveAttribute('data-state', 'solved');
  await expect(tile(plain)).toHaveAccessibleName(/^Puzzle \d+, solved$/);
  await expect(page.locator('.legend')).toBeVisible();
  await expect(ofTheme).toContainText(/1 of \d+ solved/);
  expect(await axeFaults(page)).toEqual([]);
  // The theme leads on to its first puzzle that is not solved, here and on the page of all puzzles.
  const own = puzzles.filter((one) => one.theme === plain.theme).map(({ id }) => id);
  const next = own
    .toSorted((a, b) => ratingOf(a) - ratingOf(b) || (a < b ? -1 : 1))
    .find((id) => id !== plain.id);
  const onward = new RegExp(`/practice/${next}/$`);
  await expect(ofTheme.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', onward);
  await page.goto('./practice/');
  const row = page.locator(`#${plain.theme}`);
  await expect(row.locator('[data-count]')).toHaveText(/^1 of \d+ solved$/);
  await expect(row.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', onward);
  await expect(page.locator('.lucie-practice')).toContainText(`1 of ${puzzles.length} puzzles solved.`);
  // All of the page is looked at elsewhere: here only what the marks have changed.
  for (const within of [`#${plain.theme}`, '.lucie-practice'])
    expect(await axeFaults(page, { within })).toEqual([]);
  await page.getByRole('switch', { name: 'Show my progress' }).click();
  await expect(row.locator('[data-count]')).toHaveText(/^\d+ puzzles$/);
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Show my progress' })).not.toBeChecked();
  await row.getByRole('link', { name: /^All \d+ puzzles/ }).click();
  await hydratedAtOnce(page);
  await expect(tile(plain)).toBeVisible();
  await expect(tile(plain)).not.toHaveAttribute('data-state');
  await expect(page.locator('.legend')).toBeHidden();
  await expect(ofTheme.getByRole('link', { name: 'Begin' })).toBeVisible();
  await page.goto('./practice/');
  await page.getByRole('switch', { name: 'Show my progress' }).click();
  await expect(row.locator('[data-count]')).toHaveText(/^1 of \d+ solved$/);
  await page.getByRole('button', { name: 'Clear my practice' }).click();
  await page.getByRole('button', { name: 'Clear it' }).click();
  await expect(row.locator('[data-count]')).toHaveText(/^\d+ puzzles$/);
  await expect.poll(() => kept(page)).toEqual([]);
});

test('practice is downloaded, and another browser takes it in beside its own', { tag: '@deep' }, async ({
  page,
  browser,
  baseURL,
}) => {
  await open(page, plain);
  await touch(page, plain, line);
  await expect(verdict(page)).toContainText('Solved.');
  await page.goto('./practice/');
  await hydrated(page, '.practice');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download my practice' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^la-belle-lucie-practice-\d{4}-\d\d-\d\d\.json$/);
  const text = readFileSync(await file.path(), 'utf8');

  const elsewhere = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await open(elsewhere, other);
  await touch(elsewhere, other, [wrongOf(other)!.move]);
  await expect(verdict(elsewhere)).toContainText('This loses the goal.');
  await elsewhere.goto('./practice/');
  const take = (content: string) =>
    elsewhere.locator('input[type=file]').setInputFiles({
      name: 'practice.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    });
  await hydrated(elsewhere);
  await take('{"version":1,"tries":[{"puzzle":"nothing"}]}');
  await expect(elsewhere.getByText('The file cannot be loaded, and nothing is changed.')).toBeVisible();
  await take(text);
  await expect(elsewhere.getByText('One try added.')).toBeVisible();
  expect(new Set((await kept(elsewhere)).map(({ puzzle, how }) => `${puzzle} ${how}`))).toEqual(
    new Set([`${plain.id} solved`, `${other.id} failed`]),
  );
  await take(text);
  await expect(elsewhere.getByText('Nothing in the file is new here.')).toBeVisible();
  await elsewhere.context().close();
});

test('the address of a theme leads to it, also from within the page', { tag: '@deep' }, async ({ page }) => {
  const top = () => page.locator('#cap-of-three').evaluate((section) => section.getBoundingClientRect().top);
  const isReached = async () => {
    await expect.poll(top).toBeLessThan(100);
    await page.waitForTimeout(500);
    expect(await top()).toBeGreaterThan(0);
    expect(await top()).toBeLessThan(100);
  };
  await page.goto('./practice/#cap-of-three');
  await isReached();
  await page.goto('./practice/');
  await page.evaluate(() => {
    location.hash = '#cap-of-three';
  });
  await isReached();
});

test('what another tab has written is not lost, and shows at once', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await page.goto(`./practice/${plain.theme}/`);
  const second = await context.newPage();
  await open(second, plain);
  const third = await context.newPage();
  await open(third, other);
  await touch(second, plain, line);
  await expect(verdict(second)).toContainText('Solved.');
  // What one tab writes comes to another after a moment, which is shorter than anybody needs to go there.
  await expect.poll(async () => (await kept(third)).length).toBe(1);
  await touch(third, other, [wrongOf(other)!.move]);
  await expect(verdict(third)).toContainText('This loses the goal.');
  await expect
    .poll(async () => (await kept(page)).map(({ puzzle }) => puzzle).sort())
    .toEqual([plain.id, other.id].sort());
  await expect(page.locator(`.grade-tiles a[href$="/${plain.id}/"]`)).toHaveAttribute('data-state', 'solved');
});

test('what cannot be read is set aside, what is newer is left, and the trainer works without storage', {
  tag: '@deep',
}, async ({ page }) => {
  const put = async (text: string) => {
    await page.goto('./about/');
    await page.evaluate((value) => localStorage.setItem('lucie.practice', value), text);
    await page.goto('./practice/');
  };
  await put('{"version":1,"tries":7}');
  await expect(page.getByText('It holds no tries of puzzles.')).toBeVisible();
  await expect(page.getByText('A record of practice, 23 letters')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('lucie.practice.unread'))).toBe(
    '{"version":1,"tries":7}',
  );
  await put('{"version":9,"tries":[]}');
  await expect(page.getByText('saved by a newer version of this site')).toBeVisible();
  await open(page, plain);
  await touch(page, plain, line);
  await expect(verdict(page)).toContainText('this try is not counted');
  expect(await page.evaluate(() => localStorage.getItem('lucie.practice'))).toBe('{"version":9,"tries":[]}');
});

test('a puzzle is missed, tried again and solved by the keyboard alone', async ({ page }) => {
  await open(page, plain);
  const board = page.locator('.lucie-board');
  await board.locator('[data-stop][tabindex="0"]').focus();
  const press = async (move: Move) => {
    if (!('card' in move)) throw new Error('a move of a card');
    const name = 'A23456789TJQK'[move.card % 13]!.replace('T', '10');
    for (const key of name + 'CDHS'[Math.floor(move.card / 13)]) await page.keyboard.press(key);
    await expect(board.locator('[data-stop]:focus')).toHaveAttribute('data-stop', `card-${move.card}`);
    await page.keyboard.press('Enter');
  };
  await press(wrong.move);
  await expect(task(page)).toHaveAttribute('data-verdict', 'lost');
  await page.keyboard.press('r');
  await expect(task(page)).toHaveAttribute('data-verdict', 'open');
  for (const { at, move } of walk(plain, line)!) {
    expect(touchesOf(plain.game.rules, at, move)!.length).toBe(1);
    await press(move);
  }
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
  const next = verdict(page).getByRole('link', { name: 'Next puzzle' });
  await expect(next).toBeVisible();
  // Between the card and what is said at the end of a try are its button and those of the table, and nothing else.
  const buttons = await page.locator('.lucie-ask, .lucie-under > .lucie-controls button').count();
  for (let n = 0; n <= buttons; n++) await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
});

test('the card to uncover is marked on the board, and told to those who hear it, until it is uncovered', async ({
  page,
}) => {
  const puzzle = usual.find(({ goal }) => goal.kind === 'free')!;
  if (puzzle.goal.kind !== 'free') throw new Error('a puzzle to uncover a card');
  const wanted = page.locator(`.lucie-board [data-card="${puzzle.goal.card}"]`).last();
  await open(page, puzzle);
  await expect(wanted).toHaveClass(/lucie-mark-named/);
  await expect(page.locator('.lucie-board .lucie-mark-named')).toHaveCount(1);
  await expect(wanted).toHaveAccessibleDescription(/the card to uncover/);
  await touch(page, puzzle, trainerPuzzleOf(puzzle).line);
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
  await expect(page.locator('.lucie-board .lucie-mark-named')).toHaveCount(0);
});

test('what lies in the waste piles is told above the board, which shows their top cards alone', {
  tag: '@deep',
}, async ({ page }) => {
  const puzzle = puzzles.find(({ theme }) => theme === 'wastes')!;
  const { wastes } = puzzle.game.start;
  await open(page, puzzle);
  const told = page.locator('#board p', { hasText: 'The waste piles, top cards first:' });
  await expect(told).toBeVisible();
  await expect(told.locator('.lucie-chip-card')).toHaveCount(wastes.flat().length);
});

test('a draw is chosen with the merci, and a wrong one is refuted', { tag: '@deep' }, async ({ page }) => {
  const draws = puzzles.filter(({ theme }) => theme === 'draw');
  const puzzle = draws.find((one) => walk(one, trainerPuzzleOf(one).line) !== null)!;
  const { first, line: way } = trainerPuzzleOf(puzzle);
  const bad = first.find(
    ({ keeps, move }) => !keeps && move.kind === 'merci' && walk(puzzle, [move]) !== null,
  )!;
  await open(page, puzzle);
  await touch(page, puzzle, [bad.move]);
  await expect(verdict(page)).toContainText('The deal cannot be won any more.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await touch(page, puzzle, way);
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
});

test('a redeal is taken where it is worth most, and too early it says what it would have been worth', {
  tag: '@deep',
}, async ({ page }) => {
  const held = puzzles.filter(({ goal }) => goal.kind === 'redeal');
  const puzzle = held.find(
    (one) =>
      walk(one, trainerPuzzleOf(one).line) !== null &&
      trainerPuzzleOf(one).first.some(
        ({ move, keeps, worth }) => move.kind === 'redeal' && !keeps && worth !== null,
      ),
  )!;
  const { line: way } = trainerPuzzleOf(puzzle);
  await open(page, puzzle);
  await touch(page, puzzle, [{ kind: 'redeal' }]);
  await expect(verdict(page)).toContainText('You can no longer reach the best moment to redeal. Now at best');
  await page.getByRole('button', { name: 'Try again' }).click();
  await touch(page, puzzle, way);
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
  await expect(verdict(page)).toContainText('games in 100 are won, by the measured tables');
  // What is played in the next deal changes nothing.
  const moves = page.locator('.lucie-board .lucie-fan .lucie-card:last-child');
  for (let n = 0; n < 4; n++) await moves.nth(n).click();
  await expect(task(page)).toHaveAttribute('data-verdict', 'met');
});

test('a chapter leads to its puzzles, and each puzzle to its chapter', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./strategy/four-five-six/');
  await page.getByRole('link', { name: /^Which first\? \(\d+ puzzles\)$/ }).click();
  await expect(page).toHaveURL(/\/practice\/which-first\/$/);
  await page.getByRole('link', { name: /^Begin/ }).click();
  await page.getByRole('link', { name: 'Read about it: Four, five, six' }).click();
  await expect(page).toHaveURL(/\/strategy\/four-five-six\/$/);
});

test('what is said of a puzzle is reached, so that its examples are as the tests take them', () => {
  const examples: [Puzzle, readonly Move[]][] = [
    [plain, line],
    [unlisted.puzzle, unlisted.moves],
  ];
  for (const [puzzle, moves] of examples) {
    const end = moves.reduce((at, move) => advance(puzzle.game, at, move), puzzle.game.start);
    expect(isMet(puzzle.game.rules, puzzle.goal, end, moves.length)).toBe(true);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a puzzle shows its position, its goal and, when it is opened, its solution', async ({ page }) => {
    await page.goto(`./practice/${plain.id}/`);
    const left = plain.game.start.fans.flat();
    for (const card of left.slice(0, 5)) {
      await expect(page.locator(`.lucie-board [data-card="${card}"]`)).toBeVisible();
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Bring \d+ more cards? home$/);
    const solution = page.locator('.lucie-solved');
    await expect(solution.locator('li').first()).toBeHidden();
    await solution.locator('summary').click();
    await expect(solution.locator('.lucie-solution > li')).toHaveCount(line.length);
    await expect(solution).toContainText('What the other first moves lose:');
    await expect(solution).toContainText('loses');
    await expect(solution).toContainText('then at best');
  });

  test('the page of all puzzles shows the sets and leads to every puzzle', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('./practice/');
    await expect(page.getByText('need JavaScript. Every puzzle can be read without it')).toBeVisible();
    const themes = page.getByRole('link', { name: /^All \d+ puzzles/ });
    const addresses = await themes.evaluateAll((links) =>
      links.map((link) => (link as HTMLAnchorElement).href),
    );
    const found: (string | undefined)[] = [];
    for (const address of addresses) {
      await page.goto(address);
      const links = page.locator('.grade-tiles a:visible');
      found.push(
        ...(await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')?.split('/').at(-2)))),
      );
    }
    expect(found.sort()).toEqual(puzzles.map(({ id }) => id).sort());
  });
});
