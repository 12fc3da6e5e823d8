import { expect, test } from 'vitest';
import { FONT_CHARACTERS } from '../../src/site/build/subset-fonts.ts';
import { builtFiles, builtText } from './built.ts';

test('every letter and mark that the site writes is in its fonts', () => {
  // Letters, punctuation and signs of western languages; arrows and the like come from the reader's machine.
  const own = /[\u00a0-\u017f\u2010-\u203a\u2212]/gu;
  const missing = new Map<string, string>();
  for (const file of builtFiles.filter((name) => /\.(?:html|js)$/.test(name)))
    for (const [letter] of builtText(file).matchAll(own))
      if (!FONT_CHARACTERS.includes(letter)) missing.set(letter, file);
  expect([...missing]).toEqual([]);
});
