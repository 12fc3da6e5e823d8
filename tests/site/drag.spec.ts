import { expect, type Page, test } from '@playwright/test';
import { find, type Position } from '../../src/core/position.ts';
import { type FocusTarget, makeFocusTarget } from '../../src/ui/board/focus-target.ts';
import { drag, dragByTouch } from './hands.ts';
import { hydrated } from './hydrated.ts';
import { type Recorded, type RecordedStep, recorded } from './recorded.ts';
import { board, moduleComes } from './table.ts';
import { cardsOf, cardsShown, placeOf, stopOf } from './touches.ts';

test.use({ viewport: { width: 1280, height: 1000 } });

async function open(page: Page, { start, game }: Recorded): Promise<void> {
  await page.goto(`./play/#${start}`);
  await hydrated(page);
  await shows(page, game.start);
}

const shows = (page: Page, position: Position) => expect.poll(() => cardsShown(page)).toBe(cardsOf(position));
const at = (page: Page, stop: FocusTarget) => board(page).locator(`[data-stop="${makeFocusTarget(stop)}"]`);

/** The way of a recorded step that moves a card. */
function wayOf({ before, move }: RecordedStep): [FocusTarget, FocusTarget] {
  const from = stopOf(before, move);
  if (from === null || !('to' in move)) throw new Error('no card moves');
  return [from, placeOf(before, move)];
}

const played = recorded('super-flower-garden');
const first = played.steps[0]!;
const [from, to] = wayOf(first);
const before = played.game.start;

/** The top cards of fans that do not take the card of the first move. */
const others = before.fans
  .flatMap((fan) => fan.slice(-1))
  .filter((card) => makeFocusTarget({ at: 'card', card }) !== makeFocusTarget(from));

async function lift(page: Page, by = 80): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await at(page, from).boundingBox())!;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  await page.mouse.move(middleX, middleY);
  await page.mouse.down();
  await page.mouse.move(middleX, middleY + by, { steps: 4 });
  return { x: middleX, y: middleY };
}

test('a card in the hand follows the mouse, and every place that takes it is marked', async ({ page }) => {
  await open(page, played);
  await lift(page);
  await expect(at(page, from)).toHaveAttribute('data-lifted', '');
  const face = at(page, from).locator('.lucie-face');
  await expect.poll(() => face.evaluate((element) => element.style.translate)).toBe('0px 80px');
  await expect(board(page).locator(`[data-drop][data-stop="${makeFocusTarget(to)}"]`)).toHaveCount(1);
  const box = (await at(page, to).boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 20, { steps: 3 });
  await expect(at(page, to)).toHaveAttribute('data-over', '');
  await page.mouse.up();
  await shows(page, first.after);
  await expect(board(page).locator('[data-lifted], [data-drop], [data-over]')).toHaveCount(0);
});

test('a card that is let go glides from there, not from its old place', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      const card = this.closest<HTMLElement>('[data-card]')?.dataset.card ?? '';
      const { translate } = frames as { translate?: string[] };
      document.documentElement.dataset[`glide${card}`] ??= '';
      if (translate?.at(-1) === '0 0') document.documentElement.dataset[`glide${card}`] = translate[0];
      return animate.call(this, frames, options);
    };
  });
  await open(page, played);
  // What moves cards is loaded once they can be seen.
  await moduleComes(page, 'board-motion');
  const target = (await at(page, to).boundingBox())!;
  await lift(page);
  await page.mouse.move(target.x + 20, target.y + 20, { steps: 3 });
  await page.mouse.up();
  await shows(page, first.after);
  const { card } = first.move as { card: number };
  const start = await page.evaluate((key) => document.documentElement.dataset[key] ?? '', `glide${card}`);
  const [x = Number.NaN, y = Number.NaN] = start.split(' ').map(Number.parseFloat);
  expect(Math.hypot(x, y)).toBeLessThan(150);
});

test('Esc, and a drop on the table, bring a card back in silence', { tag: '@deep' }, async ({ page }) => {
  await open(page, played);
  const status = await page.getByRole('status').textContent();
  await lift(page);
  await page.keyboard.press('Escape');
  await expect(board(page).locator('[data-lifted], [data-drop]')).toHaveCount(0);
  await page.mouse.up();
  await shows(page, before);

  await lift(page, 40);
  const state = (await page.locator('.lucie-state').boundingBox())!;
  await page.mouse.move(state.x + 10, state.y + 60, { steps: 2 });
  await page.mouse.up();
  await shows(page, before);

  const { x, y } = await lift(page);
  await page.mouse.move(x + 2, y + 2);
  await page.mouse.up();
  await shows(page, before);
  expect(await page.getByRole('status').textContent()).toBe(status);
});

test('a card for its foundation may be let go at any foundation', async ({ page }) => {
  const game = recorded('la-belle-lucie');
  const [step] = game.steps;
  const [ace, home] = wayOf(step!);
  expect(home.at).toBe('pile');
  await open(page, game);
  for (let pile = 0; pile < 4; pile++) {
    await drag(page, ace, { at: 'pile', pile });
    await shows(page, step!.after);
    await page.keyboard.press('u');
    await shows(page, step!.before);
  }
});

test('a card let go over one that does not take it goes back, and the reason is said', {
  tag: '@deep',
}, async ({ page }) => {
  await open(page, played);
  await lift(page);
  await expect(at(page, to)).toHaveAttribute('data-drop');
  const taking = await board(page)
    .locator('[data-drop]')
    .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.stop));
  const wrong = others.find((card) => !taking.includes(makeFocusTarget({ at: 'card', card })))!;
  const box = (await at(page, { at: 'card', card: wrong }).boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByRole('status')).toContainText(/does not go on the/);
  await shows(page, before);
});

