import { expect, test } from 'vitest';
import { parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { dealsOneOver, lastOneOver } from '../../src/solver/one-over.ts';

const garden = presetOf('super-flower-garden')!.rules;

test('only a redeal that may come at any time and lays out fans of three has one card over to aim at', () => {
  // All named games that have redeals lay them out so at any time, but for those with cells or a stock.
  const aimed = PRESETS.filter(({ rules: { redeals, cells, stock } }) => redeals > 0 && cells + stock === 0);
  expect(PRESETS.filter(({ rules }) => dealsOneOver(rules))).toEqual(aimed);
  expect(aimed.length).toBeGreaterThan(0);
  const others: readonly Partial<Rules>[] = [
    { redeals: 0 },
    { redealWhen: 'only-when-stuck' },
    { fanSize: 4 },
    { cells: 1 },
    { stock: 3 },
  ];
  for (const other of others)
    expect(dealsOneOver({ ...garden, ...other }), JSON.stringify(other)).toBe(false);
});

test('a line stops as far on as one card is over, and at its end where it wins or never is', () => {
  const at = (text: string) => unwrap(parsePosition(garden, text));
  const left = {
    four: at('Foundations: C-K D-K H-K S-9 | TS | JS KS QS'),
    three: at('Foundations: C-K D-K H-K S-T | JS KS QS'),
    two: at('Foundations: C-K D-K H-K S-J | KS QS'),
    one: at('Foundations: C-K D-K H-K S-Q | KS'),
    none: at('Foundations: C-K D-K H-K S-K'),
  };
  const { four, three, two, one, none } = left;
  expect(lastOneOver(garden, [four, three])).toBe(four);
  expect(lastOneOver(garden, [four, three, two])).toBe(four);
  expect(lastOneOver(garden, [four, three, two, one])).toBe(one);
  expect(lastOneOver(garden, [four, three, two, one, none])).toBe(none);
  expect(lastOneOver(garden, [three, two])).toBe(two);
});
