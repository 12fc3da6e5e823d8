import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cardOf } from '../../src/core/card.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { redeal } from '../../src/core/deal/redeal.ts';
import { play } from '../../src/core/moves.ts';
import { home, isWon, type Position } from '../../src/core/position.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { cardCount, nextRank, type Rules } from '../../src/core/rules.ts';
import { searchDeal } from '../../src/solver/deal-search.ts';
import { packedOf, searchContextOf } from '../../src/solver/packed.ts';
import { type SearchAnswer, search } from '../../src/solver/search.ts';
import { suitSubgamesOf } from '../../src/solver/suit-subgame.ts';
import { createWinRelaxation } from '../../src/solver/win-relaxation.ts';
import { reachable } from '../core/enumerate.ts';
import { triesEach, triesOf } from '../sizes.ts';
import { chance, playAtRandom, redealtPosition } from './positions.ts';

/** Small positions of each game, of which those are enumerated that lead to few others. */
const SMALL = triesEach(PRESETS.length, 'SMALL', 100, 500);
/** Late positions of each game of two packs, and such as two searches are asked about. */
const LATE = triesOf('LATE', 30, 250);
/** Won games of each preset. */
const WON = triesOf('WON', 1, 3);

/** Replays the line by the plain rules: it must end where the answer says. */
function expectTrueLine(rules: Rules, position: Position, answer: SearchAnswer): void {
  const end = answer.line.reduce((at, move) => play(rules, at, move), position);
  expect(home(end)).toBe(answer.home);
  expect(isWon(rules, end)).toBe(answer.verdict === 'solvable');
}

/** Small positions of every game: late ones where one pack is dealt, ends of random games elsewhere. */
function smallPosition(rules: Rules, seed: number): Position {
  const random = chance(seed);
  if (rules.packs === 1 && rules.stock === 0) {
    const late = redealtPosition(rules, random, 8, rules.cells > 0 ? 10 : 14);
    return { ...late, cells: Array.from({ length: rules.cells }, () => null) };
  }
  return playAtRandom(rules, newGame(rules, String(seed)).start, random, 400);
}

/** A position of a game of two packs with few cards left: they are dealt afresh, after random foundations. */
function lateHouse(rules: Rules, seed: number): Position {
  const random = chance(seed);
  const heights = Array.from({ length: 8 }, () => 13);
  const left = random.integer(8, 13);
  for (let taken = 0; taken < left; ) {
    // Two suits hold all that is left, so that cards of a suit meet.
    const pile = random.pick([0, 1, 4, 5]);
    if (heights[pile] === 0) continue;
    heights[pile]!--;
    taken++;
  }
  const cards = (pile: number, from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, at) =>
      cardOf(nextRank(rules, pile, from + at)!, pile % 4, pile < 4 ? 0 : 1),
    );
  const before: Position = {
    ...newGame(rules, '').start,
    fans: heights.map((height, pile) => cards(pile, height, 13)),
    foundations: heights.map((height, pile) => cards(pile, 0, height)),
  };
  return { ...redeal(rules, String(seed), before), deal: 1 };
}

describe.each(PRESETS)('the general search of $id', ({ rules }) => {
  test('agrees with plain enumeration on small positions, and its lines are true', { tags: 'sized' }, () => {
    let compared = 0;
    for (let seed = 0; seed < SMALL; seed++) {
      const position = smallPosition(rules, seed);
      const answer = search(rules, position, 50_000);
      expectTrueLine(rules, position, answer);
      let all: Map<string, Position>;
      try {
        all = reachable(rules, position, 3000);
      } catch {
        continue;
      }
      compared++;
      const wins = [...all.values()].some((one) => isWon(rules, one));
      expect(answer.verdict, makePosition(rules, position)).toBe(wins ? 'solvable' : 'unsolvable');
      const most = Math.max(...[...all.values()].map(home));
      if (answer.proved) expect(answer.home, makePosition(rules, position)).toBe(most);
    }
    expect(compared).toBeGreaterThan(SMALL / 6);
  });

  test('never calls a full deal unsolvable or solvable without a proof or a line', () => {
    for (let seed = 0; seed < 4; seed++) {
      const { start } = newGame(rules, `full ${seed}`);
      const answer = search(rules, start, 2000);
      expectTrueLine(rules, start, answer);
      if (answer.verdict === 'solvable') expect(answer.home).toBe(cardCount(rules));
      if (answer.verdict === 'unknown') expect(answer.nodes).toBeGreaterThanOrEqual(2000);
    }
  });
});

