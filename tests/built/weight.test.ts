import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { VERSION } from '../../src/ui/words/en/version.ts';
import { BUILT, builtFiles, builtText, fileAt, isPuzzle, pages } from './built.ts';
import { keptFiles } from './kept.ts';

/** Letters up to which a script is read in no time. */
const SMALL = 4000;
/** Kilobytes that the same scripts weigh more at most where the site lies under a path: there is to be room for them. */
const UNDER_A_PATH = process.env.SITE ? 0 : 0.025;
/** Kilobytes of script, compressed, that a lesson may load in all, the solver's worker apart. */
const MOST = 30;
/** The same for a chapter on strategy and a lesson, which have studies besides a board to play on. */
const MOST_STRATEGY = 45;
/**
 * The same for the pages of the variants: a board and a study, and the boards of a first lesson where there is one; the
 * comparison, or two boards and their solver.
 */
const MOST_VARIANTS = 55.8;
/** The same for the page with all puzzles, and for a puzzle. */
const MOST_PRACTICE = 28.3;
const MOST_PUZZLE = 43.8;
/** The same for the deals that are guessed at, and what comes with the answer: the X-ray, and the study that tells it. */
const MOST_HOW_MANY = 38.4;
const MOST_ASKED_FOR_HOW_MANY = 26;
/** The same for the page of days, which reads what was practised and what was played; what deals comes later. */
const MOST_TODAY = 26.1;
/** The same for the puzzles of one's own, which are read here from their texts; and the board for one, once it is asked for. */
const MOST_OWN = 53.7;
const MOST_ASKED_FOR_OWN = 38.6;
/** The same for a run: a puzzle, its clock and what it came to. */
const MOST_RUN = 46.2;
/** The same for the page that draws any puzzle without network, from the device: it reads the puzzle, too. */
const MOST_KEPT_PUZZLE = 59.8;
/** The same for the page on which every game is played. */
const MOST_PLAY = 59.4;
/**
 * Kilobytes of script that come later: at once how cards move and what keys do, and when a button asks
 * what shows and tells hints, chances and the X-ray.
 */
const MOST_ASKED_FOR = 26.7;
/** The same for the pages of the variants, where the game can be taken to the table: after a move it is written as an address. */
const MOST_ASKED_FOR_VARIANTS = 29.3;
/** The same where every game is played: the panels for moves, deals, sharing, reviews, ends and the record come on top. */
const MOST_ASKED_FOR_PLAY = 57.3;

/** Kilobytes of script that every page carries for the key of the search, and what keeps the site comes later. */
const MOST_EVERYWHERE = 0.6;
const MOST_KEEPING = 1.4;
/**
 * The same for the page for searching, most of it what all boards share and most readers have, and what the first search
 * loads besides it and its results.
 */
const MOST_SEARCH = 17;
const MOST_FIRST_SEARCH = 110;
/** Kilobytes of everything that is kept on a device, the texts of a thousand puzzles among them; under a path some 50 more. */
const MOST_KEPT = 6500;
/** Kilobytes of the page with all themes, not compressed: addresses are longer where the site lies under a path. */
const MOST_LISTED = 170;
/**
 * The same for a puzzle, where after a try the day on which it comes back, the rating and the next puzzle of the queue are worked
 * out on top.
 */
const MOST_ASKED_FOR_PUZZLE = 37;

/** The one lesson in which a study is read before the board is played on. */
const WITH_STUDY = 'learn/a-whole-game-won/';
/** The exercise of deals that are guessed at. */
const HOW_MANY = 'practice/how-many/';
/** The puzzles of the player's own. */
const OWN = 'practice/own/';
const RUN = 'practice/run/';
/** The page that draws any puzzle where there is no network. */
const KEPT_PUZZLE = 'practice/kept/';

