import { expect, test } from 'vitest';
import { parseCard } from '../../../../src/core/card-notation.ts';
import { parseMove, resolveMove } from '../../../../src/core/move-notation.ts';
import { type Move, play } from '../../../../src/core/moves.ts';
import { parsePosition } from '../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../src/core/preset.ts';
import { unwrap } from '../../../../src/core/result.ts';
import type { Rules } from '../../../../src/core/rules.ts';
import { hint as findHint, type Hint, type Reason } from '../../../../src/solver/hint.ts';
import type { Chance } from '../../../../src/solver/odds.ts';
import { cautionText, chanceLine, chanceText, keepText } from '../../../../src/ui/words/en/chance.ts';
import {
  heldBackText,
  hintText,
  hintTrust,
  planText,
  reasonText,
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
    plan: [[tenHome]],
    home: 49,
    ending: 'redeal',
    chance: null,
    proved: false,
    most: true,
    keepsMerci: false,
    heldBack: [],
    oneOver: false,
    nodes: 1234,
    worse: null,
    ...parts,
  };
}
const drawn = (then: Move | null): Reason => ({ why: 'merci', then });
const reasonSaid = (reason: Reason, parts: Partial<Hint> = {}): string =>
  reasonText(hintWith({ reason, ...parts }));

test('a nudge names the card alone; a hint the move, and its reason stands beside it', () => {
  const hint = hintWith({ reason: { why: 'foundation' } });
  expect(hintText(lucie, second, hint, true)).toBe('Look at the 10 of hearts.');
  expect(hintText(lucie, second, hint)).toBe('The 10 of hearts goes home.');
  expect(reasonText(hint)).toBe('A card that goes home never costs anything within a deal.');
});

test('a move is told with what it is for', () => {
  const at = lay(lucie, 'Foundations: C-T D-K H-9 S-K | Deal: 2 | JH QH | KH | TH | KC QC | JC');
  const build = unwrap(resolveMove(lucie, at, unwrap(parseMove('QH-KH'))));
  const [ten, jack] = [card('TH'), card('JH')].map(
    (heart): Move => ({ kind: 'play', card: heart, to: { at: 'foundation', pile: 2 } }),
  ) as [Move, Move];
  const told = (plan: Hint['plan']) =>
    hintText(lucie, at, hintWith({ move: build, line: plan.flat(), plan }));
  expect(told([[build, ten, jack]])).toBe(
    'Queen of hearts on the king of hearts: uncovers the jack of hearts, which goes home.',
  );
  const between = unwrap(resolveMove(lucie, at, unwrap(parseMove('JC-QC'))));
  expect(told([[build, between, ten, jack]])).toBe(
    'Queen of hearts on the king of hearts: uncovers the jack of hearts, which goes home later.',
  );
  // The ten goes home without it.
  expect(told([[build, ten]])).toBe('Queen of hearts on the king of hearts.');
  expect(told([[build]])).toBe('Queen of hearts on the king of hearts.');
  const deep = lay(lucie, 'Foundations: C-9 D-K H-9 S-K | Deal: 2 | JH JC QH | KH | KC TC QC | TH');
  const on = unwrap(resolveMove(lucie, deep, unwrap(parseMove('QH-KH'))));
  const aside = unwrap(resolveMove(lucie, play(lucie, deep, on), unwrap(parseMove('JC-QC'))));
  const plan = [[on, ten, aside, jack]];
  expect(hintText(lucie, deep, hintWith({ move: on, line: plan.flat(), plan }))).toBe(
    'Queen of hearts on the king of hearts: helps the jack of hearts home.',
  );
});

test('a move that empties a fan is told with the stock that fills it', () => {
  const { rules } = presetOf('intelligence')!;
  const text =
    'Foundations: C-K D-K H-K S-0 C-K D-K H-K S-K | Stock: 3S 7S 8S AS QS KS | 5S 4S TS | 2S JS 6S | 9S';
  const at = lay(rules, text);
  expect(hintText(rules, at, findHint(rules, at, null))).toBe(
    '9 of spades on the 10 of spades: the stock fills the emptied fan.',
  );
  const dealt = lay(rules, text.replace('Stock: 3S 7S 8S AS QS KS | 5S', 'Stock: | 3S 7S 8S AS QS KS | 5S'));
  expect(findHint(rules, dealt, null).reason?.why).not.toBe('stock-fills');
});

test('a redeal is looked for beside the fans', () => {
  const hint = hintWith({ move: redeal, line: [], plan: [], reason: { why: 'redeal' } });
  expect(hintText(lucie, second, hint, true)).toBe('Look at the redeal, not at the fans.');
  expect(hintText(lucie, second, hint)).toBe('Redeal the 4 cards that are left.');
  expect(reasonText(hint)).toBe('No more cards can come home in this deal.');
  expect(reasonText({ ...hint, most: false })).toBe('Redealing now is best.');
});

