import { expect, test } from 'vitest';
import { unwrap } from '../../../src/core/result.ts';
import { readDate } from '../../../src/play/days/day.ts';
import { dayMarks } from '../../../src/play/days/day-marks.ts';
import { readEntry } from '../../../src/play/entry.ts';
import type { TryResult } from '../../../src/play/practice.ts';
import { mergeGames } from '../../../src/play/record.ts';

const day = (date: string): number => readDate(date)!;
const at = '2026-11-24T10:00:00Z';
const game = (seed: string, home: number, more: object = {}) =>
  unwrap(readEntry({ game: `game=la-belle-lucie&seed=${seed}&moves=`, home, at, ...more }));
const tried = (puzzle: string, how: TryResult) => ({ puzzle, how, at });

const marksOf = dayMarks({
  tries: [tried('a', 'failed'), tried('a', 'solved'), tried('b', 'failed'), tried('c', 'helped')],
  games: mergeGames(
    [
      game('2026-11-22', 41),
      game('2026-11-23', 30, {
        later: { game: 'game=la-belle-lucie&seed=2026-11-23&moves=xy', home: 52, at: '2026-11-24T11:00:00Z' },
      }),
      game('2026-11-24', 12, { left: true }),
      game('rose', 52),
      unwrap(readEntry({ game: 'game=trefoil&seed=2026-11-21&moves=', home: 30, at })),
      unwrap(readEntry({ game: 'game=la-belle-lucie&redeals=1&seed=2026-11-21&moves=', home: 30, at })),
    ],
    [],
  ),
  lists: [{ from: day('2026-11-21'), puzzles: ['d', 'a', 'b', 'c'] }],
  preset: 'la-belle-lucie',
});

test('a day is marked with the best try of its puzzle and the best end of its deal', () => {
  expect(marksOf(day('2026-11-21'))).toEqual({ puzzle: null, deal: null });
  expect(marksOf(day('2026-11-22'))).toEqual({ puzzle: 'solved', deal: { home: 41, end: 'over' } });
  expect(marksOf(day('2026-11-23'))).toEqual({ puzzle: 'failed', deal: { home: 52, end: 'won' } });
  expect(marksOf(day('2026-11-24'))).toEqual({ puzzle: 'helped', deal: { home: 12, end: 'left' } });
});

test('as long as it is not known which puzzle a day has, none is marked', () => {
  const blind = dayMarks({ tries: [tried('a', 'solved')], games: [], lists: [], preset: 'la-belle-lucie' });
  expect(blind(day('2026-11-22'))).toEqual({ puzzle: null, deal: null });
});
