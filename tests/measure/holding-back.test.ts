import { expect, test } from 'vitest';
import { holdingBack } from '../../src/measure/holding-back.ts';
import { STOP_RULES } from '../../src/measure/stop-rules.ts';
import { heightsOf, VECTORS } from '../../src/solver/odds.ts';

interface Row {
  readonly game: string;
  readonly id: string;
  readonly figures: Readonly<Record<string, { n: number; mean: number; low: number; high: number }>>;
}

/** The rows made with tables in which foundations are worth what is said, the same in each. */
function rowsWith(worth: (home: number) => number, samples = 40): Row[] {
  const entries = Array.from({ length: VECTORS }, (_, vector) => {
    const heights = heightsOf(vector);
    const home = heights.reduce((total, height) => total + height, 0);
    return [heights.join(), 1000, home === 52 ? 1 : worth(home), 0.001];
  });
  const given = Object.fromEntries(holdingBack.needs.map((name) => [name, { entries }]));
  const settings = { seed: 'test', samples };
  const work = holdingBack.worker(settings, given);
  const results = Array.from({ length: holdingBack.tasks(settings) }, (_, task) => work(task));
  // Results come back from the workers and from parts as JSON.
  const file = holdingBack.finish(settings, JSON.parse(JSON.stringify(results)));
  return file.rows as unknown as Row[];
}

const lucie = (rows: readonly Row[], id: string): Row['figures'] =>
  rows.find((row) => row.game === 'la-belle-lucie' && row.id === id)!.figures;

test('where each card home is worth more, to send everything home is always right and holding back costs', () => {
  const rows = rowsWith((home) => home / 60);
  const home = lucie(rows, 'all-home');
  expect(home.right?.mean).toBe(1);
  expect(home.cost?.mean).toBe(0);
  expect(home['won less than by perfect play']?.mean).toBe(0);
  expect(lucie(rows, 'one-over').cost?.mean).toBeGreaterThan(0);
});

test('where one card over is worth most by far, the rule that leaves one over is right most often', () => {
  const rows = rowsWith((home) => home / 200 + (home % 3 === 0 ? 0.5 : 0));
  const shares = STOP_RULES.map(({ id }) => lucie(rows, id).right!.mean);
  const best = STOP_RULES[shares.indexOf(Math.max(...shares))]!;
  expect(best.id).toBe('one-over');
});

test('each rule is counted at the same choices, by redeals left and in all, and no rule gains by them', () => {
  const rows = rowsWith((home) => home / 60 + (home % 3 === 0 ? 0.03 : 0), 70);
  for (const { id, game, figures } of rows) {
    expect(figures.won?.n, id).toBe(70);
    if (id === 'perfect') continue;
    const all = rows.find((row) => row.game === game)!.figures.right!.n;
    const levels = [1, 2, 3].map((left) => figures[`right, ${left} left`]?.n ?? 0);
    expect([id, figures.right?.n, levels.reduce((sum, n) => sum + n, 0)]).toEqual([id, all, all]);
    expect(figures.cost?.mean, id).toBeGreaterThanOrEqual(0);
    for (const [name, { mean, low, high }] of Object.entries(figures)) {
      expect(low <= mean && mean <= high, `${id}, ${name}`).toBe(true);
    }
  }
});
