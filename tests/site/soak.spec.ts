import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { PRESETS } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { readRecord } from '../../src/play/record.ts';
import { readSaved } from '../../src/play/saved.ts';
import { seedOf, triesOf } from '../sizes.ts';
import { hydrated } from './hydrated.ts';
import { createDice, type Dice } from './mutants.ts';
import { isNoise } from './noise.ts';

/*
 * Random play: every game of the family is opened in turn, and whatever can be pressed, chosen or touched is, now and
 * then something else than cards. SOAK is for how many minutes; SEED which way. The page is loaded anew for each round
 * over all games, and the sitting goes on. What the browser holds is measured once it has tidied up.
 */
const MINUTES = triesOf('SOAK', 0, 0.25);
const SEED = seedOf(1874);
/** Touches for each game of a round: for many games fewer. */
const TOUCHES = Math.ceil((MINUTES >= 1 ? 1400 : MINUTES > 0 ? 280 : 112) / PRESETS.length);
/** Bytes that a touch may add on average to what a sitting holds: any move can be taken back, so moves are kept. */
const MOST_PER_TOUCH = 8000;
/** Bytes that a round may add besides: what is loaded for the first time, and which dialogs are open as it ends. */
const MOST_AT_FIRST = 6e6;

test.setTimeout(0);
// What the browser holds is measured, so it must hold nothing of another test.
test.use({ reuseContext: false });

interface Held {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** What the page holds, in bytes and in counts, when all that is no longer used has been thrown away. */
async function held(client: CDPSession): Promise<Held> {
  // What is thrown away can set free what it held.
  for (let times = 0; times < 3; times++) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await client.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/** Touches so many things on the page, one after another; gives what they were. */
function touch(page: Page, dice: Dice, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count * 2 }, () => dice.below(1_000_000));
  return page.evaluate(async (chances) => {
    // Files would be written and pages left, and what is cleared is gone: that is tested elsewhere.
    const apart = /download|picture|clear|throw|forget|remove|save|print|look for|find|practise/i;
    const touched: string[] = [];
    const shown = (all: Iterable<HTMLElement>) =>
      [...all].filter((one) => one.getClientRects().length > 0 && !apart.test(one.textContent ?? ''));
    for (let at = 0; at < chances.length; at += 2) {
      const [kind = 0, which = 0] = chances.slice(at, at + 2);
      const dialog = document.querySelector<HTMLElement>('dialog[open]');
      const within = dialog ?? document.querySelector<HTMLElement>('main')!;
      const cards = shown(within.querySelectorAll<HTMLElement>('.lucie-board [data-stop]'));
      const others = shown(
        within.querySelectorAll<HTMLElement>(
          'button:not([data-stop]):not(:disabled), summary, [type=checkbox], select',
        ),
      );
      const some = kind % 100 < 75 && cards.length > 0 ? cards : others;
      const one = some[which % some.length];
      if (one === undefined) continue;
      touched.push(one.dataset.stop ?? (one.textContent?.trim().slice(0, 30) || one.tagName));
      if (one instanceof HTMLSelectElement) {
        one.selectedIndex = which % one.options.length;
        one.dispatchEvent(new Event('change', { bubbles: true }));
      } else one.click();
      await new Promise((done) => setTimeout(done, kind % 40));
    }
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    return touched;
  }, numbers);
}

test(`random play over all games${MINUTES > 0 ? `, ${MINUTES} minutes long` : ''}: no complaint, and memory is steady`, {
  tag: '@deep',
}, async ({ page }) => {
  const dice = createDice(SEED);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isNoise(message)) faults.push(message.text());
  });
  const client = await page.context().newCDPSession(page);
  const end = Date.now() + MINUTES * 60_000;
  const rounds: Held[] = [];
  let all = 0;
  do {
    // The fragment alone would load nothing.
    await page.goto('./about/');
    await page.goto('./play/');
    await hydrated(page);
    const before = await held(client);
    for (const { id } of PRESETS) {
      await page.evaluate(
        (link) => {
          location.hash = link;
        },
        `game=${id}&seed=${dice.below(1000)}`,
      );
      const touched = await touch(page, dice, TOUCHES);
      all += touched.length;
      expect(faults, `${id}, after ${touched.slice(-8).join(', ')}`).toEqual([]);
      await expect(page.locator('h1')).not.toBeEmpty();
      await expect(page.locator('.lucie-board').first()).toBeVisible();
    }
    const after = await held(client);
    rounds.push(before);
    const megabytes = [before, after].map(({ heap }) => (heap / 1e6).toFixed(1));
    console.log(
      `round ${rounds.length}, ${all} touches: ${megabytes.join(' → ')} MB, ${before.nodes} → ${after.nodes} nodes, ${before.listeners} → ${after.listeners} listeners`,
    );
    expect(after.heap - before.heap).toBeLessThan(MOST_PER_TOUCH * TOUCHES * PRESETS.length + MOST_AT_FIRST);
  } while (Date.now() < end);

  // A round begins as light as the first did, but for the games that a sitting brings with it.
  const [first, last] = [rounds[Math.min(1, rounds.length - 1)]!, rounds.at(-1)!];
  expect(last.heap).toBeLessThan(first.heap * 1.5 + 2e6);
  await page.goto('./about/');
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(unwrap(readSaved(kept['lucie.play'] ?? '')).moments.length).toBeGreaterThan(1);
  expect(unwrap(readRecord(kept['lucie.record'] ?? '')).games.length).toBeGreaterThan(0);
});
