import { expect, type Page, test } from '@playwright/test';
import { PRESETS } from '../../src/core/preset.ts';
import { readBookmarks } from '../../src/play/bookmarks.ts';
import { makePractice, NO_PRACTICE, readPractice } from '../../src/play/practice.ts';
import { readRecord } from '../../src/play/record.ts';
import { readSaved } from '../../src/play/saved.ts';
import { readSettings } from '../../src/play/settings.ts';
import { isPuzzle, pages } from '../built/built.ts';
import { seedOf, triesOf } from '../sizes.ts';
import { createDice, type Dice, mutant } from './mutants.ts';
import { isNoise } from './noise.ts';
import { recorded } from './recorded.ts';
import { serveWithHeaders } from './served.ts';

/*
 * Addresses and stored texts with something wrong with them, opened in the browser: whatever they say, a page stands
 * there, nothing complains, and nothing that was kept is lost. FUZZ is how many of each kind are tried, SEED which.
 */
const MANY = triesOf('FUZZ', 8, 40);
const SEED = seedOf(1874);
/** Of so many addresses one is loaded as a page of its own; the others change the fragment of the page that is open. */
const EACH_LOADED = 10;
/** Of so many stored texts one is there when a page is loaded; the others come, as from another tab, while it is open. */
const EACH_STORED = 10;

test.setTimeout(0);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let home = '';
let close = async () => {};
test.beforeAll(async () => {
  const served = await serveWithHeaders();
  home = served.home;
  close = served.close;
});
test.afterAll(() => close());

const games = PRESETS.map(({ id }) => recorded(id));
const links = games.flatMap((game) => [game.start, game.linkTo(7), game.linkTo(game.steps.length)]);
const deals = [
  `deal=${'3H_KC_7S.3S_KH_8C.9D_2C'}`,
  `game=trefoil&redeals=1&merci=last&seed=rose`,
  `game=${PRESETS[0]?.id}&deal=AC_2C_3C.KD_QD`,
];
const study = pages.find((page) => /^studies\/[^/]+\/$/.test(page)) ?? '';
const lesson = pages.find((page) => /^learn\/[^/]+\/$/.test(page)) ?? '';
const puzzle = pages.find(isPuzzle) ?? '';

/** The pages that read their address, each with fragments that mean something there. */
const READING: readonly (readonly [string, readonly string[]])[] = [
  ['play/', [...links, ...deals]],
  ['', deals],
  [lesson, deals],
  [study, ['0', '3', '7a2', '12', '2a1a1']],
  [
    'variants/',
    [
      'packs=2&sort=best-down&side=trefoil,the-fan',
      'build=any-suit&redeals=some',
      'likes=short,phone',
      'sort=name',
    ],
  ],
  ['variants/same-shuffle/', ['a=trefoil&b=la-belle-lucie&seed=rose', 'a=the-fan&b=bristol&seed=1%202']],
  ['embed/', [...links.slice(0, 3), ...deals, 'study=a-ten-kept-back&ply=3', 'puzzle=which-first-01']],
  ['practice/', ['which-first', 'sets']],
  ['search/', ['a', 'merci']],
  ['glossary/', ['merci', 'redeal']],
  ['record/', ['']],
];

/** Collects all that a page complains of. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`unhandled: ${error.message}`));
  page.on('crash', () => faults.push('the page crashed'));
  page.on('console', (message) => {
    // The browser, too, tells that a page is missing, or a board that a frame is asked for; and it looks for the icon of a text.
    const { url } = message.location();
    const missing =
      message.text().includes('status of 404') &&
      ([page.url(), new URL('/favicon.ico', home).href].includes(url) || url.startsWith(`${home}embed/`));
    const counts = !missing && !isNoise(message);
    if (['error', 'warning'].includes(message.type()) && counts) faults.push(message.text());
  });
  return faults;
}

/** What is wrong with the page as it stands there; empty when it has a heading, a text, and every board is seen. */
function blank(page: Page): Promise<string> {
  return page.evaluate(async () => {
    for (let turns = 0; turns < 3; turns++) await new Promise((done) => setTimeout(done));
    if (!document.querySelector('h1')?.textContent?.trim()) return 'no heading';
    if ((document.querySelector('main')?.textContent.length ?? 0) < 60) return 'no text';
    const flat = [...document.querySelectorAll<HTMLElement>('.lucie-board')].some(
      (one) => one.offsetHeight < 40,
    );
    return flat ? 'a board is not seen' : '';
  });
}

const awake = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('astro-island[ssr]:not([client="seen"])'));

