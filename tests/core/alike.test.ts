import fc from 'fast-check';
import { expect, test } from 'vitest';
import { areAlike, firstAlike, firstDeal, firstOfEach, wholeGame } from '../../src/core/alike.ts';
import { deal } from '../../src/core/deal/deal.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';

const rulesOf = (id: string) => presetOf(id)!.rules;
const sharedBy = (part: typeof firstDeal) =>
  firstOfEach(part).flatMap(({ rules }) => {
    const ids = PRESETS.filter((other) => areAlike(part, other.rules, rules)).map(({ id }) => id);
    return ids.length > 1 ? [ids] : [];
  });

test('which of the named games are the same, and which begin alike', () => {
  expect(sharedBy(wholeGame)).toEqual([['la-belle-lucie', 'single-move']]);
  expect(sharedBy(firstDeal)).toEqual([
    ['la-belle-lucie', 'three-shuffles-and-a-draw', 'no-redeal', 'three-redeals', 'single-move'],
  ]);
});

test('every game is measured by one that is alike, the first of them', () => {
  for (const { rules } of PRESETS) {
    for (const part of [wholeGame, firstDeal]) {
      const by = firstAlike(part, rules)!;
      expect(areAlike(part, by.rules, rules)).toBe(true);
      expect(firstOfEach(part)).toContain(by);
    }
  }
});

test('one move a card is a rule that tells where a draw, another place or a space may take a card on', () => {
  const once = rulesOf('single-move');
  const often = rulesOf('la-belle-lucie');
  for (const change of [{ merci: 1 }, { build: 'any-suit' }, { cells: 1 }, { emptyFan: 'any-card' }] as const)
    expect(areAlike(wholeGame, { ...once, ...change }, { ...often, ...change })).toBe(false);
});

test('first deals that are alike have the same plays, move by move', () => {
  const games = sharedBy(firstDeal)[0]!.map(rulesOf);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.nat(), { maxLength: 30 }), (seed, picks) => {
      let positions = games.map((rules) => deal(rules, seed));
      for (const pick of picks) {
        const plays = games.map((rules, at) => legalPlays(rules, positions[at]!));
        expect(plays.map((list) => JSON.stringify(list))).toEqual(plays.map(() => JSON.stringify(plays[0])));
        const move = plays[0]![pick % (plays[0]!.length || 1)];
        if (move === undefined) break;
        positions = games.map((rules, at) => play(rules, positions[at]!, move));
      }
      const fans = positions.map(({ fans, foundations }) => JSON.stringify([fans, foundations]));
      expect(new Set(fans).size).toBe(1);
    }),
    { numRuns: 60 },
  );
});
