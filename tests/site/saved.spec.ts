import { expect, type Page, test } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { cardsOf, playedGame, playSteps, shows } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const played = playedGame('la-belle-lucie', '1874', 8);
const steps = played.steps.slice(0, 6);
const start = `game=la-belle-lucie&seed=${played.game.seed}`;
const end = cardsOf(steps.at(-1)!.after);

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`./play/${fragment}`);
  await hydrated(page);
  // The page's own deal gives way to that of the link: a card must not be touched before.
  if (fragment === `#${start}`) await shows(page, cardsOf(played.game.start));
}
/** Waits until a game with some text is kept. */
const keeps = (page: Page, text: string, key = 'lucie.play') =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name) ?? '', key)).toContain(text);

test('a page shows only the deal of its address: no other is seen before, and no card glides', {
  tag: '@deep',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const felt = document.querySelector('.lucie-felt:not([data-fit="page"])');
      const fans = [...(felt?.querySelectorAll('.lucie-fan') ?? [])].map((fan) =>
        [...fan.querySelectorAll<HTMLElement>('[data-card]')].map((card) => card.dataset.card).join(' '),
      );
      const isStill = felt?.getAnimations({ subtree: true }).length === 0;
      if (felt !== null) seen.add(`${fans.join(' | ')}, ${isStill ? 'still' : 'gliding'}`);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  /** The felt may fill over some frames, each fan whole at once. */
  const seesOnly = async (deal: string) => {
    await expect.poll(seen).toContain(`${deal}, still`);
    const fans = deal.split(' | ');
    for (const state of await seen()) {
      const [shown, motion] = state.split(', ');
      const other = (shown ?? '').split(' | ').filter((fan, at) => fan !== '' && fan !== fans[at]);
      expect([other, motion], state).toEqual([[], 'still']);
    }
  };
  await open(page, `#${start}`);
  await seesOnly(cardsOf(played.game.start));
  await playSteps(page, steps, 'click');
  await page.goto('./about/');
  await open(page, '');
  await seesOnly(end);
});

test('a game is there again after a reload, and without its address, with undo and redo', async ({
  page,
}) => {
  await open(page, `#${start}`);
  await playSteps(page, steps, 'click');
  const redo = page.getByRole('button', { name: 'Redo' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(redo).toBeEnabled();
  await page.reload();
  await expect(page.getByText('Your game is on the table as you left it.').first()).toBeVisible();
  await redo.click({ timeout: 10_000 });
  await shows(page, end);
  await page.goto('./about/');
  await open(page, '');
  await shows(page, end);
  for (const _ of steps) await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page, cardsOf(played.game.start));
});

test('a link to the deal of a game that goes on leaves the game as it is', async ({ page }) => {
  await open(page, `#${start}`);
  await playSteps(page, steps, 'click');
  await expect.poll(() => page.url()).toContain('&moves=');
  await page.goto('./about/');
  await page.goto(`./play/#${start}`);
  await hydrated(page);
  await expect(page.getByText('Your game is on the table as you left it.').first()).toBeVisible();
  await shows(page, end);
});

test('where nothing can be kept the game goes on, and a sentence says so', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await open(page, `#${start}`);
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await playSteps(page, steps, 'click');
  await shows(page, end);
});

test('where there is no room the game goes on, and a sentence says so', { tag: '@deep' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await open(page, `#${start}`);
  await playSteps(page, steps, 'click');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await shows(page, end);
});

for (const text of ['rhubarb', '{"version":7,"games":{}}']) {
  const tag = text === 'rhubarb' ? [] : '@deep';
  test(`what cannot be read is set aside and never lost: ${text}`, { tag }, async ({ page }) => {
    await page.goto('./about/');
    await page.evaluate((kept) => localStorage.setItem('lucie.play', kept), text);
    await open(page, `#${start}`);
    await expect(page.getByText('The game kept here cannot be read')).toBeVisible();
    await playSteps(page, steps, 'click');
    await keeps(page, 'seed=1874');
    await keeps(page, text, 'lucie.play.unread');
  });
}

test('of two tabs the one played last is kept, and the game of the other can be taken up', {
  tag: '@deep',
}, async ({ page, context }) => {
  await open(page, `#${start}`);
  await playSteps(page, steps.slice(0, 2), 'click');
  await keeps(page, 'seed=1874');
  const other = await context.newPage();
  await open(other, '#game=trefoil&seed=other');
  await other.getByRole('button', { name: 'Redeal' }).click();
  await other.getByRole('button', { name: 'Redeal anyway' }).click();
  // The deal is kept as it lies once it has been opened; it is the game with its redeal that counts.
  const kept = () => other.evaluate(() => localStorage.getItem('lucie.play') ?? '');
  await expect.poll(kept).toMatch(/seed=other&moves=\w{3}"/);
  await playSteps(page, steps.slice(2), 'click');
  await keeps(page, 'game=trefoil', 'lucie.play.others');

  await page.goto('./about/');
  await open(page, '');
  await shows(page, end);
  await page.getByRole('button', { name: 'Go on with it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trefoil');
  await expect(page.locator('.lucie-state')).toContainText('Deal 2 of 3');
});
