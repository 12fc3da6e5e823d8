import { parseCard } from '../../core/card-notation.ts';
import { type Fault, quote, type Result } from '../../core/result.ts';
import { sourceIds } from './source.ts';
import { unknownTerm } from './term.ts';
import { lineAt } from './text-lines.ts';

const CARDS = /`([^`\n]*)`/g;
const CITE = /<Cite\s+id="([^"]*)"/g;
const TERM = /<Term\s+id="([^"]*)"/g;
const DIAGRAM = /\b(?:show|after|mark)="([^"]*)"/g;
const PERCENTAGE = /\d[\d.,]*\s*%|\bper\s?cent\b/i;

/**
 * Finds the first fault in the words of a page, or null: inline code or a diagram that is not cards, a citation of
 * nothing, a term that is not among those of the glossary, a percentage that no measurement stands behind. Lines are
 * counted in the text given, which is a whole file.
 */
export function checkProse(text: string, terms: readonly string[] = []): Fault | null {
  let fenced = false;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.startsWith('```')) fenced = !fenced;
    if (fenced || line.startsWith('```')) continue;
    const message = lineFault(line, terms);
    if (message !== null) return { message, line: at + 1 };
  }
  return null;
}

/** Names the first tag of MDX in a study, whose viewer would show it as it is written, or null. */
export function markupInStudy(text: string): Fault | null {
  const markup = /<\/?[A-Za-z][^<>]*>?/.exec(text);
  if (markup === null) return null;
  return {
    message: `Tags stand in MDX; a study has words only. Found ${quote(markup[0])}: write the words without it.`,
    line: lineAt(text, markup.index),
  };
}

function lineFault(line: string, terms: readonly string[]): string | null {
  const diagrams = line.includes('<Fans') ? [...line.matchAll(DIAGRAM)] : [];
  for (const [, text = ''] of [...line.matchAll(CARDS), ...diagrams]) {
    for (const fan of text.split('|')) {
      const cards = readCards(fan);
      if (!cards.ok) return cards.fault.message;
    }
  }
  const unknown = citedIn(line).find((id) => !sourceIds.includes(id));
  if (unknown !== undefined)
    return `Expected the id of a source in content/sources.json, found ${quote(unknown)}.`;
  const term = [...line.matchAll(TERM)].map(([, id = '']) => id).find((id) => !terms.includes(id));
  if (term !== undefined) return unknownTerm(term);
  const percentage = PERCENTAGE.exec(line);
  if (percentage !== null) {
    return `A percentage must come from a measurement in content/measurements; found ${quote(percentage[0])}.`;
  }
  return null;
}

function citedIn(text: string): string[] {
  return [...text.matchAll(CITE)].flatMap(([, ids = '']) => ids.split(' '));
}

/** Says when the sources listed at the head of a page and those cited in its text, or by what it shows, are not the same. */
export function checkCitations(
  text: string,
  listed: readonly string[],
  shown: readonly string[] = [],
): Fault | null {
  const cited = [...citedIn(text), ...shown];
  const missing = cited.find((id) => !listed.includes(id));
  if (missing !== undefined)
    return { message: `The text cites ${quote(missing)}; list it in “sources”.`, line: 1 };
  const unused = listed.find((id) => !cited.includes(id));
  if (unused !== undefined)
    return { message: `“sources” lists ${quote(unused)}; the text never cites it.`, line: 1 };
  return null;
}

/** Reads the inline code of a lesson, which is one or more cards: `9C`, or `4C 5C 6C`. */
export function readCards(text: string): Result<number[]> {
  const cards: number[] = [];
  for (const word of text.trim().split(/\s+/)) {
    const card = parseCard(word);
    if (!card.ok) return card;
    cards.push(card.value);
  }
  return { ok: true, value: cards };
}
