import { expect, test } from 'vitest';
import { parseCard } from '../../../../src/core/card.ts';
import { parseMove, resolveMove } from '../../../../src/core/move-notation.ts';
import type { Move } from '../../../../src/core/moves.ts';
import { parsePosition } from '../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../src/core/preset.ts';
import { unwrap } from '../../../../src/core/result.ts';
import type { Rules } from '../../../../src/core/rules.ts';
import type { Hint, Reason } from '../../../../src/solver/hint.ts';
import type { Chance } from '../../../../src/solver/odds.ts';
import { cautionText, chanceLine, chanceText } from '../../../../src/ui/words/en/chance.ts';
import {
  heldBackText,
  hintText,
  hintTrust,
  nextHintStep,
  planText,
  worseText,
} from '../../../../src/ui/words/en/hint.ts';

const lucie = presetOf('la-belle-lucie')!.rules;
const draw = presetOf('three-shuffles-and-a-draw')!.rules;
const card = (text: string) => unwrap(parseCard(text));
const lay = (rules: Rules, text: string) => unwrap(parsePosition(rules, text));

/** A second deal with a card to hold back: the 10 of hearts. */
const second = lay(lucie, 'Foundations: C-K D-K H-9 S-K | Deal: 2 | JH KH TH | QH');
/** A last deal with its merci: the 10 of hearts lies under the king. */
const last = lay(draw, 'Foundations: C-K D-K H-9 S-K | Deal: 3 | TH KH | QH JH');

const redeal: Move = { kind: 'redeal' };
const tenHome = unwrap(resolveMove(lucie, second, unwrap(parseMove('TH'))));
const merci: Move = { kind: 'merci', card: card('TH'), to: { at: 'fan', fan: 0 } };
const around = (chance: number, half: number): Chance => ({
  chance,
  low: chance - half,
  high: chance + half,
});
const exactly = (chance: number): Chance => ({ chance, low: chance, high: chance });

/** A hint of which only some parts matter. */
function hintWith(parts: Partial<Hint>): Hint {
  return {
    move: tenHome,
    reason: null,
    line: [tenHome],
    home: 49,
    ending: 'redeal',
    chance: null,
    proved: false,
    most: true,
    keepsMerci: false,
    heldBack: [],
    nodes: 1234,
    worse: null,
    ...parts,
  };
}
const drawn = (then: Move | null): Reason => ({ why: 'merci', then });
const uncovers = (then: Move | null): Reason => ({ why: 'uncovers', card: card('KH'), then });
const reasonSaid = (reason: Reason, parts: Partial<Hint> = {}): string =>
  hintText(lucie, second, hintWith({ reason, ...parts }), 4, []);

test('a hint says no more than its rung', () => {
  const hint = hintWith({ reason: { why: 'foundation' } });
  expect([1, 2, 3, 4].map((rung) => hintText(lucie, second, hint, rung, [0, 1]))).toEqual([
    'Look at fans 1 and 2.',
    'It is the 10 of hearts.',
    'Play the 10 of hearts home.',
    'A card that goes home never costs anything within a deal.',
  ]);
  expect([1, 2, 3].map((rung) => nextHintStep(hint, rung))).toEqual([
    'Press Hint again for the card.',
    'Press Hint again for the move.',
    'Press Hint again for the reason.',
  ]);
});

test('a redeal is looked for beside the fans', () => {
  const hint = hintWith({ move: redeal, line: [], reason: { why: 'redeal' } });
  const said = (parts: Partial<Hint>) =>
    [1, 2, 3, 4].map((rung) => hintText(lucie, second, { ...hint, ...parts }, rung, []));
  expect(said({})).toEqual([
    'Look at the redeal, not at the fans.',
    'No card needs to move first.',
    'Redeal the 4 cards that are left.',
    'No more cards can come home in this deal.',
  ]);
  expect(said({ most: false, heldBack: [card('TH')] }).filter((_, at) => at % 2 === 1)).toEqual([
    'Leave the fans as they are, even where a card could go home.',
    'Nothing that this deal still offers is worth as much as the cards dealt anew.',
  ]);
  expect([1, 2, 3].map((rung) => nextHintStep(hint, rung))).toEqual([
    'Press Hint again for more.',
    'Press Hint again for more.',
    'Press Hint again for the reason.',
  ]);
});

