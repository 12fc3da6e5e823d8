import { expect, test } from 'vitest';
import { claimSaid, countedSaid, GLYPH_NAMES, LEGEND_GLYPHS } from '../../../../src/ui/words/en/study.ts';

test('a claim is a sentence with how sure it is', () => {
  expect(claimSaid('more 5')).toEqual({ said: '5 more cards can come home in this deal.', mark: 'proved' });
  expect(claimSaid('more 1')?.said).toBe('1 more card can come home in this deal.');
  expect(claimSaid('ways 1')?.said).toBe('1 move keeps all that can come home.');
  expect(claimSaid('ways 2')?.said).toBe('2 moves keep all that can come home.');
  expect(countedSaid('left 7')).toBe('7 cards are in play.');
  expect(claimSaid('left 7')).toBeNull();
  expect(countedSaid('moves 1')).toBe('1 move is open.');
  expect(countedSaid('on 2 6H')).toBe('2 cards on the 6H.');
  expect(claimSaid('place 2')).toBeNull();
});

test('every mark of the legend has a name', () => {
  expect(LEGEND_GLYPHS.map((glyph) => GLYPH_NAMES[glyph])).toEqual([
    'good move',
    'worth a look',
    'costs cards or chance',
    'loses the game',
  ]);
});
