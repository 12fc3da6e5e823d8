import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeCard, rankOf, suitOf } from '../../../src/core/card.ts';
import { oddsName, oddsOf } from '../../../src/measure/odds.ts';
import { measurements } from '../../../src/site/figures/measurements.ts';
import { chanceOf, type TableId } from '../../../src/solver/odds.ts';
import { type Heights, viewOf } from '../../../src/ui/compare/redeal-view.ts';
import { dealText, EXAMPLES, pointsMoreText, spokenView } from '../../../src/ui/words/en/redeal.ts';

const oddsFor = (table: TableId) =>
  oddsOf([0, 1, 2, 3].map((level) => measurements.get(oddsName(table, level))!));
const odds = oddsFor({ merci: 'none', when: 'any-time' });

test('three cards of one suit: no short fan, and a king held back makes one', () => {
  const view = viewOf(odds, [13, 13, 13, 10], 0);
  expect(view).toMatchObject({ left: 3, full: 1, short: 0 });
  expect(view.levels.map(({ chance }) => chance)).toEqual(
    [0, 1, 2, 3].map((level) => chanceOf(odds, [13, 13, 13, 10], level)?.chance),
  );
  expect(view.kept.map(({ cards }) => cards.length)).toEqual([0, 1, 2, 3, 4]);
  expect(view.kept[1]).toMatchObject({ worth: 'more', chance: { chance: 0.5386 } });
  expect(view.kept[1]?.cards.map(makeCard)).toEqual(['KH']);
  expect(dealText(view)).toBe('3 cards left: one fan of three. There is no short fan.');
  expect(spokenView(view, 0)).toContain('Chance to win, the last deal: 16.6 %.');
});

test('the short fan comes and goes with the remainder', () => {
  const short = (heights: Heights) => dealText(viewOf(odds, heights, 0));
  expect(short([13, 13, 13, 9])).toBe('4 cards left: one fan of three and a fan of one card.');
  expect(short([13, 13, 13, 8])).toBe('5 cards left: one fan of three and a fan of two.');
  expect(short([0, 0, 0, 0])).toBe('52 cards left: 17 fans of three and a fan of one card.');
  expect(short([13, 13, 13, 12])).toBe('1 card left: a fan of one card.');
  expect(short([13, 13, 13, 13])).toBe('No card is left. The game is won.');
});

test('cards held back are the top ones of their foundations, and no choice of so many is worth more', () => {
  const height = fc.integer({ min: 0, max: 13 });
  fc.assert(
    fc.property(
      fc.tuple(height, height, height, height),
      fc.integer({ min: 0, max: 3 }),
      (heights, level) => {
        const { kept } = viewOf(odds, heights, level);
        expect(kept[0]?.cards).toEqual([]);
        for (const { cards, chance } of kept) {
          const lowered = heights.map(
            (top, suit) => top - cards.filter((card) => suitOf(card) === suit).length,
          );
          for (const card of cards) {
            expect(rankOf(card)).toBeGreaterThanOrEqual(lowered[suitOf(card)]!);
            expect(rankOf(card)).toBeLessThan(heights[suitOf(card)]!);
          }
          expect(chance).toEqual(chanceOf(odds, lowered, level));
          for (let suit = 0; suit < 4; suit++) {
            const other = [...heights];
            other[suit]! -= cards.length;
            if (other[suit]! < 0) continue;
            expect(chance.chance).toBeGreaterThanOrEqual(chanceOf(odds, other, level)!.chance);
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('the last example shows a redeal that costs', () => {
  const { heights, level, merci, when } = EXAMPLES.at(-1)!;
  const { levels } = viewOf(oddsFor({ merci: merci!, when: when! }), heights, level);
  expect(levels[1]!.high).toBeLessThan(levels[0]!.low);
});

test('differences are told in points', () => {
  const fine = [0.372, -0.031, 0.0004, -0.0004].map((more) => pointsMoreText(more, 0.0099));
  expect(fine).toEqual(['+37.2', '−3.1', '0.0', '0.0']);
  expect([0.372, -0.031, -0.004].map((more) => pointsMoreText(more, 0.014))).toEqual(['+37', '−3', '0']);
});
