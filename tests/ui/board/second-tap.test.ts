import { describe, expect, test } from 'vitest';
import { parseCard } from '../../../src/core/card-notation.ts';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalPlays, type Move, play } from '../../../src/core/moves.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import type { Rules } from '../../../src/core/rules.ts';
import type { FocusTarget } from '../../../src/ui/board/focus-target.ts';
import { DOUBLE_TAP, isSecondTap, tapOn } from '../../../src/ui/board/second-tap.ts';

const card = (text: string) => unwrap(parseCard(text));
const at = (text: string): FocusTarget => ({ at: 'card', card: card(text) });
const rulesOf = (id: string): Rules => presetOf(id)!.rules;

/** Whether a tap is taken for the second half of a double tap, some time after a first one that made a move. */
function second(
  rules: Rules,
  text: string,
  first: FocusTarget,
  wanted: (move: Move) => boolean,
  next: FocusTarget,
  gap = 200,
): boolean {
  const before = unwrap(parsePosition(rules, text));
  const move = legalPlays(rules, before).find(wanted)!;
  return isSecondTap(tapOn(before, first, 1000), tapOn(play(rules, before, move), next, 1000 + gap));
}

const END = 'Foundations: C-9 D-J H-J S-J | Deal: 3 | QD TC | KC QC JC | QH KH | QS KS | KD';
const moves = (text: string) => (move: Move) => 'card' in move && move.card === card(text);

describe('the card that a tap has uncovered', () => {
  const lucie = rulesOf('la-belle-lucie');
  test.each([0, 50, 100, 200, 300, 400, DOUBLE_TAP])('is not played %i ms later', (gap) => {
    expect(second(lucie, END, at('TC'), moves('TC'), at('QD'), gap)).toBe(true);
  });

  test('is played a moment after that', () => {
    expect(second(lucie, END, at('TC'), moves('TC'), at('QD'), DOUBLE_TAP + 1)).toBe(false);
  });

  test.each(['JC', 'KH', 'KD'])('and no other: the %s is played at once', (other) => {
    expect(second(lucie, END, at('TC'), moves('TC'), at(other), 0)).toBe(false);
  });

  test('the empty place of a single card takes no other card', () => {
    const kings = rulesOf('the-fan');
    const text = 'Foundations: C-Q D-Q H-Q S-J | QS | KC | KS | KH KD';
    expect(second(kings, text, at('QS'), moves('QS'), { at: 'space', fan: 0 }, 100)).toBe(true);
    expect(second(kings, text, at('QS'), moves('QS'), { at: 'space', fan: 1 }, 100)).toBe(false);
  });

  test('a choice is not left by the second half of the tap that began it', () => {
    const position = unwrap(parsePosition(lucie, END));
    const tap = tapOn(position, at('TC'), 0);
    expect(isSecondTap(tap, tapOn(position, at('TC'), 300))).toBe(true);
    expect(isSecondTap(tap, tapOn(position, at('JC'), 300))).toBe(false);
  });
});

test('a card that came to the place that was tapped is not sent on by the second tap', () => {
  const lucie = rulesOf('la-belle-lucie');
  const toFoundation = { at: 'pile', pile: 0 } as const;
  expect(second(lucie, END, toFoundation, moves('TC'), toFoundation)).toBe(true);
  const flower = rulesOf('super-flower-garden');
  const text = 'Foundations: C-T D-T H-J S-J | Deal: 3 | JC JD | QC QD | KC KD | QH KH | QS KS';
  const built = (move: Move) => moves('JD')(move) && 'to' in move && move.to.at === 'fan';
  for (const next of ['QD', 'JD']) expect(second(flower, text, at('QD'), built, at(next))).toBe(true);
  // The card that it left elsewhere is not under the finger.
  expect(second(flower, text, at('QD'), built, at('JC'))).toBe(false);
  expect(second(flower, text, at('QD'), built, at('KH'))).toBe(false);
});

describe('the stock and its waste piles', () => {
  const bristol = rulesOf('bristol');
  const before = newGame(bristol, 'taps').start;
  const dealt = play(bristol, before, { kind: 'stock' });
  const [top = -1, under = -1] = dealt.wastes[0]!.toReversed();

  test('the stock deals once', () => {
    const tap = tapOn(before, { at: 'stock' }, 0);
    expect(isSecondTap(tap, tapOn(dealt, { at: 'stock' }, 200))).toBe(true);
    expect(isSecondTap(tap, tapOn(dealt, { at: 'card', card: top }, 200))).toBe(false);
  });

  test('the next card of a waste pile waits', () => {
    const tap = tapOn(dealt, { at: 'card', card: top }, 0);
    const wastes = dealt.wastes.map((cards, waste) => (waste === 0 ? cards.slice(0, -1) : cards));
    const after = { ...dealt, wastes };
    expect(isSecondTap(tap, tapOn(after, { at: 'card', card: under }, 100))).toBe(true);
    expect(isSecondTap(tap, tapOn(after, { at: 'stock' }, 100))).toBe(false);
  });
});
