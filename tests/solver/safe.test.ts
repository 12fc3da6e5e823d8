import { describe, expect, test } from 'vitest';
import { play } from '../../src/core/moves.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { hint } from '../../src/solver/hint.ts';
import { freeBy, markBuilds, THEOREMS } from '../../src/solver/safe.ts';
import { maximalOutcomes } from '../core/enumerate.ts';
import { triesOf } from '../sizes.ts';
import { chance, redealtPosition } from './positions.ts';

/** Positions that each claim is tried on; builds that are free are looked for on three times as many. */
const TRIED = triesOf('TRIED', 70, 200);

/** Most cards home among outcomes written like `3-0-5-1`. */
const most = (outcomes: readonly string[]): number =>
  Math.max(...outcomes.map((text) => text.split('-').reduce((sum, height) => sum + Number(height), 0)));

describe.each(['la-belle-lucie', 'the-fan'])('in a deal of %s', { tags: 'sized' }, (id) => {
  const { rules } = presetOf(id)!;

  test('no theorem is refuted: a build it calls free keeps every outcome, by plain enumeration', () => {
    const random = chance(4);
    const tried = new Map(THEOREMS.map((theorem) => [theorem, 0]));
    for (let n = 0; n < 3 * TRIED; n++) {
      const position = redealtPosition(rules, random, 10, 20);
      const marks = markBuilds(rules, position);
      if (!marks.some((mark) => mark.kind === 'free')) continue;
      const before = maximalOutcomes(rules, position);
      for (const mark of marks) {
        if (mark.kind !== 'free') continue;
        tried.set(mark.theorem, (tried.get(mark.theorem) ?? 0) + 1);
        const after = maximalOutcomes(rules, play(rules, position, mark.move));
        expect(after, `${mark.theorem}: ${makePosition(rules, position)}`).toEqual(before);
      }
    }
    for (const [theorem, times] of tried) {
      const exists = theorem !== 'single' || rules.emptyFan === 'closed';
      expect([theorem, times > TRIED / 15]).toEqual([theorem, exists]);
    }
  });

  test('“costs” and “loses” say what plain enumeration says', () => {
    const random = chance(5);
    const seen = { costs: 0, loses: 0 };
    for (let n = 0; n < TRIED; n++) {
      const position = redealtPosition(rules, random, 14, 20);
      for (const mark of markBuilds(rules, position)) {
        if (mark.kind === 'free') continue;
        seen[mark.kind]++;
        const fewer =
          most(maximalOutcomes(rules, position)) -
          most(maximalOutcomes(rules, play(rules, position, mark.move)));
        expect(mark.kind === 'loses' ? mark.fewer : 0).toBe(fewer);
      }
    }
    expect(Math.min(seen.costs, seen.loses)).toBeGreaterThan(TRIED / 10);
  });

  test('a hint leads to the most cards home, and the worse move really is worse', () => {
    const random = chance(6);
    let refuted = 0;
    for (let n = 0; n < TRIED; n++) {
      const position = redealtPosition(rules, random, 10, 20);
      const answer = hint(rules, position, null);
      expect(answer.most).toBe(true);
      expect(answer.home).toBe(most(maximalOutcomes(rules, position)));
      if (answer.move?.kind === 'play') {
        expect(most(maximalOutcomes(rules, play(rules, position, answer.move)))).toBe(answer.home);
      }
      if (answer.worse !== null) {
        refuted++;
        expect(most(maximalOutcomes(rules, play(rules, position, answer.worse.move)))).toBe(
          answer.worse.home,
        );
        expect(answer.worse.home).toBeLessThan(answer.home);
      }
    }
    expect(refuted).toBeGreaterThan(TRIED / 50);
  });
});

test('no build is called free while a merci may be taken, which can draw a card from under it', () => {
  const { rules } = presetOf('no-redeal')!;
  const position = unwrap(
    parsePosition(rules, 'Foundations: C-Q D-T H-7 S-K | TH KH | 8H JH 9H | KD KC QH | QD JD'),
  );
  expect(freeBy(rules, position, position.fans[0]!)).toBe('king');
  expect(freeBy({ ...rules, merci: 1 }, position, position.fans[0]!)).toBeNull();
});
