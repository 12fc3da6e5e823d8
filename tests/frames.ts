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
 * A browser that is asked to be four times slower may be twice that: on a virtual machine it sleeps longer than it means
 * to. So it is asked for what makes a loop take four times as long, and the table says how long that took in the end.
 */
const LONG = 50;
const GAMES = ['no-redeal', 'la-belle-lucie', 'trefoil'];

/** How long all that a touch leads to may take, in milliseconds: a deal of 52 cards is the longest. */
const REST = { touch: 700, deal: 4000 };

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

/** How long a loop takes a page, in milliseconds: the middle one of many. */
async function timeLoop(page: Page): Promise<number> {
  return page.evaluate(() => {
    const times = Array.from({ length: 25 }, () => {
      const began = performance.now();
      const seen = new Map<number, string>();
      for (let at = 0; at < 60_000; at++) seen.set((at * 7919) % 5003, `${at}`);
      return performance.now() - began;
    });
    return times.sort((a, b) => a - b)[times.length >> 1]!;
  });
}

/** Slows a page down until a loop takes so many times as long as it took before; gives that time. */
async function slowDown(page: Page, client: CDPSession, times: number): Promise<number> {
  await timeLoop(page);
  const usual = await timeLoop(page);
  let [low, high] = [1, times];
  for (let step = 0; step < 6; step++) {
    const rate = (low + high) / 2;
    await client.send('Emulation.setCPUThrottlingRate', { rate });
    if ((await timeLoop(page)) > usual * times) high = rate;
    else low = rate;
  }
  return usual;
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
  await touch(page, client, { press: 'New deal' });
  await page.waitForTimeout(REST.deal);
  add('new deal', await take(page));
  await open(game.start);
  for (const step of game.steps) {
    for (const touched of step.touches) {
      await touch(page, client, touched);
      await page.waitForTimeout('press' in touched ? REST.deal : REST.touch);
    }
    add(kindOf(step, game), await take(page));
  }
  return found;
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
  const usual = await slowDown(page, client, Number(rate));
  for (const [kind, all] of await play(page, client, home, recorded(id))) {
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
  console.log(id.padEnd(28), `slowed ${((await timeLoop(page)) / usual).toFixed(1)} times at its end`);
  await context.close();
}
await browser.close();
await close();
