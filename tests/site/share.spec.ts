import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { newGame } from '../../src/core/deal/new-game.ts';
import { gameFromPosition } from '../../src/core/position-game.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeRaceLink } from '../../src/play/game-link.ts';
import type { Score } from '../../src/play/score.ts';
import { openSession } from '../../src/play/session.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { axeFaults } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { board, openFold } from './table.ts';
import { cardsOf, cardsShown, playedGame, playSteps, shows } from './touches.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['clipboard-read', 'clipboard-write'] });

const played = playedGame('la-belle-lucie', '1874', 12);
const steps = played.steps.slice(0, 10);
const end = cardsOf(steps.at(-1)!.after);
const home = steps.at(-1)!.after.foundations.flat().length;

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`./play/#${fragment}`);
  await hydrated(page);
}
async function openPanel(page: Page): Promise<void> {
  await openFold(page, 'Share');
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeVisible();
}
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** What a button has copied, once the page says so beside it: beside another it may stand from before. */
async function copied(page: Page, name: string): Promise<string> {
  await press(page, name);
  const way = page.locator('.lucie-share li').filter({ has: page.getByRole('button', { name }) });
  await expect(way.getByText('Copied.')).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a game, its deal and a race on it are handed on by links', { tag: '@deep' }, async ({
  page,
  context,
}) => {
  await open(page, `game=la-belle-lucie&seed=${played.game.seed}`);
  await openPanel(page);
  await expect(page.getByRole('button', { name: 'Race me' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await playSteps(page, steps, 'click');
  await openPanel(page);
  const game = await copied(page, 'Copy link to this game');
  await expect.poll(() => page.url()).toBe(game);

  const other = await context.newPage();
  const visit = async (url: string) => {
    await other.goto('./about/');
    await other.evaluate(() => localStorage.clear());
    await other.goto(url);
    await hydrated(other);
  };
  await visit(game);
  await shows(other, end);

  const deal = await copied(page, 'Copy link to this deal');
  expect(deal).not.toBe(game);
  await visit(deal);
  await shows(other, cardsOf(played.game.start));
  await expect(other.locator('.lucie-rival')).toBeHidden();

  const race = await copied(page, 'Race me on this shuffle');
  expect(race.length - race.indexOf('#')).toBeLessThan(200);
  await visit(race);
  await shows(other, cardsOf(played.game.start));
  const line = other.getByText(`Someone brought ${home} cards home on this shuffle. Can you do better?`);
  await expect(line.first()).toBeVisible();
  await expect(other.locator('[role=status]').filter({ hasText: 'on this shuffle' })).toHaveCount(1);

  // It stays with its deal: through moves, a reload and undo, and not on another deal.
  await playSteps(other, steps.slice(0, 3), 'click');
  await expect.poll(() => other.url()).toMatch(/&beat=/);
  await other.reload();
  await expect(line.first()).toBeVisible();
  await other.goto('./about/');
  await open(other, '');
  await expect(line.first()).toBeVisible();
  await press(other, 'New game');
  await expect(line).toHaveCount(0);
  await press(other, 'Undo');
  await expect(line.first()).toBeVisible();

  // A game that is opened over another says how far Undo is from it: through each of its moves.
  const mine = await cardsShown(other);
  await other.evaluate((hash) => location.replace(hash), new URL(game).hash);
  await shows(other, end);
  await expect(other.locator('.lucie-status')).toContainText(
    'The game you opened is on the table. Undo leads back to yours.',
  );
  for (let n = 0; n <= steps.length; n++) await press(other, 'Undo');
  await shows(other, mine);
});

/** Four cards are left; the king of hearts goes home, and then no card can move. */
const { rules } = presetOf('no-redeal')!;
const late = gameFromPosition(
  rules,
  unwrap(parsePosition(rules, 'Foundations: C-K D-K H-Q S-T | KH | JS KS QS')),
);
const against = (rival: Score) => makeRaceLink(openSession(late).moments, rival);

for (const [rival, said] of [
  [{ home: 48, deal: 1, moves: 0 }, 'You: 49. Your rival: 48. You did better.'],
  [{ home: 49, deal: 1, moves: 1 }, 'You: 49. Your rival: 49. You are even.'],
  [{ home: 51, deal: 1, moves: 3 }, 'You: 49. Your rival: 51. Your rival did better.'],
] as const) {
  const tag = rival.home === 48 ? [] : '@deep';
  test(`at the end it is said how the race has come out: ${said}`, { tag }, async ({ page }) => {
    await open(page, against(rival));
    await expect(page.getByText('Can you do better?').first()).toBeVisible();
    await expect(page.getByText(said)).toHaveCount(0);
    await board(page)
      .getByRole('button', { name: /^king of hearts/ })
      .click();
    await expect(page.locator('.lucie-status')).toContainText(said);
    await expect(page.locator('.lucie-table > [role=status]')).toContainText(said);
  });
}

for (const [what, beat] of [
  ['was changed', '50.1.2.AA'],
  ['cannot be', '53.1.90.AA'],
  ['was cut off', '5'],
] as const) {
  const tag = beat === '5' ? [] : '@deep';
  test(`a result that ${what} is left out with a sentence, and the deal opens`, { tag }, async ({ page }) => {
    await open(page, against({ home: 50, deal: 1, moves: 2 }).replace(/beat=.*/, `beat=${beat}`));
    await expect(page.getByRole('alert')).toContainText(
      'This link names a result to beat, but it cannot be read.',
    );
    await shows(page, cardsOf(late.start));
    await expect(page.locator('.lucie-rival')).toBeHidden();
  });
}

test('a game copied as text can be read, and pasted its cards lie there again', { tag: '@deep' }, async ({
  page,
}) => {
  await open(page, `game=la-belle-lucie&seed=${played.game.seed}`);
  await playSteps(page, steps, 'click');
  await openPanel(page);
  const text = await copied(page, 'Copy as text');
  expect(text).toMatch(/^# La Belle Lucie\. Deal \d of 3 · \d+ home\.\n# Deal 1: [\w-]+ /);
  expect(text).toMatch(/^# http:.*#game=la-belle-lucie&seed=1874&moves=/m);
  await page.keyboard.press('Escape');
  await press(page, 'New game');
  await openFold(page, 'Another deal');
  await page.getByRole('textbox', { name: /one fan a line/ }).fill(text);
  await press(page, 'Lay out this deal');
  await shows(page, end);
  // At the table of another game as well: the text names its own.
  await open(page, 'game=bristol&seed=rose');
  await openFold(page, 'Another deal');
  await page.getByRole('textbox', { name: /one fan a line/ }).fill(text);
  await press(page, 'Lay out this deal');
  await shows(page, end);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Belle Lucie');
});

test('where the page may not copy, the text stands selected', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
  });
  await open(page, 'game=la-belle-lucie&seed=rose');
  await openPanel(page);
  await press(page, 'Copy link to this deal');
  const field = page.getByLabel('To copy');
  await expect(field).toBeFocused();
  const selected = await field.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );
  expect(selected).toMatch(/\/play\/#game=la-belle-lucie&seed=rose&moves=..$/);
  expect(await axeFaults(page)).toEqual([]);
});

test('where the device can send, links are sent; who thinks better of it is left alone', {
  tag: '@deep',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const sent: string[] = [];
    Object.assign(window, { sent });
    navigator.share = async ({ url = '' } = {}) => {
      sent.push(url);
      if (sent.length === 1) throw new DOMException('no', 'AbortError');
    };
  });
  await open(page, 'game=la-belle-lucie&seed=rose');
  await openPanel(page);
  const send = page.getByRole('button', { name: 'Send link to this deal' });
  const sent = () => page.evaluate(() => (window as unknown as { sent: string[] }).sent);
  await send.click();
  await expect.poll(async () => (await sent()).length).toBe(1);
  await expect(page.getByText('Sent.')).toHaveCount(0);
  await send.click();
  await expect(page.locator('.lucie-share').getByText('Sent.')).toBeVisible();
  expect((await sent())[1]).toContain('#game=la-belle-lucie&seed=rose');
});