test.each(['house-in-the-woods', 'house-on-the-hill'])(
  'late positions of %s are won or lost as plain enumeration says, and lost wherever a suit alone is',
  { tags: 'sized' },
  (id) => {
    const { rules } = presetOf(id)!;
    const found = { solvable: 0, unsolvable: 0, unknown: 0, lostInASuit: 0 };
    for (let seed = 0; seed < LATE; seed++) {
      const position = lateHouse(rules, seed);
      let all: Map<string, Position>;
      try {
        all = reachable(rules, position, 3000);
      } catch {
        continue;
      }
      const verdict = [...all.values()].some((one) => isWon(rules, one)) ? 'solvable' : 'unsolvable';
      const answer = search(rules, position, 50_000);
      expectTrueLine(rules, position, answer);
      expect(answer.verdict, makePosition(rules, position)).toBe(verdict);
      found[verdict]++;
      const terms = searchContextOf(rules, position);
      if (!suitSubgamesOf(terms).some((part) => part.isLost(packedOf(terms, position), 10_000))) continue;
      expect(verdict, makePosition(rules, position)).toBe('unsolvable');
      found.lostInASuit++;
    }
    expect(found.solvable).toBeGreaterThan(LATE / 10);
    expect(found.unsolvable).toBeGreaterThan(LATE / 10);
    expect(found.lostInASuit).toBeGreaterThan(LATE / 30);
  },
);

test('the general search and the deal search agree on the recorded deals and on late positions', {
  tags: 'sized',
}, () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const rows = readFileSync(new URL('../data/lbl_single.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const row of rows.slice(1)) {
    const [id, verdict, deal = ''] = row.split('\t');
    const answer = search(rules, unwrap(parsePosition(rules, deal)), 100_000);
    expect([id, answer.verdict]).toEqual([id, verdict]);
  }
  const random = chance(12);
  for (let n = 0; n < LATE; n++) {
    const position = redealtPosition(rules, random, 8, 30);
    const answer = search(rules, position, 100_000);
    const exact = searchDeal(rules, position);
    expect(answer.verdict).toBe(exact.best.home === 52 ? 'solvable' : 'unsolvable');
    if (answer.proved) expect(answer.home).toBe(exact.best.home);
  }
});

test('asked for the most cards home, it goes on where a win is ruled out at the start', () => {
  const { rules } = presetOf('super-flower-garden')!;
  let more = 0;
  for (let seed = 0; seed < 20; seed++) {
    const { start } = newGame(rules, `most ${seed}`);
    const win = search(rules, start, 3000);
    const most = search(rules, start, 3000, 'most');
    expectTrueLine(rules, start, most);
    if (win.verdict === 'unsolvable') expect(most.verdict).not.toBe('solvable');
    if (most.home > win.home) more++;
  }
  expect(more).toBeGreaterThan(5);
});

test('a search that runs out of its budget says that it does not know', () => {
  const { rules } = presetOf('house-on-the-hill')!;
  const answer = search(rules, newGame(rules, 'long').start, 500);
  expect([answer.verdict, answer.proved]).toEqual(['unknown', false]);
});

test.each(PRESETS)(
  'no position of a game of $id that is won is called lost, from the first deal on',
  { tags: 'sized' },
  ({ rules }) => {
    let won = 0;
    for (let seed = 0; seed < 60 && won < WON; seed++) {
      const { start } = newGame(rules, `won ${seed}`);
      // Two packs are not won in so few positions.
      const { verdict, line } = search(rules, start, rules.packs === 2 ? 20_000 : 3000);
      if (verdict !== 'solvable') continue;
      won++;
      const terms = searchContextOf(rules, start);
      const { mightWin } = createWinRelaxation(terms);
      const parts = suitSubgamesOf(terms);
      line.reduce((at, move) => {
        const packed = packedOf(terms, at);
        expect(mightWin(packed), makePosition(rules, at)).toBe(true);
        expect(parts.some((part) => part.isLost(packed, 1000))).toBe(false);
        return play(rules, at, move);
      }, start);
    }
    expect(won).toBeGreaterThan(0);
  },
);

test.each(PRESETS)(
  'in late positions of $id no foundation comes farther than the relaxation brings it',
  { tags: 'sized' },
  ({ id, rules }) => {
    const found = { short: 0, passed: 0 };
    for (let seed = 0; seed < LATE; seed++) {
      const position = smallPosition(rules, seed);
      const terms = searchContextOf(rules, position);
      const farthest = createWinRelaxation(terms).farthest(packedOf(terms, position));
      if (farthest === null) continue;
      let all: Map<string, Position>;
      try {
        all = reachable(rules, position, 3000);
      } catch {
        continue;
      }
      if (farthest.some((height) => height < 13)) found.short++;
      for (const { foundations } of all.values())
        if (foundations.some((pile, at) => pile.length > farthest[at]!)) found.passed++;
    }
    expect(found.passed).toBe(0);
    if (['la-belle-lucie', 'super-flower-garden', 'alternating-colours'].includes(id))
      expect(found.short).toBeGreaterThan(LATE / 5);
  },
);

test('a deal is not called lost for want of cards that the stock still holds', () => {
  const { rules } = presetOf('bristol')!;
  const suits = ['C', 'D', 'H', 'S'].map((suit) =>
    [...'KQJT98765432'].map((rank) => `${rank}${suit}`).join(' '),
  );
  const position = unwrap(parsePosition(rules, `Stock: AC AD AH AS | ${suits.join(' | ')}`));
  expect(search(rules, position, 10_000).verdict).toBe('solvable');
});
