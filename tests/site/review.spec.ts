import { expect, type Locator, type Page, test } from '@playwright/test';
import { gameFromPosition as layOut } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Moment } from '../../src/play/session.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { gameOf, linkOf, rulesOf, toTheEnd } from './lines.ts';
import { board } from './table.ts';
import { cardsOf, cardsShown } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A game with two blunders: moves 13 and 22 redeal too early. */
const blundered = toTheEnd(gameOf(rulesOf('la-belle-lucie'), '1874', [12, 8, 4]));
const last = blundered.length - 1;

async function open(page: Page, moments: readonly Moment[]): Promise<void> {
  await page.goto(`./play/#${linkOf(moments)}`);
  await hydrated(page);
  await shows(page, moments.at(-1)!);
}

const shows = (page: Page, { position }: Moment) =>
  expect.poll(() => cardsShown(page)).toBe(cardsOf(position));
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
const panel = (page: Page): Locator => page.getByRole('region', { name: 'Review of this game' });
const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moment of the game' });

/** Opens a game and its review, and waits until all of it has been looked at. */
async function openReview(page: Page, moments: readonly Moment[]): Promise<void> {
  await open(page, moments);
  await button(page, 'Review this game').click();
  await expect(panel(page)).toContainText(`All ${moments.length - 1} moves looked at`);
}

test('a blunder is listed, shown, and played better from, and undo leads back to the reviewed game', async ({
  page,
}) => {
  await openReview(page, blundered);
  await expect(panel(page).locator('.lucie-turns > li')).toHaveCount(2);
  await expect(panel(page)).toContainText(
    /Move 13, Redeal: before it the deal could be won, proved; after it the chance was \d+\sin\s100/,
  );
  await expect(panel(page)).toContainText(
    /Move 22, Redeal: the chance to win fell from [\d.]+\sin\s100 to [\d.]+\sin\s100, counted before/,
  );
  await expect(panel(page)).toContainText(/Deal 2 was harder than the average/);
  await expect(panel(page)).toContainText('Deal 3 could not be won.');

  await button(page, 'Look at it, move 13').click();
  await shows(page, blundered[12]!);
  await expect(page.getByRole('status')).toContainText('The board stands before move 13.');
  await expect(slider(page)).toHaveValue('12');

  await button(page, 'What was better, move 13').click();
  await expect(panel(page)).toContainText('The plan that wins:');
  await expect(panel(page)).toContainText('Chance to win from here with perfect play: 100');

  await button(page, 'Play it better from here, move 13').click();
  await expect(page.getByText('The reviewed game is kept').first()).toBeVisible();
  await shows(page, blundered[12]!);
  await expect(board(page).locator('[data-stop]:focus')).toHaveCount(1);
  for (let n = 0; n <= 12; n++) await button(page, 'Undo').click();
  await shows(page, blundered[last]!);
  await expect(slider(page)).toHaveValue(String(last));
});

test('a move from the middle of a reviewed game is made in a copy, and the way back stays open', {
  tag: '@deep',
}, async ({ page }) => {
  await openReview(page, blundered);
  await slider(page).fill('12');
  await shows(page, blundered[12]!);
  await button(page, 'Redeal').click();
  await expect(button(page, 'Redeal anyway')).toBeVisible();
  await expect(slider(page)).toHaveValue('12');
  await button(page, 'Redeal anyway').click();
  await shows(page, blundered[13]!);
  await expect(page.getByText('Another game is on the table.')).toBeVisible();
  await button(page, 'Back to the reviewed game').click();
  await expect(slider(page)).toHaveValue('12');
  await slider(page).press('End');
  await shows(page, blundered[last]!);
  // A new deal from the middle leaves the game whole as well.
  await slider(page).fill('3');
  await button(page, 'New game').click();
  await button(page, 'Back to the reviewed game').click();
  await slider(page).press('End');
  await shows(page, blundered[last]!);
});

test('the plan of what was better can be played, up to any of its steps', { tag: '@deep' }, async ({
  page,
}) => {
  await openReview(page, blundered);
  await button(page, 'What was better, move 13').click();
  await panel(page).locator('.lucie-plan .lucie-move').first().click();
  await expect(board(page)).toContainText('Deal 1 of 3');
  await expect.poll(() => cardsShown(page)).not.toBe(cardsOf(blundered[12]!.position));
  // All its moves can be taken back, one by one.
  let shown = await cardsShown(page);
  for (let n = 0; n < 20 && shown !== cardsOf(blundered[12]!.position); n++) {
    await button(page, 'Undo').click();
    await expect.poll(() => cardsShown(page)).not.toBe(shown);
    shown = await cardsShown(page);
  }
  await shows(page, blundered[12]!);
});

