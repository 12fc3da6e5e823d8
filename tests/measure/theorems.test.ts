import { describe, expect, test } from 'vitest';
import { play } from '../../src/core/moves.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { tableOutcomes } from '../../src/measure/plain.ts';
import { createRng } from '../../src/measure/rng.ts';
import { THEOREM_CASES, type TheoremCase } from '../../src/measure/theorem-cases.ts';
import { checkTheorem, theorems } from '../../src/measure/theorems.ts';
import { lay } from '../../src/solver/deal-table.ts';
import { maximalOutcomes, outcomeOf, reachable } from '../core/enumerate.ts';
import { triesOf } from '../sizes.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

/** Positions that are enumerated, and builds that are tried for each theorem. */
const REACHED = triesOf('REACHED', 40, 150);
const BUILDS = triesOf('BUILDS', 10, 40);

const unclaimed = (theorem: string, game: string): TheoremCase =>
  THEOREM_CASES.find((one) => one.theorem === theorem && one.game === game && !one.claimed)!;

describe.each(['la-belle-lucie', 'the-fan'])('the search without theorems, in %s', (id) => {
  const { rules } = presetOf(id)!;

  test('finds what the plain rules reach, aces that were built among it', { tags: 'sized' }, () => {
    const random = chance(31);
    let builtAces = 0;
    for (let n = 0; n < REACHED; n++) {
      const position = redealtPosition(rules, random, 4, 15);
      const table = lay(rules, position);
      const plain = [...reachable(rules, position).values()];
      const text = makePosition(rules, position);
      const all = tableOutcomes(table, 'maximal', 100_000)!;
      expect([...all].sort(), text).toEqual(maximalOutcomes(rules, position));
      const stops = tableOutcomes(table, 'stops', 100_000)!;
      expect([...stops].sort(), text).toEqual([...new Set(plain.map(outcomeOf))].sort());
      expect(tableOutcomes(table, 'maximal', 100_000, all)).toEqual(all);
      builtAces += plain.filter(({ fans }) => fans.some((fan) => fan.indexOf(fan.at(-2)! - 1) > 0)).length;
    }
    expect(builtAces).toBeGreaterThan(REACHED / 2);
  });

  test('says that a position is too large rather than what it has found so far', () => {
    const position = redealtPosition(rules, chance(32), 20, 20);
    const count = reachable(rules, position).size;
    expect(tableOutcomes(lay(rules, position), 'stops', 1)).toBeNull();
    expect(tableOutcomes(lay(rules, position), 'stops', count)).not.toBeNull();
  });
});

test.each(THEOREM_CASES.filter(({ claimed }) => claimed))(
  '$theorem is not refuted in $game, where the overlay claims it ($wanted)',
  { tags: 'sized' },
  (one) => {
    const { checked, failed } = checkTheorem(one, createRng('a', one.theorem, one.game, one.wanted), BUILDS);
    expect([checked, failed]).toEqual([BUILDS, 0]);
  },
);

test.each([
  ['single', 'the-fan', 60],
  ['king', 'the-fan', 60],
  ['king', 'la-belle-lucie merci=1 merciCard=second merciTo=own-fan', 100],
  ['immovable', 'la-belle-lucie merci=1 merciCard=buried merciTo=legal-place', 100],
  ['run', 'super-flower-garden', 100],
])('%s is refuted in %s, by a position that the plain rules confirm', (theorem, game, builds) => {
  const one = unclaimed(theorem, game);
  const { failed, smallest } = checkTheorem(one, createRng('f'), builds);
  expect(failed).toBeGreaterThan(0);
  expect(smallest!.after).not.toEqual(smallest!.before);
  if (game !== 'the-fan') return;
  const position = unwrap(parsePosition(one.rules, smallest!.position));
  const [, from, onto] = /^(..)-(..)$/.exec(smallest!.build)!;
  const text = makePosition(one.rules, position).split(' | ').slice(1);
  const to = text.findIndex((fan) => fan.endsWith(onto!));
  const card = position.fans.map((fan) => fan.at(-1)!).find((_, at) => text[at]!.endsWith(from!))!;
  const after = play(one.rules, position, { kind: 'play', card, to: { at: 'fan', fan: to } });
  expect(maximalOutcomes(one.rules, position)).toEqual(smallest!.before);
  expect(maximalOutcomes(one.rules, after)).toEqual(smallest!.after);
});

test('the measurement counts every build once, and is the same when made again', () => {
  const settings = { seed: 'test', samples: 20 };
  const work = theorems.worker(settings, {});
  const tasks = Array.from({ length: theorems.tasks(settings) }, (_, task) => task);
  const results = tasks.map((task) => work(task));
  expect(tasks.toReversed().map((task) => theorems.worker(settings, {})(task))).toEqual(results.toReversed());
  const { rows } = theorems.finish(settings, results);
  const counts = (rows as { checked: number; claimed: boolean; failed: number }[]).filter(
    (row) => row.claimed,
  );
  expect(counts.map(({ checked }) => checked)).toEqual([...Array(7).fill(20), ...Array(7).fill(2)]);
  expect(counts.every(({ failed }) => failed === 0)).toBe(true);
});