test(`${MANY} addresses that are not as they should be`, { tag: '@sized' }, async ({ page }) => {
  const dice = createDice(SEED);
  const faults = watch(page);
  const bad: string[] = [];
  let loads = 0;
  const check = async (address: string) => {
    const wrong = await blank(page);
    if (wrong !== '' || faults.length > 0) bad.push(`${wrong} ${faults.splice(0).join('; ')} at ${address}`);
  };
  for (let count = 0; count < MANY; count++) {
    const [path, fragments] = READING[Math.floor(count / EACH_LOADED) % READING.length]!;
    const fragment = mutant(dice.of(fragments), links, dice);
    if (count % EACH_LOADED > 0) {
      await page.evaluate(async (text) => {
        const before = location.hash;
        const heard = new Promise((done) => addEventListener('hashchange', done, { once: true }));
        location.hash = text;
        if (location.hash !== before) await heard;
      }, fragment);
      await check(`${path}#${fragment}`);
      continue;
    }
    // Fragments alone load nothing, so the way leads over another page; nothing that was kept before plays a part.
    await page.goto(`${home}robots.txt`);
    await page.evaluate(() => localStorage.clear());
    const kind = Math.floor(count / EACH_LOADED / READING.length) % 3;
    if (kind === 1) {
      const wrong = mutant(dice.of(pages), pages, dice).replaceAll('\\', '/');
      await open(page, `${home}${wrong}`);
      await check(wrong);
      await page.goto(`${home}robots.txt`);
      loads++;
    }
    const query = kind === 2 ? `?${mutant('a=1&b=2', links, dice).replaceAll('#', '')}` : '';
    await open(page, `${home}${path}${query}#${fragment}`);
    await awake(page);
    await check(`${path}${query}#${fragment}`);
    loads++;
  }
  console.log(`${MANY} addresses: ${loads} pages loaded, the others by their fragment; ${bad.length} faults`);
  expect(bad).toEqual([]);
});

/** Opens an address that a browser may not take for one at all. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address).catch((error: Error) => {
    if (!/invalid URL|ERR_INVALID_URL|ERR_ABORTED/.test(error.message)) throw error;
  });
}

type Store = Readonly<Record<string, string>>;
const readers: Readonly<Record<string, (text: string) => { readonly ok: boolean }>> = {
  'lucie.play': readSaved,
  'lucie.record': readRecord,
  'lucie.bookmarks': readBookmarks,
  'lucie.settings': readSettings,
  'lucie.practice': readPractice,
};

/** Texts as the pages themselves write them. */
function storedTexts(): Record<string, readonly string[]> {
  const bookmark = (link: string, made: number) => ({
    link,
    title: 'Trefoil',
    house: 0,
    deal: 1,
    home: 3,
    made,
  });
  const sitting = (list: readonly string[], at: number) =>
    JSON.stringify({ version: 1, sitting: `x${at}`, at, auto: [], games: list });
  const plays = [
    sitting(links.slice(0, 1), 0),
    sitting(links.slice(0, 3), 5),
    sitting([links[5]!, links[9]!], 2),
  ];
  const entry = (link: string, at: number) => ({ game: link, home: at, at: '2026-05-03T18:04:00Z' });
  return {
    'lucie.play': plays,
    'lucie.play.others': [JSON.stringify(plays.slice(1)), '[]'],
    'lucie.record': [
      JSON.stringify({ version: 1, keep: true, games: links.slice(0, 4).map(entry) }),
      JSON.stringify({ version: 1, keep: false, games: [] }),
    ],
    'lucie.bookmarks': [JSON.stringify({ version: 1, bookmarks: links.slice(0, 5).map(bookmark) })],
    'lucie.settings': [
      JSON.stringify({ version: 1, deck: 'four', size: 'large', hand: 'left', motion: 'none', auto: 'on' }),
    ],
    'lucie.lessons': ['the-deal the-redeal', ''],
    'lucie.practice': [
      makePractice({
        ...NO_PRACTICE,
        tries: [{ puzzle: 'draw-03', at: '2026-05-03T18:04:00Z', how: 'failed' }],
      }),
    ],
  };
}