const SCRIPTS =
  /\s(?:src|component-url|renderer-url|before-hydration-url)="([^"]+\.js)"|rel="modulepreload"[^>]*href="([^"]+)"/g;
const IMPORTS = /(?:\bfrom|\bimport)\s*["'`]([^"'`]+\.js)["'`]/g;
const ASKED_FOR = /\bimport\(\s*["'`]([^"'`]+\.js)["'`]/g;

/** The scripts that some addresses in a file lead to, with all that they import. */
function scriptsFrom(addresses: Iterable<string>, from: string, found = new Set<string>()): Set<string> {
  for (const address of addresses) {
    const file = fileAt(address, from);
    if (file === null || found.has(file)) continue;
    found.add(file);
    scriptsFrom(addressesIn(file, IMPORTS), file, found);
  }
  return found;
}

function addressesIn(file: string, pattern: RegExp): string[] {
  return [...builtText(file).matchAll(pattern)].map(([, one, other = '']) => one ?? other);
}

const sizes = new Map<string, number>();

/** Bytes of a file, compressed. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? gzipSync(readFileSync(join(BUILT, file))).length;
  sizes.set(file, size);
  return size;
}

/** Kilobytes of files, each compressed, whatever is in them. */
function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
}

/** Kilobytes of the modules that stand in a page itself. */
function inlineKilobytes(html: string): number {
  const modules = [...builtText(html).matchAll(/<script type="module">(.*?)<\/script>/gs)];
  return modules.reduce((sum, [, text = '']) => sum + gzipSync(text).length, 0) / 1000;
}

test('the map of the lessons, which has no board to play on, loads none', () => {
  const html = 'learn/index.html';
  const scripts = scriptsFrom(addressesIn(html, SCRIPTS), html);
  expect(kilobytes(scripts) + inlineKilobytes(html)).toBeLessThanOrEqual(2);
});

// Cards of rules and sheets of puzzles load nothing.
const weighed = pages.filter(
  (path) =>
    !/\/(?:cards?|sheet)\/$/.test(path) &&
    /^(?:learn\/.|strategy\/.|variants\/|play\/|practice\/|today\/)/.test(path),
);
for (const page of weighed) {
  const part =
    page === HOW_MANY
      ? 'how-many'
      : page === OWN
        ? 'own'
        : page === RUN
          ? 'run'
          : page === KEPT_PUZZLE
            ? 'kept'
            : page === WITH_STUDY
              ? 'learn with a study'
              : isPuzzle(page)
                ? 'puzzle'
                : (page.split('/')[0] ?? '');
  const most =
    {
      play: MOST_PLAY,
      today: MOST_TODAY,
      strategy: MOST_STRATEGY,
      'learn with a study': MOST_STRATEGY,
      variants: MOST_VARIANTS,
      practice: MOST_PRACTICE,
      puzzle: MOST_PUZZLE,
      run: MOST_RUN,
      kept: MOST_KEPT_PUZZLE,
      'how-many': MOST_HOW_MANY,
      own: MOST_OWN,
    }[part] ?? MOST;
  const mostAskedFor =
    {
      play: MOST_ASKED_FOR_PLAY,
      variants: MOST_ASKED_FOR_VARIANTS,
      puzzle: MOST_ASKED_FOR_PUZZLE,
      own: MOST_ASKED_FOR_OWN,
      run: MOST_ASKED_FOR_PUZZLE,
      kept: MOST_ASKED_FOR_PUZZLE,
      'how-many': MOST_ASKED_FOR_HOW_MANY,
    }[part] ?? MOST_ASKED_FOR;
  test(`the scripts of ${page} weigh at most ${most} kB`, () => {
    const html = `${page}index.html`;
    const scripts = scriptsFrom(addressesIn(html, SCRIPTS), html);
    const askedFor = new Set<string>();
    for (const file of scripts) {
      // Preact's client asks for signals only where an island is handed one.
      const late = addressesIn(file, ASKED_FOR).filter(
        (address) => !address.includes('signals') || builtText(html).includes('data-preact-signals'),
      );
      scriptsFrom(late, file, askedFor);
    }
    const extra = [...askedFor].filter((file) => !scripts.has(file));
    // Only on the first line of a file does the mark count that has it read before it runs.
    for (const file of scripts)
      if (builtText(file).length > SMALL)
        expect(builtText(file), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    const weight = kilobytes(scripts) + inlineKilobytes(html);
    expect(scripts.size).toBeGreaterThan(1);
    expect(weight).toBeLessThanOrEqual(most - UNDER_A_PATH);
    // The list of games shows pictures of them, no board.
    if (page !== 'variants/') expect(extra.length).toBeGreaterThan(0);
    expect(kilobytes(extra)).toBeLessThanOrEqual(mostAskedFor);
  });
}

test('what every page carries for the search and for being kept is light', () => {
  const everywhere = builtFiles.filter((file) => /^_astro\/Base\.astro.*\.js$/.test(file));
  expect(everywhere).toHaveLength(1);
  const [script = ''] = everywhere;
  expect(kilobytes(scriptsFrom([script], ''))).toBeLessThanOrEqual(MOST_EVERYWHERE);
  const later = scriptsFrom(addressesIn(script, ASKED_FOR), script);
  expect(later.size).toBeGreaterThan(0);
  expect(kilobytes(later)).toBeLessThanOrEqual(MOST_KEEPING);
});

test('the search is light, and lighter until something is looked for', () => {
  const html = 'search/index.html';
  const scripts = kilobytes(scriptsFrom(addressesIn(html, SCRIPTS), html));
  const first = builtFiles.filter((file) => /^find\/[^/]+\/[^/]+$/.test(file));
  expect(scripts).toBeLessThanOrEqual(MOST_SEARCH);
  expect(first.length).toBeGreaterThan(3);
  expect(kilobytes(first)).toBeLessThanOrEqual(MOST_FIRST_SEARCH);
});

test('the whole site, kept on a device, weighs no more than a few pictures', () => {
  const kept = keptFiles.map((url) => (url === '' || url.endsWith('/') ? `${url}index.html` : url));
  expect(kept.length).toBeGreaterThan(500);
  const weight = kilobytes(kept);
  expect(weight).toBeLessThanOrEqual(MOST_KEPT);
  // What the reader is told before it is kept.
  const megabytes = Math.round(weight / 1000);
  expect(VERSION.keep).toContain(`about ${megabytes} MB`);
  expect(builtText('about/index.html')).toContain(`about ${megabytes} megabytes`);
});

test('the page with all themes is not heavier than the list of them needs', () => {
  const text = builtText('practice/index.html');
  expect(text.length / 1000).toBeLessThanOrEqual(MOST_LISTED);
});
