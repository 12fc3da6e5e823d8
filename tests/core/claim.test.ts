import { expect, test } from 'vitest';
import { parseClaim } from '../../src/core/claim.ts';
import { makeFault } from '../../src/core/result.ts';

const read = (text: string): unknown => {
  const claim = parseClaim(text);
  return claim.ok ? claim.value : makeFault(claim.fault);
};

test('each claim is read', () => {
  expect(read('wins')).toEqual({ name: 'wins' });
  expect(read(' lost ')).toEqual({ name: 'lost' });
  expect(read('loses')).toEqual({ name: 'loses' });
  expect(read('best')).toEqual({ name: 'best' });
  expect(read('most 49')).toEqual({ name: 'most', cards: 49 });
  expect(read('kills 4')).toEqual({ name: 'kills', cards: 4 });
  expect(read('chance 33.3')).toEqual({ name: 'chance', percent: 33.3 });
  expect(read('shuffles 8/24')).toEqual({ name: 'shuffles', won: 8, of: 24 });
  expect(read('free 9C-TC')).toEqual({
    name: 'free',
    build: { kind: 'play', card: 8, to: { onto: 9 } },
  });
  expect(read('fatal KC-space')).toEqual({
    name: 'fatal',
    build: { kind: 'play', card: 12, to: 'space' },
  });
});

test.each([
  [
    'winds',
    'Expected a claim, one of wins, lost, loses, most 49, kills 4, best, chance 33.3, shuffles 8/24, free 9C-TC, fatal 9C-TC; found “winds”.',
  ],
  ['most', 'Expected this claim to be written like “most 49”, found “most”.'],
  ['most many', 'Expected this claim to be written like “most 49”, found “most many”.'],
  ['wins 3', 'Expected this claim to be written like “wins”, found “wins 3”.'],
  ['most 4 9', 'Expected this claim to be written like “most 49”, found “most 4 9”.'],
  ['chance 33.33', 'Expected this claim to be written like “chance 33.3”, found “chance 33.33”.'],
  ['shuffles 8 of 24', 'Expected this claim to be written like “shuffles 8/24”, found “shuffles 8 of 24”.'],
  ['free 9X-TC', 'Expected this claim to be written like “free 9C-TC”, found “free 9X-TC”.'],
])('%s is refused with how to write it', (text, fault) => {
  expect(read(text)).toBe(fault);
});
