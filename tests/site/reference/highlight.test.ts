import { createHighlighter } from 'shiki';
import { expect, test } from 'vitest';
import { kindClasses, kindTheme } from '../../../src/site/reference/highlight.ts';
import { lucieGrammar } from '../../../src/site/reference/lucie-grammar.ts';

const highlighter = await createHighlighter({ themes: [kindTheme], langs: [lucieGrammar] });

/** The coloured pieces of a text as `kind:text`, without plain text and spaces around. */
function pieces(text: string): string[] {
  const html = highlighter.codeToHtml(text, {
    lang: 'lucie',
    theme: kindTheme.name ?? '',
    transformers: [kindClasses],
  });
  expect(html).not.toContain('style=');
  return [...html.matchAll(/<span class="t-(\w+)">([^<]*)<\/span>/g)].map(
    ([, kind, word]) => `${kind}:${word?.trim()}`,
  );
}

test('a tag is a name and a string between brackets', () => {
  expect(pieces('[Title "Two aces"]')).toEqual([
    'punctuation:[',
    'tag:Title',
    'string:"Two aces"',
    'punctuation:]',
  ]);
});

test('a deal shows its red and black cards', () => {
  expect(pieces('[Deal "3H KC | 10D"]').filter((piece) => /red|black/.test(piece))).toEqual([
    'red:3H',
    'black:KC',
    'red:10D',
  ]);
});

test('what follows the deal is read as moves again', () => {
  expect(pieces('[Deal "3H | KC"]\n1. AC').slice(-3)).toEqual(['punctuation:"]', 'number:1.', 'black:AC']);
});

test('moves show their number, cards and mark; branches and comments stand apart', () => {
  expect(pieces('1. AC {About AC.} 2. 9C-TC! (2. 8D-9D?? {It\nends 3H.} 3. merci:2H)')).toEqual([
    'number:1.',
    'black:AC',
    'comment:{About AC.}',
    'number:2.',
    'black:9C',
    'black:TC',
    'glyph:!',
    'punctuation:(',
    'number:2.',
    'red:8D',
    'red:9D',
    'glyph:??',
    'comment:{It',
    'comment:ends 3H.}',
    'number:3.',
    'word:merci',
    'red:2H',
    'punctuation:)',
  ]);
});

test('a word that only looks like a card is none', () => {
  expect(pieces('AHA 9Cs')).toEqual([]);
});

test('a claim stands out in its comment', () => {
  expect(pieces('1. AC {It is so. [%most 49] And on.}')).toContain('claim:[%most 49]');
});
