import { describe, expect, test } from 'vitest';
import type { Card } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { newGame } from '../../src/core/deal/new-game.ts';
import { isHomeMove, type Move, play, refusal } from '../../src/core/moves.ts';
import { find, home, type Position } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { causesOf } from '../../src/explain/causes.ts';
import { planOf } from '../../src/explain/plan.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { triesEach } from '../sizes.ts';
import { chance, playAtRandom } from '../solver/positions.ts';

/** How many deals of each game are looked at. */
const DEALS = triesEach(PRESETS.length + 6, 'DEALS', 28, 112);
/** Positions searched for a line. */
const LIMIT = 5_000;

const lineOf = (rules: Rules, position: Position) => outlook(rules, position, null, LIMIT).line;
const end = (rules: Rules, position: Position, line: readonly Move[]) =>
  line.reduce((at, move) => play(rules, at, move), position);

/** Where draws may lay a card. New fans are numbered in the order in which they are made. */
const PLACES: readonly Rules['merciTo'][] = ['own-fan', 'legal-place', 'any-fan', 'own-new-fan'];

/** The named games, and some with three draws. */
const PLANNED: readonly { readonly id: string; readonly rules: Rules }[] = [
  ...PRESETS,
  // A stock that fills emptied fans: what comes up hangs on what was emptied before.
  {
    id: 'a stock for two packs',
    rules: { ...presetOf('house-in-the-woods')!.rules, stock: 50, emptyFan: 'stock' },
  },
  {
    id: 'a stock for any suit',
    rules: { ...presetOf('super-flower-garden')!.rules, stock: 28, emptyFan: 'stock' },
  },
  ...PLACES.map((merciTo) => ({
    id: `three draws, to ${merciTo}`,
    rules: { ...presetOf('the-fan')!.rules, merci: 3, merciTo },
  })),
];

describe.each(PLANNED)('$id', { tags: 'sized' }, ({ id, rules }) => {
  const starts = Array.from({ length: DEALS }, (_, at) => {
    const { start } = newGame(rules, `plan-${id}-${at}`);
    return at % 2 === 0 ? start : playAtRandom(rules, start, chance(at), at);
  });

  test('a line in any order that its causes allow is legal and ends the same', () => {
    for (const [at, start] of starts.entries()) {
      const line = lineOf(rules, start);
      const causes = causesOf(rules, start, line);
      const random = chance(1000 + at);
      const left = new Set(line.keys());
      const mixed: Move[] = [];
      while (left.size > 0) {
        const ready = [...left].filter((index) => !causes[index]!.after.some((before) => left.has(before)));
        const index = random.pick(ready);
        left.delete(index);
        mixed.push(line[index]!);
      }
      expect(end(rules, start, mixed)).toEqual(end(rules, start, line));
    }
  });

  test('without the card that a cause moved, what it caused cannot be done', () => {
    for (const start of starts) {
      const line = lineOf(rules, start);
      for (const [effect, { enabledBy }] of causesOf(rules, start, line).entries())
        for (const cause of enabledBy) expect(canDoWithout(rules, start, line, cause, effect)).toBe(false);
    }
  });

  test('a plan is legal, brings home what its line does, begins as it does, and ends each episode at home', () => {
    for (const start of starts) {
      const line = lineOf(rules, start);
      const plan = planOf(rules, start, line);
      const moves = plan.flat();
      expect(home(end(rules, start, moves))).toBe(home(end(rules, start, line)));
      expect(moves[0]).toEqual(line[0]);
      expect(moves.length).toBeLessThanOrEqual(line.length);
      // The last may end with the build after which the stock brings a card home.
      const ended = plan.slice(1, rules.emptyFan === 'stock' ? -1 : plan.length);
      for (const episode of ended) expect(isHomeMove(episode.at(-1)!)).toBe(true);
    }
  });
});

/** Whether a move of a line can be made, as it was, where the card of another is left lying from that one on. */
function canDoWithout(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  cause: number,
  effect: number,
): boolean {
  const removed = line[cause]!;
  const isRemoved = (move: Move, index: number) =>
    index >= cause &&
    ('card' in removed ? 'card' in move && move.card === removed.card : move.kind === removed.kind);
  let [with_, without] = [start, start];
  // What the stock deals to an emptied fan comes with the next one that is emptied: without a deal there is none after it.
  let noMore = false;
  for (const [index, move] of line.entries()) {
    if (index === effect)
      return (
        refusal(rules, without, move) === null && onto(rules, without, move) === onto(rules, with_, move)
      );
    if (index === cause) noMore = fills(rules, with_, move);
    with_ = play(rules, with_, move);
    if (isRemoved(move, index) || refusal(rules, without, move) !== null) continue;
    if (!(noMore && fills(rules, without, move))) without = play(rules, without, move);
  }
  return false;
}

/** Whether a legal move empties a fan that the stock then fills. */
function fills(rules: Rules, position: Position, move: Move): boolean {
  return 'card' in move && play(rules, position, move).stock.length < position.stock.length;
}

