import type { Page } from '@playwright/test';
import { type Card, rankOf, SUITS, suitOf } from '../../src/core/card.ts';
import { type FocusTarget, makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { rankMark } from '../../src/ui/words/en/phrases.ts';
import type { RecordedStep } from './recorded.ts';
import { placeOf, stopOf, type Touched, unhurried } from './touches.ts';

/** A way of making moves: with a finger, by keys, or by dragging. */
export type Hand = (step: RecordedStep) => Promise<void>;

/**
 * The middle of something on the board, or of a button of the table, once it has been scrolled into sight. It waits for
 * the click that the last tap leads to, and with `taps` sees to it that the next one is waited for: the browser makes
 * a click of a touch a moment later.
 */
async function middleOf(page: Page, touch: Touched, taps = false): Promise<{ x: number; y: number }> {
  if (taps) await page.evaluate(() => (window as { clicked?: Promise<void> }).clicked);
  if (taps && 'stop' in touch)
    await unhurried(page.locator(`.lucie-board [data-stop="${makeFocusTarget(touch.stop)}"]`));
  return page.evaluate(
    async ([press, stop, next]) => {
      const shared = window as { clicked?: Promise<void> };
      await shared.clicked;
      if (next)
        shared.clicked = new Promise((done) => {
          // What a tap plays is drawn in the next frame.
          addEventListener('click', () => requestAnimationFrame(() => setTimeout(done)), { once: true });
        });
      const named = [...document.querySelectorAll<HTMLElement>('.lucie-controls button')];
      const element =
        press === undefined
          ? document.querySelector(`.lucie-board [data-stop="${stop}"]`)
          : named.find((button) => button.textContent === press);
      if (element == null) throw new Error(`${press ?? stop} is not on the table`);
      const seen = () => element.getBoundingClientRect();
      if (seen().top < 0 || seen().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
      // Within a felt that scrolls.
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = seen();
      return { x: left + width / 2, y: top + height / 2 };
    },
    'press' in touch
      ? ([touch.press, '', taps] as const)
      : ([undefined, makeFocusTarget(touch.stop), taps] as const),
  );
}

async function tap(page: Page, touch: Touched): Promise<void> {
  const { x, y } = await middleOf(page, touch, true);
  await page.touchscreen.tap(x, y);
}

/** Plays by taps alone. */
export function byTap(page: Page): Hand {
  return async ({ touches }) => {
    for (const touch of touches) await tap(page, touch);
  };
}

/** Plays by keys alone, while the focus is on the board. */
export function byKeys(page: Page): Hand {
  const goTo = async (card: Card) => {
    for (const key of `${rankMark(rankOf(card))}${SUITS[suitOf(card)]}`) await page.keyboard.press(key);
  };
  return async ({ touches, before }) => {
    for (const touch of touches) {
      if ('press' in touch) {
        const key = touch.press.startsWith('Redeal')
          ? 'd'
          : touch.press === 'Draw'
            ? 'm'
            : touch.press.slice(0, 1);
        await page.keyboard.press(key);
        continue;
      }
      const { stop } = touch;
      const card = stop.at === 'cell' ? before.cells[stop.cell] : stop.at === 'card' ? stop.card : null;
      if (card == null) throw new Error('no key leads there');
      await goTo(card);
      await page.keyboard.press('Enter');
    }
  };
}

/** Where a move is dragged from and to; null for one that is no card's. */
function wayOf({ before, move }: RecordedStep): readonly [FocusTarget, FocusTarget] | null {
  const from = stopOf(before, move);
  return from === null || !('to' in move) ? null : [from, placeOf(before, move)];
}

/** Plays by dragging with the mouse; what cannot be dragged is clicked. */
export function byDrag(page: Page): Hand {
  return async (step) => {
    const way = wayOf(step);
    for (const touch of step.touches) {
      if (way !== null && 'stop' in touch) continue;
      const { x, y } = await middleOf(page, touch, true);
      await page.mouse.click(x, y);
    }
    if (way !== null) await drag(page, ...way);
  };
}

/** Drags from one stop to another with the mouse, and lets go. */
export async function drag(page: Page, from: FocusTarget, to: FocusTarget): Promise<void> {
  const start = await middleOf(page, { stop: from });
  const end = await middleOf(page, { stop: to });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 5, start.y + 5);
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
}

/** A finger goes down on a stop, rests for a time in milliseconds, moves to another stop and goes up. */
export async function dragByTouch(
  page: Page,
  from: FocusTarget,
  to: FocusTarget,
  rest: number,
): Promise<void> {
  const start = await middleOf(page, { stop: from });
  const end = await middleOf(page, { stop: to });
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [start]);
  await page.waitForTimeout(rest);
  for (let part = 1; part <= 8; part++) {
    const share = part / 8;
    await send('touchMove', [
      { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share },
    ]);
  }
  await send('touchEnd', []);
  await client.detach();
}
