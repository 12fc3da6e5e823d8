import { type CDPSession, chromium, type Page } from 'playwright';
import { makeFocusTarget } from '../src/ui/board/focus-target.ts';
import { needBrowser } from './browser.ts';
import { isRecorded, type Recorded, type RecordedStep, recorded } from './site/recorded.ts';
import { serveWithHeaders } from './site/served.ts';
import type { Touched } from './site/touches.ts';

/*
 * How many frames of a game take long on a phone whose processor is four times slower than this machine's: recorded
 * games, played by touches alone on the built site, which an earlier visit has kept. `npm run frames`, or
 * `npm run frames -- 8 trefoil` for another rate and some games. It is a measurement, not a test: on a machine that does
 * something else beside it all frames take longer.
 *
 * A browser that is asked to be four times slower may be eight times: on a virtual machine it sleeps longer than it means
 * to, and the machine itself is slower now and then. So before each move it is asked for what makes a loop take four times
 * as long as at the start, and the table says how long it took.
 */
const LONG = 50;
const GAMES = ['no-redeal', 'la-belle-lucie', 'trefoil'];

/** How long all that a touch leads to may take, in milliseconds: a deal of 52 cards is the longest. And the loop. */
const REST = { touch: 700, deal: 4000, loop: 250 };

/** The frames that took longer than {@link LONG}, in milliseconds, and how far the layout shifted. */
interface Seen {
  readonly frames: readonly number[];
  readonly shift: number;
}

declare global {
  interface Window {
    seen: { frames: number[]; shift: number };
  }
}

/** Begins to note long frames and shifts in every page of a context. */
function note(): void {
  window.seen = { frames: [], shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.seen.frames.push(duration);
  }).observe({ type: 'long-animation-frame', buffered: true });
  new PerformanceObserver((list) => {
    // A fan that closes up after a touch is meant to.
    const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
    for (const { value, hadRecentInput } of shifts) if (!hadRecentInput) window.seen.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What has been seen since it was last asked. */
async function take(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { seen } = window;
    window.seen = { frames: [], shift: 0 };
    return seen;
  });
}

/** A page that is held at a speed: how long a loop takes it at its own, in milliseconds, and how it was slowed. */
interface Slowed {
  readonly usual: number;
  readonly times: number;
  /** What the browser is asked for. */
  rate: number;
  /** How many times as long the loop took, before each move. */
  readonly seen: number[];
}

/** How long a loop takes a page, in milliseconds: the middle one of some. */
async function timeLoop(page: Page, count: number): Promise<number> {
  return page.evaluate((length) => {
    const times = Array.from({ length }, () => {
      const began = performance.now();
      const seen = new Map<number, string>();
      for (let at = 0; at < 40_000; at++) seen.set((at * 7919) % 5003, `${at}`);
      return performance.now() - began;
    });
    return times.sort((a, b) => a - b)[length >> 1]!;
  }, count);
}

/** Asks for a little more or less, by how many times slower a page is found to be; gives that. */
async function holdSpeed(page: Page, client: CDPSession, slowed: Slowed): Promise<number> {
  const found = (await timeLoop(page, 5)) / slowed.usual;
  slowed.rate = Math.max(1, slowed.rate + (slowed.times - found) / 4);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowed.rate });
  return found;
}

/** Holds a page at its speed after it has been busy by itself. */
async function settle(page: Page, client: CDPSession, slowed: Slowed): Promise<void> {
  for (let step = 0; step < 12; step++) await holdSpeed(page, client, slowed);
  await forget(page);
}

/** Leaves out what the loop itself has done, once the page has told of it. */
async function forget(page: Page): Promise<void> {
  await page.waitForTimeout(REST.loop);
  await take(page);
}

