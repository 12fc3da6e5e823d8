import { describe, expect, test } from 'vitest';
import { type Fault, makeFault } from '../../../src/core/result.ts';
import { unclaimedWordInChapter, unclaimedWordInStudy } from '../../../src/site/check/unclaimed-words.ts';

const said = (fault: Fault | null): string => (fault === null ? 'good' : makeFault(fault));

describe('words that only a claim may say', () => {
  const inStudy = (comment: string): string =>
    said(unclaimedWordInStudy(`[Title "T"]\n\n1. TS-JS {${comment}}`));
  const inChapter = (text: string): string => said(unclaimedWordInChapter(text));

  test.each([
    'This is proved.',
    'This move loses.',
    'It cannot\nbe won.',
    'It can be won.',
    'The best move.',
    'It wins.',
    'At most 3 cards come home.',
    '8 of 24 shuffles win.',
    'Here is the proof.',
  ])('“%s” in a study', (comment) => {
    expect(inStudy(comment)).toContain('must be claimed, so that the build checks it: write [%');
  });

  test('names the mend and the line', () => {
    expect(inStudy('Look:\nthis loses.')).toBe(
      'line 4: “loses” must be claimed, so that the build checks it: write [%loses], [%kills 4], or other words.',
    );
    expect(inChapter('---\ntitle: T\n---\n\nOne.\n\nThis is the best move.')).toBe(
      'line 7: “best” must be claimed, so that the build checks it: write <Claim … is="best">…</Claim>, or other words.',
    );
  });

  test('another’s words, tags, moves and headings are free', () => {
    expect(inStudy('“It loses”, they say. “The best\nmove.”')).toBe('good');
    expect(unclaimedWordInStudy('[Summary "It loses"]\n\n1. AC {Well.}')).toBeNull();
    expect(
      inChapter(
        '---\nsummary: It wins\n---\n## The best move\n\n<Claim is="wins"\n study="x">It wins</Claim>, as <Term id="proved">proved</Term> here. “It wins.” The proof is short. [More](/best/)',
      ),
    ).toBe('good');
    expect(inChapter('It is proven.')).toContain('must be claimed');
  });
});
