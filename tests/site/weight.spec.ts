import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtText, fileAt, isPuzzle, pages, sampled } from './built.ts';

/** Kilobytes of script, compressed, that a lesson may load in all, the solver's worker apart. */
const MOST = 30;
/** The same for a chapter on strategy, which has studies besides a board to play on. */
const MOST_STRATEGY = 40;
/** The same for the pages of the variants: a board and a study, the comparison, or two boards and their solver. */
const MOST_VARIANTS = 45;
/** The same for the page with all puzzles, and for a puzzle. */
const MOST_PRACTICE = 30;
const MOST_PUZZLE = 45;
/** The same for the page on which every game is played. */
const MOST_PLAY = 60;
/** Kilobytes of script that come only when a button asks for them: what shows and tells hints and chances. */
const MOST_ASKED_FOR = 8;
/** The same where every game is played: the panels for sharing and for reviews come on top. */
const MOST_ASKED_FOR_PLAY = 24;

/** The same for a puzzle, where the schedule by which it comes back is on top. */
const MOST_ASKED_FOR_PUZZLE = 16;

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

function kilobytes(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + gzipSync(builtText(file)).length, 0) / 1000;
}

/** Kilobytes of the modules that stand in a page itself. */
function inlineKilobytes(html: string): number {
  const modules = [...builtText(html).matchAll(/<script type="module">(.*?)<\/script>/gs)];
  return modules.reduce((sum, [, text = '']) => sum + gzipSync(text).length, 0) / 1000;
}

const weighed = pages.filter((path) => /^(?:learn\/.|strategy\/.|variants\/|play\/|practice\/)/.test(path));
for (const page of sampled(weighed)) {
  const part = isPuzzle(page) ? 'puzzle' : (page.split('/')[0] ?? '');
  const most =
    {
      play: MOST_PLAY,
      strategy: MOST_STRATEGY,
      variants: MOST_VARIANTS,
      practice: MOST_PRACTICE,
      puzzle: MOST_PUZZLE,
    }[part] ?? MOST;
  const mostAskedFor = { play: MOST_ASKED_FOR_PLAY, puzzle: MOST_ASKED_FOR_PUZZLE }[part] ?? MOST_ASKED_FOR;
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
    const weight = kilobytes(scripts) + inlineKilobytes(html);
    console.log(`${page}: ${weight.toFixed(2)} kB, on asking ${kilobytes(extra).toFixed(2)} kB`);
    expect(scripts.size).toBeGreaterThan(1);
    expect(weight).toBeLessThanOrEqual(most);
    expect(extra.length).toBeGreaterThan(0);
    expect(kilobytes(extra)).toBeLessThanOrEqual(mostAskedFor);
  });
}
