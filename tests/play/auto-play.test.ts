import { describe, expect, test } from 'vitest';
import { legalMoves, legalPlays, type Move, merciRefusal, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { autoPlayRefusal, autoPlays } from '../../src/play/auto-play.ts';
import { isSameSuitDeal } from '../../src/solver/deal-search.ts';
import { hint } from '../../src/solver/hint.ts';
import { outcomeOf } from '../core/enumerate.ts';
import { at, rulesWith } from '../core/notation.ts';
import { chance, redealtPosition } from '../solver/positions.ts';

const goesHome = (move: Move) => move.kind === 'play' && move.to.at === 'foundation';

/** The foundation heights that a deal can be brought to by plays and mercis, without those that others equal or exceed. */
function maximalOutcomes(rules: Rules, position: Position): string[] {
  const found = new Map([[makePosition(rules, position), position]]);
  for (const from of found.values()) {
    for (const move of legalMoves(rules, from)) {
      if (move.kind === 'redeal') continue;
      const next = play(rules, from, move);
      found.set(makePosition(rules, next), next);
    }
    if (found.size > 200_000) throw new Error('too many positions for a test');
  }
  const heights = [...new Set([...found.values()].map(outcomeOf))].map((text) => text.split('-').map(Number));
  const below = (a: readonly number[], b: readonly number[]) =>
    a !== b && a.every((height, pile) => height <= (b[pile] ?? 0));
  return heights
    .filter((one) => !heights.some((other) => below(one, other)))
    .map((one) => one.join('-'))
    .sort();
}

/** Compares what can be reached with and without each foundation play of random late positions. */
function harmDone(rules: Rules, tries: number, cards: number): { tried: number; harmed: string[] } {
  const random = chance(21);
  const harmed: string[] = [];
  let tried = 0;
  for (let n = 0; n < tries; n++) {
    const late = redealtPosition(rules, random, 6, cards);
    const position = { ...late, deal: random.integer(1, rules.redeals + 1) };
    const moves = legalPlays(rules, position).filter(goesHome);
    if (moves.length === 0) continue;
    const before = maximalOutcomes(rules, position);
    for (const move of moves) {
      tried++;
      const after = maximalOutcomes(rules, play(rules, position, move));
      if (before.join() !== after.join()) harmed.push(makePosition(rules, position));
    }
  }
  return { tried, harmed };
}

const OFFERED: Readonly<Record<string, [Rules, number]>> = {
  'La Belle Lucie': [rulesWith(), 13],
  'Single Move': [rulesWith({ singleMove: true }), 12],
  'The Fan': [presetOf('the-fan')!.rules, 12],
  'any card fills': [rulesWith({ emptyFan: 'any-card' }), 9],
  'capped fans': [rulesWith({ cap: 3 }), 14],
  'reserve cells': [rulesWith({ cells: 2 }), 8],
  'built up or down': [rulesWith({ direction: 'up-or-down' }), 9],
  'up or down, capped, kings fill': [rulesWith({ direction: 'up-or-down', cap: 3, emptyFan: 'kings' }), 9],
  'two suits up, two down': [rulesWith({ foundations: 'red-up' }), 13],
  'two suits down, up or down, aces and kings fill': [
    rulesWith({ foundations: 'black-up', direction: 'up-or-down', emptyFan: 'aces-and-kings' }),
    9,
  ],
  'the stock fills': [rulesWith({ stock: 28, emptyFan: 'stock' }), 13],
  'up or down, the stock fills': [rulesWith({ stock: 28, emptyFan: 'stock', direction: 'up-or-down' }), 9],
  'up or down, merci to a legal place': [
    rulesWith({ direction: 'up-or-down', merci: 1, merciWhen: 'any-deal', merciTo: 'legal-place' }),
    8,
  ],
  'merci to its own fan': [rulesWith({ merci: 1, merciWhen: 'any-deal' }), 10],
  'merci of a second card': [rulesWith({ merci: 2, merciWhen: 'any-deal', merciCard: 'second' }), 9],
  'merci to a legal place': [rulesWith({ merci: 1, merciWhen: 'any-deal', merciTo: 'legal-place' }), 10],
};

describe('where cards go home by themselves, a foundation play changes no outcome of its deal', () => {
  for (const [name, [rules, cards]] of Object.entries(OFFERED)) {
    test(`${name}, by plain enumeration`, () => {
      expect(autoPlayRefusal(rules)).toBeNull();
      const { tried, harmed } = harmDone(rules, 250, cards);
      expect(harmed).toEqual([]);
      expect(tried).toBeGreaterThan(60);
    });
  }
});

describe('where they do not, one can do harm', () => {
  test.each([
    ['build', rulesWith({ build: 'any-suit' })],
    ['build', rulesWith({ build: 'other-colour' })],
    ['merci', rulesWith({ merci: 1, merciWhen: 'any-deal', merciTo: 'any-fan' })],
  ] as const)('by the rule of %s', (why, rules) => {
    expect(autoPlayRefusal(rules)).toBe(why);
    expect(harmDone(rules, 250, 9).harmed).not.toEqual([]);
  });

  test('where the drawn card becomes a fan, because a card is drawn only while another one lies on it', () => {
    const rules = rulesWith({ merci: 1, redeals: 0, merciTo: 'own-new-fan' });
    expect(autoPlayRefusal(rules)).toBe('new-fan');
    const position = at(rules, 'Foundations: C-J D-K H-K S-T | JS QS KS QC | KC');
    const queen = { kind: 'play', card: 11, to: { at: 'foundation', pile: 0 } } as const;
    // With the queen on it the king is drawn, and all come home; without it only one card of his suit can be drawn.
    expect(maximalOutcomes(rules, position)).toEqual(['13-13-13-13']);
    expect(maximalOutcomes(rules, play(rules, position, queen))).toEqual(['13-13-13-11']);
    expect(autoPlays(rules, position, [])).toEqual([]);
    expect(autoPlays(rules, { ...position, merciUsed: 1 }, [])).toHaveLength(2);
  });

  test('two packs and mixed foundations are left out as well', () => {
    expect(autoPlayRefusal(presetOf('house-in-the-woods')!.rules)).toBe('packs');
    expect(autoPlayRefusal(presetOf('house-on-the-hill')!.rules)).toBe('packs');
    expect(autoPlayRefusal(presetOf('bristol')!.rules)).toBe('foundations');
  });

  test('foundations of colours by turns too: of two cards that can go to one pile the wrong one may go', () => {
    const rules = rulesWith({ foundationSuit: 'other-colour' });
    expect(autoPlayRefusal(rules)).toBe('foundations');
    expect(harmDone(rules, 250, 9).harmed).not.toEqual([]);
  });
});

test('of the named games it is offered in those of one pack built in suit', () => {
  const offered = PRESETS.filter(({ rules }) => autoPlayRefusal(rules) === null);
  const inSuit = PRESETS.filter(({ rules: { packs, build } }) => packs === 1 && build === 'same-suit');
  expect(offered.map(({ id }) => id)).toEqual(inSuit.map(({ id }) => id));
});

test('wherever a hint says that a foundation play costs nothing, it is made', () => {
  const random = chance(22);
  let said = 0;
  for (const { rules } of PRESETS) {
    for (const merciTo of ['own-fan', 'any-fan', 'own-new-fan'] as const) {
      if (!isSameSuitDeal(rules)) continue;
      const own = { ...rules, merciTo };
      for (let n = 0; n < 20; n++) {
        const position = redealtPosition(own, random, 6, 12);
        const { move, reason } = hint(own, position, null);
        if (reason?.why !== 'foundation') continue;
        said++;
        expect(autoPlays(own, position, [])).toContainEqual(move);
      }
    }
  }
  expect(said).toBeGreaterThan(20);
});

test('cards go home one after the other, but for those that are kept', () => {
  const rules = rulesWith();
  const position = at(rules, 'Foundations: C-T D-K H-K S-Q | KC QC JC | KS');
  const homeOf = (kept: number[]) =>
    autoPlays(rules, position, kept).map((move) => (move.kind === 'play' ? move.card : -1));
  expect(homeOf([])).toEqual([10, 11, 12, 51]);
  expect(homeOf([51])).toEqual([10, 11, 12]);
  expect(homeOf([11])).toEqual([10, 51]);
});

test('a merci to any fan stops it only while the merci may be taken', () => {
  const rules = rulesWith({ merci: 1, merciTo: 'any-fan', redeals: 1 });
  const text = 'Foundations: C-Q D-K H-K S-Q | KC KS';
  const position = at(rules, text);
  expect(merciRefusal(rules, position)).not.toBeNull();
  expect(autoPlays(rules, position, [])).toHaveLength(2);
  expect(autoPlays(rules, { ...position, deal: 2 }, [])).toEqual([]);
  expect(autoPlays(rules, { ...position, deal: 2, merciUsed: 1 }, [])).toHaveLength(2);
});