/** How many pixels of each colour a PNG has. */
async function pixels(page: Page, png: Buffer): Promise<Record<string, number>> {
  return page.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const pen = canvas.getContext('2d')!;
      pen.drawImage(image, 0, 0);
      const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      const seen: Record<string, number> = {};
      for (let at = 0; at < data.length; at += 4) {
        const colour = `${data[at]} ${data[at + 1]} ${data[at + 2]}`;
        seen[colour] = (seen[colour] ?? 0) + 1;
      }
      return seen;
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

test('the picture is saved as SVG and as PNG, within the policy of the page', { tag: '@deep' }, async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await open(page, 'game=bristol&seed=rose');
  await openPanel(page);
  const preview = page.getByRole('img', { name: /^Bristol as a picture/ });
  await expect
    .poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(1000);
  const fetch = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const svg = await fetch('Save as SVG');
  expect(svg.name).toBe('bristol.svg');
  const text = svg.bytes.toString();
  expect(text).toMatch(/^<svg .*<\/svg>$/s);
  expect(text).toMatch(/<desc[^>]*>.*Fan 1: /s);
  const png = await fetch('Save as PNG');
  expect(png.name).toBe('bristol.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  const width = Number(/width="(\d+)"/.exec(text)?.[1]);
  expect(png.bytes.readUInt32BE(16)).toBe(2 * width);
  const seen = await pixels(page, png.bytes);
  for (const colour of ['183 203 184', '255 253 248', '179 32 27', '29 28 26'])
    expect(seen[colour], colour).toBeGreaterThan(5000);
  expect(refused).toEqual([]);
});

for (const width of [320, 1280]) {
  test(`axe finds no fault with the panel open at ${width} px, and nothing sticks out`, {
    tag: '@deep',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(
      page,
      makeRaceLink(openSession(newGame(presetOf('la-belle-lucie')!.rules, 'rose')).moments, {
        home: 24,
        deal: 3,
        moves: 61,
      }),
    );
    await openPanel(page);
    await openFold(page, 'Another deal');
    await expect(page.getByRole('button', { name: 'A winnable deal' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    for (const button of await page.locator('.lucie-share button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  });
}

test.describe('a deal that can be won', () => {
  const look = (page: Page) => page.getByRole('button', { name: 'A winnable deal' });
  const start = async (page: Page, fragment: string) => {
    await open(page, fragment);
    await openFold(page, 'Another deal');
  };
  /** A worker in place of the solver's. */
  const standIn = (page: Page, body: string) =>
    page.route('**/worker*', (route) => route.fulfill({ contentType: 'text/javascript', body }));

  for (const [id, sentence] of [
    ['no-redeal', 'This deal can be won: proved. Hints show the way.'],
    ['la-belle-lucie', 'This first deal can be won as it lies: proved. Hints show the way.'],
  ] as const) {
    test(`${id}: it is found, laid out and told, its link is an ordinary one, and the solver wins it`, {
      tag: '@deep',
    }, async ({ page }) => {
      await start(page, `game=${id}&seed=rose`);
      const before = await cardsShown(page);
      await look(page).click();
      await expect(page.locator('.lucie-status')).toContainText(sentence);
      await expect(page.locator('.lucie-table > [role=status]')).toContainText(sentence);
      await expect.poll(() => cardsShown(page)).not.toBe(before);
      await expect.poll(() => page.url()).toMatch(/&seed=(?!rose)\w+&moves=..$/);
      const seed = /seed=(\w+)/.exec(page.url())?.[1] ?? '';
      const game = newGame(presetOf(id)!.rules, seed);
      expect(await cardsShown(page)).toBe(cardsOf(game.start));
      expect(searchDeal(game.rules, game.start).best.home).toBe(52);
      await press(page, 'Undo');
      await shows(page, before);
    });
  }

  test('while it looks it tells how far it has come, and it can be stopped and asked again', {
    tag: '@deep',
  }, async ({ page }) => {
    await start(page, 'game=no-redeal&seed=rose');
    const before = await cardsShown(page);
    await standIn(
      page,
      `self.onmessage = () => self.postMessage({ kind: 'tried', tried: { tried: 12, unknown: 0, found: null }, last: false });`,
    );
    await look(page).click();
    await expect(page.getByText('12 deals tried, none winnable.')).toBeVisible();
    const stop = page.getByRole('button', { name: 'Stop looking' });
    await expect(stop).toBeFocused();
    await stop.click();
    await expect(page.getByText('Stopped after 12 deals.').first()).toBeVisible();
    await shows(page, before);
    await page.unroute('**/worker*');
    await look(page).click();
    await expect(page.locator('.lucie-status')).toContainText('This deal can be won');
  });

  test('a solver that dies is told of, and the next look is another solver’s', { tag: '@deep' }, async ({
    page,
  }) => {
    await start(page, 'game=no-redeal&seed=rose');
    await standIn(page, `self.onmessage = () => { throw new Error('out of memory'); };`);
    await look(page).click();
    await expect(page.getByText('The solver stopped.').first()).toBeVisible();
    await page.unroute('**/worker*');
    await look(page).click();
    await expect(page.locator('.lucie-status')).toContainText('This deal can be won');
  });
});
