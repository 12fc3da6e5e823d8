import { expect, test } from 'vitest';
import { PRESETS } from '../../../../src/core/preset.ts';
import { CHOOSER, presetSentence } from '../../../../src/ui/words/en/games.ts';

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
