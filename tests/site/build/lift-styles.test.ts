import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  liftStyles,
  moveIslandStyle,
  moveLaterSheet,
  moveSheetUp,
} from '../../../src/site/build/lift-styles.ts';

const page = (body: string) =>
  `<html><head><meta http-equiv="content-security-policy" content="img-src 'self'; style-src 'self' 'sha256-A';"></head><body>${body}</body></html>`;

test('styles of tags become rules of one sheet, which the policy allows', () => {
  const html = liftStyles(
    page('<ul class="a" style="--x:1"><li style="--y:2">1</li><li style="--x:1">2</li></ul>'),
  );
  const sheet = '[data-s="0"]{--x:1}[data-s="1"]{--y:2}';
  const hash = createHash('sha256').update(sheet).digest('base64');
  expect(html).toContain('<ul class="a" data-s="0"><li data-s="1">1</li><li data-s="0">2</li></ul>');
  expect(html).toContain(`<style>${sheet}</style></head>`);
  expect(html).toContain(`style-src 'self' 'sha256-${hash}' 'sha256-A';`);
});

test('a page without styles of tags stays as it is, whatever its text says', () => {
  const html = page('<p class="b">a style="--x:1" of its own</p>');
  expect(liftStyles(html)).toBe(html);
});

test('the sheet of the islands goes to the end of the head', () => {
  const sheet = '<style>astro-island,astro-slot{display:contents}</style>';
  const html = page(`<p>1</p>${sheet}<script></script>`);
  expect(moveIslandStyle(html)).toBe(page('<p>1</p><script></script>').replace('</head>', `${sheet}</head>`));
  expect(moveIslandStyle(page('<p>1</p>'))).toBe(page('<p>1</p>'));
});

test('the sheet of the site comes before what is fetched ahead', () => {
  const [sheet, font] = [
    '<link rel="stylesheet" href="/b/_astro/site.a.css">',
    '<link rel="preload" href="/f.woff2">',
  ];
  const head = (...parts: readonly string[]) => page('').replace('</head>', `${parts.join('')}</head>`);
  expect(moveSheetUp(head(font, sheet))).toBe(head(sheet, font));
  expect(moveSheetUp(head(sheet))).toBe(head(sheet));
  expect(moveSheetUp(head(font))).toBe(head(font));
});

test('the sheet for what a page asks for later is the last of the page', () => {
  const sheet = '<link rel="stylesheet" href="/b/_astro/play-later.a.css">';
  const html = page('<p>1</p>').replace('</head>', `${sheet}</head>`);
  expect(moveLaterSheet(html)).toBe(page(`<p>1</p>${sheet}`));
  expect(moveLaterSheet(page('<p>1</p>'))).toBe(page('<p>1</p>'));
});
