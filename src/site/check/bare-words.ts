import type { Fault } from '../../core/result.ts';

/** Words that say what a search has found, and the claims by which a text may say so. */
const WORDS: readonly { readonly pattern: RegExp; readonly claims: readonly string[] }[] = [
  { pattern: /\bcan(?:not|’t|\s+no\s+longer|\s+never)?\s+be\s+won\b/i, claims: ['wins', 'lost'] },
  { pattern: /\b(?:proved|proven|proof|proves?)\b/i, claims: ['wins', 'lost', 'most 49'] },
  { pattern: /\bbest\b/i, claims: ['best'] },
  { pattern: /\bloses\b/i, claims: ['loses', 'kills 4'] },
  { pattern: /\bwins\b/i, claims: ['wins'] },
  { pattern: /\bat\s+most\s+\d+\s+cards?\b/i, claims: ['most 49'] },
  { pattern: /\b\d+\s+of\s+\d+\s+shuffles?\b/i, claims: ['shuffles 8/24'] },
];

/** In a chapter a proof may be written out, and advice be weighed; what is said of one deal is claimed. */
const IN_CHAPTERS = (word: string): boolean => !/^proof$/i.test(word);

/** Finds the first word in the comments of a study that only a claim may say; what stands in “…” is another’s word. */
export function bareInStudy(text: string): Fault | null {
  // Outside of braces are tags and moves.
  const prose = text.replace(/(^|\})[^{]*/g, blank);
  return bareIn(prose.replace(/\[%[^\]]*\]/g, blank), (claims) => `[%${claims.join('], [%')}]`);
}

/** The same for a chapter on strategy, outside headings, its head, tags, claims and words of the glossary. */
export function bareInChapter(text: string): Fault | null {
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^#.*$/gm, blank)
    .replace(/<(Claim|Term)\b[\s\S]*?<\/\1>/g, blank)
    .replace(/<[^>]*>|\]\([^)]*\)/g, blank);
  return bareIn(
    prose,
    (claims) => `<Claim … is="${claims.join('">…</Claim> or <Claim … is="')}">…</Claim>`,
    IN_CHAPTERS,
  );
}

/** Takes the words out of a stretch of text and leaves its lines. */
export function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function bareIn(
  prose: string,
  mend: (claims: readonly string[]) => string,
  counts: (word: string) => boolean = () => true,
): Fault | null {
  const own = prose.replace(/“[^”]*”/g, blank);
  const found = WORDS.flatMap(({ pattern, claims }) =>
    [...own.matchAll(new RegExp(pattern, 'gi'))].map((match) => ({
      word: match[0],
      at: match.index,
      claims,
    })),
  )
    .filter(({ word }) => counts(word))
    .sort((a, b) => a.at - b.at)[0];
  if (found === undefined) return null;
  return {
    message: `“${found.word.replace(/\s+/g, ' ')}” must be claimed, so that the build checks it: write ${mend(found.claims)}, or other words.`,
    line: own.slice(0, found.at).split('\n').length,
  };
}
