import { expect, test } from 'vitest';
import { KING, rankOf } from '../../../src/core/card.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalPlays, type Move, play } from '../../../src/core/moves.ts';
import { home, type Position } from '../../../src/core/position.ts';
import { makeKey } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { isSameSuitDeal } from '../../../src/solver/deal-search.ts';
import { PLAYERS, type SimplePlayer } from '../../../src/solver/difficulty/deal-effort.ts';
import { playouts } from '../../../src/solver/difficulty/players.ts';
import { triesOf } from '../../sizes.ts';
import { chance, redealtPosition } from '../positions.ts';

/** Cards that lie over a lower one of their fan. */
const inTheWay = ({ fans }: Position): number =>
  fans.flatMap((fan) =>
    fan.filter((card, depth) => fan.slice(0, depth).some((below) => rankOf(below) < rankOf(card))),
  ).length;

/** What speaks against a play for the careful player, by the plain rules. */
function harmOf(rules: Rules, position: Position, move: Move): number {
  if (move.kind !== 'play' || move.to.at !== 'fan') throw new Error('only builds are weighed here');
  const fan = position.fans[move.to.fan]!;
  const top = fan.at(-1);
  const closed = rules.emptyFan === 'closed';
  if (isSameSuitDeal(rules) && top !== undefined) {
    const free = rankOf(top) === KING ? closed || fan.length === 1 : fan.length === 1 && closed;
    if (free || (rankOf(top) !== KING && fan.includes(top + 1))) return -2;
  }
  return inTheWay(play(rules, position, move)) - inTheWay(position);
}

/** The plays that a player chooses among, all of them as likely, by the plain rules. */
function choicesOf(rules: Rules, position: Position, player: SimplePlayer): readonly Move[] {
  const plays = legalPlays(rules, position);
  const homeward = plays.filter((move) => move.kind === 'play' && move.to.at === 'foundation');
  if (player === 'careless') return plays;
  if (homeward.length > 0 || player === 'plain') return homeward.length > 0 ? homeward : plays;
  const harms = plays.map((move) => harmOf(rules, position, move));
  return plays.filter((_, index) => harms[index] === Math.min(...harms));
}

/** The exact chance that a player ends a deal with so many cards home. */
function exactChance(rules: Rules, start: Position, player: SimplePlayer, target: number): number {
  const known = new Map<string, number>();
  const visit = (position: Position): number => {
    const key = makeKey(rules, position);
    const before = known.get(key);
    if (before !== undefined) return before;
    const choices = choicesOf(rules, position, player);
    const share =
      choices.length === 0
        ? Number(home(position) >= target)
        : choices.reduce((sum, move) => sum + visit(play(rules, position, move)), 0) / choices.length;
    known.set(key, share);
    return share;
  };
  return visit(start);
}

/** Deals whose chances are counted to their end. */
const DEALS = triesOf('EXACT', 8, 40);

const most = (counts: readonly number[]): number => Math.max(...counts);

const rulesOf = (id: string): Rules => presetOf(id)!.rules;

test.each([
  ['la-belle-lucie', rulesOf('la-belle-lucie')],
  ['the-fan', rulesOf('the-fan')],
  // A card that may move once only goes to and fro no more, so that the chances can be counted to their end.
  ['any suit, each card once', { ...rulesOf('super-flower-garden'), singleMove: true }],
] as const)(
  '%s: each player reaches a count as often as its rule says, counted by the plain rules',
  { tags: 'sized' },
  (_, rules) => {
    const random = chance(5);
    let middling = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      const start = redealtPosition(
        rules,
        random,
        rules.build === 'same-suit' ? 18 : 10,
        rules.build === 'same-suit' ? 26 : 13,
      );
      const ends = [...playouts(rules, start, 'careless', 300)];
      // What the careful one weighs makes a difference in few deals.
      for (const player of deal < 12 ? PLAYERS : (['careful'] as const)) {
        const exact = exactChance(rules, start, player, most(ends));
        const tries = 1000;
        const found = [...playouts(rules, start, player, tries)].filter((one) => one >= most(ends)).length;
        // Five standard errors: the numbers are drawn from fixed seeds, so a test that passes goes on passing.
        const error = Math.sqrt((exact * (1 - exact)) / tries);
        expect(Math.abs(found / tries - exact), `${player}, deal ${deal}`).toBeLessThanOrEqual(
          5 * error + 1e-9,
        );
        if (exact > 0.05 && exact < 0.95) middling++;
      }
    }
    expect(middling).toBeGreaterThan(DEALS / 10);
  },
);

test('the same deal is played alike each time, and another one is not', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const of = (seed: string, player: SimplePlayer) => [
    ...playouts(rules, newGame(rules, seed).start, player, 50),
  ];
  for (const player of PLAYERS) expect(of('rose', player)).toEqual(of('rose', player));
  expect(of('rose', 'careless')).not.toEqual(of('thorn', 'careless'));
  expect(of('rose', 'careless')).not.toEqual(of('rose', 'plain'));
});

test('a game in which cards can go to and fro comes to an end', () => {
  for (const id of ['shamrocks', 'house-in-the-woods', 'fan-with-reserve', 'bristol']) {
    const { rules } = presetOf(id)!;
    const { start } = newGame(rules, 'to and fro');
    for (const player of PLAYERS)
      for (const cards of playouts(rules, start, player, 3))
        expect(cards).toBeGreaterThanOrEqual(home(start));
  }
});
