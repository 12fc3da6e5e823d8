/*
 * Paragraphs of the history that cite no source. “It is very old.” stops the build with its line; “It is very old.<Cite
 * id="cadogan-1874" />” does not, nor does anything inside `<Unknown>`. List items, table rows and events are paragraphs
 * of their own.
 */

import { type Fault, quote } from '../../core/result.ts';

/** A line that begins a paragraph although no empty line stands before it: an item, a row, an event. */
const BEGINS = /^(?:[-*] |\d+\. |\||<Event\b)/;
/** A line that claims nothing by itself: a heading, or the line below the head of a table. */
const CLAIMS_NOTHING = /^(?:#|\|[\s|:-]+$)/;
/** A tag within which nothing need be cited: what is asked or not known, and what is shown. */
const EXEMPT_TAG = /^<(Unknown|Fans|Board)\b/;

/**
 * Finds the first paragraph of a page that cites no source, or null. Headings and the head of a table need none. Lines
 * are counted in the text given, which is a whole file.
 */
export function checkUncited(text: string): Fault | null {
  if (!text.includes('<Cite '))
    return { message: 'Expected a source, <Cite id="…" />, found none.', line: 1 };
  for (const { line, words, claimsNothing } of paragraphsOf(text)) {
    const plain = words.replace(/<[^>]*>/g, '').trim();
    if (claimsNothing || words.includes('<Cite ') || plain === '') continue;
    const start = plain.split(/\s+/).slice(0, 8).join(' ');
    return {
      message: `Expected a source, <Cite id="…" />, in the paragraph ${quote(`${start} …`)}, found none; what is not known stands inside <Unknown>.`,
      line,
    };
  }
  return null;
}

interface Paragraph {
  /** The line of the file in which it begins, from 1. */
  readonly line: number;
  readonly words: string;
  readonly claimsNothing: boolean;
}

/** The paragraphs of a file, without its front matter and without what stands inside of exempt tags. */
function paragraphsOf(text: string): Paragraph[] {
  const lines = text.split('\n');
  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const paragraphs: Paragraph[] = [];
  let current: { line: number; words: string[]; claimsNothing: boolean } | null = null;
  let exemptTag: string | null = null;
  const close = (): void => {
    if (current !== null) paragraphs.push({ ...current, words: current.words.join('\n') });
    current = null;
  };
  for (const [at, line] of lines.entries()) {
    if (at < body) continue;
    if (exemptTag === null) {
      exemptTag = EXEMPT_TAG.exec(line)?.[1] ?? null;
      if (exemptTag !== null) close();
    }
    if (exemptTag !== null) {
      if (line.includes(`</${exemptTag}>`) || line.endsWith('/>')) exemptTag = null;
      continue;
    }
    if (line.trim() === '' || BEGINS.test(line)) close();
    if (line.trim() === '') continue;
    const isTableHead = line.startsWith('|') && CLAIMS_NOTHING.test(lines[at + 1] ?? '');
    current ??= { line: at + 1, words: [], claimsNothing: CLAIMS_NOTHING.test(line) || isTableHead };
    current.words.push(line);
  }
  close();
  return paragraphs;
}
