import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../../src/cli/verify.ts';
import { MAIN, ROOT, run } from './lucie.ts';

const RULES = 'rules la-belle-lucie';
const RING = 'Foundations: C-A D-K H-7 S-K | 2C 4C 9H | TH 8H 3C | KC QC JC TC 9C 8C 7C 6C 5C | KH QH JH';
const OPEN = 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS';
const WIN = ['proof win', RULES, 'deal Foundations: C-Q D-K H-K S-K | KC', 'at least 52', 'KC'];

/** Lines of a proof with their SHA-256. */
const summed = (...lines: string[]): string => `${[...lines, `sha256 ${sha256(lines)}`].join('\n')}\n`;
const searched = (positions: string, forms = 'nothing', keys = '0'.repeat(64)): string[] => [
  ...['proof s', RULES, 'deal Foundations: C-K D-K H-K S-J | QS KS', 'at least 50', 'at most 50'],
  ...[`searched ${positions}`, `at once ${forms}`, `keys ${keys}`],
];

test('deals go through a pipe to their proofs, and these to what they prove', async () => {
  const deals = await run('deal --rules trefoil --seed rose --count 2');
  const proofs = await run('solve --rules trefoil --proof', deals.out);
  const checked = await run('verify', proofs.out);
  expect([proofs.err, checked.err, checked.code]).toEqual(['', '', 0]);
  const solved = await run('solve --rules trefoil', deals.out);
  const columns = (text: string, ...at: number[]) =>
    text
      .split('\n')
      .slice(1, -1)
      .map((line) => at.map((column) => line.split('\t')[column]));
  expect(columns(checked.out, 0, 1, 2)).toEqual(columns(solved.out, 0, 1, 2));
  expect(columns(checked.out, 2)).toEqual(columns(checked.out, 3));
});

test('a proof is written as the help says, and may have comments and the line ends of Windows', async () => {
  const { out } = await run('solve --rules la-belle-lucie --proof', `ring\t${RING}\n${OPEN}\n`);
  const [ring = '', open = ''] = out.split(/\n(?=proof)/).slice(1);
  const lines = ['proof ring', RULES, `deal ${RING}`, 'at least 34', 'at most 34', 'locked 3C 9H'];
  expect(ring).toBe(summed(...lines));
  expect(open).toContain('\nat least 52\n');
  expect(open).not.toContain('at most');
  const commented = out.replaceAll('\n', '\r\n\r\n# and so on\r\n');
  expect(await run('verify', commented)).toEqual(await run('verify', out));
  expect((await run('verify', ring)).out).toBe(
    'id\tverdict\tat least\tat most\tchecked\nring\tunsolvable\t34\t34\t0 moves, 2 locked cards\n',
  );
});

test('the proof on the page about data holds', async () => {
  const page = readFileSync(join(ROOT, 'content/en/numbers/09-data.mdx'), 'utf8');
  const proof = /^proof[\s\S]*?\nsha256 .*\n/m.exec(page)?.[0] ?? '';
  expect((await run('verify', proof)).out).toMatch(/\nring\tunsolvable\t34\t34\t/);
});

describe('what does not hold is answered with one sentence and exit code 2:', () => {
  const NEXT = 'Expected a move or the line “at most …” or the line “sha256 …”';
  test.each([
    ['', 'Expected a proof, found none.'],
    ['# Proofs\n', 'Expected a proof, found none.'],
    ['AS\n', 'line 1: Expected the line “proof …”, found “AS”.'],
    [WIN.join('\n'), `line 5: ${NEXT}, found the end.`],
    [summed(...WIN.with(1, 'rules klondike')).slice(0), 'line 2: There is no game with the id “klondike”'],
    [summed(...WIN.with(3, 'at least 53')), 'line 4: Expected how many cards, 0 to 52; found “53”.'],
    [summed(...WIN.with(3, 'at least 51')), 'line 4: Expected 51 cards home after the moves, found 52.'],
    [summed(...WIN.with(4, 'KX')), 'line 5: A move is written like'],
    [summed(...WIN.with(4, 'KC-space')), 'line 5: There is no empty fan for the KC.'],
    [summed(...WIN.with(4, 'redeal')), 'line 5: Expected a move of this deal, found a redeal.'],
    [summed(...WIN, 'AC'), 'line 6: This move is not legal: the AC is not in play.'],
    [summed(...WIN).replace('win', 'loss'), 'line 6: Expected sha256 '],
    [
      summed(...WIN, 'at most 52'),
      'line 7: Expected the line “locked …” or the line “searched …”, found “sha256',
    ],
    [
      summed('proof r', RULES, `deal ${RING}`, 'at least 34', 'at most 34', 'locked 3C'),
      'line 6: The cards are not closed: 3C may leave for the foundation of its suit (C).',
    ],
    [
      summed('proof r', RULES, `deal ${RING}`, 'at least 34', 'at most 35', 'locked 3C 9H'),
      'line 5: Expected 35 cards that no locked card keeps, found 34.',
    ],
    [summed(...searched('2')), 'line 6: Expected 2 positions, found 1.'],
    [summed(...searched('0')), 'line 6: Expected 0 positions, found more.'],
    [summed(...searched('1')), 'line 6: Expected positions with the keys 000'],
    [summed(...searched('2000000')), 'line 6: The proof is of 2000000 positions, the limit is 1000000.'],
    [
      summed(...searched('1', 'builds home')),
      'line 7: Expected “nothing”, “home” or “home builds”; found “builds home”.',
    ],
    [
      summed(...searched('1', 'home builds').with(1, 'rules super-flower-garden')),
      'line 6: Under these rules nothing is proved of “at once builds”.',
    ],
  ])('%#', async (input, sentence) => {
    const { out, err, code } = await run('verify', input);
    expect(err.slice(0, sentence.length)).toBe(sentence);
    expect([out, code, err.trimEnd().split('\n').length]).toEqual(['', 2, 1]);
  });

  test('proofs before it hold', async () => {
    const { out, code } = await run('verify', `${summed(...WIN)}${summed(...WIN.slice(0, -1))}`);
    expect([out.split('\n')[1], code]).toEqual(['win\tsolvable\t52\t52\t1 moves', 2]);
  });
});

test('a long enumeration is stopped by Ctrl-C, and what was printed before stays', async () => {
  const { out } = await run('deal --rules the-fan --seed rose');
  const long = searched('1000000').with(1, 'rules the-fan').with(2, `deal ${out.trim()}`);
  const input = summed(...WIN) + summed(...long.with(3, 'at least 0'));
  const child = spawn(process.execPath, [MAIN, 'verify']);
  child.stdin.end(input);
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  const [code] = await once(child, 'close');
  expect(err).toMatch(/Stopped (at \d+ positions: s is not checked|before the end of the input)\.\n$/);
  expect(code).toBe(2);
});
