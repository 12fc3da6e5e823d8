/*
 * Counts that a text makes must be claimed, so that the build makes them too. In a lesson “three cards lie on it” stops
 * the build, and `<Claim is="on 3 AC">three cards lie on it</Claim>` does not; in a study `{Three cards lie on it. [%on 3
 * AC]}` is good, and so is any other claim of the number 3 in the same comment.
 */

import { numberIn, parseClaim } from '../../core/claim.ts';
import type { Fault } from '../../core/result.ts';
import { claimsIn, WRITTEN_CLAIM } from '../../ui/study/walk.ts';
import { blanked, lineAt, withoutQuotations } from '../text/text-lines.ts';

const OR = new Intl.ListFormat('en-GB', { type: 'disjunction' });

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A number from two on, in digits or in words: `26`, `twenty-six`. */
const NUMBER = `\\d+|(?:${TENS.join('|')})(?:-[a-z]+)?|${UNITS.slice(2).join('|')}`;
/**
 * A number below a hundred and what it counts: ways, cards, moves and their like, with a word between (“four more moves”).
 * One of them counts only where it is said to be there (“one move is left”), and a rank does not (“the nine moves”).
 */
const COUNT = new RegExp(
  `\\b(?:(?<number>${NUMBER})(?:\\s+(?!(?:of|and|or|in|on|to|the|that|for)\\b)[a-z]+)?` +
    '\\s+(?<many>ways|cards|builds|draws|orders|(?<!\\b(?:the|a|this|that|red|black)\\s\\w+\\s)moves)' +
    '|one\\s+(?<one>way|move|build|draw)(?=\\s+is\\b))\\b',
  'gi',
);

/** The claims that count a thing, by its name; `#` stands for the number. */
const CLAIMS_OF: Readonly<Record<string, readonly string[]>> = {
  way: ['ways #'],
  card: ['on # 9C', 'home #', 'left #', 'most #'],
  move: ['moves #', 'played #'],
  build: ['builds #', 'built #'],
  draw: ['draws #'],
  order: ['shuffles 1/#'],
};

interface Count {
  readonly text: string;
  readonly number: number;
  /** What is counted, as one of it is called: `card`. */
  readonly unit: string;
  /** Its place in the text, in characters from 0. */
  readonly index: number;
}

/** The counts that a text makes, outside of “quotations”. */
function countsIn(text: string): Count[] {
  return [...withoutQuotations(text).matchAll(COUNT)].map(({ 0: words, index, groups }) => ({
    text: words.replace(/\s+/g, ' '),
    number: groups?.number === undefined ? 1 : numberOf(groups.number.toLowerCase()),
    unit: (groups?.one ?? groups?.many ?? '').toLowerCase().replace(/s$/, ''),
    index,
  }));
}

function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const [tens = '', unit = 'zero'] = word.split('-');
  return UNITS.includes(tens) ? UNITS.indexOf(tens) : 20 + 10 * TENS.indexOf(tens) + UNITS.indexOf(unit);
}

/**
 * Finds the first count in a study that no claim of the same number stands behind, or null: a comment needs the claim
 * in itself, the title and the summary in any comment.
 */
export function unclaimedCountInStudy(text: string): Fault | null {
  const claimedAnywhere = numbersOf([...text.matchAll(COMMENT)].flatMap(([comment]) => claimsIn(comment)));
  for (const { 0: passage, index } of text.matchAll(TITLE_OR_COMMENT)) {
    const isComment = passage.startsWith('{');
    const claimed = isComment ? numbersOf(claimsIn(passage)) : claimedAnywhere;
    const count = countsIn(passage.replace(WRITTEN_CLAIM, blanked)).find(
      ({ number }) => !claimed.has(number),
    );
    if (count === undefined) continue;
    const claims = claimsOf(count).map((claim) => `[%${claim}]`);
    const place = isComment ? 'the same comment' : 'the comment of a move after which it is so';
    return faultOf(text, { ...count, index: index + count.index }, `${OR.format(claims)} into ${place}`);
  }
  return null;
}

const COMMENT = /\{[^{}]*\}/g;
const TITLE_OR_COMMENT = /^[ \t]*\[(?:Title|Summary)[ \t]+"[^"]*"\][ \t]*$|\{[^{}]*\}/gm;
/** The claims by which a text may make a count, without brackets: `builds 2`, `built 2`. */
function claimsOf({ number, unit }: Count): string[] {
  return (CLAIMS_OF[unit] ?? []).map((claim) => claim.replace('#', String(number)));
}

/**
 * The same for a lesson, outside of headings, tags and `<Differ>`: a count stands inside a claim of its number, and one
 * in its title or summary is claimed somewhere below.
 */
export function unclaimedCountInLesson(text: string): Fault | null {
  const claims = [...text.matchAll(/<Claim\b[^>]*?\bis="([^"]*)"[^>]*>([\s\S]*?)<\/Claim>/g)].map(
    ({ 0: tag, 1: is = '', index }) => ({ from: index, to: index + tag.length, numbers: numbersOf([is]) }),
  );
  const frontMatter = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const titles = frontMatter.replace(/^(?!(?:title|summary):).*$/gm, blanked);
  const body = text.slice(frontMatter.length);
  const prose = body.replace(/<Differ>[\s\S]*?<\/Differ>|^#.*$|<[^>]*>|`[^`]*`|\]\([^)]*\)/gm, blanked);
  const count = countsIn(titles + prose).find(
    ({ number, index }) =>
      !claims.some(
        ({ from, to, numbers }) =>
          numbers.has(number) && (index < frontMatter.length || (from < index && index < to)),
      ),
  );
  if (count === undefined) return null;
  const [first, ...others] = claimsOf(count);
  const orElse = others.length === 0 ? '' : `, or with ${OR.format(others.map((claim) => `“${claim}”`))}`;
  const place = count.index < frontMatter.length ? 'where the text below says it' : 'around it';
  return faultOf(text, count, `<Claim is="${first}">…</Claim>${orElse}, ${place}`);
}

/** The numbers that some claims are about: 3 of `left 3`. */
function numbersOf(claims: readonly string[]): ReadonlySet<number> {
  const numbers = claims.map((text) => {
    const claim = parseClaim(text);
    return claim.ok ? numberIn(claim.value) : null;
  });
  return new Set(numbers.filter((number) => number !== null));
}

function faultOf(text: string, { text: words, index }: Count, howToClaim: string): Fault {
  return {
    message: `“${words}” must be claimed, so that the build counts it: write ${howToClaim}, or other words.`,
    line: lineAt(text, index),
  };
}
