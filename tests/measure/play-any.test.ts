import { expect, test } from 'vitest';
import { deal } from '../../src/core/deal/deal.ts';
import { play } from '../../src/core/moves.ts';
import { home, isWon, type Position } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { stopOnLine } from '../../src/measure/play-any.ts';
import { search } from '../../src/solver/search.ts';

test('cards are held back where a redeal is worth most, at the last such point, and never where a line wins', () => {
  const { rules } = presetOf('super-flower-garden')!;
  const line = (seed: string) => {
    const reached = [deal(rules, seed)];
    for (const move of search(rules, reached[0]!, 3000, 'most').line)
      reached.push(play(rules, reached.at(-1)!, move));
    return reached;
  };
  /** Two points are worth most: the second of them is meant. */
  const worth = (position: Position) => (home(position) % 3 === 1 ? 0.5 : 0.4);
  let before = 0;
  for (let seed = 0; seed < 20; seed++) {
    const reached = line(`hold ${seed}`);
    const stop = stopOnLine(rules, reached, worth);
    const end = reached.at(-1)!;
    if (isWon(rules, end)) expect(stop).toBe(end);
    else {
      const best = Math.max(...reached.map(worth));
      expect(worth(stop)).toBe(best);
      for (const later of reached.slice(reached.indexOf(stop) + 1)) expect(worth(later)).toBeLessThan(best);
      if (stop !== end) before++;
    }
  }
  expect(before).toBeGreaterThan(3);
});
