import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalPlays, play } from '../../../src/core/moves.ts';
import { home, type Position } from '../../../src/core/position.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { searchDeal } from '../../../src/solver/deal-search.ts';
import { type DealFacts, dealFacts } from '../../../src/solver/difficulty/deal-facts.ts';
import { effortScore, gradeByScale, scaleName } from '../../../src/solver/difficulty/deal-grade.ts';
import { findGraded } from '../../../src/solver/difficulty/find-graded.ts';
import { countOnlyMoves } from '../../../src/solver/difficulty/only-moves.ts';
import { reachable } from '../../core/enumerate.ts';
import { triesOf } from '../../sizes.ts';
import { chance, redealtPosition } from '../positions.ts';

const rulesOf = (id: string): Rules => presetOf(id)!.rules;

function factsOf(rules: Rules, start: Position, tries = 40): DealFacts {
  const { facts } = [...dealFacts(rules, start, tries)].at(-1)!;
  return facts!;
}

/** The most cards home of all positions that plays can reach, by the plain rules. */
const mostOf = (rules: Rules, position: Position): number =>
  Math.max(...[...reachable(rules, position).values()].map(home));

test.each(['la-belle-lucie', 'trefoil', 'the-fan'])(
  '%s: only moves are those points at which plain enumeration finds one play that keeps the most',
  (id) => {
    const rules = rulesOf(id);
    const random = chance(21);
    let [found, points] = [0, 0];
    for (let n = 0; n < (id === 'the-fan' ? 30 : 60); n++) {
      const start = redealtPosition(rules, random, 12, id === 'the-fan' ? 16 : 20);
      const { best } = searchDeal(rules, start);
      let expected = 0;
      let position = start;
      for (const move of best.line) {
        const plays = legalPlays(rules, position);
        const goesHome = plays.some((one) => one.kind === 'play' && one.to.at === 'foundation');
        const keeping = plays.filter((one) => mostOf(rules, play(rules, position, one)) === best.home);
        if (!goesHome && plays.length > 1) {
          points++;
          if (keeping.length === 1) expected++;
        }
        // Where a card can go home, to send it there keeps the most: that is why such points do not count.
        for (const one of plays)
          if (one.kind === 'play' && one.to.at === 'foundation') expect(keeping).toContain(one);
        position = play(rules, position, move);
      }
      expect(countOnlyMoves(rules, start, best.line, best.home), makePosition(rules, start)).toBe(expected);
      found += expected;
    }
    expect(found).toBeGreaterThan(5);
    expect(points).toBeGreaterThan(found);
  },
);

test('the facts of small deals are those of plain enumeration', () => {
  const rules = rulesOf('la-belle-lucie');
  const random = chance(8);
  for (let n = 0; n < 40; n++) {
    const start = redealtPosition(rules, random, 9, 15);
    const most = mostOf(rules, start);
    const facts = factsOf(rules, start);
    expect(facts).toMatchObject({
      home: most,
      proved: true,
      verdict: most === 52 ? 'solvable' : 'unsolvable',
    });
    if (most === home(start)) expect(facts.effort).toBeNull();
    else expect(facts.effort).toMatchObject({ target: most, tries: 40 });
    for (const { reached, share } of Object.values(facts.effort?.players ?? {})) {
      expect(share).toBeLessThanOrEqual(1);
      expect(reached).toBeLessThanOrEqual(40 * share + 1e-9);
    }
  }
});

test('a deal has the same facts each time, and tells how far it has come', () => {
  const rules = rulesOf('la-belle-lucie');
  const { start } = newGame(rules, 'rose');
  const reports = [...dealFacts(rules, start, 100)];
  expect(reports.at(-1)).toEqual([...dealFacts(rules, start, 100)].at(-1));
  expect(reports.slice(0, -1).every(({ facts }) => facts === null)).toBe(true);
  expect(reports.map(({ done }) => done)).toEqual([0, 50, 100, 150, 200, 250, 300]);
  expect(reports.at(-1)!.facts).not.toBeNull();
});

