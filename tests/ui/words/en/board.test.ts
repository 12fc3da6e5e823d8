import { expect, test } from 'vitest';
import { allCards } from '../../../../src/core/card.ts';
import { parseCard } from '../../../../src/core/card-notation.ts';
import { deal } from '../../../../src/core/deal/deal.ts';
import { newGame } from '../../../../src/core/deal/new-game.ts';
import { cardRefusal, legalPlays, type Move, play } from '../../../../src/core/moves.ts';
import { parsePosition } from '../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../src/core/preset.ts';
import { unwrap } from '../../../../src/core/result.ts';
import type { Rules } from '../../../../src/core/rules.ts';
import { layoutOf } from '../../../../src/ui/fit/layout.ts';
import {
  cardLabel,
  endingText,
  focusTargetLabel,
  moveClause,
  moveSaid,
  refusalSentence,
  stateLine,
  stockText,
} from '../../../../src/ui/words/en/board.ts';
import { fanSaid, movesSaid, stateSaid, topsSaid } from '../../../../src/ui/words/en/keys/reports.ts';
import { cardName } from '../../../../src/ui/words/en/phrases.ts';
import { ASKED, chooseSaid, pileWaits, welcomeText } from '../../../../src/ui/words/en/table.ts';

const lucie = presetOf('la-belle-lucie')!.rules;
const draw = presetOf('three-shuffles-and-a-draw')!.rules;
const card = (text: string) => unwrap(parseCard(text));
const position = unwrap(
  parsePosition(
    lucie,
    `Foundations: C-A H-3 | Deal: 2 | 5D 4D KC | 9H 4S KS | 2D 3D JD | AS TH 8S | 5S 4H AD | QH 6H JH | - |
    9S 7S 6S | 5H KH QD | JS TS | 2S 3S 8H | KD 7H QS | QC JC TC | 9C 8C 7C | 6C 5C 4C | 3C TD 2C | 9D 8D 7D | 6D`.replace(
      /\s*\n\s*/g,
      ' ',
    ),
  ),
);
const layout = layoutOf(lucie);

test.each([
  ['AS', 'ace of spades'],
  ['10H', '10 of hearts'],
  ['9C', '9 of clubs'],
  ['KD', 'king of diamonds'],
])('%s is called the %s', (text, name) => expect(cardName(card(text))).toBe(name));

test.each([
  ['8S', '8 of spades, top of fan 4 of 18'],
  ['TH', '10 of hearts, fan 4, under 8 of spades'],
  ['6D', '6 of diamonds, top of fan 18 of 18'],
  ['3H', '3 of hearts, on its foundation'],
])('%s has a name where it lies', (text, label) => expect(cardLabel(position, card(text))).toBe(label));

test('places have names', () => {
  expect(focusTargetLabel(layout, position, { at: 'space', fan: 6 })).toBe('fan 7 of 18, empty');
  expect(focusTargetLabel(layout, position, { at: 'pile', pile: 2 })).toBe(
    'hearts foundation, up to 3 of hearts',
  );
  expect(focusTargetLabel(layout, position, { at: 'pile', pile: 3 })).toBe('spades foundation, empty');
});

test('a foundation that goes down in one pack has its name, its next card and its end', () => {
  const rules = { ...lucie, foundations: 'black-up', emptyFan: 'aces-and-kings' } as const;
  const split = unwrap(parsePosition(rules, 'Foundations: C-Q D-3 H-A S-K | KC | 2D AD'));
  const label = (pile: number) => focusTargetLabel(layoutOf(rules), split, { at: 'pile', pile });
  expect(label(0)).toBe('clubs foundation, up to queen of clubs');
  expect(label(1)).toBe('diamonds foundation, built down from the king, down to 3 of diamonds');
  expect(label(2)).toBe('hearts foundation, built down from the king, complete');
  expect(pileWaits(rules, split, 1)).toBe('the diamonds foundation waits for the 2 of diamonds');
  expect(ASKED.space(rules)).toBe('an ace or a king may fill this empty fan: choose the card first');
});

test('the counters tell only of what the game has', () => {
  expect(stateLine(layout, position)).toBe('Deal 2 of 3 · 4 home');
  expect(stateLine(layoutOf(draw), position)).toBe('Deal 2 of 3 · 1 draw left · 4 home');
  expect(stateLine(layoutOf({ ...lucie, redeals: 0 }), position)).toBe('One deal · 4 home');
});

