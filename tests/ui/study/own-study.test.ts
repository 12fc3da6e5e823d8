import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../src/core/result.ts';
import { parseStudy, replayStudy } from '../../../src/core/study.ts';
import { checkClaim } from '../../../src/solver/tell/claim-check.ts';
import { claimsOf, withChecked } from '../../../src/ui/study/own-claims.ts';
import { makeStudyLink, readStudyLink } from '../../../src/ui/study/study-link.ts';
import { splitClaims } from '../../../src/ui/study/walk.ts';

test('any text comes back from its link, and one that was cut off is refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', minLength: 1 }), async (text) => {
      const link = await makeStudyLink(text.toWellFormed());
      expect(link).toMatch(/^lucie=[\w-]+$/);
      expect(await readStudyLink(link)).toEqual({ ok: true, value: text.toWellFormed() });
      expect((await readStudyLink(link.slice(0, -3)))?.ok).toBe(false);
    }),
    { numRuns: 50 },
  );
  expect(await readStudyLink('study=a-ten-kept-back')).toBeNull();
  expect((await readStudyLink('lucie=?'))?.ok).toBe(false);
});

test('a text that unfolds beyond what a study may have is refused', async () => {
  expect((await readStudyLink(await makeStudyLink(' '.repeat(200_001))))?.ok).toBe(false);
});

test('the longest text, and one that hardly deflates, come back from their links', async () => {
  let seed = 1;
  const letters = Array.from({ length: 200_000 }, () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(0x4e00 + (seed % 20_000));
  });
  const text = letters.join('');
  expect(await readStudyLink(await makeStudyLink(text))).toEqual({ ok: true, value: text });
});

test('of a text with ever so many claims some hundreds are worked out, and brackets without end are read at once', () => {
  const game =
    '[Rules "no-redeal"]\n[Deal "Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS"]\n\n';
  const read = (comment: string) => unwrap(replayStudy(unwrap(parseStudy(`${game}{${comment}}`))));
  const many = read('[%wins]'.repeat(24_000));
  expect(claimsOf(many)).toHaveLength(300);
  const shown = withChecked(many, new Map(claimsOf(many).map((_, at) => [at, true]))).main.comment;
  expect(shown.match(/\[%wins\]/g)).toHaveLength(300);
  const open = read('[%'.repeat(90_000));
  expect(claimsOf(open)).toEqual([]);
  expect(splitClaims(withChecked(open, new Map()).main.comment)).toHaveLength(1);
});

const study = unwrap(
  replayStudy(
    unwrap(
      parseStudy(
        `[Rules "no-redeal"]
[Deal "Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS"]

{First. [%wins] [%left 9] [%ways 1] [%chance 33.3]}
1. JS-QS! {[%most 52] [%more 8]} (1. TS-JS?? {[%loses] [%kills 5]} 2. QC {[%lost] [%most 46]}) 2. 9S`,
      ),
    ),
  ),
);

test('each claim is worked out again where it stands, and shows what was found', () => {
  const claims = claimsOf(study);
  const held = claims.map(({ placed }) => checkClaim(study.game.rules, placed));
  expect(claims.map(({ text }, at) => [text, held[at]])).toEqual([
    ['wins', true],
    ['ways 1', true],
    ['chance 33.3', null],
    ['most 52', true],
    ['more 8', false],
    ['loses', true],
    ['kills 5', false],
    ['lost', true],
    ['most 46', true],
  ]);
  const shown = withChecked(study, new Map(held.entries()));
  expect(shown.main.comment).toBe(
    'First. [%wins] [%ways 1] “33.3 % to win from here, with perfect play.” (Not checked.)',
  );
  expect(shown.main.nodes[0]?.comment).toBe(
    ' [%most 52] “8 more cards can come home in this deal.” (This is not so.)',
  );
  const variation = shown.main.nodes[0]?.variations[0];
  expect(variation?.nodes.map(({ comment }) => comment)).toEqual([
    ' [%loses] “This move costs 5 cards.” (This is not so.)',
    ' [%lost] [%most 46]',
  ]);
  expect(withChecked(study, new Map()).main.comment).toContain('won from here.” (Not checked.)');
});
