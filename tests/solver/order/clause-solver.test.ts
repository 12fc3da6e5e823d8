import { expect, test } from 'vitest';
import { createClauseSolver } from '../../../src/solver/order/clause-solver.ts';
import { triesOf } from '../../sizes.ts';
import { chance } from '../positions.ts';

/** Whether some values of the variables below a number make all clauses true: plain enumeration. */
function canBeTrue(clauses: readonly (readonly number[])[], variables: number): boolean {
  for (let values = 0; values < 2 ** variables; values++) {
    const isTrue = (literal: number): boolean => ((values >> (literal >> 1)) & 1) !== literal % 2;
    if (clauses.every((clause) => clause.some(isTrue))) return true;
  }
  return false;
}

function isRefuted(clauses: readonly (readonly number[])[], variables: number, limit = 10_000): boolean {
  const solver = createClauseSolver(variables);
  for (const clause of clauses) solver.add(...clause);
  return solver.solve(limit) === 'refuted';
}

test('refutes just those of random clauses that plain enumeration finds no values for', () => {
  const random = chance(52);
  const found = { refuted: 0, true: 0 };
  for (let n = 0; n < triesOf('ORDER', 600, 5000); n++) {
    const variables = random.integer(3, 11);
    const clauses = Array.from({ length: Math.round(variables * random.real(2, 5)) }, () =>
      random
        .sample([...Array(variables).keys()], random.integer(1, 40) === 1 ? 1 : random.integer(2, 3))
        .map((variable) => 2 * variable + random.integer(0, 1)),
    );
    const refuted = isRefuted(clauses, variables);
    expect(refuted, JSON.stringify(clauses)).toBe(!canBeTrue(clauses, variables));
    found[refuted ? 'refuted' : 'true']++;
  }
  expect(found.refuted).toBeGreaterThan(found.true / 4);
  expect(found.true).toBeGreaterThan(found.refuted / 4);
});

/** The clauses that put each of some pigeons into a hole, and no two into one. */
function pigeons(many: number, holes: number): number[][] {
  const of = (pigeon: number, hole: number): number => 2 * (pigeon * holes + hole);
  const range = (length: number): number[] => [...Array(length).keys()];
  return [
    ...range(many).map((pigeon) => range(holes).map((hole) => of(pigeon, hole))),
    ...range(holes).flatMap((hole) =>
      range(many).flatMap((one) => range(one).map((other) => [of(one, hole) + 1, of(other, hole) + 1])),
    ),
  ];
}

test('six pigeons do not go into five holes, but five do; with too few tries nothing is told', () => {
  expect(isRefuted(pigeons(6, 5), 30)).toBe(true);
  expect(isRefuted(pigeons(5, 5), 25)).toBe(false);
  expect(isRefuted(pigeons(6, 5), 30, 10)).toBe(false);
});

test('clauses that are false from the first are refuted at once', () => {
  expect(isRefuted([[0], [1]], 1, 1)).toBe(true);
  expect(isRefuted([[]], 1, 1)).toBe(true);
  expect(
    isRefuted(
      [
        [0, 2],
        [0, 3],
        [1, 2],
        [1, 3],
      ],
      2,
    ),
  ).toBe(true);
});

test('asked again it goes on', () => {
  const clauses = pigeons(7, 6);
  const solver = createClauseSolver(42);
  for (const clause of clauses) solver.add(...clause);
  let asked = 1;
  while (solver.solve(50 * asked) === 'open') asked++;
  expect(asked).toBeGreaterThan(2);
  expect(asked).toBeLessThan(1000);
});
