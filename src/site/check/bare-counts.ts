import { numberIn, parseClaim } from '../../core/claim.ts';
import type { Fault } from '../../core/result.ts';
import { blank } from './bare-words.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Numbers from two on. */
const NUMBER = `\\d+|(?:${TENS.join('|')})(?:-[a-z]+)?|${UNITS.slice(2).join('|')}`;
/**
 * A number below a hundred as it is written in a text, and what it counts: ways, cards, moves and their like; one of them
 * only where it is said to be there (“one move is left”). A rank that moves is no number (“the nine moves”).
 */
const COUNT = new RegExp(
  `\\b(?:(?<number>${NUMBER})(?:\\s+(?!(?:of|and|or|in|on|to|the|that|for)\\b)[a-z]+)?` +
    '\\s+(?:ways|cards|builds|draws|orders|(?<!\\b(?:the|a|this|that|red|black)\\s\\w+\\s)moves)' +
    '|one\\s+(?:way|move|build|draw)(?=\\s+is\\b))\\b',
  'gi',
);

interface Count {
  readonly text: string;
  readonly number: number;
  readonly at: number;
}

/** The counts that a text makes, outside of “quotations”. */
function countsIn(text: string): Count[] {
  return [...text.replace(/“[^”]*”/g, blank).matchAll(COUNT)].map(({ 0: words, index, groups }) => ({
    text: words.replace(/\s+/g, ' '),
    number: groups?.number === undefined ? 1 : numberOf(groups.number.toLowerCase()),
    at: index,
  }));
}

function numberOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const [tens = '', unit = 'zero'] = word.split('-');
  return UNITS.includes(tens) ? UNITS.indexOf(tens) : 20 + 10 * TENS.indexOf(tens) + UNITS.indexOf(unit);
}

/**
 * Finds the first count in a study that no claim of the same number stands behind, or null: a comment needs the claim
 * in itself, the title and the summary anywhere.
 */
export function bareCountInStudy(text: string): Fault | null {
  const all = numbersOf([...text.matchAll(/\[%([^\]]*)\]/g)].map(([, claim = '']) => claim));
  const parts = [...text.matchAll(/^\[(?:Title|Summary) "[^"]*"\]$|\{[^{}]*\}/gm)];
  for (const { 0: part, index } of parts) {
    const claims = [...part.matchAll(/\[%([^\]]*)\]/g)].map(([, claim = '']) => claim);
    const known = part.startsWith('{') ? numbersOf(claims) : all;
    const bare = countsIn(part.replace(/\[%[^\]]*\]/g, blank)).find(({ number }) => !known.has(number));
    if (bare !== undefined)
      return faultOf(text, index + bare.at, bare, (number) => `[%ways ${number}] or alike beside it`);
  }
  return null;
}

/**
 * The same for a lesson, outside of headings, tags and `<Differ>`: a count stands inside a claim of its number, and one
 * in its title or summary is claimed somewhere below.
 */
export function bareCountInLesson(text: string): Fault | null {
  const claims = [...text.matchAll(/<Claim\b[^>]*?\bis="([^"]*)"[^>]*>([\s\S]*?)<\/Claim>/g)];
  const all = numbersOf(claims.map(([, is = '']) => is));
  const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
  const told = head.replace(/^(?!(?:title|summary):).*$/gm, blank);
  const bodyClaims = claims.map((claim) => ({
    from: claim.index,
    to: claim.index + claim[0].length,
    numbers: numbersOf([claim[1] ?? '']),
  }));
  const prose =
    told +
    text.slice(head.length).replace(/<Differ>[\s\S]*?<\/Differ>|^#.*$|<[^>]*>|`[^`]*`|\]\([^)]*\)/gm, blank);
  const bare = countsIn(prose).find(({ number, at }) => {
    if (at < head.length) return !all.has(number);
    return !bodyClaims.some(({ from, to, numbers }) => from < at && at < to && numbers.has(number));
  });
  return bare === undefined
    ? null
    : faultOf(text, bare.at, bare, (number) => `<Claim is="ways ${number}">…</Claim> or alike around it`);
}

function numbersOf(claims: readonly string[]): ReadonlySet<number> {
  const numbers = claims.map((text) => {
    const claim = parseClaim(text);
    return claim.ok ? numberIn(claim.value) : null;
  });
  return new Set(numbers.filter((number) => number !== null));
}

function faultOf(
  text: string,
  at: number,
  { text: words, number }: Count,
  mend: (number: number) => string,
): Fault {
  return {
    message: `“${words}” must be claimed, so that the build counts it: write ${mend(number)}, or other words.`,
    line: text.slice(0, at).split('\n').length,
  };
}
