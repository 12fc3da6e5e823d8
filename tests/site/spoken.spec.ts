import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { advance } from '../../src/core/game.ts';
import { legalMercis } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { board } from './table.ts';
import { type Touched, unhurried } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Each action on a line, and after a tab what the live region says then, letter for letter. */
const GOLDEN = readFileSync(new URL('../data/spoken.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t'));

const { steps, start, game } = recorded('three-shuffles-and-a-draw');
const covered = game.start.fans.find((fan) => fan.length > 1)!.at(-2)!;
/** A card that the merci may draw after three moves and both redeals. */
const redealOf = (at: Position) => advance(game, at, { kind: 'redeal' });
const drawn = legalMercis(game.rules, redealOf(redealOf(steps[2]!.after))).flatMap((move) =>
  'card' in move ? [move.card] : [],
)[0]!;

/** What is touched for an action of the golden file. */
function touchesOf(action: string): readonly Touched[] {
  const [what = '', number = ''] = action.split(' ');
  if (what === 'move') return steps[Number(number) - 1]!.touches;
  if (what === 'covered') return [{ stop: { at: 'card', card: covered } }];
  if (what === 'draw') return [{ stop: { at: 'card', card: drawn } }];
  return [{ press: action }];
}

async function touch(page: Page, touched: Touched): Promise<void> {
  const target =
    'press' in touched
      ? page.getByRole('button', { name: touched.press, exact: true })
      : board(page).locator(`[data-stop="${makeFocusTarget(touched.stop)}"]`);
  await unhurried(target);
  await target.click();
}

test('each action is told in these words', async ({ page }) => {
  await page.goto(`./play/#${start}`);
  await hydrated(page);
  // The same words twice are told apart by a space that nobody hears.
  const said = async () => (await page.getByRole('status').textContent())?.replace(/\u00A0$/, '');
  for (const [action = '', words = ''] of GOLDEN) {
    for (const touched of touchesOf(action)) await touch(page, touched);
    await expect.poll(said, action).toBe(words);
  }
  expect(GOLDEN.length).toBeGreaterThanOrEqual(10);
});
