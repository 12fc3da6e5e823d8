import { expect, test } from 'vitest';
import { PRESETS, presetOf } from '../../../../src/core/preset.ts';
import { CHOOSER, presetSentence, tellingSentences } from '../../../../src/ui/words/en/games.ts';

test('the odds of a game are said in one line, which can be broken after the comma alone', () => {
  const plain = (text: string) => text.replaceAll('\u00a0', '_');
  expect(plain(CHOOSER.odds('hard', '22.9 %', false))).toBe('hard, 22.9_%_won');
  expect(plain(CHOOSER.odds('very hard', '73 %', true))).toBe('very_hard, at_least_73_%_won');
});

test('every game has a sentence of its own', () => {
  const sentences = PRESETS.map(presetSentence);
  expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([]);
  expect(new Set(sentences).size).toBe(PRESETS.length);
});

test('the sentence of a game says what goes on what where that differs', () => {
  expect(presetSentence(presetOf('shamrocks')!)).toBe(
    'No fan is built beyond three cards. Cards are built on any suit, one rank higher or lower.',
  );
  expect(presetSentence(presetOf('the-fan')!)).toBe('An emptied fan may be filled by a king.');
});

test('what tells a game from La Belle Lucie is said rule by rule, the most telling first', () => {
  const said = (id: string) => tellingSentences(presetOf(id)!);
  expect(said('la-belle-lucie')).toEqual([]);
  expect(said('the-fan')).toEqual(['An emptied fan may be filled by a king.', 'There is no redeal.']);
  expect(said('shamrocks')).toEqual([
    'No fan is built beyond three cards.',
    'The top card of a fan may be built on a card of any suit, one rank higher or lower.',
    'There is no redeal.',
    'Before play, every king goes to the bottom of its fan.',
  ]);
});
