/*
 * Words that only a search can answer for must be claimed, so that the build recomputes what they say. In a chapter “This
 * loses.” stops the build, and `<Claim after="JS-QS" is="loses">this loses</Claim>` does not. In a study the claim stands
 * alone, `JS-QS {[%loses] The ten stays under two kings.}`: its viewer makes the sentence of it.
 */

import type { Fault } from '../../core/result.ts';
import { WRITTEN_CLAIM } from '../../ui/study/walk.ts';
import { blanked, lineAt, withoutQuotations } from '../text/text-lines.ts';

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

/** Finds the first word in the comments of a study that only a claim may say; what stands in “…” is another’s word. */
export function unclaimedWordInStudy(text: string): Fault | null {
  // Outside of braces are tags and moves.
  const comments = text.replace(/(^|\})[^{]*/g, blanked);
  return unclaimedWord(comments.replace(WRITTEN_CLAIM, blanked), (claims) => `[%${claims.join('], [%')}]`);
}

/**
 * The same for a chapter, outside headings, its head, tags, claims and words of the glossary. A proof may be written out
 * in it, so that the word “proof” is free.
 */
export function unclaimedWordInChapter(text: string): Fault | null {
  const prose = text
    .replace(/^---\n[\s\S]*?\n---\n/, blanked)
    .replace(/^#.*$/gm, blanked)
    .replace(/<(Claim|Term)\b[\s\S]*?<\/\1>/g, blanked)
    .replace(/<[^>]*>|\]\([^)]*\)/g, blanked)
    .replace(/\bproof\b/gi, blanked);
  return unclaimedWord(
    prose,
    (claims) => `<Claim … is="${claims.join('">…</Claim> or <Claim … is="')}">…</Claim>`,
  );
}

function unclaimedWord(prose: string, howToClaim: (claims: readonly string[]) => string): Fault | null {
  const own = withoutQuotations(prose);
  const [first] = WORDS.flatMap(({ pattern, claims }) =>
    [...own.matchAll(new RegExp(pattern, 'gi'))].map(({ 0: word, index }) => ({ word, index, claims })),
  ).sort((a, b) => a.index - b.index);
  if (first === undefined) return null;
  return {
    message: `“${first.word.replace(/\s+/g, ' ')}” must be claimed, so that the build checks it: write ${howToClaim(first.claims)}, or other words.`,
    line: lineAt(own, first.index),
  };
}
