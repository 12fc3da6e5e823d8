import { describe, expect, test } from 'vitest';
import { makeFault } from '../../../src/core/result.ts';
import { claimInHead, proveStudy, withEvidence } from '../../../src/site/check/study-claims.ts';
import { readStudy } from '../../../src/site/content/study-file.ts';

/** Two spades wait for the ten; the jack lies under the queen and the king, and JS-QS buries nothing that matters. */
const LAST = 'Foundations: C-Q D-K H-Q S-8 | Deal: 3 | KC 9S QS | KS KH TS | JS';

function study(moves: string): string {
  const head = ['Title "T"', 'Summary "S"', 'Rules "la-belle-lucie"', `Deal "${LAST}"`];
  return `${head.map((tag) => `[${tag}]\n`).join('')}\n${moves}\n`;
}

function faultOf(moves: string): string {
  const read = readStudy(study(moves));
  const result = read.ok ? proveStudy(study(moves)) : read;
  return result.ok ? 'good' : makeFault(result.fault);
}

const CARDS = '{The queen. [%NUMBER]}';

test.each([
  ['on 2 QS', '[%on 2 QS] is not so: 0 cards lie on the QS.'],
  ['on 2 9S', '[%on 2 9S] is not so: 1 card lies on the 9S.'],
])('a false number is told with the right one: %s', (claim, fault) => {
  expect(faultOf(CARDS.replace('NUMBER', claim))).toBe(`line 6: ${fault}`);
});

describe('what is claimed in a study', () => {
  test('is of the position after the move, in branches as well, and a false one is named with its line', () => {
    expect(
      faultOf('{[%wins]}\n1. TS-JS {[%best]\n[%wins]}\n(1. JS-QS {[%loses] [%most 46]} 2. TS-JS {[%lost]})'),
    ).toBe('good');
    expect(faultOf('{[%wins]}\n1. TS-JS {Good.}\n(1. JS-QS {Well,\n[%wins]}) {[%wins]}')).toBe(
      'line 9: [%wins] is not so: the deal cannot be won from here; at most 46 cards come home.',
    );
    expect(faultOf('{[%lots]}')).toContain('line 6: Expected a claim, one of');
  });

  test('stands in a comment: in a tag or a note nothing would prove it', () => {
    const claim = (line: string) =>
      claimInHead(study('{[%wins]}').replace('[Title "T"]', `[Title "T"]\n${line}`));
    expect(claim('# A note.')).toBeNull();
    for (const line of ['[Summary "Two builds. [%builds 2]"]', '# Two builds. [%builds 2]'])
      expect(makeFault(claim(line)!)).toBe(
        'line 2: A claim stands in a comment, {like this}, not in a tag; found “[%builds 2]”: move it to the comment of a move after which it is so.',
      );
    expect(claim('[Seed "{[%"]')?.message).toContain('found “[%”');
  });

  test('its first false claim is the one named, though a branch stands between', () => {
    const text = '1. TS-JS {One.} (1. JS-QS\n{[%most 1]})\n{[%most 2]}';
    expect(faultOf(text)).toBe('line 7: [%most 1] is not so: at most 46 cards come home in this deal.');
  });

  test('what is only measured is told so to the reader', () => {
    const text = 'a [%wins] b [%chance 72.2] c [%best]';
    const proved = { kind: 'proved' as const };
    expect(
      withEvidence(text, [
        { text: 'wins', evidence: proved },
        { text: 'chance 72.2', evidence: { kind: 'measured', range: '71.5–72.9' } },
        { text: 'best', evidence: { kind: 'measured', range: '' } },
      ]),
    ).toBe('a [%wins] b [%chance 72.2 measured 71.5–72.9] c [%best measured]');
  });

  test('what everybody can count is not told to the reader twice', () => {
    expect(
      withEvidence('Seven cards [%left 7], {…}', [{ text: 'left 7', evidence: { kind: 'counted' } }]),
    ).toBe('Seven cards, {…}');
  });
});
