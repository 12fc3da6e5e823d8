import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeRules, ruleSentence } from '../../src/core/describe.ts';
import { fullRules } from '../../src/core/full-rules.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { checkRules, RULE_CHOICES } from '../../src/core/rule-choices.ts';
import type { Rules } from '../../src/core/rules.ts';
import { anyRules } from './arbitrary.ts';

const textOf = (rules: Rules): string =>
  fullRules(rules)
    .map(({ name, sentences }) => `${name}. ${sentences.join(' ')}`)
    .join('\n');
const sensible = anyRules.filter((rules) => checkRules(rules).ok);

test('the complete rules of La Belle Lucie', () => {
  expect(textOf(presetOf('la-belle-lucie')!.rules)).toBe(
    [
      'Object. Bring all 52 cards home: to the foundations.',
      'Deal. Deal all 52 cards of one pack face up: 17 fans of three and one single card.',
      'Moves. Only the top card of a fan can move, one card at a time: to a foundation, or on the top card of a fan. The top card of a fan may be built on a card of the same suit, one rank higher. The 9 of spades goes on the 10 of spades, for example.',
      'Foundations. The four foundations go up from ace to king. One suit per foundation. A card that is home stays there.',
      'Empty fans. An emptied fan is never filled.',
      'Redeal. A redeal may be taken at any time. Gather all cards that are not home, shuffle them, and deal them face up in fans of three; the last fan may have one or two cards. What is home stays home. You may do this twice in a game.',
      'End. The game is won when all 52 cards are home. It is over when no card can move and no redeal is left: the cards at home are your score.',
    ].join('\n'),
  );
});

test('a game of fans of four says so of the deal and of the redeal, and that a fan is empty', () => {
  const text = textOf({ ...presetOf('the-fan')!.rules, fanSize: 4, spaces: 1, redeals: 1 });
  expect(text).toContain(': 13 fans of four. Fans are dealt in fours. One more fan is empty at the start.\n');
  expect(text).toContain('deal them face up in fans of four; the last fan may have one, two or three cards.');
});

test('a stock that fills emptied fans: how it is dealt, when it ends, and what a redeal makes of it', () => {
  const { rules } = presetOf('house-in-the-woods')!;
  const text = textOf({ ...rules, stock: 50, emptyFan: 'stock', redeals: 2 });
  for (const sentence of [
    'Deal 54 of the 104 cards of two packs face up: 18 fans of three.',
    'Empty fans. The stock fills an emptied fan at once with three cards, while it lasts.',
    'Stock. The other 50 cards are the stock. An ace that is dealt goes home at once, and the next card of the stock takes its place. When it is used up, an emptied fan stays empty.',
    'Gather all cards that are not home, those of the stock too, shuffle them, and deal as before; with fewer cards there are fewer fans, and no stock.',
    'It is over when no card can move and no redeal is left',
  ])
    expect(text).toContain(sentence);
});

test('a card leaves a cell for an emptied fan where the rules let it fill one', () => {
  const { rules } = presetOf('free-fan')!;
  const cellsOf = (changes: Partial<Rules>): string =>
    textOf({ ...rules, ...changes }).match(/^Cells\. .*$/m)?.[0] ?? '';
  expect(cellsOf({})).toMatch(/or on the top card of a fan, and a king to an emptied fan\.$/);
  expect(cellsOf({ emptyFan: 'closed' })).toMatch(/to a foundation or on the top card of a fan\.$/);
  expect(cellsOf({ emptyFan: 'any-card' })).toMatch(/on the top card of a fan, or to an emptied fan\.$/);
});

test('no sentence about a rule is missing, under any rules that make sense; the redeals have more than one', () => {
  fc.assert(
    fc.property(sensible, (rules) => {
      const text = textOf(rules);
      const redeals = rules.redeals > 0 ? ruleSentence(rules, 'redeals') : null;
      expect(describeRules(rules).filter((one) => one !== redeals && !text.includes(one))).toEqual([]);
    }),
  );
});

test('a rule that is changed alone changes the complete rules', () => {
  const { rules: lucie } = presetOf('la-belle-lucie')!;
  for (const field of Object.keys(RULE_CHOICES) as (keyof Rules)[]) {
    for (const value of RULE_CHOICES[field]) {
      const base: Rules = field.startsWith('merci') ? { ...lucie, merci: 1 } : lucie;
      const other = { ...base, [field]: value } as Rules;
      if (base[field] === value || !checkRules(other).ok) continue;
      expect([field, value, textOf(other) === textOf(base)]).toEqual([field, value, false]);
    }
  }
});

test('every game has its object, deal, moves, foundations, empty fans, redeal and end, in this order', () => {
  const all = ['Object', 'Deal', 'Moves', 'Foundations', 'Empty fans', 'Redeal', 'End'];
  for (const { rules } of PRESETS) {
    const names = fullRules(rules).map(({ name }) => name);
    expect(names.filter((name) => all.includes(name))).toEqual(all);
  }
});