test('a merci is a card first, and the draw only on the third rung', () => {
  const line = [merci, { ...merci, kind: 'play', to: { at: 'foundation', pile: 2 } } as const];
  const hint = hintWith({
    move: merci,
    line,
    ending: 'won',
    home: 52,
    reason: drawn(line[1]!),
  });
  expect([1, 2, 3, 4].map((rung) => hintText(draw, last, hint, rung, [0]))).toEqual([
    'Look at fan 1.',
    'It is the 10 of hearts.',
    'Draw the 10 of hearts from under the king of hearts. That is the merci.',
    'Once drawn it goes home, and the plan below wins.',
  ]);
  const elsewhere = (move: Move) => hintText(draw, last, { ...hint, move }, 3, [0]);
  expect(elsewhere({ ...merci, to: { at: 'foundation', pile: 2 } })).toBe(
    'Draw the 10 of hearts from under the king of hearts, and send it home.',
  );
  expect(elsewhere({ ...merci, to: { at: 'fan', fan: 1 } })).toBe(
    'Draw the 10 of hearts from under the king of hearts, and put it on the jack of hearts.',
  );
  expect(hintText(draw, last, { ...hint, reason: drawn(null) }, 4, [])).toBe(
    'The merci itself brings it home, and the plan below wins.',
  );
});

test('every other reason is a sentence', () => {
  expect(reasonSaid({ why: 'free', theorem: 'single', onto: card('QH') })).toMatch(
    /^The build is free: .*\.$/,
  );
  expect(reasonSaid(uncovers(null))).toBe(
    'It uncovers the king of hearts and opens the way for the plan below.',
  );
  expect(reasonSaid(uncovers(tenHome))).toBe(
    'It uncovers the king of hearts, which goes home in the plan below.',
  );
  expect(hintText(lucie, second, hintWith({}), 4, [])).toBe('It is the first move of the plan below.');
});

test('where nothing is left to advise it says what is known', () => {
  const none = (parts: Partial<Hint>, rules = lucie, at = second) =>
    hintText(rules, at, hintWith({ move: null, line: [], ...parts }), 4, []);
  expect(none({})).toBe('No more cards can come home in this deal.');
  expect(none({ most: false })).toBe('No way to bring more home was found.');
  expect(none({ ending: 'won' })).toBe('All the cards are home.');
  const lost = { ending: 'over', chance: exactly(0), proved: true } as const;
  expect(none(lost)).toBe('This game cannot be won any more. No move brings another card home.');
  expect(none(lost, draw, last)).toBe(
    'This game cannot be won any more, not even with the merci. No move brings another card home.',
  );
});

test('a lost game is called lost from the first rung on, with the best that is left', () => {
  const hint = hintWith({ ending: 'over', chance: exactly(0), proved: true });
  expect(hintText(lucie, second, hint, 1, [0])).toBe(
    'This game cannot be won any more. For the most cards home, look at fan 1.',
  );
  expect(planText(second, hint)).toBe('The plan, which brings 1 card home, the most there can be:');
  expect(planText(second, { ...hint, most: false })).toBe('The plan, which brings 1 card home:');
});

test('a line says what it comes to', () => {
  expect(planText(second, hintWith({}))).toBe('The plan, which brings 1 card home in this deal:');
  expect(planText(second, hintWith({ home: 48 }))).toBe('The plan, which plays this deal out:');
  expect(planText(second, hintWith({ home: 52, ending: 'won' }))).toBe('The plan that wins:');
});

test('cards to hold back are named, and why', () => {
  expect(heldBackText([card('TH'), card('JH')])).toBe(
    'Before the redeal do not play the 10 of hearts and the jack of hearts home: more cards make more fans, and the number of cards left decides whether the last fan is short.',
  );
});