/** On which card a move lays its card, and where that comes from; of the stock, which card it deals. */
function onto(rules: Rules, position: Position, move: Move): string {
  if (!('card' in move)) return `${position.stock.at(-1)}`;
  const top = move.to.at === 'fan' ? position.fans[move.to.fan]?.at(-1) : undefined;
  const spot = find(position, move.card);
  const next = fills(rules, position, move) ? position.stock.at(-1) : '';
  return `${top} ${spot?.at} ${next}`;
}

const build = (card: Card, fan: number): Move => ({ kind: 'play', card, to: { at: 'fan', fan } });
const bring = (card: Card, pile = 0): Move => ({ kind: 'play', card, to: { at: 'foundation', pile } });
const cardsOf = (text: string): Card[] => text.split(' ').map((card) => unwrap(parseCard(card)));

test('what a move hangs on, and the plan, are as in the example', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const [C2, C3, D9, H3] = cardsOf('2C 3C 9D 3H') as [Card, Card, Card, Card];
  const position: Position = {
    ...newGame(rules, '').start,
    fans: ['2C 9D', 'TD', '3C 3H', '4H'].map(cardsOf),
    foundations: [[0], [], [], []],
  };
  const line = [build(D9, 1), build(H3, 3), bring(C2), bring(C3)];
  expect(causesOf(rules, position, line)).toEqual([
    { after: [], enabledBy: [] },
    { after: [], enabledBy: [] },
    { after: [0], enabledBy: [0] },
    { after: [1, 2], enabledBy: [1, 2] },
  ]);
  expect(planOf(rules, position, line)).toEqual([
    [build(D9, 1), bring(C2)],
    [build(H3, 3), bring(C3)],
  ]);
  // A build that nothing waits for is left out, unless the plan begins with it.
  expect(planOf(rules, position, [line[0]!, line[1]!, line[2]!])).toEqual([[line[0], line[2]]]);
  expect(planOf(rules, position, [line[1]!, line[0]!, line[2]!])).toEqual([[line[1]], [line[0], line[2]]]);
});

test('a draw makes free what it takes from under a card while that lies there, and what lay under what it takes', () => {
  const rules: Rules = { ...presetOf('the-fan')!.rules, merci: 1, merciTo: 'own-new-fan' };
  const [D2, S9, C2, H9] = cardsOf('2D 9S 2C 9H') as [Card, Card, Card, Card];
  const position: Position = {
    ...newGame(rules, '').start,
    fans: ['2D 2C 9S', 'TS', '9H', 'TH'].map(cardsOf),
    foundations: [[0], [13], [], []],
  };
  const draw: Move = { kind: 'merci', card: C2, to: { at: 'fan', fan: 4 } };
  const enabledBy = (...line: Move[]) => causesOf(rules, position, line).map((causes) => causes.enabledBy);
  // The 9S still lies there when the 2C goes home, and the 2D needs both to be gone.
  expect(enabledBy(draw, bring(C2, 0), build(S9, 1), bring(D2, 1))).toEqual([[], [0], [], [2, 0]]);
  // Without the draw the 2C would be free by now; the 2D would not.
  expect(enabledBy(draw, build(S9, 1), bring(C2, 0), bring(D2, 1))).toEqual([[], [], [], [1, 0]]);
  // What has nothing to do with it hangs on none of it.
  expect(enabledBy(draw, build(H9, 3))).toEqual([[], []]);
});

test('a plan keeps the build after which the stock brings the last card home', () => {
  const { rules } = presetOf('intelligence')!;
  const text =
    'Foundations: C-K D-K H-K S-0 C-K D-K H-K S-K | Stock: 3S 7S 8S AS QS KS | 5S 4S TS | 2S JS 6S | 9S';
  const position = unwrap(parsePosition(rules, text));
  const line = lineOf(rules, position);
  for (const keepsFirst of [true, false]) {
    const plan = planOf(rules, position, line, keepsFirst);
    expect(home(end(rules, position, plan.flat()))).toBe(home(end(rules, position, line)));
  }
  // Behind another card home, it is an episode of its own.
  const later = unwrap(parsePosition(rules, text.replace('C-K', 'C-Q').replace('| 9S', '| 9S | KC')));
  const known = lineOf(rules, later);
  expect(home(end(rules, later, planOf(rules, later, known).flat()))).toBe(home(end(rules, later, known)));
});

test('a fan that the stock is too short to fill is not emptied before one that it filled', () => {
  const { rules } = presetOf('intelligence')!;
  const position = unwrap(
    parsePosition(
      rules,
      'Foundations: C-K D-K H-K S-0 C-K D-K H-K S-K | Stock: 3S | TS | 9S | 5S | 4S | AS 2S 6S 7S 8S JS QS KS',
    ),
  );
  const build = (from: number, to: number): Move => ({
    kind: 'play',
    card: position.fans[from]![0]!,
    to: { at: 'fan', fan: to },
  });
  // The 3S fills the first of them. Were the 4S built before the 9S, it would lie where the 4S was.
  expect(causesOf(rules, position, [build(1, 0), build(3, 2)])[1]!.after).toEqual([0]);
});
