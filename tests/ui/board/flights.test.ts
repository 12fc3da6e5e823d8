import { expect, test } from 'vitest';
import { flightTime } from '../../../src/ui/board/flights.ts';

test('a flight takes longer the farther it goes, and never longer than 320 ms', () => {
  expect([0, 300, 5000].map(flightTime)).toEqual([140, 188, 320]);
});
