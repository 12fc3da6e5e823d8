import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineOf, makePath, type Path, parsePath, START } from '../../src/core/path.ts';
import { unwrap } from '../../src/core/result.ts';
import type { MoveNode, Variation } from '../../src/core/study.ts';
import './arbitrary.ts';

const turn = (move: string, ...branches: Variation<string>[]): MoveNode<string> => ({
  move,
  glyph: '',
  comment: '',
  variations: branches,
});
const line = (...turns: MoveNode<string>[]): Variation<string> => ({ comment: '', nodes: turns });

//  1 2 3 4, where instead of 2 there are a b (and c d instead of b), or x
const main = line(
  turn('1'),
  turn('2', line(turn('a'), turn('b', line(turn('c'), turn('d')))), line(turn('x'))),
  turn('3'),
  turn('4'),
);

const movesAlong = (text: string): string | undefined =>
  lineOf(main, unwrap(parsePath(text)))
    ?.map((one) => one.move)
    .join(' ');

describe('a path', () => {
  test('comes back from its text', () => {
    const anyPath: fc.Arbitrary<Path> = fc.record({
      forks: fc.array(fc.record({ ply: fc.nat(9999), variation: fc.nat(25) }), { maxLength: 20 }),
      ply: fc.nat(9999),
    });
    fc.assert(
      fc.property(anyPath, (path) => {
        expect(unwrap(parsePath(makePath(path)))).toEqual(path);
      }),
    );
    expect(makePath(START)).toBe('0');
    expect(unwrap(parsePath('7a9'))).toEqual({ forks: [{ ply: 7, variation: 0 }], ply: 9 });
  });

  test.each([
    ['0', '1 2 3 4'],
    ['4', '1 2 3 4'],
    ['1a2', '1 a b'],
    ['1a3', '1 a b'],
    ['1b2', '1 x'],
    ['1a2a4', '1 a c d'],
  ])('%s runs along %s', (text, moves) => {
    expect(movesAlong(text)).toBe(moves);
  });

  test.each(['5', '1c2', '0a1', '1b3', '1a2b3', '1a1', '9a9', '1a2a2'])('%s is not in the study', (text) => {
    expect(lineOf(main, unwrap(parsePath(text)))).toBeNull();
  });

  test.each(['', 'a', '7a', '-1', '7A9', '7a9 ', '12345', `${'1a'.repeat(21)}1`, '７'])(
    '“%s” is no path',
    (text) => {
      const result = parsePath(text);
      expect(result.ok ? 'read' : result.fault.message).toMatch(
        /^Expected a place in the study like 12 or 7a9, found “.*”\.$/,
      );
    },
  );
});
