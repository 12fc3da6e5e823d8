import { expect, type Page, test } from '@playwright/test';
import { advance } from '../../src/core/game.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { find } from '../../src/core/position.ts';
import { movesOfTouch } from '../../src/ui/board/choice.ts';
import { type FocusTarget, makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';
import { board, moduleComes } from './table.ts';
import { cardsOf, shows, stopOf } from './touches.ts';

const played = recorded('la-belle-lucie');
const felt = (page: Page) => page.locator('.lucie-felt');

async function open(page: Page, link: string): Promise<void> {
  await page.goto(`./play/#${link}`);
  await hydrated(page);
  // What moves cards is loaded once they can be seen.
  await moduleComes(page, 'board-motion');
  await page.waitForLoadState('networkidle');
}

/** Has what moves move fifty times slower, so that it is seen on a slow day as well. */
async function slowMotion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const life = animate.apply(this, how);
      life.playbackRate = 0.02;
      return life;
    };
  });
}

/** Takes a redeal, also where that is asked about. */
async function redeal(page: Page): Promise<void> {
  for (const touch of played.steps[redealt]!.touches) {
    if (!('press' in touch)) throw new Error('a redeal is pressed');
    await page.getByRole('button', { name: touch.press, exact: true }).click();
  }
}

/** The first step before which a redeal has just been made, so that cards are being dealt when it is played. */
const redealt = played.steps.findIndex(({ move }) => move.kind === 'redeal');

test('a redeal gathers and deals; a touch skips to its end and is obeyed', async ({ page }) => {
  await slowMotion(page);
  await open(page, played.linkTo(redealt));
  const next = played.steps[redealt + 1]!;
  await redeal(page);
  const shown = felt(page);
  await expect(shown).toHaveAttribute('data-dealing', '');
  await expect(page.locator('.lucie-gathered')).toHaveCount(2);
  const card = board(page).locator(`[data-stop="${makeFocusTarget(stopOf(next.before, next.move)!)}"]`);
  await card.click({ noWaitAfter: true });
  await expect(shown).not.toHaveAttribute('data-dealing');
  await shows(page, cardsOf(next.after));
  await expect(page.locator('.lucie-gathered')).toHaveCount(0);
});

test('a touch of a card that a deal has not drawn yet is obeyed', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    // Of a deal no fans are drawn as long as no frame comes.
    const next = requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (draw) => (document.querySelector('[data-dealing]') ? 0 : next(draw));
  });
  const { before } = played.steps[redealt + 1]!;
  const plays = legalPlays(played.game.rules, before);
  const { move, at } = plays
    .map((play) => ({ move: play, at: stopOf(before, play)! }))
    .findLast(({ move, at }) => {
      const spot = 'card' in move ? find(before, move.card) : null;
      return spot?.at === 'fan' && spot.fan > 5 && movesOfTouch(before, plays, at).length === 1;
    })!;
  const card = board(page).locator(`[data-stop="${makeFocusTarget(at)}"]`);
  await open(page, played.linkTo(redealt + 1));
  const { x, y, width, height } = (await card.boundingBox())!;
  await page.goto('about:blank');
  await open(page, played.linkTo(redealt));
  await redeal(page);
  await expect(felt(page)).toHaveAttribute('data-dealing', '');
  await expect(card).toHaveCount(0);
  await page.mouse.click(x + width / 2, y + height / 2);
  await shows(page, cardsOf(advance(played.game, before, move)));
});

test('a device that has drawn a deal in no time draws the next one whole, from where its cards lay', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    performance.now = () => 0;
  });
  await open(page, played.linkTo(redealt));
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await expect(felt(page)).toHaveAttribute('data-dealing', '');
  await expect(felt(page)).not.toHaveAttribute('data-dealing');
  await page.evaluate(() => {
    const fans = document.querySelector('.lucie-fans')!;
    document.body.dataset.least = '99';
    new MutationObserver(() => {
      const { dataset } = document.body;
      dataset.least = String(Math.min(Number(dataset.least), fans.querySelectorAll('[data-card]').length));
    }).observe(fans, { childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'New game', exact: true }).click();
  await expect(felt(page)).toHaveAttribute('data-dealing', '');
  await expect(page.locator('body')).toHaveAttribute('data-least', '52');
});

test('two cards that are touched within a frame are both played', async ({ page }) => {
  const { rules } = played.game;
  const at = played.steps.findIndex(({ before, touches }, step) => {
    const [touch, second] = [touches, played.steps[step + 1]?.touches ?? []].map(([only, ...rest]) =>
      rest.length === 0 && only !== undefined && 'stop' in only ? only.stop : null,
    );
    if (touch?.at !== 'card' || second?.at !== 'card') return false;
    const [fan, other] = [find(before, touch.card), find(before, second.card)];
    const [move, ...others] = movesOfTouch(before, legalPlays(rules, before), second);
    return (
      fan?.at === 'fan' &&
      other?.at === 'fan' &&
      fan.fan !== other.fan &&
      others.length === 0 &&
      JSON.stringify(move) === JSON.stringify(played.steps[step + 1]!.move)
    );
  });
  expect(at).toBeGreaterThanOrEqual(0);
  await open(page, played.linkTo(at));
  const stops = [at, at + 1].map((step) => {
    const [touch] = played.steps[step]!.touches;
    return makeFocusTarget((touch as { stop: FocusTarget }).stop);
  });
  await page.evaluate((taps) => {
    for (const stop of taps)
      document
        .querySelector(`[data-stop="${stop}"]`)!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  }, stops);
  await shows(page, cardsOf(played.steps[at + 1]!.after));
});

test('a card that cannot move shakes, and stays', async ({ page }) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...how) {
      const card = this.closest<HTMLElement>('[data-card]');
      if (card !== null) card.dataset.shaken = '';
      return animate.apply(this, how);
    };
  });
  await open(page, played.start);
  const covered = played.game.start.fans.find((fan) => fan.length > 1)!.at(-2)!;
  const card = board(page).locator(`[data-stop="${makeFocusTarget({ at: 'card', card: covered })}"]`);
  await card.click();
  await expect(card).toHaveAttribute('data-shaken', '');
  await expect(board(page).locator('[data-shaken]')).toHaveCount(1);
  await shows(page, cardsOf(played.game.start));
});

test('where the device asks for less motion a card fades in where it lies; where the settings ask for none it does not', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const seen: string[] = [];
    Object.assign(window, { seen });
    Element.prototype.animate = function (frames, how) {
      seen.push(Object.keys(frames ?? {}).join());
      return animate.call(this, frames, how);
    };
  });
  await open(page, played.linkTo(1));
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
  await page.keyboard.press('u');
  await expect.poll(seen).toEqual(['opacity']);
  await page.evaluate(() => document.documentElement.setAttribute('data-motion', 'none'));
  await page.keyboard.press('r');
  await shows(page, cardsOf(played.steps[1]!.before));
  expect(await seen()).toEqual([]);
});

test('the cards of a game that is won are spread over the felt, also where nothing moves', {
  tag: '@deep',
}, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('about:blank');
    await open(page, played.linkTo(played.steps.length));
    await expect(page.locator('.lucie-spread .lucie-card')).toHaveCount(52);
    // Each lies in the window, and what is written of the end lies over it.
    const inside = await page.locator('.lucie-spread .lucie-card').evaluateAll((cards) =>
      cards.every((card) => {
        const { left, right, top } = card.getBoundingClientRect();
        return left >= 0 && right <= innerWidth && top >= 0;
      }),
    );
    expect(inside).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.locator('.lucie-spread')).toHaveCount(0);
  }
});
