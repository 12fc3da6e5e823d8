import { describe, expect, test } from 'vitest';
import { deal } from '../../../src/core/deal/deal.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseRuleChoices } from '../../../src/core/rule-choices.ts';
import { createLastKing } from '../../../src/solver/order/last-king.ts';
import { packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { search } from '../../../src/solver/search.ts';
import { latePosition } from '../../oracle/late.ts';
import { triesOf } from '../../sizes.ts';
import { chance } from '../positions.ts';
import { tryLine, tryProof } from './try-proof.ts';

/** Small positions of each rule set that are enumerated. */
const SMALL = triesOf('ORDER', 60, 800);

const house = presetOf('house-in-the-woods')!.rules;

/** Rules that the proof holds for, as they differ from those of House in the Woods, and the cards left in their small positions. */
const RULES: readonly (readonly [changes: string, few: number, many: number])[] = [
  ['redeals=0', 8, 18],
  ['cap=3', 8, 18],
  ['direction=down', 8, 22],
  ['singleMove=true', 8, 18],
  ['acesOut=true', 8, 18],
];

describe.each(RULES)('the proof by the last kings in House in the Woods with %s', (changes, few, many) => {
  const rules = unwrap(parseRuleChoices(house, changes.split(' ')));

  // What is lost by the suits with one choice is lost by all choices, so this holds for both questions.
  test('calls no small position lost that plain enumeration wins', () => {
    const random = chance(1883);
    const positions = Array.from({ length: SMALL }, () => latePosition(rules, random, few, many));
    const found = tryProof(rules, (context) => createLastKing(context).mightWinInSomeCase, positions);
    expect(found.won).toBeGreaterThan(SMALL / 20);
    expect(found.proved).toBeGreaterThan(found.lost / 2);
    expect(found.more).toBeGreaterThan(found.lost / 3);
  });
});

test('no position on the way to a win is called lost, from the first on', () => {
  let wins = 0;
  for (let n = 0; n < 60 && wins < triesOf('ORDER', 1, 20); n++) {
    const { start } = newGame(house, `kings ${n}`);
    // Asked for the most, the search goes by none of the proofs.
    const { verdict, line } = search(house, start, 30_000, 'most');
    if (verdict !== 'solvable') continue;
    wins++;
    // What is lost by the suits with one choice is lost by all choices.
    tryLine(house, (context) => createLastKing(context).mightWinInSomeCase, start, line);
  }
  expect(wins).toBeGreaterThan(0);
});

test.each([
  'emptyFan=any-card',
  'emptyFan=kings',
  'build=any-suit',
  'cells=1',
  'merci=1',
  'foundations=up-and-down',
  'stock=50 emptyFan=stock',
])('nothing is called lost with %s, where a king has other ways or is not seen', (changes) => {
  const rules = unwrap(parseRuleChoices(house, changes.split(' ')));
  for (let n = 0; n < 20; n++) {
    const { start } = newGame(rules, `way out ${n}`);
    const context = searchContextOf(rules, start);
    const { mightWin, mightWinInSomeCase } = createLastKing(context);
    const packed = packedOf(context, start);
    expect([mightWin(packed), mightWinInSomeCase(packed)]).toEqual([true, true]);
  }
});

test('a deal that is lost whichever kings are last is lost at once', () => {
  // The plain search leaves it open after a million positions.
  const start = deal(house, 'lucie deals-house-in-the-woods 2');
  const { verdict, nodes } = search(house, start, 1000);
  expect([verdict, nodes]).toEqual(['unsolvable', 1]);
});
