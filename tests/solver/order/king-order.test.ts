import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { play } from '../../../src/core/moves.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseRuleChoices } from '../../../src/core/rule-choices.ts';
import { createKingOrder } from '../../../src/solver/order/king-order.ts';
import { packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { search } from '../../../src/solver/search.ts';
import { latePosition } from '../../oracle/late.ts';
import { triesOf } from '../../sizes.ts';
import { chance } from '../positions.ts';
import { tryProof } from './try-proof.ts';

/** Small positions of each rule set that are enumerated. */
const SMALL = triesOf('ORDER', 60, 800);

const scotch = presetOf('scotch-patience')!.rules;

/** Rules that the proof holds for, as they differ from those of Scotch Patience, and the cards left in their small positions. */
const RULES: readonly (readonly [changes: string, few: number, many: number])[] = [
  ['redeals=0', 8, 14],
  ['cap=3', 8, 14],
  ['build=other-colour', 8, 15],
  ['build=same-suit', 8, 16],
  ['singleMove=true', 8, 14],
  ['foundationSuit=any-suit', 8, 13],
];

describe.each(RULES)('the proof by the order of kings in Scotch Patience with %s', (changes, few, many) => {
  const rules = unwrap(parseRuleChoices(scotch, changes.split(' ')));

  test('calls no small position lost that plain enumeration wins', () => {
    const random = chance(87);
    const positions = Array.from({ length: SMALL }, () => latePosition(rules, random, few, many));
    const found = tryProof(rules, createKingOrder, positions);
    expect(found.won).toBeGreaterThan(SMALL / 20);
    expect(found.proved).toBeGreaterThan(found.lost / 2);
    expect(found.more).toBeGreaterThan(found.lost / 3);
  });
});

test('no position on the way to a win is called lost, from the first on', () => {
  let wins = 0;
  for (let n = 0; n < triesOf('ORDER', 12, 200); n++) {
    const { start } = newGame(scotch, `kings ${n}`);
    // Asked for the most, the search goes by none of the proofs.
    const { verdict, line } = search(scotch, start, 20_000, 'most');
    if (verdict !== 'solvable') continue;
    wins++;
    const context = searchContextOf(scotch, start);
    const mightWin = createKingOrder(context);
    line.reduce((position, move) => {
      expect(mightWin(packedOf(context, position))).toBe(true);
      return play(scotch, position, move);
    }, start);
  }
  expect(wins).toBeGreaterThan(3);
});

test.each([
  'emptyFan=any-card',
  'emptyFan=kings',
  'cells=1',
  'merci=1',
  'direction=up-or-down',
  'stock=28 wastes=3',
])('nothing is called lost with %s, where a king has other ways', (changes) => {
  const rules = unwrap(parseRuleChoices(scotch, changes.split(' ')));
  for (let n = 0; n < 40; n++) {
    const { start } = newGame(rules, `way out ${n}`);
    const context = searchContextOf(rules, start);
    expect(createKingOrder(context)(packedOf(context, start))).toBe(true);
  }
});