test('without redeals a win is the aim: what cannot be won has no difficulty', () => {
  const rules = rulesOf('no-redeal');
  let lost = 0;
  for (let n = 0; n < 40; n++) {
    const { start } = newGame(rules, `aim ${n}`);
    const facts = factsOf(rules, start, 10);
    const most = searchDeal(rules, start).best.home;
    expect(facts.effort?.target ?? null).toBe(most === 52 ? 52 : null);
    if (most < 52) lost++;
  }
  expect(lost).toBeGreaterThan(20);
});

test('where the search may not end, only a win that was found is an aim, and only moves are not counted', () => {
  const rules = rulesOf('shamrocks');
  const facts = factsOf(rules, newGame(rules, 'rose').start, 10);
  expect(facts.verdict).toBe('solvable');
  expect(facts.effort).toMatchObject({ target: 52, tries: 10, onlyMoves: null });
  const garden = rulesOf('super-flower-garden');
  const lost = Array.from({ length: 6 }, (_, n) =>
    factsOf(garden, newGame(garden, `lost ${n}`).start, 1),
  ).filter(({ verdict }) => verdict !== 'solvable');
  expect(lost.length).toBeGreaterThan(0);
  for (const { effort } of lost) expect(effort).toBeNull();
});

test('a score says more the less the players reach, and a tenth for each of ten only moves', () => {
  const players = (reached: number, share: number) => {
    const one = { reached, share };
    return { careless: one, plain: one, careful: one };
  };
  const effort = { target: 52, tries: 400, onlyMoves: 0 };
  expect(effortScore({ ...effort, players: players(400, 1) })).toBe(0);
  expect(effortScore({ ...effort, players: players(0, 0) })).toBe(3);
  expect(effortScore({ ...effort, players: players(200, 0.5) })).toBe(1.5);
  expect(effortScore({ ...effort, onlyMoves: 4, players: players(400, 1) })).toBeCloseTo(0.4);
  expect(effortScore({ ...effort, onlyMoves: 14, players: players(400, 1) })).toBeCloseTo(1);
  expect(effortScore({ ...effort, onlyMoves: null, players: players(400, 1) })).toBe(0);
  const scale = { deals: 10, limits: [0, 1, 1.5, 2], middle: 11 };
  expect([0, 0.1, 1, 1.2, 1.5, 1.9, 2, 2.01, 4].map((score) => gradeByScale(scale, score))).toEqual([
    1, 2, 2, 3, 3, 4, 4, 5, 5,
  ]);
});

test('games that ask the same of their first deal share a scale', () => {
  const shared = scaleName(rulesOf('la-belle-lucie'));
  expect(shared).toBe('difficulty-la-belle-lucie');
  for (const id of ['three-shuffles-and-a-draw', 'three-redeals', 'single-move'])
    expect(scaleName(rulesOf(id))).toBe(shared);
  // Here the same deals are to be won.
  expect(scaleName(rulesOf('no-redeal'))).toBe('difficulty-no-redeal');
  expect(scaleName({ ...rulesOf('la-belle-lucie'), cells: 2 })).toBeNull();
});

test.each(['la-belle-lucie', 'no-redeal'].slice(0, triesOf('GRADED', 1, 2)))(
  '%s: a deal that is found has a grade that was asked for, and holds as much as the middle one',
  { tags: 'sized', timeout: 60_000 },
  (id) => {
    const rules = rulesOf(id);
    const scale = { deals: 10, limits: [0.5, 1.2, 1.8, 2.2], middle: rules.redeals > 0 ? 11 : 52 };
    for (const range of [{ least: 1, most: 2 } as const, { least: 4, most: 5 } as const]) {
      const reports = [...findGraded(rules, `find ${range.least} `, range, scale)];
      const { tried, found } = reports.at(-1)!;
      const counts = reports.map((one) => one.tried);
      expect(counts).toEqual([...new Set(counts)].toSorted((a, b) => a - b));
      expect(reports.slice(0, -1).every((one) => one.found === null)).toBe(true);
      expect(found?.seed).toBe(`find ${range.least} ${tried}`);
      const facts = [...dealFacts(rules, newGame(rules, found!.seed).start)].at(-1)!.facts!;
      const grade = gradeByScale(scale, effortScore(facts.effort!));
      expect(grade).toBe(found!.grade);
      expect(grade >= range.least && grade <= range.most).toBe(true);
      expect(facts.home).toBe(found!.home);
      expect(found!.home).toBeGreaterThanOrEqual(scale.middle);
    }
  },
);
