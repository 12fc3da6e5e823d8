import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { play } from '../../src/core/moves.ts';
import { isWon } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { hint } from '../../src/solver/hint.ts';
import { search } from '../../src/solver/search.ts';
import { findWinnable, type Tried } from '../../src/solver/winnable.ts';

/** Games that one deal can win, and how many deals of each are asked for. */
const GAMES: readonly (readonly [string, number])[] = [
  ['la-belle-lucie', 10],
  ['three-shuffles-and-a-draw', 4],
  ['trefoil', 4],
  ['the-fan', 4],
  ['no-redeal', 4],
  ['single-move', 4],
  ['super-flower-garden', 2],
  ['shamrocks', 2],
  ['fan-with-reserve', 2],
  ['bristol', 1],
];

test.each(GAMES)('%s: each deal found is won by a line that the plain rules replay', (id, deals) => {
  const { rules } = presetOf(id)!;
  for (let run = 0; run < deals; run++) {
    const replies = [...findWinnable(rules, `run ${run} `)];
    const last = replies.at(-1)!;
    expect(replies.slice(0, -1).every(({ found }) => found === null)).toBe(true);
    expect(last.found?.seed).toBe(`run ${run} ${last.tried}`);
    const { start } = newGame(rules, last.found!.seed);
    // The general search, which shares no code with the one for the same-suit games, finds a line of its own.
    const { verdict, line } = search(rules, start, 300_000);
    expect(verdict).toBe('solvable');
    expect(
      isWon(
        rules,
        line.reduce((at, move) => play(rules, at, move), start),
      ),
    ).toBe(true);
    if (last.found!.hinted) expect(hint(rules, start, null).ending).toBe('won');
  }
});

test('the deals that are passed over in a same-suit game are lost, every one', () => {
  const { rules } = presetOf('no-redeal')!;
  const [{ tried, unknown }] = [...findWinnable(rules, 'over ')].slice(-1) as [Tried];
  expect(unknown).toBe(0);
  expect(tried).toBeGreaterThan(1);
  for (let deal = 1; deal < tried; deal++)
    expect(search(rules, newGame(rules, `over ${deal}`).start, 100_000).verdict).toBe('unsolvable');
});

test('while none is found it tells now and then how far it has come; a deal that ran out of its budget is unknown', () => {
  const { rules } = presetOf('house-on-the-hill')!;
  const reports: Tried[] = [];
  for (const one of findWinnable(rules, 'short ', 200)) {
    reports.push(one);
    if (reports.length === 3) break;
  }
  expect(reports.map(({ found }) => found)).toEqual([null, null, null]);
  const counts = reports.map(({ tried }) => tried);
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => a - b));
  expect(reports.map(({ unknown }) => unknown)).toEqual(counts);
});
