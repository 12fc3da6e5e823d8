import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUILT, builtFiles, builtText, fileAt, pages } from './built.ts';

/** Bytes that a picture may have: what is shown beside a link should not keep it waiting. */
const MOST = 120_000;

/** What a page tells of itself where links are shown with a picture. */
function told(page: string): Map<string, string> {
  const tags = builtText(`${page}index.html`).matchAll(
    /<meta (?:property|name)="([^"]*)" content="([^"]*)"/g,
  );
  return new Map([...tags].map(([, name = '', value = '']) => [name, value]));
}

/** The width and the height in the head of a PNG. */
function sizeOf(file: string): { readonly width: number; readonly height: number; readonly bytes: number } {
  const bytes = readFileSync(join(BUILT, file));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

test('every page names a picture that exists, of the size it says, and tells it in words', () => {
  for (const page of pages.filter((path) => path !== 'embed/')) {
    const of = told(page);
    const [image, alt] = [of.get('og:image') ?? '', of.get('og:image:alt') ?? ''];
    const file = fileAt(image.replace(/^https?:\/\/[^/]+/, ''), `${page}index.html`);
    expect(file, `${page}: ${image}`).not.toBeNull();
    const { width, height, bytes } = sizeOf(file!);
    expect({ width, height }).toEqual({ width: 1200, height: 630 });
    expect([of.get('og:image:width'), of.get('og:image:height')]).toEqual(['1200', '630']);
    expect(bytes, file!).toBeLessThan(MOST);
    expect(alt, page).toMatch(/^.{2,}\. Below the title lies a deal of .{3,}: fans of cards/);
    expect(of.get('og:title'), page).toBeTruthy();
    expect(of.get('og:description'), page).toBe(of.get('description'));
    expect(of.get('twitter:card'), page).toBe('summary_large_image');
  }
});

test('a lesson, a chapter, a study, a game and a set of puzzles have pictures of their own, and no picture is left over', () => {
  const named = new Set(
    pages.map((page) =>
      told(page)
        .get('og:image')
        ?.replace(/^.*\/pictures\//, ''),
    ),
  );
  for (const one of [
    'learn/the-redeal',
    'strategy/free-builds',
    'studies/a-ten-kept-back',
    'variants/trefoil',
    'practice/which-first',
    'home',
  ])
    expect(named).toContain(`${one}.png`);
  const made = builtFiles.filter((file) => file.startsWith('pictures/'));
  expect(made.filter((file) => !named.has(file.slice('pictures/'.length)))).toEqual([]);
});