test('a merci is told as what it does', () => {
  const toHome = { ...merci, kind: 'play', to: { at: 'foundation', pile: 2 } } as const;
  const hint = hintWith({
    move: merci,
    line: [merci, toHome],
    plan: [[merci, toHome]],
    reason: drawn(toHome),
  });
  const told = (parts: Partial<Hint>) => hintText(draw, last, { ...hint, ...parts });
  expect(hintText(draw, last, hint, true)).toBe('Look at the 10 of hearts.');
  expect(told({})).toBe('Draw the 10 of hearts: then it goes home.');
  expect(told({ move: { ...merci, to: { at: 'foundation', pile: 2 } } })).toBe(
    'Draw the 10 of hearts, and send it home.',
  );
  expect(told({ move: { ...merci, to: { at: 'fan', fan: 1 } }, plan: [] })).toBe(
    'Draw the 10 of hearts, and put it on the jack of hearts.',
  );
  expect(told({ move: { ...merci, to: { at: 'fan', fan: 2 } } })).toBe(
    'Draw the 10 of hearts to a new fan: then it goes home.',
  );
  expect(reasonText(hint)).toBe('');
});

test('a free build names its theorem', () => {
  expect(reasonSaid({ why: 'free', theorem: 'single', onto: card('QH') })).toMatch(
    /^The build is free: .*\.$/,
  );
});

test('where nothing is left to advise it says what is known', () => {
  const none = (parts: Partial<Hint>, rules = lucie, at = second) =>
    hintText(rules, at, hintWith({ move: null, line: [], plan: [], ...parts }));
  expect(none({})).toBe('No more cards can come home in this deal.');
  expect(none({ most: false })).toBe('The search found no way to bring more cards home.');
  expect(none({ ending: 'won' })).toBe('All the cards are home.');
  const lost = { ending: 'over', chance: exactly(0), proved: true } as const;
  expect(none(lost)).toBe('This game cannot be won any more. No move brings another card home.');
  expect(none(lost, draw, last)).toBe(
    'This game cannot be won any more, not even with the draw. No move brings another card home.',
  );
});

test('a lost game is called lost at once, with the best that is left', () => {
  const hint = hintWith({ ending: 'over', chance: exactly(0), proved: true });
  expect(hintText(lucie, second, hint)).toBe(
    'This game cannot be won any more. For the most cards home: the 10 of hearts goes home.',
  );
  expect(planText(second, hint)).toBe('The plan, which brings 1 card home, the most there can be:');
  expect(planText(second, { ...hint, most: false })).toBe('The plan, which brings 1 card home:');
});

test('a line says what it comes to', () => {
  expect(planText(second, hintWith({}))).toBe('The plan, which brings 1 card home in this deal:');
  expect(planText(second, hintWith({ home: 48 }))).toBe('The plan for the rest of this deal:');
  expect(planText(second, hintWith({ home: 52, ending: 'won' }))).toBe('The plan that wins:');
});

test('cards to hold back are named, and why', () => {
  expect(heldBackText([card('TH'), card('JH')])).toBe(
    'Before the redeal do not play the 10 of hearts and the jack of hearts home. More cards make more fans, and the number of cards left decides whether the last fan is a short one.',
  );
});

test('where a redeal has one card over, that is the reason to stop, and is not called proved', () => {
  const hint = hintWith({
    move: redeal,
    line: [],
    plan: [],
    reason: { why: 'redeal' },
    most: false,
    oneOver: true,
  });
  expect(reasonText(hint)).toBe('Dealt in threes, one card is left for a fan of its own.');
  expect(hintTrust(hint)).toBe('Not proved. Where it was tried, to stop with one card over won more games.');
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
  expect(said(around(0.2711, 0.01), around(0.271, 0.01))).toContain('by less than 0.1\u00A0points');
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
    /^Only this deal was searched: .* could not be loaded\.$/,
  );
  const stuck = { ...lucie, redealWhen: 'only-when-stuck' } as const;
  expect(chanceText(stuck, second, { chance: around(0.27, 0.01), proved: false })).toContain(
    'play: at least ',
  );
  expect(chanceText(stuck, second, { chance: exactly(1), proved: true })).not.toContain('at least');
  expect(chanceText({ ...lucie, build: 'any-suit' }, second, unknown)).toMatch(/nobody has worked out/);
  expect(chanceText({ ...draw, merciTo: 'own-new-fan' }, second, unknown)).toMatch(/nobody has worked out/);
  expect(chanceText(draw, last, unknown)).toBe(
    'The search ended before it could tell whether this deal can be won.',
  );
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
    'Best play brings 1 more card home first: its chance to win is 27\u00A0% (26–\u206028\u00A0%).',
  );
});

test('a hint says how sure it is', () => {
  expect(hintTrust(hintWith({ proved: true }))).toBe('Proved.');
  expect(hintTrust(hintWith({}))).toBe('Proved for this deal.');
  expect(hintTrust(hintWith({ most: false }))).toBe('The best move found in a search of 1,234 positions.');
  const chance = around(0.27, 0.01);
  expect(hintTrust(hintWith({ chance }))).toMatch(/^This deal was searched to its end\. .*interval\.$/);
});

test('what a card is worth on the table is told as chances are, and is no more than they are', () => {
  const chances = { kept: around(0.41, 0.01), sent: around(0.048, 0.01) };
  expect(keepText(lucie, [card('KH')], chances, 0)).toBe(
    'Keep the king of hearts on the table: your chance to win is then 41 in\u00A0100, not 4.8 in\u00A0100. Undo goes back to that.',
  );
  const stuck = { ...lucie, redealWhen: 'only-when-stuck' } as const;
  expect(keepText(stuck, [card('KH'), card('9C')], chances, 2)).toBe(
    'Keep the king of hearts and the 9 of clubs on the table: your chance to win is then at least 41 in\u00A0100, not at least 4.8 in\u00A0100. Undo goes back to that, 2 moves ago.',
  );
});
