import fc from 'fast-check';
import { MersenneTwister19937 } from 'random-js';
import { expect, test } from 'vitest';
import { mersenneTwister } from '../../src/core/deal/mersenne-twister.ts';

test('the twister gives the numbers that its authors print for their key', () => {
  const next = mersenneTwister([0x123, 0x234, 0x345, 0x456]);
  expect(Array.from({ length: 5 }, next)).toEqual([
    1_067_595_299, 955_945_823, 477_289_528, 4_107_218_783, 4_228_976_476,
  ]);
});

test('the twister gives the numbers of another one, whatever its seed and however far it runs', () => {
  const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
  const compare = (next: () => number, other: MersenneTwister19937) => {
    const numbers = Array.from({ length: 1300 }, next);
    expect(numbers).toEqual(numbers.map(() => other.next() >>> 0));
  };
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 700 }), word, (key, seed) => {
      compare(mersenneTwister(key), MersenneTwister19937.seedWithArray(key));
      compare(mersenneTwister(seed), MersenneTwister19937.seed(seed));
    }),
    { numRuns: 50 },
  );
});
