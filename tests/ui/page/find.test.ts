import { expect, test } from 'vitest';
import { hasWords, readExcerpt } from '../../../src/ui/page/find.ts';

test('an excerpt is read into its pieces, the words that were looked for apart', () => {
  expect(readExcerpt('The <mark>merci</mark>, once.')).toEqual([
    { text: 'The ', marked: false },
    { text: 'merci', marked: true },
    { text: ', once.', marked: false },
  ]);
});

test('what is no mark stays text', () => {
  expect(readExcerpt('A &lt;b&gt; &amp;lt; <mark>x</mark> < y?')).toEqual([
    { text: 'A <b> &lt; ', marked: false },
    { text: 'x', marked: true },
    { text: ' < y?', marked: false },
  ]);
});

test('dots say where an excerpt begins or ends within a sentence', () => {
  const textOf = (text: string): string =>
    readExcerpt(text)
      .map((piece) => piece.text)
      .join('');
  expect(textOf('and the <mark>merci</mark>')).toBe('… and the merci …');
  expect(textOf('<mark>kings</mark> go down; then,')).toBe('… kings go down; then, …');
  expect(textOf('10 &lt; 11. “A king.”')).toBe('10 < 11. “A king.”');
});

test('an empty excerpt has no pieces', () => {
  expect(readExcerpt('')).toEqual([]);
});

test('pages have the words of a query, whatever their ending', () => {
  const hits = [
    { title: '', text: 'kings in a Schöne place' },
    { title: 'Trefoil · Les Fleurons', text: 'build' },
  ];
  for (const query of ['king', 'Kings', 'schone', 'building', 'the king', 'trefoil', ''])
    expect(hasWords(query, hits), query).toBe(true);
});

test('words that only begin alike are not the words', () => {
  expect(hasWords('trifol', [{ title: '', text: 'was tried' }])).toBe(false);
  expect(hasWords('king trifol', [{ title: '', text: 'a king was tried' }])).toBe(false);
  expect(hasWords('trifol', [])).toBe(false);
});

test('one page has to have all of them', () => {
  const hits = [
    { title: 'Trefoil', text: 'build' },
    { title: '', text: 'kings' },
  ];
  expect(hasWords('trefoil kings', hits)).toBe(false);
  expect(hasWords('trefoil build', hits)).toBe(true);
});
