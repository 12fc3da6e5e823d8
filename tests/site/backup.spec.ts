import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { makePractice, NO_PRACTICE, readPractice } from '../../src/play/practice.ts';
import { axeFaultsInBoth } from './axe.ts';
import { hydrated } from './hydrated.ts';
import { recorded } from './recorded.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

type Stored = Readonly<Record<string, string>>;
const stored = (page: Page): Promise<Stored> => page.evaluate(() => ({ ...localStorage }));

/** Opens a page of the site with what is kept on its device. */
async function openWith(page: Page, address: string, texts: Stored): Promise<void> {
  await page.goto('./about/');
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, texts);
  await page.goto(`./${address}`);
  await hydrated(page);
}
async function load(page: Page, text: string): Promise<void> {
  await page
    .locator('.lucie-backup input[type=file]')
    .setInputFiles({ name: 'everything.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}
async function downloaded(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download everything' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^la-belle-lucie-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await file.path(), 'utf8');
}
const said = (page: Page) => page.locator('.lucie-backup [role=status] li');

const game = (seed: string) => ({
  game: `game=trefoil&seed=${seed}&moves=xy`,
  home: 20,
  at: '2026-05-01T12:00:00Z',
});
const bookmark = (seed: string, made: number) => ({
  link: `game=trefoil&seed=${seed}`,
  title: 'Trefoil',
  house: 0,
  deal: 1,
  home: 0,
  made,
});
const tryOf = (puzzle: string) => ({ puzzle, at: '2026-05-01T12:00:00Z', how: 'solved' as const });
const sitting = (name: string, id: string, moves: number) =>
  JSON.stringify({ version: 1, sitting: name, at: moves, games: [recorded(id).linkTo(moves)] });

/** What lies on the device that the file comes from, and on the one that it is taken to. */
const from: Stored = {
  'lucie.settings': JSON.stringify({ version: 1, theme: 'dark', deck: 'four' }),
  'lucie.bookmarks': JSON.stringify({ version: 1, bookmarks: [bookmark('both', 2), bookmark('from', 1)] }),
  'lucie.record': JSON.stringify({ version: 1, keep: true, games: [game('both'), game('from')] }),
  'lucie.practice': makePractice({ ...NO_PRACTICE, tries: [tryOf('draw-01'), tryOf('draw-02')] }),
  'lucie.lessons': 'the-deal builds',
  'lucie.play': sitting('from', 'trefoil', 3),
  'lucie.play.others': JSON.stringify([sitting('old', 'la-belle-lucie', 2)]),
};
const to: Stored = {
  'lucie.settings': JSON.stringify({ version: 1, hand: 'left' }),
  'lucie.bookmarks': JSON.stringify({ version: 1, bookmarks: [bookmark('to', 3), bookmark('both', 2)] }),
  'lucie.record': JSON.stringify({ version: 1, keep: true, games: [game('both'), game('to')] }),
  'lucie.practice': makePractice({
    ...NO_PRACTICE,
    hidden: true,
    tries: [tryOf('draw-02'), tryOf('draw-03')],
  }),
  'lucie.lessons': 'builds redeals',
  'lucie.play': sitting('to', 'no-redeal', 2),
};

test('everything goes to another device in one file, and what was there stays', async ({ page, browser }) => {
  await openWith(page, 'record/', from);
  const file = await downloaded(page);
  await expect(said(page)).toHaveText(['The file is with your downloads.']);

  const other = await (await browser.newContext({ baseURL: new URL('..', page.url()).href })).newPage();
  await openWith(other, 'record/', to);
  await load(other, file);
  await expect(said(other)).toHaveText([
    'One game added to your record; one was here already.',
    'One try added to your practice.',
    'One bookmark added.',
    'One lesson marked as done.',
    '2 games in progress added: the table offers them, the last one first.',
    'Your settings here stay as they are.',
  ]);
  // The list of games above knows at once.
  await expect(other.locator('.lucie-record summary').first()).toContainText('3 games');
  const now = await stored(other);
  expect(JSON.parse(now['lucie.record']!).games).toEqual([game('both'), game('from'), game('to')]);
  expect(readPractice(now['lucie.practice']!)).toMatchObject({
    ok: true,
    value: { hidden: true, tries: [tryOf('draw-01'), tryOf('draw-02'), tryOf('draw-03')] },
  });
  expect(JSON.parse(now['lucie.bookmarks']!).bookmarks).toEqual([
    bookmark('to', 3),
    bookmark('both', 2),
    bookmark('from', 1),
  ]);
  expect(now['lucie.lessons']!.split(' ').sort()).toEqual(['builds', 'redeals', 'the-deal']);
  expect(now['lucie.play']).toBe(to['lucie.play']);
  expect(JSON.parse(now['lucie.settings']!)).toEqual({ version: 1, hand: 'left' });

  // The same file once more adds nothing.
  await load(other, file);
  await expect(said(other).first()).toHaveText('No game added to your record; 2 were here already.');
  await expect(said(other)).toHaveCount(2);
  await other.getByRole('button', { name: 'Use the settings of the file' }).click();
  await expect(said(other)).toHaveText(['Your settings are those of the file.']);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(JSON.parse((await stored(other))['lucie.settings']!)).toMatchObject({ deck: 'four', hand: 'right' });

  await other.goto('./play/');
  await hydrated(other);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Without Redeal');
  await other.getByRole('button', { name: 'Go on with it' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Trefoil');
  await other.context().close();
});

test('on a new device a file of everything brings all there is, and a damaged part is told by name', {
  tag: '@deep',
}, async ({ page }) => {
  await openWith(page, 'record/', {});
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(said(page)).toHaveText(['Nothing of yours is kept in this browser yet.']);
  const file = {
    version: 1,
    everything: {
      settings: JSON.parse(from['lucie.settings']!),
      bookmarks: { version: 7 },
      record: JSON.parse(from['lucie.record']!),
      lessons: ['the-deal'],
    },
  };
  await load(page, JSON.stringify(file));
  await expect(said(page)).toHaveText([
    '2 games added to your record.',
    'One lesson marked as done.',
    'Your settings are those of the file.',
    'The bookmarks of the file cannot be read, so nothing of that is changed; keep the file. It has version 7, and this page reads version 1.',
  ]);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await load(page, 'rhubarb');
  await expect(said(page)).toHaveText([
    'The file cannot be loaded, and nothing is changed. It is not a file of this site.',
  ]);
  // A file of practice alone comes in by the same button; the themes that are chosen are no tries.
  const practised = {
    ...NO_PRACTICE,
    tries: [tryOf('draw-01'), tryOf('draw-02')],
    guesses: [{ deal: 'lucie-count-9', at: '2026-05-04T09:41:00Z', guess: 28 }],
    themes: ['draw', 'only-move'],
  };
  await load(page, makePractice(practised));
  await expect(said(page)).toHaveText(['2 tries and one guess added to your practice.']);
  expect(await axeFaultsInBoth(page)).toEqual([]);
});

test('bookmarks that find no room are told', { tag: '@deep' }, async ({ page }) => {
  const many = Array.from({ length: 49 }, (_, at) => bookmark(`here${at}`, 100 - at));
  await openWith(page, 'record/', {
    'lucie.bookmarks': JSON.stringify({ version: 1, bookmarks: many }),
  });
  await load(
    page,
    JSON.stringify({ version: 1, everything: { bookmarks: JSON.parse(from['lucie.bookmarks']!) } }),
  );
  await expect(said(page)).toHaveText([
    'One bookmark added. One bookmark found no room: 50 are kept at most. Remove some at the table and load the file again.',
  ]);
});

test('the ways to the file lead to it', { tag: '@deep' }, async ({ page }) => {
  await page.goto('./practice/');
  await page.getByRole('link', { name: 'Everything of yours in one file' }).click();
  await expect(page.getByRole('heading', { name: 'Everything of yours in one file' })).toBeInViewport();
  await page.goto('./play/');
  await hydrated(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('link', { name: 'Save everything of yours to a file' }).click();
  await expect(page.getByRole('heading', { name: 'Everything of yours in one file' })).toBeInViewport();
});

/** Makes tries as fast as it can in the store that a page itself uses, as many turns as are asked for, and names them. */
async function practise(page: Page, theme: string, turns: number): Promise<string[]> {
  return page.evaluate(
    async ([name, count]) => {
      const [chunk] = [...document.querySelectorAll<HTMLElement>('astro-island')].flatMap(
        ({ attributes }) => attributes.getNamedItem('component-url')?.value ?? [],
      );
      if (chunk === undefined) throw new Error('there is no island');
      const loaded = performance.getEntriesByType('resource').map((entry) => entry.name);
      const scripts = [...loaded, new URL(chunk, location.href).href].filter((url) => url.endsWith('.js'));
      type Record = { tries: { puzzle: string }[] };
      type Store = { look: () => { record?: Record }; change: (how: (record: Record) => Record) => unknown };
      const modules: object[] = await Promise.all(scripts.map((url) => import(url).catch(() => ({}))));
      const store = modules
        .flatMap((module) => Object.values(module) as Partial<Store>[])
        .find((one) => typeof one?.change === 'function' && one.look?.().record?.tries !== undefined) as
        | Store
        | undefined;
      if (store === undefined) throw new Error('the page has no store of practice');
      const made = Array.from({ length: count }, (_, at) => `${name}-${String(at).padStart(4, '0')}`);
      for (const puzzle of made) {
        const one = { puzzle, at: '2026-05-01T12:00:00Z', how: 'solved' };
        store.change((now) => ({ ...now, tries: [...now.tries, one] }));
        await new Promise((done) => setTimeout(done));
      }
      return made;
    },
    [theme, turns] as const,
  );
}

test('two tabs that practise at once lose no try', { tag: '@deep' }, async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page, other].map((one) => openWith(one, 'practice/', {})));
  const made = (await Promise.all([practise(page, 'draw', 40), practise(other, 'sacrifice', 40)])).flat();
  const view = await context.newPage();
  await view.goto('./record/');
  await hydrated(view);
  const file = JSON.parse(await downloaded(view));
  const found: string[] = file.everything.practice.tries.map(({ puzzle }: { puzzle: string }) => puzzle);
  expect(found.sort()).toEqual(made.sort());
  await view.close();
  await other.close();
});
