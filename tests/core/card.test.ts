import { describe, expect, test } from 'vitest';
import { ACE, allCards, cardOf, isRed, KING, makeCard, packOf, rankOf, suitOf } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { unwrap } from '../../src/core/result.ts';

describe('a card', () => {
  test('is a number, pack × 52 + suit × 13 + rank, with suits in the order C D H S', () => {
    expect(['AC', 'KC', 'AD', 'AH', 'AS', 'KS', "AC'", "KS'"].map((text) => unwrap(parseCard(text)))).toEqual(
      [0, 12, 13, 26, 39, 51, 52, 103],
    );
  });

  test('comes back from its text, in one pack and in two', () => {
    for (const card of allCards(2)) {
      expect(unwrap(parseCard(makeCard(card)))).toBe(card);
      expect(cardOf(rankOf(card), suitOf(card), packOf(card))).toBe(card);
    }
    expect(new Set(allCards(2).map(makeCard)).size).toBe(104);
  });

  test('may be written in small letters, and a ten as 10', () => {
    for (const text of ['TH', 'th', '10H', '10h', 'tH']) expect(makeCard(unwrap(parseCard(text)))).toBe('TH');
    expect(makeCard(unwrap(parseCard("10s'")))).toBe("TS'");
  });

  test('has its colour and its ends', () => {
    const red = allCards(1).filter(isRed).map(suitOf);
    expect(new Set(red)).toEqual(new Set([1, 2]));
    expect([rankOf(unwrap(parseCard('AS'))), rankOf(unwrap(parseCard('KD')))]).toEqual([ACE, KING]);
  });

  test.each(['', ' ', '1H', '11H', 'H9', '9', 'H', '9X', '9H ', "9H''", '9♥', '0C', 'QH,'])(
    'is not read from “%s”',
    (text) => {
      expect(parseCard(text)).toEqual({
        ok: false,
        fault: {
          message: `A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “${text.trim()}”.`,
        },
      });
    },
  );
});
