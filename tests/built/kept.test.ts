import { expect, test } from 'vitest';
import { type KeptSet, placedIn, puzzleAt } from '../../src/ui/practice/puzzle/kept-set.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { BASE, builtFiles, builtText, isPuzzle, pages } from './built.ts';
import { keptFiles } from './kept.ts';

test('every page but those of the puzzles is kept, and every file that a page of the site asks for', () => {
  expect(keptFiles).toEqual(expect.arrayContaining(pages.filter((page) => !isPuzzle(page))));
  const left = builtFiles.filter((file) => !keptFiles.includes(file.replace(/(^|\/)index\.html$/, '$1')));
  expect(
    left.filter(
      (file) =>
        !/^(?:_headers|robots\.txt|feed\.xml|sitemap-\w+\.xml|sw\.js|pictures\/.*|data\/.*|embed\/puzzle\/.*|practice\/[a-z-]+-\d+\/index\.html)$/.test(
          file,
        ),
    ),
  ).toEqual([]);
});

test('every puzzle is kept in the file of its set, with its neighbours, and found by the address of its page', () => {
  const addresses = pages.filter(isPuzzle);
  expect(addresses).toHaveLength(puzzles.length);
  const sets = new Map<string, KeptSet>();
  for (const page of addresses) {
    const named = puzzleAt(`${BASE}${page}`);
    const set = `practice/${named?.theme}/puzzles.json`;
    expect(keptFiles).toContain(set);
    const kept = sets.get(set) ?? JSON.parse(builtText(set));
    sets.set(set, kept);
    const placed = placedIn(kept, named?.id ?? '');
    expect(`practice/${placed?.puzzle.id}/`).toBe(page);
    const html = builtText(`${page}index.html`);
    expect(html).toContain(`Puzzle ${placed?.number} of ${placed?.count}<`);
    expect(html).toContain(`&quot;why&quot;:[0,${JSON.stringify(placed?.why).replaceAll('"', '&quot;')}]`);
    for (const [way, id] of [
      ['Next', placed?.next],
      ['Back', placed?.previous],
    ] as const)
      expect(new RegExp(`href="${BASE}practice/([^"/]+)/">${way}: `).exec(html)?.[1] ?? null).toBe(id);
  }
});
