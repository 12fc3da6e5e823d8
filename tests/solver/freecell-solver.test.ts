import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { solve } from '../../src/solver/solve.ts';
import { triesOf } from '../sizes.ts';

/** Deals that Freecell Solver has settled; see tests/data/README.md. */
const settled = readFileSync(new URL('../data/freecell-solver.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .map(([game = '', id = '', verdict = '', deal = '']) => ({ game, id, verdict, deal }));

/** Deals of each game. */
const TRIED = triesOf('SETTLED', 15, 100);

test.each([...Map.groupBy(settled, ({ game }) => game)])(
  'what it says of deals of %s is what we find',
  {
    tags: 'sized',
  },
  (game, deals) => {
    const { rules } = presetOf(game)!;
    const start = rules.acesOut ? 'Foundations: C-A D-A H-A S-A | ' : '';
    for (const { id, verdict, deal } of deals.slice(0, TRIED)) {
      const position = unwrap(parsePosition(rules, start + deal));
      expect([id, solve(rules, position, 1_000_000).verdict], makePosition(rules, position)).toEqual([
        id,
        verdict,
      ]);
    }
  },
);
