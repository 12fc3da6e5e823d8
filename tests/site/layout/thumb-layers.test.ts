import { expect, test } from 'vitest';
import { isRed, rankOf } from '../../../src/core/card.ts';
import { deal } from '../../../src/core/deal/deal.ts';
import { PRESETS } from '../../../src/core/preset.ts';
import { thumbLayers } from '../../../src/site/layout/thumb-layers.ts';
import { pageFits } from '../../../src/ui/fit/fit-page.ts';
import { layoutOf } from '../../../src/ui/fit/layout.ts';
import { rankMark } from '../../../src/ui/words/en/phrases.ts';

const numbers = (list: string): readonly number[] => list.split(' ').map(Number);

for (const { id, title, rules } of PRESETS) {
  test(`a small picture of ${title} has every card once, with its rank in its colour and within the picture`, () => {
    const position = deal(rules, `thumb ${id}`);
    const dealt = position.fans.flat();
    const [narrow, wide] = pageFits(layoutOf(rules), position, false);
    for (const [fit, legible] of [
      [narrow, true],
      [wide, false],
    ] as const) {
      const layers = thumbLayers(position, fit, legible);
      expect(layers.flatMap(({ cards }) => cards.map(({ card }) => card)).toSorted()).toEqual(
        dealt.toSorted(),
      );
      for (const { outlines, ranks, cards } of layers) {
        expect(outlines.match(/M/g)).toHaveLength(cards.length);
        for (const red of [true, false]) {
          const marks = cards
            .filter(({ card }) => isRed(card) === red)
            .map(({ card }) => rankMark(rankOf(card)));
          const drawn = ranks.filter((rank) => rank.isRed === red).map(({ letters }) => letters);
          expect([...drawn.join('')].sort()).toEqual([...marks.join('')].sort());
        }
        for (const { letters, x, y, turns } of ranks) {
          expect(numbers(x)).toHaveLength(letters.length);
          expect(numbers(y)).toHaveLength(letters.length);
          if (turns !== '') expect(numbers(turns)).toHaveLength(letters.length);
          for (const at of numbers(x)) expect(at).toBeLessThan(fit.width);
          for (const at of numbers(x)) expect(at).toBeGreaterThan(0);
          for (const at of numbers(y)) expect(at).toBeLessThan(fit.height);
        }
      }
    }
  });
}

test('the two letters of a 10 stand side by side', () => {
  const found = PRESETS.flatMap(({ rules }) => {
    const position = deal(rules, 'tens');
    const [narrow, wide] = pageFits(layoutOf(rules), position, false);
    return [...thumbLayers(position, narrow, true), ...thumbLayers(position, wide, false)];
  }).flatMap(({ ranks }) => ranks);
  let tens = 0;
  for (const { letters, x, y, size } of found) {
    for (let one = letters.indexOf('10'); one >= 0; one = letters.indexOf('10', one + 1)) {
      const [dx, dy] = [numbers(x)[one + 1]! - numbers(x)[one]!, numbers(y)[one + 1]! - numbers(y)[one]!];
      expect(Math.abs(Math.hypot(dx, dy) - Number(size) / 2)).toBeLessThan(1.5);
      tens++;
    }
  }
  expect(tens).toBeGreaterThan(100);
});