test('a hint makes room when a review begins', async ({ page }) => {
  await open(page, blundered.slice(0, 9));
  await button(page, 'Hint').click();
  await expect(page.locator('.lucie-hint')).toBeVisible();
  await button(page, 'Review this game').click();
  await expect(panel(page)).toContainText('moves looked at');
  await expect(page.locator('.lucie-hint')).toHaveCount(0);
});

test('by keyboard alone: open, walk along the game, read the table, close', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, blundered);
  await button(page, 'Review this game').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review of this game' })).toBeFocused();
  await expect(panel(page)).toContainText('moves looked at');
  for (let n = 0; n < 5 && !(await slider(page).evaluate((own) => own === document.activeElement)); n++) {
    await page.keyboard.press('Tab');
  }
  await expect(slider(page)).toBeFocused();
  await page.keyboard.press('Home');
  await shows(page, blundered[0]!);
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    /The first deal, before any move. Chance to win/,
  );
  await page.keyboard.press('ArrowRight');
  await shows(page, blundered[1]!);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^Move 1 of \d+: .+\. Chance to win 100\s%$/);
  await page.getByText('Every move in a table').focus();
  await page.keyboard.press('Enter');
  const rows = panel(page).getByRole('row');
  await expect(rows).toHaveCount(blundered.length + 1);
  await button(page, 'Move 20').focus();
  await page.keyboard.press('Enter');
  await shows(page, blundered[20]!);
  await expect(rows.nth(21)).toHaveAttribute('aria-current', 'step');
  await page.getByRole('button', { name: 'Close' }).last().focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  // The game was only looked back at.
  await shows(page, blundered.at(-1)!);
  await button(page, 'Review this game').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Review of this game' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('a touch on the graph goes to its moment', { tag: '@deep' }, async ({ page }) => {
  await openReview(page, blundered);
  const graph = panel(page).locator('figure > svg');
  await graph.scrollIntoViewIfNeeded();
  const { width = 0 } = (await graph.boundingBox()) ?? {};
  await graph.click({ position: { x: 46, y: 100 } });
  await shows(page, blundered[0]!);
  await graph.click({ position: { x: 46 + ((width - 62) * 22) / last, y: 100 } });
  await expect(slider(page)).toHaveValue('22');
});

test('on a phone the whole graph is in sight as a review opens', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await openReview(page, blundered);
  const graph = await panel(page).locator('figure > svg').boundingBox();
  const above = await slider(page).boundingBox();
  expect(graph!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
  expect(graph!.y + graph!.height).toBeLessThanOrEqual(664);
});

test('a review that is stopped, or whose worker ends, keeps what has come and goes on', {
  tag: '@deep',
}, async ({ page }) => {
  const slow = gameOf(rulesOf('alternating-colours'), 'rose', [10, 10, 6]);
  // The worker can be ended from here, as a browser that runs out of memory would.
  await page.addInitScript(() => {
    const made: Worker[] = [];
    const Real = Worker;
    Object.assign(window, {
      made,
      Worker: class extends Real {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          made.push(this);
        }
      },
    });
  });
  await open(page, slow);
  await button(page, 'Review this game').click();
  const reached = () =>
    panel(page)
      .getByRole('progressbar')
      .evaluate((bar: HTMLProgressElement) => bar.value);
  await expect.poll(reached).toBeGreaterThan(1);
  await button(page, 'Stop').click();
  await expect(panel(page)).toContainText(/Stopped at move [1-9]\d? of 28/);
  const come = await reached();
  await button(page, 'Go on').click();
  await expect(panel(page)).toContainText('Looking at move');
  await expect.poll(reached).toBeGreaterThan(come);
  await page.evaluate(() => {
    const { made } = window as unknown as { made: Worker[] };
    made.at(-1)?.dispatchEvent(new ErrorEvent('error'));
  });
  await expect(panel(page)).toContainText('The solver stopped. What has come stays, up to move');
  await button(page, 'Go on').click();
  await expect(panel(page)).toContainText('Looking at move');
  await expect(panel(page)).toContainText('For this game nobody has worked out the chance to win');
});

test('a game that goes on under its review can be reviewed further', { tag: '@deep' }, async ({ page }) => {
  const begun = blundered.slice(0, 9);
  await openReview(page, begun);
  await button(page, 'Redeal').click();
  await button(page, 'Redeal anyway').click();
  await expect(panel(page)).toContainText('The game has gone on by 1 move.');
  await button(page, 'Review the new moves').click();
  await expect(panel(page)).toContainText('All 9 moves looked at');
  await expect(panel(page)).toContainText(/Move 9, Redeal: before it the deal could be won/);
});

