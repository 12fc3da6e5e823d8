import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { play } from '../../src/core/moves.ts';
import { home } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { makeFault } from '../../src/core/result.ts';
import { mineCounts } from '../../src/mine/counts.ts';
import { type CountRow, guessDealOf } from '../../src/site/content/counts.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { relax } from '../../src/solver/relax.ts';
import { search } from '../../src/solver/search.ts';
import { guessPosition } from '../../src/ui/practice/guess-deal.ts';
import { isDeep, triesOf } from '../sizes.ts';

vi.mock('astro:content', () => ({ getCollection: () => [] }));

const { command, deals } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../content/counts.json'), 'utf8'),
) as { readonly command: string; readonly deals: readonly CountRow[] };
const { rules } = presetOf('la-belle-lucie')!;

const faultOf = (row: CountRow): string | null => {
  const proved = guessDealOf(row);
  return proved.ok ? null : makeFault(proved.fault);
};

test('there are 40 deals, eight of each grade, and the answers are spread', () => {
  expect(new Set(deals.map(({ seed }) => seed)).size).toBe(40);
  for (const grade of [1, 2, 3, 4, 5]) expect(deals.filter((one) => one.grade === grade)).toHaveLength(8);
  const among = (from: number, to: number) =>
    deals.filter((one) => one.home >= from && one.home <= to).length;
  expect(among(0, 3)).toBeGreaterThanOrEqual(5);
  expect(among(4, 39)).toBeGreaterThanOrEqual(20);
  expect(among(52, 52)).toBe(3);
});

test.runIf(isDeep)('the command that stands in the file makes it again', { tags: 'sized' }, () => {
  const [, samples, seed] = /--samples (\d+) --seed (\w+)$/.exec(command) ?? [];
  expect(mineCounts(rules, `${seed}-count`, Number(samples))).toEqual(deals);
});

describe.each(deals.map((row) => [row.seed, row] as const))('%s', (seed, row) => {
  const { start } = newGame(rules, seed);

  test('its answer is proved anew, and its line brings as many home by the plain rules', () => {
    expect(faultOf(row)).toBeNull();
    const { best, proved } = searchDeal(rules, start);
    expect(proved).toBe(true);
    const end = best.line.reduce((position, move) => play(rules, position, move), start);
    expect(home(end)).toBe(row.home);
  });

  test('a wrong answer is found out', () => {
    expect(faultOf({ ...row, home: row.home + 1 })).toBe(
      `Of ${seed} at most ${row.home} cards come home, not ${row.home + 1}.`,
    );
    expect(faultOf({ ...row, home: row.home - 1 })).not.toBeNull();
    expect(faultOf({ ...row, generous: row.generous - 1 })).not.toBeNull();
    expect(faultOf({ ...row, kings: row.kings - 1 })).not.toBeNull();
    expect(faultOf({ ...row, grade: (row.grade % 5) + 1 })).not.toBeNull();
  });

  test('the generous count is that of the search, and the page lays out the same deal', () => {
    const table = lay(rules, start);
    relax(table);
    expect([...table.bound].reduce((sum, height) => sum + height, 0)).toBe(row.generous);
    const proved = guessDealOf(row);
    expect(proved.ok && guessPosition(proved.value)).toEqual(start);
  });
});

/** Deals that the general search is asked about; COUNTS=40 for all. */
const ASKED = triesOf('COUNTS', 1, 8);

test('the general search, which knows no shortcuts of the game, agrees where it ends', {
  tags: 'sized',
}, () => {
  let ended = 0;
  for (const { seed, home } of deals.slice(0, ASKED)) {
    const found = search(rules, newGame(rules, seed).start, 200_000, 'most');
    if (!found.proved) continue;
    ended++;
    expect(found.home, seed).toBe(home);
  }
  expect(ended).toBeGreaterThanOrEqual(ASKED / 4);
});
