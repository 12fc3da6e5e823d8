import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from '../../../src/ui/page/nearest.ts';

const pages = [
  { path: 'learn/', title: 'Learn' },
  { path: 'learn/the-redeal/', title: 'The redeal' },
  { path: 'learn/the-draw/', title: 'The draw' },
  { path: 'strategy/before-a-redeal/', title: 'Before a redeal' },
  { path: 'variants/trefoil/', title: 'Trefoil' },
  { path: 'glossary/#trefoil', title: 'Trefoil, the word' },
];

test('a slip in an address leads to the page that was meant', () => {
  expect(nearest('lern/', pages, 3)[0]?.path).toBe('learn/');
  expect(nearest('learn/teh-redeal', pages, 3)[0]?.path).toBe('learn/the-redeal/');
  expect(nearest('LEARN/index.html', pages, 1)[0]?.path).toBe('learn/');
});

test('a page that has moved is found by its own name', () => {
  expect(nearest('lessons/the_draw.html', pages, 1)[0]?.path).toBe('learn/the-draw/');
  expect(nearest('games/trefoil/', pages, 3).map(({ path }) => path)).toContain('variants/trefoil/');
});

test('what is like nothing is answered by nothing, and no more come than were asked for', () => {
  expect(nearest('wp-login.php', pages, 3)).toEqual([]);
  expect(nearest('', pages, 3)).toEqual([]);
  expect(nearest('learn/the-dreal', pages, 1)).toHaveLength(1);
});

test('any address is answered, and each page finds itself', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (address) => {
      expect(nearest(address, pages, 3).length).toBeLessThanOrEqual(3);
    }),
  );
  for (const page of pages) expect(nearest(page.path, pages, 1)).toEqual([page]);
});
