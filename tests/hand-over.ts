import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { needBrowser } from './browser.ts';
import { hydratedAtOnce } from './site/hydrated.ts';
import { whenKept } from './site/kept.ts';
import { type Recorded, recorded } from './site/recorded.ts';
import { serveWithHeaders } from './site/served.ts';
import { cardsOf, cardsShown, playSteps } from './site/touches.ts';

/*
 * Hands a visitor over from one edition of the site to a later one: `node tests/hand-over.ts BEFORE AFTER`, two folders as
 * builds have left them. Two tabs of the first play a game each, and a third has a puzzle open, while the second edition
 * comes. No tab may be loaded again that was not told to, each plays on as it is, and whatever was played and tried is
 * there in the new edition. Each step is printed with what came of it.
 */

const [before, after] = process.argv.slice(2).map((folder) => resolve(folder));
if (before === undefined || after === undefined) {
  console.error('Expected two folders of built sites: node tests/hand-over.ts BEFORE AFTER.');
  process.exit(2);
}

let folder = before;
const site = await serveWithHeaders(
  () => undefined,
  () => folder,
);
const browser = await chromium.launch({ executablePath: needBrowser(), args: ['--no-sandbox'] });
const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
context.setDefaultTimeout(120_000);

const isRight = (name: string, right: boolean): void => {
  console.log(`${right ? 'right' : 'WRONG'}\t${name}`);
  if (!right) process.exitCode = 1;
};
const bar = (page: Page) => page.getByRole('complementary', { name: 'New version' });
const kept = (page: Page): Promise<Record<string, string>> => page.evaluate(() => ({ ...localStorage }));
/** Whether a board shows a position soon. */
async function shows(page: Page, cards: string): Promise<boolean> {
  for (let turn = 0; turn < 100; turn++) {
    if ((await cardsShown(page)) === cards) return true;
    await page.waitForTimeout(100);
  }
  return false;
}
async function openGame(on: BrowserContext, { start }: Recorded): Promise<Page> {
  const page = await on.newPage();
  await page.goto(`${site.home}play/#${start}`);
  await hydratedAtOnce(page);
  return page;
}
/** How often the pages are loaded from here on. */
function loadsOf(pages: readonly Page[]): () => number {
  let loads = 0;
  for (const page of pages) page.on('load', () => loads++);
  return () => loads;
}

const [one, other] = [recorded('la-belle-lucie'), recorded('trefoil')];
const first = await context.newPage();
await first.goto(site.home);
await whenKept(first);
await first.close();
const [mine, yours] = [await openGame(context, one), await openGame(context, other)];
await mine.bringToFront();
await playSteps(mine, one.steps.slice(0, 3), 'click');
await yours.bringToFront();
await playSteps(yours, other.steps.slice(0, 3), 'click');
const puzzle = await context.newPage();
await puzzle.goto(`${site.home}practice/which-first-01/`);
await hydratedAtOnce(puzzle);
const [asked, unasked] = [loadsOf([mine]), loadsOf([yours, puzzle])];

folder = after;
await mine.bringToFront();
await mine.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
await bar(mine).getByText('A new version of this site is ready').waitFor();
await playSteps(mine, one.steps.slice(3, 5), 'click');
await yours.bringToFront();
await playSteps(yours, other.steps.slice(3, 5), 'click');
isRight('while the new edition waits no tab is loaded again', asked() + unasked() === 0);

await mine.bringToFront();
await bar(mine).getByRole('button', { name: 'Reload now' }).click();
await mine.waitForEvent('load');
await hydratedAtOnce(mine);
isRight('the tab that asked for it is loaded, and no other', asked() > 0 && unasked() === 0);
const scripts = await mine.evaluate(() =>
  performance.getEntriesByType('resource').flatMap(({ name }) => /_astro\/.*\.js$/.exec(name) ?? []),
);
isRight(
  'scripts of the new edition run there, and none that only the first had',
  scripts.some((file) => !existsSync(join(before, file))) &&
    scripts.every((file) => existsSync(join(after, file))),
);
isRight('its game lies as it was left', await shows(mine, cardsOf(one.steps[4]!.after)));

await yours.bringToFront();
await bar(yours).getByText('Another tab has changed').waitFor();
await bar(yours).getByRole('button', { name: 'Later' }).click();
await playSteps(yours, other.steps.slice(5, 7), 'click');
await yours.getByRole('button', { name: 'More', exact: true }).click();
await yours.getByRole('dialog', { name: 'More' }).waitFor();
await yours.keyboard.press('Escape');
isRight('the other plays on in the old edition, and opens what that loads late', unasked() === 0);

await puzzle.bringToFront();
await puzzle.locator('[data-card="23"]').last().click();
await puzzle.getByText('This loses the goal.', { exact: true }).waitFor();
await mine.bringToFront();
await playSteps(mine, one.steps.slice(5, 7), 'click');
await mine.waitForTimeout(1000);
isRight(
  'a try of the old edition is kept',
  ((await kept(mine))['lucie.practice'] ?? '').includes('which-first-01'),
);

await yours.bringToFront();
await yours.reload();
await hydratedAtOnce(yours);
const all = await kept(yours);
const games = `${all['lucie.play']} ${all['lucie.play.others']}`;
for (const { game, linkTo } of [one, other])
  isRight(`the game ${game.seed} is kept with its seven moves`, games.includes(linkTo(7)));
isRight('nothing had to be set aside', !Object.keys(all).some((key) => key.includes('unread')));
await browser.close();
await site.close();
