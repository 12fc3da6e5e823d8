import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PRESETS } from '../../../src/core/preset.ts';
import { decimalsOf, percentText } from '../../../src/core/proportion.ts';
import { adviceMeasurements, adviceUnits } from '../../../src/measure/advice.ts';
import type { Json } from '../../../src/measure/measurement.ts';
import { figureOf, pointsMore, shareAt, unitOfAdvice } from '../../../src/site/figures/figure.ts';
import { allFigures, gameOdds, measuredGame } from '../../../src/site/figures/game-figures.ts';
import {
  adviceRows,
  dealsName,
  firstDealsOf,
  lengthOf,
  measurements,
  playsName,
  wholeGamesOf,
} from '../../../src/site/figures/measurements.ts';
import { meansHome } from '../../../src/site/figures/play-stats.ts';
import { supersededBy } from '../../../src/site/figures/superseded.ts';
import { GRADE_WORDS } from '../../../src/ui/words/en/compare.ts';

const text = (id: string, at: string) => {
  const found = figureOf(id, at);
  return found.ok ? found.value.value : found.fault.message;
};

test('games that begin alike have one figure, and so have games that are the same', () => {
  const five = ['la-belle-lucie', 'three-shuffles-and-a-draw', 'no-redeal', 'three-redeals', 'single-move'];
  expect(new Set(five.map(dealsName))).toEqual(new Set(['deals-la-belle-lucie']));
  expect(new Set(five.map((id) => measuredGame(id).winnable?.chance)).size).toBe(1);
  expect(playsName('single-move')).toBe('play-la-belle-lucie');
  expect(measuredGame('single-move')).toEqual(measuredGame('la-belle-lucie'));
  expect(lengthOf('single-move')).toEqual(lengthOf('la-belle-lucie'));
});

test('the best play that is known wins more than any other way, or as much in as many games', () => {
  for (const { id } of PRESETS) {
    const { best } = measuredGame(id);
    for (const { way, chance, low } of wholeGamesOf(id)?.ways ?? []) {
      expect(best!.chance, `${id}, ${way}`).toBeGreaterThanOrEqual(chance);
      if (chance === best!.chance && way !== 'perfect')
        expect(best!.low, `${id}, ${way}`).toBeGreaterThanOrEqual(low);
    }
  }
});

test('no share that was played is above the one that no play can pass', () => {
  const bounded = allFigures().filter(({ most }) => most !== null);
  expect(bounded.map(({ id }) => id)).toEqual(['alternating-colours', 'super-flower-garden']);
  for (const { best, most } of bounded) expect(most!.low).toBeGreaterThan(best!.high);
});

test('the chooser of games says of each what the comparison says', () => {
  const odds = gameOdds();
  expect(Object.keys(odds)).toEqual(PRESETS.map(({ id }) => id));
  for (const { id, best, difficulty } of allFigures()) {
    expect(odds[id]).toMatchObject({
      share: best?.chance === 1 ? `${percentText(best).range} %` : percentText(best!).share,
      atLeast: best?.atLeast,
      word: difficulty?.word,
    });
    expect(GRADE_WORDS[(odds[id]?.grade ?? 0) - 1]).toBe(difficulty?.word);
  }
});

test('without a redeal perfect play wins what the first deal can give', () => {
  for (const id of ['no-redeal', 'the-fan']) {
    const { best, winnable } = measuredGame(id);
    expect(best?.chance).toBe(winnable?.chance);
    expect(best?.proved).toBe(true);
  }
});

test('a figure that a game shares is printed from the one measurement of it', () => {
  expect(text('deals-no-redeal', 'solvable')).toBe(
    'Expected deals-la-belle-lucie, with which this game shares its figures, found “deals-no-redeal”.',
  );
  expect(text('play-single-move', 'perfect')).toContain('Expected play-la-belle-lucie, with which');
  expect(text('play-no-redeal', 'perfect')).toContain('Expected a place in play-no-redeal');
});

test('a measurement of a kind without places says so, and where they are made', () => {
  for (const id of ['length', 'theorems', 'difficulty-trefoil'])
    expect(text(id, 'x')).toBe(
      `Expected a measurement with places to print from, found “${id}”, which has none: show it in a chart (src/site/charts/measured-charts.ts), or give its kind places in src/site/figures/figure.ts.`,
    );
  expect(text('deals-trefoil', 'x')).toContain('Expected a place in deals-trefoil, such as “solvable”');
});

