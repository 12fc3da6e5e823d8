import type { Page } from '@playwright/test';
import { rankOf } from '../../src/core/card.ts';
import { advance } from '../../src/core/game.ts';
import type { Move } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import type { Puzzle } from '../../src/core/puzzle.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { trainerPuzzleOf } from '../../src/ui/practice/puzzle/trainer-puzzle-of.ts';
import type { KnownMove } from '../../src/ui/practice/trainer-puzzle.ts';
import { rankMark } from '../../src/ui/words/en/phrases.ts';
import { hydrated } from './hydrated.ts';
import { touchesOf, unhurried } from './touches.ts';

/** Moves with the position before each, as far as touches can make them; null where they cannot. */
export function walk({ game }: Puzzle, moves: readonly Move[]): { at: Position; move: Move }[] | null {
  const steps: { at: Position; move: Move }[] = [];
  let at = game.start;
  for (const move of moves) {
    if (touchesOf(game.rules, at, move) === null) return null;
    steps.push({ at, move });
    at = advance(game, at, move);
  }
  return steps;
}

/** A wrong first move that loses cards, with a line after it; undefined where touches can make none. */
export function wrongOf(puzzle: Puzzle): KnownMove | undefined {
  return trainerPuzzleOf(puzzle).first.find(
    (one) =>
      !one.keeps && one.lostCards.length > 0 && one.line.length > 1 && walk(puzzle, [one.move]) !== null,
  );
}

/** Opens the page of a puzzle. */
export async function open(page: Page, { id }: { id: string }, fragment = ''): Promise<void> {
  await page.goto(`./practice/${id}/${fragment}`);
  await hydrated(page, '#board');
}

/** Makes moves of a puzzle from its start. */
export async function touch(page: Page, puzzle: Puzzle, moves: readonly Move[]): Promise<void> {
  for (const { at, move } of walk(puzzle, moves)!) {
    for (const one of touchesOf(puzzle.game.rules, at, move)!) {
      if ('press' in one) await page.getByRole('button', { name: one.press, exact: true }).click();
      else await touchStop(page, makeFocusTarget(one.stop));
    }
  }
}

/** Touches a card or a place. */
export async function touchStop(page: Page, stop: string): Promise<void> {
  const target = page.locator(`.lucie-board [data-stop="${stop}"]`);
  await unhurried(target);
  await target.click();
}

/** The task above the board, and what is said of the moves made. */
export const task = (page: Page) => page.locator('.lucie-task');
export const verdict = (page: Page) => page.locator('.lucie-verdict');

/** The tries that are kept. */
export async function kept(page: Page): Promise<{ puzzle: string; how: string }[]> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('lucie.practice') ?? '{"tries":[]}').tries);
}

/** A text with signs of cards in it as the page has it for those who read it by its letters: the suits are drawn. */
export function withRanks(text: string): string {
  return text.replaceAll(/\n(\d+)\n/g, (_, card) => rankMark(rankOf(Number(card))));
}
