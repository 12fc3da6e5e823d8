import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { nextDayList } from '../../src/mine/day-list.ts';
import { FIRST_DAY, makeDate, readDate } from '../../src/play/days/day.ts';
import { puzzleOfDay } from '../../src/play/days/puzzle-list.ts';
import { fnv1a } from '../../src/play/hash.ts';
import { dayListSchema, parseDayLists } from '../../src/site/content/day-lists.ts';
import { filePlace, inFiles } from '../../src/ui/today/days-puzzles.ts';
import { puzzles } from './puzzle-files.ts';

vi.mock('astro:content', () => ({ getCollection: () => [] }));

const CONTENT = join(import.meta.dirname, '../../content');
const text = readFileSync(join(CONTENT, 'puzzles/days.json'), 'utf8');
const rows = JSON.parse(text) as readonly { readonly from: string; readonly puzzles: readonly string[] }[];
const lists = rows.map((row) => ({ from: readDate(row.from)!, puzzles: row.puzzles }));
const ids = puzzles.map(({ id }) => id);

/** The puzzles of days as they were before there were lists: a hash of the ids, and the rest of the day. */
function before(day: number): string {
  const orderOf = (id: string): number => {
    const hash = fnv1a(id);
    const mixed = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    return (mixed ^ (mixed >>> 13)) >>> 0;
  };
  const first = rows[0]!.puzzles.toSorted((a, b) => orderOf(a) - orderOf(b) || (a < b ? -1 : 1));
  return first[day % first.length]!;
}

test('the days up to 25 November 2026 have the puzzles that they had', () => {
  expect(rows[0]!.puzzles).toHaveLength(364);
  for (let day = FIRST_DAY - 400; day <= FIRST_DAY + 4; day++)
    expect(puzzleOfDay(lists, day)).toBe(before(day));
  // Two of them written down, so that list and hash cannot change together.
  expect(puzzleOfDay(lists, readDate('2026-11-21')!)).toBe('sacrifice-10');
  expect(puzzleOfDay(lists, readDate('2026-11-25')!)).toBe('cap-of-three-25');
});

test('the lists follow each other, have no puzzle twice and none that the site has not', () => {
  const known = new Set(ids);
  expect(rows.map(({ from }) => from)).toEqual(rows.map(({ from }) => from).toSorted());
  for (const row of parseDayLists(text)) {
    const { id, puzzles } = dayListSchema.parse(row);
    expect(new Set(puzzles).size, id).toBe(puzzles.length);
    expect(puzzles.filter((puzzle) => !known.has(puzzle))).toEqual([]);
  }
  expect(() =>
    dayListSchema.parse(parseDayLists('[{"from":"2026-02-30","puzzles":["draw-01"]}]')[0]),
  ).toThrow();
  expect(() => dayListSchema.parse(parseDayLists('[{"from":"2026-12-01","puzzles":[]}]')[0])).toThrow();
});

test('a list that is added has every puzzle once, those not yet shown first, and leaves the days before it', () => {
  const first = rows.slice(0, 1);
  const grown = [...ids, 'draw-98', 'draw-99'];
  const next = nextDayList(first, grown, '2026-12-01');
  expect(next.puzzles.toSorted()).toEqual(grown.toSorted());
  expect(nextDayList(first, grown.toReversed(), '2026-12-01')).toEqual(next);
  const more = [lists[0]!, { from: readDate(next.from)!, puzzles: next.puzzles }];
  for (let day = FIRST_DAY; day < readDate('2026-12-01')!; day++) {
    expect(puzzleOfDay(more, day)).toBe(puzzleOfDay(lists.slice(0, 1), day));
    expect(next.puzzles.indexOf(puzzleOfDay(lists.slice(0, 1), day))).toBeGreaterThanOrEqual(
      grown.length - 40,
    );
  }
  expect(puzzleOfDay(more, readDate('2026-12-01')!)).toBe(next.puzzles[0]);
});

test('each puzzle of a day is where its file has it, over the end of a list', () => {
  const more = [lists[0]!, { from: readDate('2026-12-01')!, puzzles: ids.slice(0, 30) }];
  const files = more.flatMap((list) => inFiles(list.puzzles));
  const lengths = more.map((list) => ({ from: list.from, length: list.puzzles.length }));
  for (let day = FIRST_DAY; day < FIRST_DAY + 60; day++) {
    const { file, at } = filePlace(lengths, day);
    expect(files[file]![at], makeDate(day)).toBe(puzzleOfDay(more, day));
  }
});

test('the calendar begins with the news', () => {
  const news = JSON.parse(readFileSync(join(CONTENT, 'en/news.json'), 'utf8')) as readonly { date: string }[];
  expect(makeDate(FIRST_DAY)).toBe(news.map(({ date }) => date).toSorted()[0]);
});
