import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { makeKey, makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { neverUncovered, searchDeal } from '../../src/solver/deal-search.ts';
import { maximalOutcomes, reachable } from '../core/enumerate.ts';
import { triesOf } from '../sizes.ts';
import { countPositions } from './deal-perft.ts';
import { chance, redealtPosition } from './positions.ts';

/** Late positions that are enumerated by the plain rules, of each kind of game. */
const LATE = triesOf('LATE', 32, 260);
/** Of those with more than one outcome, which are picked: fewer, since each takes longer. */
const PICKED = triesOf('PICKED', 8, 40);

/** The two kinds of game that the search is for: emptied fans stay closed, or kings fill them. */
const GAMES = [
  { id: 'la-belle-lucie', file: 'lbl_single.tsv' },
  { id: 'the-fan', file: 'fan.tsv' },
];

describe.each(GAMES)('the search of one deal of $id', ({ id, file }) => {
  const rules = presetOf(id)!.rules;

  /** Deals with the verdict of the general solver Solvitaire; see tests/data/README.md. */
  const verdicts = readFileSync(new URL(`../data/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([number = '', verdict = '', deal = '']) => ({
      number,
      verdict,
      position: unwrap(parsePosition(rules, deal)),
    }));

  const outcomesOf = (position: Position): string[] =>
    searchDeal(rules, position)
      .outcomes.map((outcome) => outcome.foundations.join('-'))
      .sort();

  test('agrees with an independent solver on 200 deals, asked either way', () => {
    expect(verdicts).toHaveLength(200);
    for (const { number, verdict, position } of verdicts) {
      for (const aim of ['win', 'all'] as const) {
        const { best, proved } = searchDeal(rules, position, aim);
        expect([number, best.home === 52 ? 'solvable' : 'unsolvable', proved]).toEqual([
          number,
          verdict,
          true,
        ]);
      }
    }
  });

  test('finds exactly the maximal outcomes that the plain rules reach, on late positions', {
    tags: 'sized',
  }, () => {
    const random = chance(2026);
    for (let n = 0; n < LATE; n++) {
      const position = redealtPosition(rules, random, 8, 21);
      expect(outcomesOf(position), makePosition(rules, position)).toEqual(maximalOutcomes(rules, position));
    }
  });

  test('finds them all where there is more than one, on positions picked for it', { tags: 'sized' }, () => {
    const random = chance(2027);
    for (let picked = 0; picked < PICKED; ) {
      const position = redealtPosition(rules, random, 18, 26);
      const found = outcomesOf(position);
      if (found.length < 2) continue;
      picked++;
      expect(found, makePosition(rules, position)).toEqual(maximalOutcomes(rules, position));
    }
  });

  test('gives lines that the plain rules accept and that end where they say', () => {
    for (let n = 0; n < 300; n++) {
      const { start } = newGame(rules, `line ${n}`);
      for (const { foundations, home: most, line } of searchDeal(rules, start).outcomes) {
        const end = line.reduce((at, move) => play(rules, at, move), start);
        expect(end.foundations.map((pile) => pile.length)).toEqual(foundations);
        expect(home(end)).toBe(most);
      }
    }
  });

  test('is never sure after running out of its budget, and never wrong about what it found', () => {
    const { position } = verdicts.find(({ position }) => searchDeal(rules, position).nodes > 20)!;
    const full = searchDeal(rules, position);
    const cut = searchDeal(rules, position, 'all', 5);
    expect(cut.proved).toBe(false);
    expect(cut.best.home).toBeLessThanOrEqual(full.best.home);
  });

  test('counts positions move by move as the plain rules do', () => {
    for (const { position } of verdicts.slice(0, 12)) {
      expect(countPositions(rules, position, 4)).toEqual(perft(rules, position, 4));
    }
    const random = chance(7);
    for (let n = 0; n < 40; n++) {
      const position = redealtPosition(rules, random, 10, 20);
      expect(countPositions(rules, position, 30)).toEqual(perft(rules, position, 30));
    }
  });

  test('never calls a card buried for ever that some play uncovers', { tags: 'sized' }, () => {
    const random = chance(99);
    let claims = 0;
    for (let n = 0; n < LATE / 2; n++) {
      const position = redealtPosition(rules, random, 12, 20);
      const buried = neverUncovered(rules, position);
      claims += buried.size;
      for (const reached of reachable(rules, position).values()) {
        for (const fan of reached.fans) expect(buried.has(fan.at(-1) ?? -1)).toBe(false);
      }
    }
    expect(claims).toBeGreaterThan(LATE / 4);
  });
});

test('the search of one deal refuses rules it is not exact for', () => {
  const { rules } = presetOf('the-fan')!;
  const anyCard = { ...rules, emptyFan: 'any-card' } as const;
  expect(() => searchDeal(anyCard, newGame(anyCard, 'x').start)).toThrow('for same-suit games');
});

test('the search of one deal refuses to stop at foundations that are lower than they stand', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const at = unwrap(parsePosition(rules, 'Foundations: C-J D-K H-J S-8 | QH KC QS | KH 9S JS | KS QC TS'));
  expect(searchDeal(rules, at, [11, 13, 11, 8]).proved).toBe(true);
  expect(() => searchDeal(rules, at, [11, 13, 11, 7])).toThrow('a foundation is higher');
});

/** Distinct positions after 0 … depth plays by the plain rules. */
function perft(rules: Rules, position: Position, depth: number): number[] {
  let level = new Map([[makeKey(rules, position), position]]);
  const counts = [level.size];
  for (let ply = 0; ply < depth; ply++) {
    const next = new Map<string, Position>();
    for (const at of level.values()) {
      for (const move of legalPlays(rules, at)) {
        const after = play(rules, at, move);
        next.set(makeKey(rules, after), after);
      }
    }
    level = next;
    counts.push(level.size);
  }
  return counts;
}
