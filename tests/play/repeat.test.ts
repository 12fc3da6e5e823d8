import { expect, test } from 'vitest';
import { dayNumber } from '../../src/play/days/day.ts';
import type { Try } from '../../src/play/practice.ts';
import { dueDay, dueDays } from '../../src/play/repeat.ts';

const on = (day: string, how: Try['how']): Try => ({ puzzle: 'draw-01', at: `${day}T12:00:00Z`, how });
const dayOn = (day: string): number => dayNumber(new Date(`${day}T12:00:00Z`));

test('a failed puzzle comes back the next day, then after ever longer times, and at last no more', () => {
  expect(dueDay([on('2026-05-01', 'solved')])).toBeNull();
  const list = [on('2026-05-01', 'failed')];
  const gaps: number[] = [];
  for (;;) {
    const due = dueDay(list);
    if (due === null) break;
    const last = dayNumber(new Date(list.at(-1)!.at));
    gaps.push(due - last);
    list.push(on(new Date(due * 86_400_000).toISOString().slice(0, 10), 'solved'));
  }
  expect(gaps).toEqual([1, 3, 8, 22, 54]);
});

test('help counts as less than a solve, and of one day only the first try counts', () => {
  expect(dueDay([on('2026-05-01', 'helped')])).toBe(dayOn('2026-05-03'));
  const failed = on('2026-05-01', 'failed');
  expect(dueDay([failed, { ...failed, at: '2026-05-01T12:01:00Z', how: 'solved' }])).toBe(
    dayOn('2026-05-02'),
  );
});

test('what is due is told by puzzle, the earliest first', () => {
  const other = { ...on('2026-04-01', 'failed'), puzzle: 'draw-02' };
  expect([
    ...dueDays([on('2026-05-01', 'failed'), other, { ...other, puzzle: 'draw-03', how: 'solved' }]),
  ]).toEqual([
    ['draw-02', dayOn('2026-04-02')],
    ['draw-01', dayOn('2026-05-02')],
  ]);
});
