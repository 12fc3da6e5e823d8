import { afterAll, beforeAll, expect, test } from 'vitest';
import { home } from '../../src/core/position.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { type Served, serveWithHeaders } from '../site/served.ts';
import { playedGame, type Touched, touchesOf } from '../site/touches.ts';
import { walk } from '../site/trainer.ts';
import type { DrivenPage } from './driven-page.ts';

/** Longer than a double tap, counted from when the page has taken the touch. */
async function pause(page: DrivenPage): Promise<void> {
  await page.evaluate('document.title');
  await new Promise((done) => setTimeout(done, 500));
}

async function touch(page: DrivenPage, touched: Touched): Promise<void> {
  if ('press' in touched) await page.press({ name: touched.press });
  else await page.press({ selector: `.lucie-board [data-stop="${makeFocusTarget(touched.stop)}"]` });
  await pause(page);
}

/**
 * Tests of what a visitor does: a game, a puzzle, a study and a lesson, in a browser, with the headers that the site is to be
 * served with. A page that complains of anything fails.
 */
export function testPlays(openPage: () => Promise<DrivenPage>): void {
  let served: Served;
  let page: DrivenPage;
  beforeAll(async () => {
    served = await serveWithHeaders();
    page = await openPage();
  }, 120_000);
  afterAll(async () => {
    await page?.close();
    await served.close();
  }, 120_000);

  test('a game over its redeals is played by its cards', async () => {
    const { steps } = playedGame('la-belle-lucie', 'firefox', 8);
    await page.open(`${served.home}play/#game=la-belle-lucie&seed=firefox`);
    for (const { touches, after } of steps) {
      for (const one of touches) await touch(page, one);
      await page.until(`document.querySelector('.lucie-state').textContent.includes('${home(after)} home')`);
    }
    await page.press({ name: 'Hint' });
    await page.until(`document.querySelector('.lucie-hint')`);
    expect(page.complaints).toEqual([]);
  });

  test('a puzzle is solved', async () => {
    const puzzle = puzzles.find(
      (one) => one.theme === 'only-move' && walk(one, trainerPuzzleOf(one).line) !== null,
    )!;
    await page.open(`${served.home}practice/${puzzle.id}/`);
    for (const { at, move } of walk(puzzle, trainerPuzzleOf(puzzle).line)!)
      for (const one of touchesOf(puzzle.game.rules, at, move)!) await touch(page, one);
    await page.until(`document.querySelector('.lucie-task').dataset.verdict === 'met'`);
    expect(page.complaints).toEqual([]);
  });

  test('a study is stepped through', async () => {
    await page.open(`${served.home}studies/where-should-the-run-lie/`);
    for (let step = 1; step <= 3; step++) {
      await page.press({ name: 'Next' });
      await page.until(`location.hash === '#${step}'`);
    }
    await page.press({ name: 'Last' });
    await page.until(`document.body.textContent.includes('69/69')`);
    expect(page.complaints).toEqual([]);
  });

  test('a lesson is done as its hints tell', async () => {
    await page.open(`${served.home}learn/the-deal-and-the-first-cards-home/`);
    for (let moves = 0; moves < 40; moves++) {
      if (await page.evaluate(`document.querySelector('.lucie-task').dataset.verdict === 'met'`)) break;
      await page.press({ name: 'Show me' });
      await pause(page);
    }
    await page.until(`document.querySelector('.lucie-status').textContent.includes('Well done')`);
    expect(page.complaints).toEqual([]);
  });
}
