import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { parseMove, resolveMove } from '../../../src/core/move-notation.ts';
import { play, playsAlone } from '../../../src/core/moves.ts';
import { home } from '../../../src/core/position.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { cardCount } from '../../../src/core/rules.ts';
import { DEAL_COLUMNS, dealRow } from '../../../src/measure/data/deal-row.ts';
import { searchDeal } from '../../../src/solver/deal-search.ts';

type Row = { readonly [Column in (typeof DEAL_COLUMNS)[number]]: string };

function rowOf(id: string, seed: string): Row {
  const cells = dealRow(presetOf(id)!, seed, null).split('\t');
  expect(cells).toHaveLength(DEAL_COLUMNS.length);
  return Object.fromEntries(DEAL_COLUMNS.map((column, at) => [column, cells[at]])) as Row;
}

test.each(PRESETS.filter(({ rules }) => rules.packs === 1).map(({ id }) => id))(
  'a row of %s has its deal, and a line that brings so many cards home',
  (id) => {
    const { rules } = presetOf(id)!;
    const row = rowOf(id, 'test 1');
    const start = unwrap(parsePosition(rules, row.deal));
    expect(start).toEqual(newGame(rules, row.seed).start);
    const alone = playsAlone(rules, start);
    const moves = row.line === '-' ? [] : row.line.split(' ');
    const end = moves.reduce(
      (position, text) =>
        play(alone, position, unwrap(resolveMove(alone, position, unwrap(parseMove(text))))),
      start,
    );
    expect(home(end)).toBe(Number(row.home));
    expect(row.verdict === 'solvable').toBe(home(end) === cardCount(rules));
  },
);

test('what is proved of a deal is what the exact search says of it', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  for (let number = 1; number <= 20; number++) {
    const row = rowOf('la-belle-lucie', `test ${number}`);
    const { best, proved } = searchDeal(rules, newGame(rules, row.seed).start);
    expect([row.home, row.bound, row.verdict]).toEqual([
      String(best.home),
      proved ? 'proved' : 'found',
      best.home === 52 ? 'solvable' : 'unsolvable',
    ]);
  }
});

test('the difficulty is a grade of the scale that it is given, and a dash where nothing is to be done', () => {
  const preset = presetOf('la-belle-lucie')!;
  const grade = (limits: readonly number[]) =>
    dealRow(preset, 'test 1', { deals: 1, limits, middle: 20 }).split('\t')[4];
  expect([grade([-1, -1, -1, -1]), grade([9, 9, 9, 9])]).toEqual(['5', '1']);
  expect(rowOf('la-belle-lucie', 'test 1').difficulty).toBe('-');
});
