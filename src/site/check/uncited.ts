import { type Fault, quote } from '../../core/result.ts';

/** Where one paragraph ends and the next begins within lines that no empty line parts: items, rows, events. */
const OPENS = /^(?:[-*] |\d+\. |\||<Event\b)/;
/** Lines that claim nothing by themselves: headings, and the line below the head of a table. */
const SILENT = /^(?:#|\|[\s|:-]+$)/;

/**
 * Finds the first paragraph of a page that cites no source, or null: where history is told, each paragraph, list item,
 * table row and event needs one. What is asked or not known stands inside `<Unknown>`, diagrams and boards show and do
 * not claim, and the head of a table is none of its rows. Lines are counted in the text given, which is a whole file.
 */
export function checkUncited(text: string): Fault | null {
  if (!text.includes('<Cite '))
    return { message: 'Expected a source, <Cite id="…" />, found none.', line: 1 };
  for (const { line, words, silent } of paragraphs(text)) {
    if (silent || words.includes('<Cite ') || words.replace(/<[^>]*>/g, '').trim() === '') continue;
    const start = words
      .replace(/<[^>]*>/g, '')
      .trim()
      .split(/\s+/)
      .slice(0, 8)
      .join(' ');
    return {
      message: `Expected a source, <Cite id="…" />, in the paragraph ${quote(`${start} …`)}, found none; what is not known stands inside <Unknown>.`,
      line,
    };
  }
  return null;
}

interface Paragraph {
  readonly line: number;
  readonly words: string;
  readonly silent: boolean;
}

function paragraphs(text: string): Paragraph[] {
  const lines = text.split('\n');
  const body = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  const found: Paragraph[] = [];
  let open: { line: number; words: string[]; silent: boolean } | null = null;
  /** The tag within which nothing is claimed, while it is open. */
  let quiet: string | null = null;
  const close = (): void => {
    if (open !== null) found.push({ ...open, words: open.words.join('\n') });
    open = null;
  };
  for (const [at, line] of lines.entries()) {
    if (at < body) continue;
    const tag = /^<(Unknown|Fans|Board)\b/.exec(line)?.[1];
    if (quiet === null && tag !== undefined) {
      close();
      quiet = tag;
    }
    if (quiet !== null) {
      if (line.includes(`</${quiet}>`) || line.endsWith('/>')) quiet = null;
      continue;
    }
    if (line.trim() === '' || OPENS.test(line)) close();
    if (line.trim() === '') continue;
    const tableHead = line.startsWith('|') && SILENT.test(lines[at + 1] ?? '');
    open ??= { line: at + 1, words: [], silent: SILENT.test(line) || tableHead };
    open.words.push(line);
  }
  close();
  return found;
}
