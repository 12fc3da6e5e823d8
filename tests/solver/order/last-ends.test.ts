import type { Random } from 'random-js';
import { describe, expect, test } from 'vitest';
import { type Card, cardOf } from '../../../src/core/card.ts';
import { deal } from '../../../src/core/deal/deal.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { dealAgain } from '../../../src/core/deal/redeal.ts';
import type { Position } from '../../../src/core/position.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { parseRuleChoices } from '../../../src/core/rule-choices.ts';
import { nextRank } from '../../../src/core/rules.ts';
import { createLastEnds } from '../../../src/solver/order/last-ends.ts';
import { packedOf, searchContextOf } from '../../../src/solver/packed.ts';
import { search } from '../../../src/solver/search.ts';
import { latePosition } from '../../oracle/late.ts';
import { triesOf } from '../../sizes.ts';
import { chance } from '../positions.ts';
import { tryLine, tryProof } from './try-proof.ts';

/** Small positions of each rule set that are enumerated. */
const SMALL = triesOf('ORDER', 60, 800);

const house = presetOf('house-on-the-hill')!.rules;

/**
 * A position in which the foundations of a suit have about met, or are nearer to their ends than to each other: cards of
 * this suit are left, and a few of another one.
 */
function meetingPosition(random: Random): Position {
  const up = random.pick([0, 1, 2, 6, 10, 11, 12, 13]);
  const heights = [up, 13, 13, 13, Math.max(0, Math.min(13, 13 - up + random.integer(-2, 1))), 13, 13, 13];
  heights[1]! -= random.integer(0, 2);
  heights[5]! -= random.integer(0, 2);
  const cards = (pile: number, from: number, to: number): Card[] =>
    Array.from({ length: to - from }, (_, at) =>
      cardOf(nextRank(house, pile, from + at)!, pile % 4, pile < 4 ? 0 : 1),
    );
  const left = random.shuffle(heights.flatMap((height, pile) => cards(pile, height, 13)));
  const before = {
    ...newGame(house, '').start,
    foundations: heights.map((height, pile) => cards(pile, 0, height)),
  };
  return dealAgain(house, before, left);
}

/** Rules that the proof holds for, as they differ from those of House on the Hill, and the cards left in their small positions. */
const RULES: readonly (readonly [changes: string, few: number, many: number])[] = [
  ['redeals=0', 8, 18],
  ['cap=3', 8, 18],
  ['direction=down', 8, 22],
  ['singleMove=true', 8, 18],
  ['acesOut=true', 8, 18],
];

describe.each(RULES)(
  'the proof by the kings and aces that stay in House on the Hill with %s',
  (changes, few, many) => {
    const rules = unwrap(parseRuleChoices(house, changes.split(' ')));

    test('calls no small position lost that plain enumeration wins', () => {
      const random = chance(1883);
      const positions = Array.from({ length: SMALL }, () => latePosition(rules, random, few, many));
      const found = tryProof(rules, createLastEnds, positions);
      expect(found.won).toBeGreaterThan(SMALL / 40);
      expect(found.proved).toBeGreaterThan(found.lost / 2);
      expect(found.more).toBeGreaterThan(found.lost / 3);
    });
  },
);

test('calls no position lost that plain enumeration wins where foundations are about to meet', () => {
  const random = chance(13);
  const positions = Array.from({ length: SMALL }, () => meetingPosition(random));
  const found = tryProof(house, createLastEnds, positions);
  expect(found.won).toBeGreaterThan(SMALL / 20);
  expect(found.proved).toBeGreaterThan(found.lost / 2);
});

test('no position on the way to a win is called lost, from the first on', () => {
  let wins = 0;
  for (let n = 0; n < 200 && wins < triesOf('ORDER', 2, 40); n++) {
    // In the first, two aces might be the one that stays.
    const start = deal(house, n === 0 ? 'check2 132' : `ends ${n}`);
    // Asked for the most, the search goes by none of the proofs.
    const { verdict, line } = search(house, start, 30_000, 'most');
    if (verdict !== 'solvable') continue;
    wins++;
    tryLine(house, createLastEnds, start, line);
  }
  expect(wins).toBeGreaterThan(0);
});

test.each([
  ['H-T H-K', 'D-J D-A', 'JH JH KD | QD KH | QH | QH | AH 2H 3H 4H 5H 6H 7H 8H 9H TH'],
  ['H-A H-4', 'D-K D-3', '3H 3H AD | 2D AH | 2H | 2H | KH QH JH TH 9H 8H 7H 6H 5H 4H'],
])('the second king or ace may leave where foundations meet next to it: %s', (hearts, diamonds, fans) => {
  // In every win it leaves for a queen, or a two, since nothing else frees the diamonds under it.
  const text = `Foundations: C-K C-A ${diamonds} ${hearts} S-K S-A | ${fans}`;
  const start = unwrap(parsePosition(house, text));
  const { verdict, line } = search(house, start, 1000);
  expect(verdict).toBe('solvable');
  tryLine(house, createLastEnds, start, line);
});

test('a foundation that might wait for second copies may take the first', () => {
  // The only play brings the first ace home, up: until then both kings are covered, and with them the way down.
  const fan = 'QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH';
  const start = unwrap(parsePosition(house, `Foundations: C-K C-A D-K D-A S-K S-A | KH AH | KH AH | ${fan}`));
  const { verdict, line } = search(house, start, 1000);
  expect(verdict).toBe('solvable');
  tryLine(house, createLastEnds, start, line);
});

test.each(['emptyFan=any-card', 'emptyFan=kings', 'build=any-suit', 'cells=1', 'merci=1', 'foundations=up'])(
  'nothing is called lost with %s, where kings and aces have other ways or are not seen',
  (changes) => {
    const rules = unwrap(parseRuleChoices(house, changes.split(' ')));
    for (let n = 0; n < 20; n++) {
      const { start } = newGame(rules, `way out ${n}`);
      const context = searchContextOf(rules, start);
      expect(createLastEnds(context)(packedOf(context, start))).toBe(true);
    }
  },
);

test('a deal is lost at once where each king and ace that might stay lies over cards of its suit', () => {
  // The plain search leaves it open after 200,000 positions.
  const { verdict, nodes } = search(house, deal(house, 'lucie deals-house-on-the-hill 174'), 1000);
  expect([verdict, nodes]).toEqual(['unsolvable', 1]);
});
