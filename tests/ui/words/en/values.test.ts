import { expect, test } from 'vitest';
import { newGame } from '../../../../src/core/deal/new-game.ts';
import { legalMoves } from '../../../../src/core/moves.ts';
import { presetOf } from '../../../../src/core/preset.ts';
import type { MoveValue } from '../../../../src/solver/move-values.ts';
import type { CoachWarning } from '../../../../src/ui/moves/coach.ts';
import { bellText, warningText } from '../../../../src/ui/words/en/moves/coach.ts';
import {
  cardsShort,
  chanceShort,
  valueSaid,
  valuesSummary,
  valuesWork,
} from '../../../../src/ui/words/en/moves/values.ts';

const lucie = presetOf('la-belle-lucie')!.rules;
const trefoil = { ...lucie, redealWhen: 'only-when-stuck' } as const;
const start = newGame(lucie, 'rose').start;
const [first, second] = legalMoves(lucie, start);
const value = (part: Partial<MoveValue>): MoveValue => ({
  move: first!,
  home: 34,
  most: true,
  chance: { chance: 0.27, low: 0.26, high: 0.28 },
  proved: false,
  highest: null,
  ...part,
});
const sure = (chance: number) => ({ chance: { chance, low: chance, high: chance }, proved: true });
const plain = (text: string) => text.replace(/[\u00A0\u2060]/g, (sign) => (sign === '\u00A0' ? ' ' : ''));

test('a row says the move, the cards and the chance; what is not exact is at least so much', () => {
  const said = (rules: typeof lucie, part: Partial<MoveValue>) =>
    plain(valueSaid(rules, start, first!, value(part)));
  expect(said(lucie, {})).toMatch(/^[A-Z1-9].*: 34 cards home, chance 27 % \(26–28 %\)$/);
  expect(said(trefoil, {})).toMatch(/: 34 cards home, chance at least 27 % \(26–28 %\)$/);
  expect(said(lucie, { home: 52, ...sure(1) })).toMatch(/: 52 cards home, the game can be won$/);
  expect(said(lucie, sure(0))).toMatch(/: 34 cards home, the game cannot be won$/);
  expect(said(lucie, { most: false, chance: null })).toMatch(/: at least 34 cards home$/);
  expect(said(lucie, { home: 1, chance: null })).toMatch(/: 1 card home$/);
  expect(valueSaid(lucie, start, second!, null)).toMatch(/: not worked out yet$/);
});

test('figures in a row', () => {
  expect([value({}), value({ most: false })].map(cardsShort)).toEqual(['34', '34+']);
  const chances = [{}, sure(1), sure(0), { chance: null }].map((part) =>
    plain(chanceShort(lucie, value(part))),
  );
  expect(chances).toEqual(['27 %', 'wins', 'lost', '']);
  expect(plain(chanceShort(trefoil, value({})))).toBe('27 %+');
});

test('what all moves come to', () => {
  const [best, less, open] = [
    value({ chance: null }),
    value({ home: 30, chance: null }),
    value({ most: false, chance: null }),
  ];
  expect(valuesSummary(lucie, [], [])).toBe('No move is left.');
  expect(valuesSummary(lucie, [best], [best])).toBe('One move: 34 cards home.');
  expect(valuesSummary(lucie, [best, best], [best, best])).toBe(
    'All 2 moves are worth the same: 34 cards home.',
  );
  expect(valuesSummary(lucie, [best, less], [best])).toBe('One move is best: 34 cards home.');
  expect(valuesSummary(lucie, [best, best, less], [best, best])).toBe(
    '2 of 3 moves are best: 34 cards home.',
  );
  // Nothing is called the best where more was not ruled out.
  expect(valuesSummary(lucie, [best, open], [best])).toBe('The best found, 1 of 2 moves: 34 cards home.');
  expect(valuesWork(3, 12)).toBe('12 moves. What each is worth: 3 of 12 worked out …');
});

test('the bell and the warning', () => {
  expect(bellText({ moves: 1, home: 34, wins: false })).toBe('One move keeps all 34. Find it.');
  expect(bellText({ moves: 2, home: 52, wins: true })).toBe('One card keeps the win. Find it.');
  const warning = (part: Partial<CoachWarning>) =>
    plain(warningText({ cards: 5, lost: [29], before: null, after: null, losesGame: false, ...part }));
  const again = 'Play it again to play it anyway.';
  expect(warning({})).toBe(`That costs 5 cards: the 4 of hearts could not come home. ${again}`);
  expect(warning({ cards: 1, lost: [] })).toBe(`That costs 1 card. ${again}`);
  expect(warning({ losesGame: true, lost: [] })).toBe(`That loses the game. ${again}`);
  const [before, after] = [value({}).chance, { chance: 0.21, low: 0.2, high: 0.22 }];
  expect(warning({ cards: 0, lost: [], before, after })).toBe(
    `That lowers the chance to win from 27 % to 21 % (20–22 %). ${again}`,
  );
  expect(() => warning({ cards: 0, lost: [] })).toThrow('costs nothing');
});
