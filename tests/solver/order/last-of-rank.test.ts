import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { play } from '../../../src/core/moves.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseRuleChoices } from '../../../src/core/rule-choices.ts';
import { createLastOfRank } from '../../../src/solver/order/last-of-rank.ts';
import { packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { search } from '../../../src/solver/search.ts';
import { triesOf } from '../../sizes.ts';
import { chance, redealtPosition } from '../positions.ts';
import { tryProof } from './try-proof.ts';

/** Small positions of each rule set that are enumerated. */
const SMALL = triesOf('ORDER', 60, 400);

const school = presetOf('school')!.rules;

/** Rules that the proof holds for, as they differ from those of School, and the cards left in their small positions. */
const RULES: readonly (readonly [changes: string, few: number, many: number])[] = [
  ['redeals=2', 8, 14],
  ['redeals=0 cap=3', 8, 13],
  ['redeals=0 build=other-colour', 8, 14],
  ['redeals=0 singleMove=true', 8, 13],
  ['redeals=0 foundationSuit=any-suit', 8, 12],
];

describe.each(RULES)('the proof by the last of a rank in School with %s', (changes, few, many) => {
  const rules = { ...unwrap(parseRuleChoices(school, changes.split(' '))), redeals: 0 };

  test('calls no small position lost that plain enumeration wins', () => {
    const random = chance(719);
    const positions = Array.from({ length: SMALL }, () => redealtPosition(rules, random, few, many));
    const found = tryProof(rules, createLastOfRank, positions);
    expect(found.won).toBeGreaterThan(SMALL / 20);
    expect(found.proved).toBeGreaterThan(found.lost / 2);
    expect(found.more).toBeGreaterThan(0);
  });
});

test('no position of a deal of School that is won is called lost, from the first on', () => {
  const { start } = newGame(school, 'school');
  const { verdict, line } = search(school, start, 20_000);
  expect(verdict).toBe('solvable');
  const context = searchContextOf(school, start);
  const hasLast = createLastOfRank(context);
  line.reduce((position, move) => {
    expect(hasLast(packedOf(context, position))).toBe(true);
    return play(school, position, move);
  }, start);
});

test.each([
  'emptyFan=any-card',
  'emptyFan=kings',
  'cells=1',
  'merci=1 redeals=0',
  'stock=28 wastes=3 acesOut=false redeals=0',
])('nothing is called lost with %s, where the last of a rank has other ways or is not seen', (changes) => {
  const rules = unwrap(parseRuleChoices(school, changes.split(' ')));
  for (let n = 0; n < 20; n++) {
    const { start } = newGame(rules, `way out ${n}`);
    const context = searchContextOf(rules, start);
    expect(createLastOfRank(context)(packedOf(context, start))).toBe(true);
  }
});