/** Texts that are nothing of the kind, some of them large; of another version; or deep. */
const NOT_AT_ALL: readonly ((text: string) => string)[] = [
  () => '',
  () => 'null',
  () => '0',
  () => '"x"',
  () => '[]',
  () => '{}',
  () => '[null]',
  () => '{"version":1}',
  (text) => text.replace(/"version":\d+/, '"version":2'),
  (text) => text.replace(/"version":\d+/, '"version":"1"'),
  (text) => text.replace(/"version":\d+/, '"version":-1'),
  (text) => text.replace(/"version":\d+/, '"version":1e400'),
  (text) => text.replace(/"version":\d+,/, '"__proto__":{"version":1},'),
  (text) => text.replace(/:\[.*\]/s, ':{"length":5}'),
  (text) => text.replace(/\[/, `[${'null,'.repeat(2000)}`),
  () => '['.repeat(100_000),
  () => `{"version":1,"games":["${'A'.repeat(1_000_000)}"]}`,
  () => 'x'.repeat(3_000_000),
];

function badText(key: string, stored: Record<string, readonly string[]>, dice: Dice): string {
  const all = Object.values(stored).flat();
  const real = dice.of(stored[key] ?? all);
  return dice.below(8) === 0 ? dice.of(NOT_AT_ALL)(real) : mutant(real, [...all, ...links], dice);
}

/** Whether a text that was stored under a key still lies somewhere, or was read, so that nothing of it is lost. */
function isKept(key: string, text: string, after: Store): boolean {
  if (Object.values(after).includes(text)) return true;
  if (key !== 'lucie.play.others') return readers[key]?.(text).ok ?? key === 'lucie.lessons';
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) && list.every((one) => typeof one === 'string');
}

/** Makes the page write what it keeps of a sitting: a bookmark is made, in the drawer that is loaded for it, and a game is left. */
function act(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const turn = () => new Promise((done) => setTimeout(done, 5));
    const named = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('main button')].find(
        (one) => one.textContent?.trim() === name,
      );
    const press = async (name: string) => {
      named(name)?.click();
      await turn();
    };
    for (const name of ['Redeal', 'Redeal anyway', 'More']) await press(name);
    while (named('Bookmark this moment') === undefined) await turn();
    await press('Bookmark this moment');
    document.querySelector<HTMLDialogElement>('dialog[open]')?.close();
    // The page is on its way back from the drawer's entry of the history, and would take along whoever leaves it meanwhile.
    do await turn();
    while ((history.state?.dialogs ?? 0) > 0);
    await press('New game');
  });
}

const storage = (page: Page): Promise<Store> => page.evaluate(() => ({ ...localStorage }));

test(`${MANY} stored texts that are not as they should be`, { tag: '@sized' }, async ({ page }) => {
  const dice = createDice(SEED + 1);
  const faults = watch(page);
  const bad: string[] = [];
  const stored = storedTexts();
  const keys = Object.keys(stored);
  let loads = 0;
  let open = '';
  for (let count = 0; count < MANY; count++) {
    const load = count % EACH_STORED === 0;
    // What a tab that is open hears of another.
    const key = load
      ? dice.of(keys)
      : dice.of(['lucie.record', 'lucie.bookmarks', 'lucie.settings', 'lucie.practice']);
    const text = badText(key, stored, dice);
    const told = `${key}: ${text.length > 300 ? `${text.slice(0, 300)}… (${text.length})` : text}`;
    if (load) {
      open = key === 'lucie.lessons' ? 'learn/' : dice.of(['play/', 'play/', 'record/', '']);
      if (key.startsWith('lucie.play')) open = 'play/';
      if (key === 'lucie.practice') open = dice.of(['practice/', puzzle]);
      await page.goto(`${home}robots.txt`);
    }
    const put = await page.evaluate(
      ([name, value, isLoad]) => {
        localStorage.clear();
        try {
          localStorage.setItem(name, value);
        } catch {
          return false;
        }
        if (!isLoad) dispatchEvent(new StorageEvent('storage', { key: name, newValue: value }));
        return true;
      },
      [key, text, load] as const,
    );
    if (load) {
      await page.goto(home + open);
      await awake(page);
      loads++;
    }
    if (!put) continue;
    const wrong = await blank(page);
    const acts = open === 'play/' && (load || count % EACH_STORED === 1);
    if (acts) await act(page);
    // A page that is left writes what it has not written yet.
    if (acts && load) await page.goto(`${home}robots.txt`);
    const after = await storage(page);
    if (acts && load) {
      await page.goto(home + open);
      await awake(page);
    }
    const lost = isKept(key, text, after) ? '' : 'lost';
    if (wrong !== '' || lost !== '' || faults.length > 0)
      bad.push(`${wrong} ${lost} ${faults.splice(0).join('; ')} with ${told}`);
  }
  console.log(`${MANY} stored texts: ${loads} found by a page as it was loaded; ${bad.length} faults`);
  expect(bad).toEqual([]);
});