/** Touches the middle of a stop of the board or of a button; nothing else is asked of the page between finger and frame. */
async function touch(page: Page, client: CDPSession, touched: Touched): Promise<void> {
  const found =
    'press' in touched
      ? page.getByRole('button', { name: touched.press, exact: true })
      : page.locator(`.lucie-board [data-stop="${makeFocusTarget(touched.stop)}"]`);
  const { x, y, width, height } = (await found.first().boundingBox())!;
  const points = [{ x: x + width / 2, y: y + height / 2 }];
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: points });
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** What a step of a game is called in the table below. */
function kindOf({ move, after }: RecordedStep, { steps }: Recorded): string {
  if (after === steps.at(-1)!.after) return 'last move';
  if (move.kind === 'redeal') return 'redeal';
  return move === steps[0]!.move ? 'first move' : 'move';
}

async function play(
  page: Page,
  client: CDPSession,
  home: string,
  game: Recorded,
  slowed: Slowed,
): Promise<Map<string, Seen[]>> {
  const found = new Map<string, Seen[]>();
  const add = (kind: string, seen: Seen) => found.set(kind, [...(found.get(kind) ?? []), seen]);
  const open = async (link: string) => {
    await page.goto('about:blank');
    await page.goto(`${home}play/#${link}`);
    await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null);
    await page.waitForTimeout(REST.deal);
    add('opening', await take(page));
  };
  await open(game.start);
  await settle(page, client, slowed);
  await touch(page, client, { press: 'New game' });
  await page.waitForTimeout(REST.deal);
  add('new deal', await take(page));
  await open(game.start);
  await settle(page, client, slowed);
  for (const step of game.steps) {
    slowed.seen.push(await holdSpeed(page, client, slowed));
    await forget(page);
    for (const touched of step.touches) {
      await touch(page, client, touched);
      await page.waitForTimeout('press' in touched ? REST.deal : REST.touch);
    }
    add(kindOf(step, game), await take(page));
  }
  return found;
}

/** The number below which a part of some lies. */
function atPart(numbers: readonly number[], part: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)] ?? 0;
}

const [rate = '4', ...wanted] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(rate)) {
  console.error(`Expected how many times slower, and then games, as in 4 trefoil, and found ${rate}.`);
  process.exit(1);
}
const games = wanted.length > 0 ? wanted : GAMES;
const unknown = games.find((id) => !isRecorded(id));
if (unknown !== undefined) {
  console.error(`Expected a game that tests/data/games.tsv has, as trefoil, and found ${unknown}.`);
  process.exit(1);
}
const { close, home } = await serveWithHeaders();
const browser = await chromium.launch({ executablePath: needBrowser() });
/** The loop at the speed of this machine, when the first page is there. */
let usual: number | undefined;
console.log('game'.padEnd(28), 'what'.padEnd(12), 'times', `over ${LONG} ms`, ' worst', ' shift');
for (const id of games) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 664 },
    deviceScaleFactor: 3,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(note);
  const page = await context.newPage();
  // The visit before, which keeps the site.
  await page.goto(`${home}play/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForTimeout(REST.deal);
  const client = await context.newCDPSession(page);
  usual ??= await timeLoop(page, 99);
  const slowed: Slowed = { usual, times: Number(rate), rate: Number(rate), seen: [] };
  await settle(page, client, slowed);
  for (const [kind, all] of await play(page, client, home, recorded(id), slowed)) {
    const long = all.filter(({ frames }) => frames.length > 0);
    const worst = Math.max(0, ...all.flatMap(({ frames }) => frames));
    const shift = all.reduce((sum, one) => sum + one.shift, 0);
    console.log(
      id.padEnd(28),
      kind.padEnd(12),
      String(all.length).padStart(5),
      String(long.length).padStart(10),
      String(Math.round(worst)).padStart(6),
      shift.toFixed(3).padStart(6),
    );
  }
  const [least, middle, most] = [0.1, 0.5, 0.9].map((part) => atPart(slowed.seen, part).toFixed(1));
  console.log(id.padEnd(28), `slowed ${middle} times before a move, mostly ${least} to ${most}`);
  await context.close();
}
await browser.close();
await close();
