import { expect, type Page, test } from '@playwright/test';
import { PRESETS } from '../../src/core/preset.ts';
import { byDrag, byKeys, byTap, type Hand } from './hands.ts';
import { type Recorded, recorded } from './recorded.ts';
import { board } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Opens the start of a recorded game, and waits until it can be played. */
async function open(page: Page, { start, game }: Recorded): Promise<void> {
  await page.goto(`./play/#${start}`);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await shows(page, cardsOf(game.start));
}

const shows = (page: Page, expected: string) => expect.poll(() => cardsShown(page)).toBe(expected);

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

/** Plays a recorded game to its end, takes all of it back, and plays it again by redo. */
async function playThrough(
  page: Page,
  { game, steps }: Recorded,
  hand: Hand,
  press = (name: 'Undo' | 'Redo') => pressOften(page, name, steps.length),
): Promise<void> {
  for (const [at, step] of steps.entries()) {
    await hand(step);
    if (at % STRIDE === 0) await shows(page, cardsOf(step.after));
  }
  const end = cardsOf(steps.at(-1)!.after);
  const won = page.getByText(/All \d+ cards are home. The game is won./).first();
  await shows(page, end);
  await expect(won).toBeVisible();
  await press('Undo');
  await shows(page, cardsOf(game.start));
  await press('Redo');
  await shows(page, end);
  await expect(won).toBeVisible();
}

/** A game of each layout of the board: cells, a stock with waste piles, two packs. */
const LAYOUTS: readonly string[] = ['fan-with-reserve', 'bristol', 'house-in-the-woods'];

test.describe('by tap', () => {
  test.use({ hasTouch: true });

  for (const { id, title } of PRESETS) {
    const tag = LAYOUTS.includes(id) ? [] : '@deep';
    test(`a whole game of ${title} is won, undone to its start, redone to its end, and opened from its link`, {
      tag,
    }, async ({ page }) => {
      const played = recorded(id);
      await open(page, played);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await playThrough(page, played, byTap(page));
      const link = played.linkTo(played.steps.length);
      await expect.poll(() => page.evaluate(() => location.hash)).toBe(`#${link}`);

      // Without what the device has kept, the link alone brings the game back.
      await page.goto('./about/');
      await page.evaluate(() => localStorage.clear());
      await page.goto(`./play/#${link}`);
      await shows(page, cardsOf(played.steps.at(-1)!.after));
      await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    });
  }
});

/** With a redeal, with a merci, and with a choice among several places. */
for (const id of ['la-belle-lucie', 'three-shuffles-and-a-draw', 'super-flower-garden']) {
  const tag = id === 'super-flower-garden' ? [] : '@deep';
  test(`a whole game of ${id} is won by keys alone`, { tag }, async ({ page }) => {
    const played = recorded(id);
    await open(page, played);
    const inBoard = () => board(page).evaluate((element) => element.contains(document.activeElement));
    for (let tabs = 0; tabs < 40 && !(await inBoard()); tabs++) await page.keyboard.press('Tab');
    await playThrough(page, played, byKeys(page), async (name) => {
      for (const _ of played.steps) await page.keyboard.press(name === 'Undo' ? 'u' : 'y');
    });
    expect(await inBoard()).toBe(true);
  });
}

test('a whole game, redeals and merci included, is won by dragging', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  const played = recorded('three-shuffles-and-a-draw');
  await open(page, played);
  await playThrough(page, played, byDrag(page));
});
