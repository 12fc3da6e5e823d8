import fc from 'fast-check';
import { test } from 'vitest';
import { makeTimestamp, readTimestamp } from '../../src/play/timestamp.ts';

test('whatever a clock says, what is written can be read', () => {
  const times = fc.integer({ min: 0, max: 8.64e15 });
  fc.assert(fc.property(times, (time) => readTimestamp(makeTimestamp(new Date(time))).ok));
});