test('what was played is not printed from the tables as well', () => {
  expect(text('odds-none-any-time-2', '0,0,0,0')).toBe(
    'Expected play-la-belle-lucie at “perfect”, which is the same and was measured better; found odds-none-any-time-2 at “0,0,0,0”.',
  );
  expect(shareAt('odds-none-any-time-2', '0,0,0,0')).toBeNull();
  const better = [...measurements.keys()].flatMap((id) =>
    ['0,0,0,0', '1,1,1,1', '3,3,3,3'].flatMap((at) => {
      const found = supersededBy(id, at);
      return found === null ? [] : [`${id} ${at}: ${found.id} ${found.at}`];
    }),
  );
  expect(better.sort()).toEqual([
    'odds-none-0 0,0,0,0: deals-la-belle-lucie solvable',
    'odds-none-0 1,1,1,1: deals-trefoil solvable',
    'odds-none-any-time-2 0,0,0,0: play-la-belle-lucie perfect',
    'odds-none-any-time-2 1,1,1,1: play-trefoil perfect',
    'odds-none-any-time-3 0,0,0,0: play-three-redeals perfect',
    'odds-own-fan-any-time-2 0,0,0,0: play-three-shuffles-and-a-draw perfect',
  ]);
  for (const line of better) {
    const [id = '', at = ''] = line.split(': ')[1]!.split(' ');
    expect(figureOf(id, at).ok).toBe(true);
  }
});

test('what the tables say of a whole pack lies near what was played or searched', () => {
  for (const id of measurements.keys()) {
    for (const at of ['0,0,0,0', '1,1,1,1']) {
      const better = supersededBy(id, at);
      if (better === null) continue;
      const { entries } = measurements.get(id) as unknown as { entries: [string, number, number, number][] };
      const [, , chance, half] = entries.find(([heights]) => heights === at)!;
      const found = shareAt(better.id, better.at)!;
      // The best of several measured values flatters: see src/measure/odds.ts.
      expect(Math.abs(chance - found.chance)).toBeLessThan(half + (found.high - found.low) / 2 + 0.01);
    }
  }
});

test('what a piece of advice quotes of other measurements is what they say', () => {
  const given = Object.fromEntries(measurements);
  for (const measurement of adviceMeasurements) {
    const settings = { seed: 'lucie', samples: 1 };
    const last = measurement.worker(settings, given)(measurement.tasks(settings) - 1);
    const { computed } = last as { readonly computed: readonly object[] };
    const { rows } = measurements.get(measurement.name) as unknown as { rows: { figures: Json }[] };
    expect(rows).toHaveLength(computed.length);
    for (const [at, figures] of computed.entries()) expect(rows[at]!.figures).toMatchObject(figures);
  }
});

test('every figure of advice is a share, a difference of shares or a number of cards', () => {
  const names = adviceRows().flatMap(({ id, figures }) =>
    Object.keys(figures).map((name) => `${id}: ${name}`),
  );
  const withUnits = [...adviceUnits].flatMap(([id, units]) =>
    Object.keys(units).map((name) => `${id}: ${name}`),
  );
  expect(withUnits.filter((name) => !names.includes(name))).toEqual([]);
  for (const { id, figures } of adviceRows())
    for (const [name, { mean }] of Object.entries(figures))
      switch (unitOfAdvice(id, name)) {
        case 'share':
          // What can be less than none is a difference.
          expect(mean, `${id}: ${name}`).toBeGreaterThanOrEqual(0);
          expect(mean, `${id}: ${name}`).toBeLessThanOrEqual(1);
          expect(name).not.toMatch(/gain|adds|less|lost by making/);
          break;
        case 'points':
          expect(Math.abs(mean), `${id}: ${name}`).toBeLessThan(0.2);
      }
  expect(text('advice-redeals', 'always-play-home: first deal: cards fewer home, where it pays')).toBe('1.9');
  expect(text('advice-deal', 'build-below-kings: cards lost')).toBe('0.02');
  expect(text('advice-redeals', 'exhaust-every-move: chance lost by making every move')).toBe('1.9 points');
  // A share in whose name cards come home.
  const most = 'build-evenly: second deal: there, the most cards home are not worth most';
  expect(text('advice-strategy', most)).toBe('38 %');
});

test('a difference of two shares is told in points, with no more digits than are known', () => {
  const points = (id: string, less: string, at: string) => {
    const found = pointsMore(id, less, at);
    return found.ok ? found.value : found.fault.message;
  };
  expect(points('odds-none-any-time-2', 'odds-none-only-when-stuck-2', '0,0,0,0')).toEqual({
    value: '3 points',
    range: '2 to 5',
  });
  expect(points('play-trefoil', 'play-la-belle-lucie', 'perfect')).toEqual({
    value: '2.1 points',
    range: '1.7 to 2.5',
  });
  expect(points('play-trefoil', 'odds-none-0', 'perfect')).toContain('Expected two measurements that have');
});

test('the means of cards home, which stand without an interval, are known to less than a card', () => {
  for (const { id } of PRESETS) {
    const homes = [
      ...(wholeGamesOf(id)?.ways ?? []),
      ...(firstDealsOf(id)?.home ? [{ home: firstDealsOf(id)!.home! }] : []),
    ];
    for (const { low, high } of homes.flatMap((one) => meansHome(one)))
      expect(decimalsOf((high - low) / 2, 1)).toBe(1);
  }
});

test('the pages leave the digits of a share to its interval', () => {
  const folder = join(import.meta.dirname, '../../../src/site');
  const own = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.(astro|ts)$/.test(file) && /\* 100\)\.toFixed\(\d/.test(readFileSync(join(folder, file), 'utf8')),
  );
  // A fault that only an author sees.
  expect(own).toEqual([join('check', 'best-move.ts')]);
});