test('what is said on demand', () => {
  expect(fanSaid(position, 3)).toBe('Fan 4: ace of spades, 10 of hearts, 8 of spades on top.');
  expect(fanSaid(position, 6)).toBe('Fan 7: empty.');
  expect(topsSaid(position)).toMatch(/^Tops: 1, king of clubs; 2, king of spades; .*; 18, 6 of diamonds\.$/);
  expect(stateSaid(layout, position, '')).toBe(
    'Deal 2 of 3 · 4 home. Foundations: clubs, up to ace of clubs; diamonds, empty; hearts, up to 3 of hearts; spades, empty.',
  );
  const { rules } = presetOf('bristol')!;
  const bristol = deal(rules, '1');
  expect(stateSaid(layoutOf(rules), bristol, '')).toMatch(
    / Stock: 25 cards\. Waste piles: \w+ of \w+; \w+ of \w+; \w+ of \w+\.$/,
  );
  const fan = presetOf('free-fan')!.rules;
  expect(stateSaid(layoutOf(fan), deal(fan, '1'), '')).toMatch(/ Reserve cells: empty; empty\.$/);
  expect(movesSaid(position, [])).toBe('No card can move.');
  expect(movesSaid(position, legalPlays(lucie, position))).toBe(
    '5 moves: jack of diamonds on the queen of diamonds; ace of diamonds home; queen of spades on the king of spades; 2 of clubs home; 6 of diamonds on the 7 of diamonds.',
  );
});

test('a move is told with the card that it frees', () => {
  const home = { kind: 'play', card: card('AD'), to: { at: 'foundation', pile: 1 } } as const;
  expect(moveClause(position, home)).toBe('ace of diamonds home');
  expect(moveSaid(position, play(lucie, position, home), home)).toBe(
    'Ace of diamonds home. This uncovers the 4 of hearts.',
  );
  const alone = { kind: 'play', card: card('6D'), to: { at: 'fan', fan: 16 } } as const;
  expect(moveSaid(position, play(lucie, position, alone), alone)).toBe(
    '6 of diamonds on the 7 of diamonds. Its fan is empty now.',
  );
});

test('a refusal is a sentence', () => {
  expect(refusalSentence(cardRefusal(lucie, position, card('TH'))!)).toBe(
    'The 10 of hearts lies under the 8 of spades.',
  );
  expect(refusalSentence(cardRefusal(lucie, position, card('KC'))!)).toBe(
    'No card takes the king of clubs, and its foundation waits for the 2.',
  );
});

test('a draw that makes a fan is said, asked about, and its place has a name', () => {
  const made = { ...draw, redeals: 1, merciTo: 'own-new-fan' } as const;
  const move = { kind: 'merci', card: card('4D'), to: { at: 'fan', fan: 18 } } as const;
  const after = play(made, position, move);
  expect(moveSaid(position, after, move)).toBe('Draw: 4 of diamonds to a new fan.');
  expect(movesSaid(position, [move])).toBe('1 move: draw: 4 of diamonds to a new fan.');
  expect(cardLabel(after, card('4D'))).toBe('4 of diamonds, top of fan 19 of 19');
  expect(fanSaid(after, 18)).toBe('Fan 19: 4 of diamonds on top.');
  expect(focusTargetLabel(layoutOf(made), position, { at: 'space', fan: 18 })).toBe('place of the new fan');
  expect(refusalSentence({ why: 'new-fan', card: card('KC') })).toBe('Only a drawn card can make a new fan.');
});

test('the endings are told apart', () => {
  const said = (phase: Parameters<typeof endingText>[1], exhausted = false, redeal = true) =>
    endingText(position, phase, exhausted, redeal);
  expect(said('playing')).toBe('');
  expect(said('playing', true)).toBe('No more cards can come home in this deal. You may redeal.');
  expect(said('stuck-redeal')).toBe('No move is left. Redeal the 48 cards that remain.');
  expect(said('stuck-merci')).toBe('No card can move, but you can still draw a buried card, or redeal.');
  expect(said('over')).toBe('The game is over: 4 home, 48 left.');
});

