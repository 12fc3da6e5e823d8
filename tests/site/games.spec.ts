import { expect, type Page, test } from '@playwright/test';
import type { Position } from '../../src/core/position.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { byDrag, byKeys, byTap, type Hand } from './hands.ts';
import { hydrated } from './hydrated.ts';
import { type Recorded, recorded } from './recorded.ts';
import { board } from './table.ts';
import { cardsOf, shows } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens a recorded game after some moves, and waits until it can be played. */
async function open(page: Page, played: Recorded, from: number): Promise<void> {
  await page.goto(`./play/#${from === 0 ? played.start : played.linkTo(from)}`);
  await hydrated(page);
  await shows(page, cardsOf(positionAt(played, from)));
}

/** Moves after which the board is held against the plain rules. */
const STRIDE = 12;

/** Presses a button many times in the page itself: a whole game is some hundred presses. */
async function pressOften(page: Page, name: 'Undo' | 'Redo', times: number): Promise<void> {
  await page.getByRole('button', { name }).evaluate(async (button, count) => {
    for (let press = 0; press < count; press++) {
      (button as HTMLElement).click();
      await new Promise((done) => setTimeout(done));
    }
  }, times);
}

/** The position of a recorded game after some moves. */
function positionAt({ game, steps }: Recorded, moves: number): Position {
  return steps[moves - 1]?.after ?? game.start;
}

/** Plays a recorded game from some move on to its end, takes that back, and plays it again by redo. */
async function playThrough(
  page: Page,
  played: Recorded,
  from: number,
  hand: Hand,
  press = (name: 'Undo' | 'Redo', times: number) => pressOften(page, name, times),
): Promise<void> {
  const { steps } = played;
  for (const [at, step] of steps.slice(from).entries()) {
    await hand(step);
    if (at % STRIDE === 0) await shows(page, cardsOf(step.after));
  }
  const end = cardsOf(positionAt(played, steps.length));
  const won = page.getByText(/All \d+ cards are home. The game is won./).first();
  await shows(page, end);
  await expect(won).toBeVisible();
  await press('Undo', steps.length - from);
  await shows(page, cardsOf(positionAt(played, from)));
  await press('Redo', steps.length - from);
  await shows(page, end);
  await expect(won).toBeVisible();
}

/**
 * The game whose end is tapped each time: its board has fans, a stock and waste piles. In the deep tests a game of each
 * layout of one pack is played from its middle on; whole ones are played by keys and by dragging, and without a browser all
 * are each time, in `tests/play`.
 */
const TAPPED = 'bristol';
type GamePart = 'the end' | 'the second half' | 'a whole game';
const HALVED: readonly string[] = ['la-belle-lucie', 'bristol', 'fan-with-reserve'];
/** How many moves an end has. */
const END = 8;

/** From which move on a game is played. */
function fromOf({ steps }: Recorded, part: GamePart): number {
  if (part === 'a whole game') return 0;
  return part === 'the end' ? Math.max(0, steps.length - END) : Math.floor(steps.length / 2);
}

test.describe('by tap', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 568 } });

  for (const { id, title } of PRESETS) {
    for (const [part, tag] of [
      ['the end', id === TAPPED ? [] : null],
      ['the second half', HALVED.includes(id) ? '@deep' : null],
    ] as const) {
      if (tag === null) continue;
      test(`${part} of ${title} is won, undone, redone, and opened from its link`, {
        tag,
      }, async ({ page }) => {
        const played = recorded(id);
        const from = fromOf(played, part);
        await open(page, played, from);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await playThrough(page, played, from, byTap(page));
        const link = played.linkTo(played.steps.length);
        await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${link}`);

        // Without what the device has kept, the link alone brings the game back.
        await page.goto('./about/');
        await page.evaluate(() => localStorage.clear());
        await page.goto(`./play/#${link}`);
        await shows(page, cardsOf(positionAt(played, played.steps.length)));
        await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
      });
    }
  }
});

/** With a choice among several places, and with redeals and a merci. */
for (const [id, part] of [
  ['super-flower-garden', 'the end'],
  ['three-shuffles-and-a-draw', 'a whole game'],
] as const) {
  test(`${part} of ${id} is won by keys alone`, { tag: '@deep' }, async ({ page }) => {
    const played = recorded(id);
    const from = fromOf(played, part);
    await open(page, played, from);
    const inBoard = () => board(page).evaluate((element) => element.contains(document.activeElement));
    for (let tabs = 0; tabs < 40 && !(await inBoard()); tabs++) await page.keyboard.press('Tab');
    await playThrough(page, played, from, byKeys(page), async (name, times) => {
      for (let made = 0; made < times; made++) await page.keyboard.press(name === 'Undo' ? 'u' : 'y');
    });
    await expect.poll(inBoard).toBe(true);
  });
}

test('a whole game with redeals and a merci is won by dragging', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const played = recorded('three-shuffles-and-a-draw');
  await open(page, played, 0);
  await playThrough(page, played, 0, byDrag(page));
});
