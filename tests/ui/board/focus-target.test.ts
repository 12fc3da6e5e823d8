import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../src/core/card-notation.ts';
import { deal } from '../../../src/core/deal/deal.ts';
import { type Move, play } from '../../../src/core/moves.ts';
import type { Position } from '../../../src/core/position.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { movesOfTouch } from '../../../src/ui/board/choice.ts';
import {
  type FocusTarget,
  focusAfterMove,
  makeFocusTarget,
  readFocusTarget,
} from '../../../src/ui/board/focus-target.ts';
import { focusTargetOfFace, stepFocus } from '../../../src/ui/board/keys/focus-steps.ts';
import { layoutOf, pileOrder } from '../../../src/ui/fit/layout.ts';
import { cardName } from '../../../src/ui/words/en/phrases.ts';

const { rules } = presetOf('la-belle-lucie')!;
const card = (text: string) => unwrap(parseCard(text));
const at = (text: string): FocusTarget => ({ at: 'card', card: card(text) });
const piles = pileOrder(layoutOf(rules));
const position = unwrap(
  parsePosition(
    rules,
    'Foundations: C-A H-3 | Deal: 2 | 5D 4D KC | 9H 4S KS | 2D 3D JD | AS TH 8S | 5S 4H AD | QH 6H JH | - | 9S 7S 6S | 5H KH QD | JS TS | 2S 3S 8H | KD 7H QS | QC JC TC | 9C 8C 7C | 6C 5C 4C | 3C TD 2C | 9D 8D 7D | 6D',
  ),
);
const go = (from: FocusTarget, ...keys: Parameters<typeof stepFocus>[4][]): string => {
  const stop = keys.reduce((here, key) => stepFocus(position, piles, 6, here, key), from);
  return stop.at === 'card' ? cardName(stop.card) : makeFocusTarget(stop);
};

test('stops are read back from their text', () => {
  const stops: FocusTarget[] = [
    at('9C'),
    { at: 'space', fan: 6 },
    { at: 'pile', pile: 3 },
    { at: 'cell', cell: 0 },
    { at: 'stock' },
  ];
  for (const stop of stops) expect(readFocusTarget(makeFocusTarget(stop))).toEqual(stop);
});

describe('arrows', () => {
  test.each([
    ['right to the next top card', at('KC'), ['ArrowRight'], 'king of spades'],
    ['left from a buried card, to the top of the fan before', at('4S'), ['ArrowLeft'], 'king of clubs'],
    ['left from the first fan to the last', at('KC'), ['ArrowLeft'], '6 of diamonds'],
    ['right from the last fan to the first', at('6D'), ['ArrowRight'], 'king of clubs'],
    ['up into the fan', at('8S'), ['ArrowUp'], '10 of hearts'],
    ['down again', at('TH'), ['ArrowDown'], '8 of spades'],
    ['up out of the first row to the foundations', at('5D'), ['ArrowUp'], 'pile-3'],
    ['up from a bottom card to the row above', at('9S'), ['ArrowUp'], 'king of spades'],
    ['down from a top card to the row below', at('KS'), ['ArrowDown'], '6 of spades'],
    ['down to an empty fan', at('KC'), ['ArrowDown'], 'space-6'],
    ['down from the last row: nowhere', at('6D'), ['ArrowDown'], '6 of diamonds'],
    ['home', at('TC'), ['Home'], 'king of clubs'],
    ['end', at('TC'), ['End'], '6 of diamonds'],
    ['sideways over the foundations', { at: 'pile', pile: 3 }, ['ArrowRight'], 'pile-2'],
    ['down from a foundation', { at: 'pile', pile: 2 }, ['ArrowDown'], 'king of spades'],
  ] as const)('%s', (_, from, keys, to) => expect(go(from, ...keys)).toBe(to));

  test('right reaches every fan', () => {
    const seen = new Set<string>();
    let stop: FocusTarget = at('KC');
    for (let n = 0; n < position.fans.length; n++) {
      stop = stepFocus(position, piles, 6, stop, 'ArrowRight');
      seen.add(makeFocusTarget(stop));
    }
    expect(seen.size).toBe(position.fans.length);
  });
});

test('a typed card is found wherever it is', () => {
  expect(focusTargetOfFace(position, 8, 0, at('KC'))).toEqual(at('9C'));
  expect(focusTargetOfFace(position, 2, 2, at('KC'))).toEqual({ at: 'pile', pile: 2 });
});

describe('the focus after a move', () => {
  const home: Move = { kind: 'play', card: card('AD'), to: { at: 'foundation', pile: 1 } };
  const build: Move = { kind: 'play', card: card('6D'), to: { at: 'fan', fan: 16 } };
  const afterHome = play(rules, position, home);
  const afterBuild = play(rules, position, build);

  test('stays with the fan whose card went home', () =>
    expect(focusAfterMove(position, afterHome, at('AD'))).toEqual(at('4H')));
  test('comes back with it', () => expect(focusAfterMove(afterHome, position, at('4H'))).toEqual(at('AD')));
  test('follows a build', () => expect(focusAfterMove(position, afterBuild, at('6D'))).toEqual(at('6D')));
  test('is left alone elsewhere', () =>
    expect(focusAfterMove(position, afterHome, at('9C'))).toEqual(at('9C')));
  test('stays on a foundation', () =>
    expect(focusAfterMove(position, afterHome, { at: 'pile', pile: 1 })).toEqual({ at: 'pile', pile: 1 }));
  test('goes to the first fan of a new deal, wherever the card lies there', () => {
    for (const seed of ['rose', '1874', 'kb-1']) {
      const dealt = deal(rules, seed);
      expect(focusAfterMove(afterHome, dealt, at('9C'))).toEqual({
        at: 'card',
        card: dealt.fans[0]!.at(-1)!,
      });
    }
  });
});

test('the focus after a move of Bristol stays with the waste pile, and leaves a stock that is used up', () => {
  const bristol = presetOf('bristol')!.rules;
  let before = deal(bristol, 'rose');
  const top = (of: Position, waste: number): FocusTarget => ({ at: 'card', card: of.wastes[waste]!.at(-1)! });
  while (before.stock.length > 0) {
    const after = play(bristol, before, { kind: 'stock' });
    const usedUp = after.stock.length === 0;
    expect(focusAfterMove(before, after, { at: 'stock' })).toEqual(usedUp ? top(after, 0) : { at: 'stock' });
    // A card that is covered gives the focus to the one that covers it.
    if (before.wastes[1]!.length > 0)
      expect(focusAfterMove(before, after, top(before, 1))).toEqual(top(after, 1));
    before = after;
  }
});

describe('a touch', () => {
  const play9: Move = { kind: 'play', card: card('6D'), to: { at: 'fan', fan: 16 } };
  const home6: Move = { kind: 'play', card: card('6D'), to: { at: 'foundation', pile: 1 } };
  const other: Move = { kind: 'play', card: card('6D'), to: { at: 'fan', fan: 6 } };

  test('takes the only move', () => expect(movesOfTouch(position, [play9], at('6D'))).toEqual([play9]));
  test('goes to the foundation first', () =>
    expect(movesOfTouch(position, [play9, home6], at('6D'))).toEqual([home6]));
  test('leaves several places to the player', () =>
    expect(movesOfTouch(position, [play9, other], at('6D'))).toHaveLength(2));
  test('of a foundation takes the one card that may come', () =>
    expect(movesOfTouch(position, [play9, home6], { at: 'pile', pile: 1 })).toEqual([home6]));
  test('of a card without moves means none', () =>
    expect(movesOfTouch(position, [play9], at('KC'))).toEqual([]));
});