test('no sentence about a random game has a hole in it', () => {
  for (const id of ['la-belle-lucie', 'three-shuffles-and-a-draw', 'trefoil', 'the-fan']) {
    const { rules } = presetOf(id)!;
    let at = newGame(rules, id).start;
    for (let step = 0; step < 60; step++) {
      const [move] = legalPlays(rules, at).slice(step % 3);
      if (move === undefined) break;
      const after = play(rules, at, move);
      expect(
        `${moveSaid(at, after, move)} ${topsSaid(at)} ${stateSaid(layoutOf(rules), at, '')}`,
      ).not.toMatch(/undefined|null|NaN|\.\.| {2}/);
      at = after;
    }
  }
});

test('a sister game names the rule, and a king the empty fan that is to come', () => {
  const said = (id: string, deal: string, name: string) => {
    const { rules } = presetOf(id)!;
    return refusalSentence(cardRefusal(rules, unwrap(parsePosition(rules, deal)), card(name))!);
  };
  const late = 'Foundations: C-8 D-9 H-K S-K | 9C JC KC | TC | QC JD QD | TD KD';
  expect(said('super-flower-garden', late, 'TC')).toBe(
    'Only a jack takes the 10 of clubs, and its foundation waits for the 9.',
  );
  expect(said('the-fan', late, 'KC')).toBe(
    'No card takes the king of clubs, and its foundation waits for the 9; an empty fan would take it.',
  );
});

test('Bristol says that the stock is to be tapped, and how deep its waste piles are', () => {
  const { rules } = presetOf('bristol')!;
  const { start } = newGame(rules, 'stock');
  expect(welcomeText(rules)).toBe('Tap a card to move it. Tap the stock to deal a card to each waste pile.');
  expect(welcomeText(lucie)).toBe('Tap a card to move it.');
  const dealt = play(rules, start, { kind: 'stock' });
  expect(cardLabel(dealt, dealt.wastes[1]!.at(-1)!)).toMatch(/, top of waste pile 2, 2 cards$/);
  expect(stockText(dealt)).toBe('No card can move. Tap the stock: it deals 3 cards.');
});

test('a stock that fills emptied fans is not tapped: what it deals is said with the move', () => {
  const rules = { ...lucie, stock: 28, emptyFan: 'stock' } as const;
  const text =
    'Foundations: C-J D-T H-K S-0 | Stock: KS QS JS TS 9S 8S 7S 6S 5S 4S AS 3S 2S | KC QC | QD KD | JD';
  const before = unwrap(parsePosition(rules, text));
  const move: Move = { kind: 'play', card: card('JD'), to: { at: 'foundation', pile: 1 } };
  expect(welcomeText(rules)).toBe('Tap a card to move it.');
  expect(moveSaid(before, play(rules, before, move), move)).toBe(
    'Jack of diamonds home. From the stock: 2 of spades, 3 of spades, ace of spades, 4 of spades.',
  );
  expect(focusTargetLabel(layoutOf(rules), before, { at: 'stock' })).toBe('stock, 13 cards');
  expect(ASKED.space(rules)).toBe('the stock is used up: this fan stays empty');
});

test('a foundation says what it waits for: a card of its suit, of a colour, or of any suit', () => {
  const waits = (foundationSuit: Rules['foundationSuit'], pile: number) => {
    const rules = { ...lucie, build: 'any-suit', foundationSuit } as const;
    const { start } = newGame(rules, 'waits');
    const aces = allCards(1).filter((one) => one % 13 === 0);
    const foundations = aces.map((ace, at) => (at < 2 ? [ace] : []));
    return pileWaits(rules, { ...start, foundations }, pile);
  };
  expect(waits('same-suit', 0)).toBe('the clubs foundation waits for the 2 of clubs');
  expect(waits('other-colour', 0)).toBe('foundation 1 waits for a red 2');
  expect(waits('other-colour', 1)).toBe('foundation 2 waits for a black 2');
  expect(waits('other-colour', 2)).toBe('foundation 3 waits for a red ace');
  expect(waits('other-colour', 3)).toBe('foundation 4 waits for a black ace');
  expect(waits('any-suit', 3)).toBe('foundation 4 waits for any ace');
});

test('Esc is named only where there are keys', () => {
  const moves = legalPlays(lucie, position).slice(0, 1);
  expect(chooseSaid(position, moves, true)).toMatch(/\? Esc cancels\.$/);
  expect(chooseSaid(position, moves, false)).toMatch(/\? Tap it again to leave it\.$/);
  expect(ASKED.merci(3, false)).toBe(
    'Choose one of the 3 buried cards to draw, or press Draw again to keep the draw.',
  );
});