test('where chances are not known the graph shows cards home, and what is proved is said', {
  tag: '@deep',
}, async ({ page }) => {
  await openReview(page, gameOf(rulesOf('shamrocks'), 'rose', [6]));
  await expect(panel(page)).toContainText('For this game nobody has worked out the chance to win');
  await expect(panel(page).locator('figure > svg')).toContainText('52');
  await expect(panel(page)).toContainText('the game could still be won, proved');
});

test('without the table of chances the review says what is missing', { tag: '@deep' }, async ({ page }) => {
  await page.route('**/odds/*.bin', (route) => route.abort());
  await openReview(page, blundered);
  await expect(panel(page)).toContainText('could not be loaded');
  await expect(panel(page)).not.toContainText('No turning point');
});

test('axe finds no fault in a review, and at 320 pixels nothing is too wide', { tag: '@deep' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openReview(page, blundered);
  await button(page, 'What was better, move 22').click();
  await expect(panel(page)).toContainText('Chance to win from here');
  await page.getByText('Every move in a table').click();
  await expect(panel(page).getByRole('row')).toHaveCount(blundered.length + 1);
  expect(await axeFaultsInBoth(page, { within: '.lucie-desk' })).toEqual([]);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(over).toBeLessThanOrEqual(0);
});

test('before the first move there is nothing to review, and the button says so', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, blundered.slice(0, 1));
  await expect(button(page, 'Review this game')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Review this game').click({ force: true });
  await expect(page.getByText('There is nothing to review before the first move.').first()).toBeVisible();
});

test.describe('the five endings', () => {
  /** A game laid out by hand. */
  const laid = (id: string, text: string): readonly Moment[] => {
    const game = layOut(rulesOf(id), unwrap(parsePosition(rulesOf(id), text)));
    return [{ game, position: game.start, move: null }];
  };
  const status = (page: Page): Locator => page.locator('.lucie-status');
  const touch = (page: Page, name: string) => board(page).getByRole('button', { name }).click();

  test('won', async ({ page }) => {
    await open(page, laid('la-belle-lucie', 'Foundations: C-K D-K H-K S-Q | Deal: 3 | KS'));
    await touch(page, 'king of spades');
    await expect(status(page)).toContainText('All 52 cards are home. The game is won.');
    await expect(status(page)).not.toContainText('This deal');
    await expect(page.getByRole('region').getByRole('button', { name: 'New game' })).toHaveClass(
      /lucie-strong/,
    );
  });

  test('stuck with a redeal', { tag: '@deep' }, async ({ page }) => {
    await open(page, laid('la-belle-lucie', 'Foundations: C-K D-K H-9 S-K | Deal: 2 | TH KH | QH JH'));
    await expect(status(page)).toContainText('No move is left. Redeal the 4 cards that remain.');
    await expect(status(page)).not.toContainText('This deal');
  });

  test('stuck with a merci', { tag: '@deep' }, async ({ page }) => {
    await open(
      page,
      laid('three-shuffles-and-a-draw', 'Foundations: C-K D-K H-9 S-K | Deal: 3 | TH KH | QH JH'),
    );
    await expect(status(page)).toContainText('No card can move, but you can still draw a buried card.');
    await expect(status(page)).not.toContainText('could have come home');
  });

  test('nothing useful left, once it is proved', { tag: '@deep' }, async ({ page }) => {
    await open(page, laid('la-belle-lucie', 'Foundations: C-K D-K H-9 S-K | Deal: 3 | TH KH | QH | JH'));
    await expect(status(page)).not.toContainText('Nothing useful');
    await button(page, 'Hint').click();
    await expect(status(page)).toContainText('No more cards can come home');
    await expect(status(page)).toContainText('No other play of this deal would bring more home.');
  });

  test('over, with what the deal held, said once and without moving the page', { tag: '@deep' }, async ({
    page,
  }) => {
    // The solver may answer before anybody has looked: it is late here.
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/worker*', async (route) => {
      await promise;
      await route.continue();
    });
    await open(page, laid('la-belle-lucie', 'Foundations: C-K D-K H-8 S-K | Deal: 3 | 9H QH | TH KH | JH'));
    const spoken = page.getByRole('status');
    await touch(page, 'jack of hearts');
    await expect(status(page)).toContainText('The game is over: 47 home, 5 left. Working out how many');
    const { y: before } = (await button(page, 'Undo').boundingBox()) ?? {};
    resolve();
    await expect(status(page)).toContainText('48 cards could have come home.');
    await expect(spoken).toHaveText(/\. 48 cards could have come home\.$/);
    const { y: after } = (await button(page, 'Undo').boundingBox()) ?? {};
    expect(after).toBe(before);
    await expect(page.getByRole('region').getByRole('button', { name: 'New game' })).toHaveClass(
      /lucie-strong/,
    );
    await button(page, 'Undo').click();
    await expect(status(page)).not.toContainText('could have come home');
  });
});