test('a covered card that is pulled at says what a tap says, once', { tag: '@deep' }, async ({ page }) => {
  await open(page, played);
  const fan = before.fans.find((cards) => cards.length > 1)!;
  await drag(page, { at: 'card', card: fan.at(-2)! }, { at: 'pile', pile: 0 });
  await expect(page.getByRole('status')).toContainText(/lies under the/);
  await shows(page, before);
});

test('a press that is not quite still plays the card as a click does', { tag: '@deep' }, async ({ page }) => {
  const step = recorded('la-belle-lucie').steps[0]!;
  await open(page, recorded('la-belle-lucie'));
  const { x, y, width, height } = (await at(page, stopOf(step.before, step.move)!).boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 + 7, y + height / 2 + 7, { steps: 3 });
  await page.mouse.up();
  await shows(page, step.after);
  await expect(page.locator('.lucie-state')).toContainText(/\b1 home/);
});

test('a card in a reserve cell is dragged out again, and into any free cell', { tag: '@deep' }, async ({
  page,
}) => {
  const game = recorded('fan-with-reserve');
  const steps = game.steps.slice(
    0,
    game.steps.findIndex(({ before, move }) => 'card' in move && before.cells.includes(move.card)) + 1,
  );
  expect(steps.length).toBeGreaterThan(1);
  await open(page, game);
  for (const step of steps) {
    const [source, target] = wayOf(step);
    // The last of the free cells is as good as the first.
    const cell = step.before.cells.lastIndexOf(null);
    await drag(page, source, target.at === 'cell' ? { at: 'cell', cell } : target);
  }
  const { after } = steps.at(-1)!;
  await shows(page, after);
  await expect(board(page).locator('.lucie-cells [data-card]')).toHaveCount(
    after.cells.filter((card) => card !== null).length,
  );
});

test('a double click plays one card, at any gap; later the next card is played', { tag: '@deep' }, async ({
  page,
}) => {
  const game = recorded('la-belle-lucie');
  const uncovers = ({ before, move, after }: RecordedStep) => {
    const spot = 'card' in move ? find(before, move.card) : null;
    return spot?.at === 'fan' ? after.fans[spot.fan]?.at(-1) : undefined;
  };
  const step = game.steps.findIndex((one) => uncovers(one) !== undefined);
  const { before, move, after } = game.steps[step]!;
  const link = game.linkTo(step);
  const stops = [stopOf(before, move)!, { at: 'card', card: uncovers(game.steps[step]!)! } as const];
  const said = page.getByRole('status');
  for (const gap of [0, 100, 200, 300, 400, 600]) {
    await page.goto('./about/');
    await page.evaluate(() => localStorage.clear());
    await page.goto(`./play/#${link}`);
    await hydrated(page);
    await shows(page, before);
    // The clicks say themselves when they were, so a slow machine tries the same gaps.
    const click = (stop: FocusTarget, time: number) =>
      at(page, stop).evaluate((element, when) => {
        const event = new MouseEvent('click', { bubbles: true, detail: 1 });
        Object.defineProperty(event, 'timeStamp', { value: when });
        element.dispatchEvent(event);
      }, time);
    await click(stops[0]!, 10_000);
    await shows(page, after);
    const words = await said.textContent();
    await click(stops[1]!, 10_000 + gap);
    if (gap < 450) {
      await shows(page, after);
      expect(await said.textContent()).toBe(words);
    } else await expect(said).not.toHaveText(words ?? '');
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a quick drag plays, without a rest on the card, and the page stays where it is', {
    tag: '@deep',
  }, async ({ page }) => {
    await open(page, played);
    for (const step of played.steps.slice(0, 4)) {
      await dragByTouch(page, ...wayOf(step), 0);
      await shows(page, step.after);
    }
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a finger on a card without a move says why and scrolls nothing; a tap plays', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await open(page, played);
    const fan = before.fans.find((cards) => cards.length > 1)!;
    await dragByTouch(page, { at: 'card', card: fan.at(-2)! }, { at: 'pile', pile: 0 }, 0);
    await expect(page.getByRole('status')).toContainText(/lies under the/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await shows(page, before);

    const single = recorded('la-belle-lucie');
    await page.goto('./about/');
    await open(page, single);
    const step = single.steps[0]!;
    const stop = stopOf(step.before, step.move)!;
    expect(find(step.before, (step.move as { card: number }).card)?.at).toBe('fan');
    await at(page, stop).tap();
    await shows(page, step.after);
  });

  test('a finger that rests on a card lifts nothing, and no menu opens', { tag: '@deep' }, async ({
    page,
  }) => {
    await open(page, played);
    await page.evaluate(() =>
      addEventListener('contextmenu', ({ defaultPrevented }) => {
        document.documentElement.dataset.menu = String(!defaultPrevented);
      }),
    );
    await dragByTouch(page, from, from, 900);
    expect(await page.evaluate(() => document.documentElement.dataset.menu ?? 'false')).toBe('false');
    await expect(board(page).locator('[data-lifted]')).toHaveCount(0);
  });

  test('on a board within a page a finger scrolls beside the cards, and two zoom', { tag: '@deep' }, async ({
    page,
  }) => {
    await page.goto('./variants/trefoil/');
    const touch = (selector: string) =>
      page
        .locator(`.lucie-drag ${selector}`)
        .first()
        .evaluate((element) => getComputedStyle(element).touchAction);
    expect(await touch('.lucie-board [data-stop]')).toBe('pinch-zoom');
    expect(await touch('.lucie-felt')).not.toBe('pinch-zoom');
    await page
      .locator('.lucie-drag')
      .first()
      .evaluate((element) => element.parentElement!.setAttribute('data-app', ''));
    expect(await touch('.lucie-felt')).toBe('pinch-zoom');
  });
});
