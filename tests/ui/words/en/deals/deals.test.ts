import { expect, test } from 'vitest';
import { newGame } from '../../../../../src/core/deal/new-game.ts';
import { gameFromPosition } from '../../../../../src/core/position-game.ts';
import { presetOf } from '../../../../../src/core/preset.ts';
import type { DealFacts } from '../../../../../src/solver/difficulty/deal-facts.ts';
import {
  ceilingText,
  dealName,
  dealSentence,
  effortText,
  mostText,
  noGradeText,
  onlyMovesText,
  triesText,
} from '../../../../../src/ui/words/en/deals/about-deal.ts';
import { soughtNote } from '../../../../../src/ui/words/en/deals/deal-search.ts';
import {
  foundText,
  gradedFoundText,
  gradedTriedText,
  triedText,
} from '../../../../../src/ui/words/en/deals/found-deal.ts';

const { rules } = presetOf('la-belle-lucie')!;
const single = presetOf('no-redeal')!.rules;
const draw = presetOf('three-shuffles-and-a-draw')!.rules;

test('a look for a winnable deal says what is proved and no more', () => {
  expect(soughtNote(single, false)).toBe('The search takes a moment.');
  expect(soughtNote(draw, false)).toBe('Winnable without a redeal or the draw. The search takes a moment.');
  expect(soughtNote(single, true)).toBe('Easy or hard to win. The search takes a moment.');
  expect(soughtNote(rules, true)).toBe(
    'Easy or hard as a first deal. Winnable without a redeal. The search takes a moment.',
  );
  expect(triedText({ tried: 1, unknown: 0 })).toBe('One deal tried, not winnable.');
  expect(triedText({ tried: 12, unknown: 0 })).toBe('12 deals tried, none winnable.');
  expect(triedText({ tried: 12, unknown: 5 })).toBe(
    '12 deals tried, none proved winnable; 5 of them were too hard to tell.',
  );
  expect(triedText({ tried: 3, unknown: 3 })).toBe('3 deals tried, all of them too hard to tell.');
  expect(foundText(single, true)).toBe('This deal can be won: proved. Hints show the way.');
  expect(foundText({ ...single, merci: 1 }, true)).toBe(
    'This deal can be won without the draw: proved. Hints show the way.',
  );
  expect(foundText(rules, false)).toMatch(/^This first deal can be won as it lies: proved\. It is so hard/);
});

test('a look for an easy or hard deal says how hard it is and what it gives', () => {
  expect(gradedTriedText(1)).toBe('1 deal tried, none of them fits.');
  expect(gradedFoundText(rules, { seed: 'a', grade: 2, home: 23 })).toBe(
    'Easy. 23 cards can come home in the first deal: proved.',
  );
  expect(gradedFoundText(rules, { seed: 'a', grade: 5, home: 52 })).toBe(
    'Very hard. It can be won in the first deal: proved.',
  );
  expect(gradedFoundText(single, { seed: 'a', grade: 1, home: 52 })).toBe(
    'Very easy. It can be won: proved.',
  );
});

test('a deal is called by its word or its number', () => {
  const title = 'La Belle Lucie';
  expect(dealName(title, newGame(rules, 'rose'))).toBe('La Belle Lucie, deal “rose”');
  expect(dealName(title, newGame(rules, 'pysolfc:24'))).toBe('La Belle Lucie, deal 24 of PySolFC');
  expect(dealName(title, gameFromPosition(rules, newGame(rules, 'rose').start))).toBe(
    'La Belle Lucie, cards laid out by hand',
  );
});

const players = {
  careless: { reached: 0, share: 0.4 },
  plain: { reached: 1, share: 0.5 },
  careful: { reached: 208, share: 0.9 },
};
const facts: DealFacts = {
  verdict: 'unsolvable',
  home: 34,
  proved: true,
  ceiling: 41,
  effort: { target: 34, tries: 400, players, onlyMoves: 2 },
};

test('what is proved of a deal is said, and nothing else is called proved', () => {
  const open: DealFacts = { ...facts, verdict: 'unknown', proved: false, effort: null };
  const won: DealFacts = { ...facts, verdict: 'solvable', home: 52 };
  expect(mostText(rules, facts)).toBe('34 of 52 cards can come home in the first deal. Proved.');
  expect(mostText(single, facts)).toBe('It cannot be won: at most 34 of 52 cards can come home. Proved.');
  expect(mostText(rules, won)).toBe('It can be won in the first deal. Proved.');
  expect(mostText({ ...single, merci: 1 }, won)).toBe('It can be won without the draw. Proved.');
  expect(mostText(rules, { ...facts, proved: false })).toBe('It cannot be won in the first deal. Proved.');
  expect(mostText(single, open)).not.toContain('Proved');
  expect(dealSentence(rules, facts, 4)).toBe(
    '34 of 52 cards can come home in the first deal. Proved. Difficulty: hard.',
  );
  expect(dealSentence(single, open, null)).toBe(mostText(single, open));
});

test('a deal without a difficulty says why it has none', () => {
  const none: DealFacts = { ...facts, effort: null };
  expect(noGradeText(rules, facts, null)).toContain('Not measured for these rules');
  expect(noGradeText(rules, none, null)).toContain('no card can come home');
  expect(noGradeText(rules, { ...none, proved: false }, null)).toContain('only where a win is proved');
  expect(noGradeText(single, none, null)).toContain('no win to be found');
  expect(noGradeText(single, { ...none, verdict: 'unknown' }, null)).toBe('Not known.');
});

test('what the difficulty was measured from is said in whole tries', () => {
  expect(effortText(facts.effort!, { deals: 1000, limits: [], middle: 10 })).toBe(
    'Three simple players tried it 400 times each. A careless one got there in none of them, one who sends home every card that can go in 1, and a careful one in 208. From this and the moments with only one move comes the difficulty: each of its five steps has a fifth of 1,000 measured deals.',
  );
  expect(effortText(facts.effort!, null)).not.toContain('fifth');
  expect(onlyMovesText(0)).toContain('always as good');
  expect(onlyMovesText(1)).toContain('At one moment of');
  expect(ceilingText(rules, 52)).toBe('The kings stand in no card’s way.');
  expect(ceilingText(rules, 41)).toContain('at most 41 cards');
  expect(triesText(null)).toBe('Searching the deal…');
  expect(triesText({ done: 450, of: 1200, facts: null })).toContain('450 of 1200');
});