test('a worse move is told by what it loses', () => {
  const said = (before: Chance | null, after: Chance | null, home = 46) =>
    worseText(second, hintWith({ chance: before }), { move: tenHome, chance: after, home, line: [tenHome] });
  expect(said(null, null)).toBe('Playing the 10 of hearts home would bring 3 fewer home. Then at best:');
  expect(said(exactly(0), exactly(0))).toContain('would bring 3 fewer home.');
  expect(said(exactly(1), exactly(0))).toContain('would lose the game.');
  expect(said(around(0.27, 0.01), around(0.21, 0.01))).toContain(
    'would lower the chance to win from 27\u00A0% to 21\u00A0% (20–\u206022\u00A0%).',
  );
  expect(said(around(0.273, 0.01), around(0.271, 0.01))).toContain(
    'from 27.3\u00A0% to 27.1\u00A0% (26.1–\u206028.1\u00A0%)',
  );
  expect(said(around(0.2711, 0.01), around(0.271, 0.01))).toContain('by less than 0.1\u00A0%');
});

test.each([
  [around(0.27, 0.01), '27\u00A0% (26–\u206028\u00A0%)'],
  [around(0.334, 0.001), '33\u00A0% (33–\u206034\u00A0%)'],
  [around(0.0393, 0.0068), '3.9\u00A0% (3.2–\u20604.7\u00A0%)'],
  [{ chance: 0, low: 0, high: 0.0012 }, '0.0\u00A0% (0.0–\u20600.2\u00A0%)'],
  [{ chance: 0.996, low: 0.99, high: 1 }, '99.6\u00A0% (99.0–\u2060100.0\u00A0%)'],
])('a chance is rounded sensibly, its interval outwards: %o', (chance, text) => {
  expect(chanceText(lucie, second, { chance, proved: false })).toBe(
    `Chance to win from here with perfect play: ${text}.`,
  );
  const { figure, rest } = chanceLine(lucie, second, 7, { chance, proved: false });
  expect(`${figure} ${rest}`).toBe(`${text} after 7 moves of deal 2`);
});

test('a chance that is proved says so, and one that is not known says why', () => {
  const lines = [1, 0].map((chance) =>
    chanceLine(lucie, second, 0, { chance: exactly(chance), proved: true }),
  );
  expect(lines.map(({ figure, rest }) => `${figure} ${rest}`)).toEqual([
    '100\u00A0% before the first move of deal 2: perfect play wins, proved',
    '0\u00A0% before the first move of deal 2: it can no longer be won, proved',
  ]);
  expect(chanceText(lucie, second, { chance: exactly(1), proved: true })).toContain('100\u00A0%, proved.');
  const unknown = { chance: null, proved: false };
  expect(chanceText(lucie, second, unknown)).toMatch(
    /^Only this deal was looked at: .* could not be loaded\.$/,
  );
  const stuck = { ...lucie, redealWhen: 'only-when-stuck' } as const;
  expect(chanceText(stuck, second, { chance: around(0.27, 0.01), proved: false })).toContain(
    'play: at least ',
  );
  expect(chanceText(stuck, second, { chance: exactly(1), proved: true })).not.toContain('at least');
  expect(chanceText({ ...lucie, build: 'any-suit' }, second, unknown)).toMatch(/nobody has worked out/);
  expect(chanceText(draw, last, unknown)).toBe('Whether this deal can be won was not found out in time.');
  expect(chanceLine(lucie, second, 1, unknown)).toEqual({
    figure: '',
    rest: `After 1 move of deal 2: ${chanceText(lucie, second, unknown)}`,
  });
});

test('what speaks against a redeal is a fact, or nothing', () => {
  const said = (parts: Partial<Hint>) => cautionText(second, hintWith(parts));
  expect(said({ line: [] })).toBe('');
  expect(said({ ending: 'over' })).toBe('');
  expect(said({ home: 48 })).toBe('');
  expect(said({})).toBe('In this deal 1 more card can still come home.');
  expect(said({ ending: 'won' })).toBe('This deal can still be won.');
  expect(said({ chance: around(0.27, 0.01) })).toBe(
    'The best line first brings 1 more card home; its chance to win is 27\u00A0% (26–\u206028\u00A0%).',
  );
});

test('a hint says how sure it is', () => {
  expect(hintTrust(hintWith({ proved: true }), false)).toBe('Proved.');
  expect(hintTrust(hintWith({}), true)).toBe('Proved for this deal.');
  expect(hintTrust(hintWith({ most: false }), true)).toBe('The best found in 1,234 positions.');
  const chance = around(0.27, 0.01);
  expect(hintTrust(hintWith({ chance }), false)).toBe('');
  expect(hintTrust(hintWith({ chance }), true)).toMatch(/^This deal is searched to its end; .*interval\.$/);
});
