import { fail, ok, quote, type Result } from '../core/result.ts';
import { told } from './versioned.ts';

const PATTERN = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/;

/** The last time with a year of four digits: a clock that is set later writes nothing that could not be read. */
const LAST = Date.UTC(9999, 11, 31, 23, 59, 59);

/** Writes a time to the second, in UTC, as ISO 8601 has it: `2026-05-03T18:04:00Z`. Such times compare as texts. */
export function makeTimestamp(date: Date): string {
  return `${new Date(Math.min(date.getTime(), LAST)).toISOString().slice(0, 19)}Z`;
}

/** Reads a value as a time that {@link makeTimestamp} has written. */
export function readTimestamp(value: unknown): Result<string> {
  return typeof value === 'string' && PATTERN.test(value) && !Number.isNaN(Date.parse(value))
    ? ok(value)
    : fail(`A time is written like 2026-05-03T18:04:00Z; found ${quote(told(value))}.`);
}
