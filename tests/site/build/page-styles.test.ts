import { expect, test } from 'vitest';
import { isWrittenIntoPage, sheetOf } from '../../../src/site/build/page-styles.ts';

/** Who imports whom, as a bundler knows it; `later` are those that import when asked. */
const graph = (
  importers: Record<string, readonly string[]>,
  later: Record<string, readonly string[]> = {},
) => ({
  getModuleInfo: (id: string) => ({ importers: importers[id] ?? [], dynamicImporters: later[id] ?? [] }),
});

const play = '/home/src/pages/play/index.astro';
const lesson = '/home/src/pages/learn/[slug].astro';

test.each([
  ['that one page uses', { '/a.css': ['/Desk.tsx'], '/Desk.tsx': [play] }, {}, 'play'],
  [
    'that it uses in two ways',
    { '/a.css': ['/Desk.tsx', '/End.tsx'], '/Desk.tsx': [play], '/End.tsx': [play] },
    {},
    'play',
  ],
  [
    'that it asks for when needed',
    { '/a.css': ['/Drawer.tsx'], '/Desk.tsx': [play] },
    { '/Drawer.tsx': ['/Desk.tsx'] },
    'play-later',
  ],
  ['of a page that is written many times', { '/a.css': [lesson] }, {}, 'site'],
  ['that two pages use', { '/a.css': ['/Board.tsx'], '/Board.tsx': [play, lesson] }, {}, 'site'],
  [
    'that a text uses',
    { '/a.css': ['/Chip.astro'], '/Chip.astro': ['/content/text.mdx'], '/content/text.mdx': [play] },
    {},
    'site',
  ],
  [
    'that modules which import each other use',
    { '/a.css': ['/A.tsx'], '/A.tsx': ['/B.tsx'], '/B.tsx': ['/A.tsx', play] },
    {},
    'play',
  ],
])('styles %s', (_, importers, later, sheet) => {
  expect(sheetOf('/a.css', graph(importers, later))).toBe(sheet);
});

test('what is no file of styles has no sheet', () => {
  expect(sheetOf('/Desk.tsx', graph({ '/Desk.tsx': [play] }))).toBeNull();
});

test('the sheet of the site stays a file, and what a page asks for later; the sheet of a page is written into it', () => {
  expect(isWrittenIntoPage('_astro/site.Bo9PemdO.css')).toBe(false);
  expect(isWrittenIntoPage('_astro/play.BrPhXtOY.css')).toBe(true);
  expect(isWrittenIntoPage('_astro/play-later.BrPhXtOY.css')).toBe(false);
  expect(isWrittenIntoPage('_astro/site-map.svg')).toBe(false);
});
