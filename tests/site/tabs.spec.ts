import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { legalPlays, play } from '../../src/core/moves.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { isSameMove } from '../../src/core/same-move.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { openSession, update } from '../../src/play/session.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { hydrated } from './hydrated.ts';
import { type RecordedStep, recorded } from './recorded.ts';
import { recordText } from './table.ts';
import { cardsOf, cardsShown, endingGame, playSteps, touchesOf } from './touches.ts';
import { kept, open as openPuzzle, touch, verdict, walk, wrongOf } from './trainer.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/*
 * Three tabs play the same game in turn, the same puzzle and into the same record at once, and what is kept is cleared
 * under an open page: nothing that was played is lost, and one sentence says what became of it.
 */

const game = recorded('la-belle-lucie');

/** The first tab and others, until there are so many. */
async function openTabs(page: Page, context: BrowserContext, count: number): Promise<Page[]> {
  const more = Array.from({ length: count - 1 }, () => context.newPage());
  return [page, ...(await Promise.all(more))];
}

async function openPlay(page: Page, fragment: string): Promise<void> {
  await page.goto(`./play/${fragment}`);
  await hydrated(page);
}

/** The text of the game in progress, which names the sitting that it was kept by. */
const playKept = (page: Page) => page.evaluate(() => localStorage.getItem('lucie.play'));

/** The links of all games that are kept, of this tab and of others. */
const gamesKept = (page: Page) =>
  page.evaluate(() => {
    const texts = [
      localStorage.getItem('lucie.play') ?? '{"games":[]}',
      ...JSON.parse(localStorage.getItem('lucie.play.others') ?? '[]'),
    ];
    return texts.flatMap((text): string[] => JSON.parse(text).games).sort();
  });

/** So many moves of the recorded game, and then another one than it has: no way of playing goes on from another. */
function wayAside(moves: number): readonly RecordedStep[] {
  const { rules } = game.game;
  const { before, move: recordedMove } = game.steps[moves]!;
  for (const move of legalPlays(rules, before)) {
    const touches = isSameMove(move, recordedMove) ? null : touchesOf(rules, before, move);
    if (touches !== null)
      return [...game.steps.slice(0, moves), { before, move, touches, after: play(rules, before, move) }];
  }
  throw new Error(`only one move is open after ${moves} moves`);
}

function linkOf(way: readonly RecordedStep[]): string {
  const start = openSession(game.game);
  return makeGameLink(
    way.reduce((session, { move }) => update(session, { type: 'play', move }), start).moments,
  );
}

test('three tabs play the same game in turn: each way of playing it is kept, and offered', {
  tag: '@deep',
}, async ({ page, context }) => {
  const tabs = await openTabs(page, context, 3);
  for (const tab of tabs) await openPlay(tab, `#${game.start}`);
  const ways = tabs.map((_, at) => wayAside(at + 1));
  // In turn: a hand plays in one tab at a time.
  for (let move = 0; move < 4; move++)
    for (const [at, tab] of tabs.entries()) {
      const step = ways[at]![move];
      if (step === undefined) continue;
      const before = await playKept(page);
      await playSteps(tab, [step], 'click');
      await expect.poll(() => playKept(page)).not.toBe(before);
    }
  await expect.poll(() => gamesKept(page)).toEqual(expect.arrayContaining(ways.map(linkOf)));
  for (const tab of tabs.slice(1)) await tab.close();
  // Whoever takes them up one after the other comes to each.
  const wanted = new Set(ways.map((way) => cardsOf(way.at(-1)!.after)));
  // An older state of one of them may be kept as well.
  for (let visits = 0; visits < 6 && wanted.size > 0; visits++) {
    await page.goto('./about/');
    await openPlay(page, '');
    await expect(page.getByText('Your game is on the table as you left it.').first()).toBeVisible();
    wanted.delete(await cardsShown(page));
    if (wanted.size > 0) await page.getByRole('button', { name: 'Go on with it' }).click();
  }
  expect([...wanted]).toEqual([]);
});

test('three tabs try the same puzzle at once, and end three games at once: all is written down', {
  tag: '@deep',
}, async ({ page, context }) => {
  const [puzzle] = puzzles
    .filter((one) => wrongOf(one) !== undefined && walk(one, trainerPuzzleOf(one).line) !== null)
    .toSorted((a, b) => trainerPuzzleOf(a).line.length - trainerPuzzleOf(b).line.length) as [Puzzle];
  const tabs = await openTabs(page, context, 3);
  for (const tab of tabs) await openPuzzle(tab, puzzle);
  const wrong = [wrongOf(puzzle)!.move];
  await Promise.all(
    tabs.map(async (tab, at) => {
      await touch(tab, puzzle, at === 0 ? trainerPuzzleOf(puzzle).line : wrong);
      await expect(verdict(tab)).toContainText(at === 0 ? 'Solved.' : 'This loses the goal.');
    }),
  );
  await expect.poll(async () => new Set((await kept(page)).map(({ how }) => how)).size).toBe(2);

  const seeds = ['rose', 'lily', 'iris'];
  const endings = seeds.map((seed) => endingGame('no-redeal', seed));
  for (const [at, tab] of tabs.entries()) await openPlay(tab, `#${endings[at]!.link}`);
  await Promise.all(tabs.map((tab, at) => playSteps(tab, endings[at]!.steps, 'click')));
  // What writes them down is loaded meanwhile.
  for (const [at, tab] of tabs.entries())
    await expect.poll(() => recordText(tab)).toContain(`seed=${seeds[at]}&`);
  await page.goto('./record/');
  await hydrated(page);
  await expect(page.locator('.lucie-record summary').first()).toHaveText(
    'Without Redeal 3 games finished, none won',
  );
});

test('what is kept is cleared while a game is open: the next move keeps the whole game again', {
  tag: '@deep',
}, async ({ page, context }) => {
  const [, other] = await openTabs(page, context, 2);
  await openPlay(page, `#${game.start}`);
  await playSteps(page, game.steps.slice(0, 3), 'click');
  await expect.poll(() => gamesKept(page)).toEqual([game.linkTo(3)]);
  await other!.goto('./record/');
  await other!.evaluate(() => localStorage.clear());
  await playSteps(page, game.steps.slice(3, 4), 'click');
  await expect.poll(() => gamesKept(page)).toEqual([game.linkTo(4)]);
  await page.goto('./about/');
  await openPlay(page, '');
  await expect(page.getByText('Your game is on the table as you left it.').first()).toBeVisible();
  await expect.poll(() => cardsShown(page)).toBe(cardsOf(game.steps[3]!.after));
});
