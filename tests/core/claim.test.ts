import { expect, test } from 'vitest';
import { numberIn, parseClaim } from '../../src/core/claim.ts';
import { makeFault, unwrap } from '../../src/core/result.ts';

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
  expect(read('home 23')).toEqual({ name: 'home', count: 23 });
  expect(read('on 2 9C')).toEqual({ name: 'on', count: 2, card: 8 });
});

test('the number of a claim is the one that a text may say', () => {
  const numberOf = (text: string): number | null => numberIn(unwrap(parseClaim(text)));
  expect(['most 49', 'home 23', 'on 2 9C', 'shuffles 8/24', 'wins', 'chance 33.3'].map(numberOf)).toEqual([
    49,
    23,
    2,
    24,
    null,
    null,
  ]);
});

test.each([
  [
    'winds',
    'Expected a claim, one of wins, lost, loses, most 49, kills 4, best, chance 33.3, shuffles 8/24, free 9C-TC, fatal 9C-TC, more 5, ways 2, on 2 9C, places 2 9C, home 23, left 29, moves 3, builds 3, draws 3, played 7, built 3, brought 5, generous 52; found “winds”.',
  ],
  ['most', 'Expected this claim to be written like “most 49”, found “most”.'],
  ['most many', 'Expected this claim to be written like “most 49”, found “most many”.'],
  ['wins 3', 'Expected this claim to be written like “wins”, found “wins 3”.'],
  ['most 4 9', 'Expected this claim to be written like “most 49”, found “most 4 9”.'],
  ['chance 33.33', 'Expected this claim to be written like “chance 33.3”, found “chance 33.33”.'],
  ['shuffles 8 of 24', 'Expected this claim to be written like “shuffles 8/24”, found “shuffles 8 of 24”.'],
  ['on 2', 'Expected this claim to be written like “on 2 9C”, found “on 2”.'],
  ['on 9C 2', 'Expected this claim to be written like “on 2 9C”, found “on 9C 2”.'],
  ['home many', 'Expected this claim to be written like “home 23”, found “home many”.'],
  ['free 9X-TC', 'Expected this claim to be written like “free 9C-TC”, found “free 9X-TC”.'],
])('%s is refused with how to write it', (text, fault) => {
  expect(read(text)).toBe(fault);
});
