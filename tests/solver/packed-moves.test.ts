import { expect, test } from 'vitest';
import { makeCard } from '../../src/core/card.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { home } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { pack, packedOf, searchContextOf } from '../../src/solver/packed.ts';
import { listPlays, make, unmake } from '../../src/solver/packed-moves.ts';
import { search } from '../../src/solver/search.ts';

test('where the stock fills fans, each play comes to what the plain rules make of it, and is taken back whole', () => {
  const rules: Rules = { ...presetOf('house-in-the-woods')!.rules, stock: 50, emptyFan: 'stock' };
  let [filled, aces] = [0, 0];
  for (let deal = 0; deal < 4; deal++) {
    let position = newGame(rules, `filled ${deal}`).start;
    for (const next of search(rules, position, 3_000, 'most').line) {
      const legal = legalPlays(rules, position);
      const context = searchContextOf(rules, position, true);
      const packed = packedOf(context, position);
      const bytesOf = (): string => {
        const bytes = new Uint8Array(context.byteLength);
        pack(context, packed, bytes);
        return bytes.join();
      };
      const plainly = legal.map((move) => {
        const after = play(rules, position, move);
        const dealt = position.stock.length - after.stock.length;
        if (dealt > 0) filled++;
        if (dealt > 3 || home(after) > home(position) + 1) aces++;
        const bytes = new Uint8Array(context.byteLength);
        pack(context, packedOf(context, after), bytes);
        return bytes.join();
      });
      const before = bytesOf();
      const plays: number[] = [];
      listPlays(context, packed, plays);
      const made = plays.map((one) => {
        const card = make(context, packed, one);
        const after = bytesOf();
        unmake(context, packed, one, card);
        expect(bytesOf()).toBe(before);
        return after;
      });
      expect(new Set(made)).toEqual(new Set(plainly));
      position = play(rules, position, next);
    }
  }
  expect(filled).toBeGreaterThan(100);
  expect(aces).toBeGreaterThan(10);
});

test.each([
  [
    'each king lies lowest: a card alone in its fan stays there',
    'KS | QS | KC JC QC | KD JD QD | KH JH JS QH',
    ['QC', 'QD', 'QH'],
  ],
  [
    'a king lies over another card: a card alone may go, so that the king has a space',
    'KS | QS | KC JC QC | KD JD QD | JH KH JS QH',
    ['QS', 'QC', 'QD', 'QH'],
  ],
])('where kings fill spaces, and %s', (_name, fans, movable) => {
  const rules: Rules = { ...presetOf('the-fan')!.rules, build: 'any-suit' };
  const position = unwrap(parsePosition(rules, `Foundations: C-T D-T H-T S-T | ${fans}`));
  const context = searchContextOf(rules, position);
  const plays: number[] = [];
  listPlays(context, packedOf(context, position), plays);
  expect(plays.map((play) => makeCard(position.fans[play >> 8]!.at(-1)!))).toEqual(movable);
});
