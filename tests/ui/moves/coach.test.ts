import { expect, test } from 'vitest';
import { legalPlays, type Move, play } from '../../../src/core/moves.ts';
import { home, type Position } from '../../../src/core/position.ts';
import { makePosition, parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { searchDeal } from '../../../src/solver/deal-search.ts';
import { type MoveValue, moveValues } from '../../../src/solver/move-values.ts';
import { type Odds, VECTORS } from '../../../src/solver/odds.ts';
import { outlook } from '../../../src/solver/outlook.ts';
import { judgeMove } from '../../../src/solver/verdict.ts';
import { onlyKeeper, SMALL_CHANCE, warningOf } from '../../../src/ui/moves/coach.ts';
import { bestFirst } from '../../../src/ui/moves/value-order.ts';
import { bellText, warningText } from '../../../src/ui/words/en/moves/coach.ts';
import { chance, redealtPosition } from '../../solver/positions.ts';

const lucie: Rules = presetOf('la-belle-lucie')!.rules;
const LIMIT = 1_000_000;
/** A table that is made up: higher foundations give higher chances, but for a few. */
const level = Float64Array.from(
  { length: VECTORS },
  (_, at) => ((at * 7919) % 613) / 3000 + at / VECTORS / 2,
);
const odds: Odds = { chances: [level, level], halfWidths: [level.map(() => 0.001), level.map(() => 0.001)] };

const valuesOf = (position: Position, table: Odds | null) =>
  [...moveValues(lucie, position, table, [LIMIT])].map(({ value }) => value);
const mostOf = (position: Position) => searchDeal(lucie, position).best.home;
const chanceAt = (position: Position) => outlook(lucie, position, odds, LIMIT).chance!.chance;

const example = unwrap(
  parsePosition(lucie, 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS'),
);

test('the example of the file', () => {
  const values = valuesOf(example, null);
  const keeper = onlyKeeper(example, values)!;
  expect(bellText(keeper)).toBe('One move keeps the win. Find it.');
  const [good, bad] = values.map(({ move }) => warningOf(example, values, move));
  expect(good).toBeNull();
  expect(bad).toMatchObject({ cards: 6, losesGame: true });
  expect(warningText(bad!)).toBe(
    'That loses the game: the 9 of spades could not come home. Play it again to play it anyway.',
  );
});

test('the bell rings where one card alone keeps the most cards, and nowhere else', () => {
  const random = chance(41);
  let [rung, silent] = [0, 0];
  for (let n = 0; n < 600; n++) {
    const position: Position = { ...redealtPosition(lucie, random, 16, n % 2 === 0 ? 26 : 50), deal: 3 };
    const most = mostOf(position);
    const plays = legalPlays(lucie, position);
    const keeping = plays.filter((move) => mostOf(play(lucie, position, move)) === most);
    const cards = new Set(keeping.map((move) => 'card' in move && move.card));
    const rings = most > home(position) && cards.size === 1 && keeping.length < plays.length;
    const keeper = onlyKeeper(position, valuesOf(position, null));
    expect(keeper !== null, makePosition(lucie, position)).toBe(rings);
    if (keeper !== null) expect([keeper.home, keeper.moves]).toEqual([most, keeping.length]);
    if (rings) rung++;
    else silent++;
  }
  expect(rung).toBeGreaterThan(12);
  expect(silent).toBeGreaterThan(20);
});

test('a warning names what the plain search says that a move costs, and a move that costs nothing has none', () => {
  const random = chance(42);
  const seen = { cards: 0, free: 0, named: 0, loses: 0 };
  for (let n = 0; n < 500; n++) {
    const position: Position = { ...redealtPosition(lucie, random, 16, n % 2 === 0 ? 26 : 50), deal: 3 };
    const values = valuesOf(position, null);
    for (const { move } of values) {
      const after = play(lucie, position, move);
      const fewer = mostOf(position) - mostOf(after);
      const cost = warningOf(position, values, move);
      expect(cost?.cards ?? 0, makePosition(lucie, position)).toBe(fewer);
      if (cost === null) {
        seen.free++;
        continue;
      }
      seen.cards++;
      const { lostCards } = judgeMove(lucie, { kind: 'win' }, position, move);
      expect(cost.lost.toSorted((a, b) => a - b)).toEqual([...lostCards].sort((a, b) => a - b));
      expect(cost.losesGame).toBe(mostOf(position) === 52);
      if (cost.losesGame) seen.loses++;
      if (cost.lost.length > 0) seen.named++;
    }
  }
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(12);
});

test('before a redeal the chance counts: more than two points are warned of, and the best move never is', () => {
  const random = chance(43);
  const seen = { byCards: 0, byChance: 0, best: 0, small: 0 };
  for (let n = 0; n < 200; n++) {
    const position: Position = { ...redealtPosition(lucie, random, 14, 36), deal: 2 };
    const values = valuesOf(position, odds);
    const best = chanceAt(position);
    for (const { move } of values) {
      if (move.kind === 'redeal') {
        expect(warningOf(position, values, move)).toBeNull();
        continue;
      }
      const after = play(lucie, position, move);
      const behind = best - chanceAt(after);
      const fewer = mostOf(position) - mostOf(after);
      const cost = warningOf(position, values, move);
      expect(cost !== null, makePosition(lucie, position)).toBe(
        behind > 0 && (fewer > 0 || behind > SMALL_CHANCE),
      );
      if (cost === null) {
        if (behind === 0) seen.best++;
        else seen.small++;
        continue;
      }
      if (fewer > 0) seen.byCards++;
      else seen.byChance++;
      expect(warningText(cost)).toMatch(/^That (costs|loses|lowers) .*\. Play it again to play it anyway\.$/);
    }
  }
  for (const [kind, count] of Object.entries(seen)) expect(count, kind).toBeGreaterThan(3);
});

test('nothing is said where a value is not exact', () => {
  const values = valuesOf(example, null);
  for (const [at] of values.entries()) {
    const inexact: MoveValue[] = values.map((value, other) =>
      other === at ? { ...value, most: false } : value,
    );
    expect(onlyKeeper(example, inexact)).toBeNull();
    for (const { move } of values) expect(warningOf(example, inexact, move)).toBeNull();
  }
  expect(warningOf(example, [], values[0]!.move)).toBeNull();
});

test('the list has the best first: by chance, then by cards, and what is exact before what is at least so much', () => {
  const move: Move = { kind: 'stock' };
  const sure = { chance: 1, low: 1, high: 1 };
  const value = (home: number, at: number | null, most = true): MoveValue => ({
    move,
    home,
    most,
    chance: at === null ? null : { ...sure, chance: at },
    proved: false,
    highest: null,
  });
  const cells = (values: readonly MoveValue[]) =>
    bestFirst(values).map(({ home, chance, most }) => `${home}${most ? '' : '+'} ${chance?.chance}`);
  expect(cells([value(30, 0.2), value(34, 0.1), value(31, 0.2)])).toEqual(['31 0.2', '30 0.2', '34 0.1']);
  expect(cells([value(30, null), value(34, null, false), value(34, null), value(12, 0)])).toEqual([
    '34 undefined',
    '34+ undefined',
    '30 undefined',
    '12 0',
  ]);
});
