import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCards, type Card, makeCard, rankOf } from '../../src/core/card.ts';
import { parseCard } from '../../src/core/card-notation.ts';
import { deal, dealPack } from '../../src/core/deal/deal.ts';
import { dealAgain, redeal } from '../../src/core/deal/redeal.ts';
import { legalPlays, play } from '../../src/core/moves.ts';
import { cardsLeft, home, type Position } from '../../src/core/position.ts';
import { checkPosition } from '../../src/core/position-check.ts';
import { makePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { fanCount, type Rules } from '../../src/core/rules.ts';
import { anyChoices, anyRules, anySeed } from './arbitrary.ts';
import { at, rulesWith } from './notation.ts';

const lucie = rulesWith();
const trefoil = presetOf('trefoil')!.rules;

const sizes = (position: Position): number[] => position.fans.map((fan) => fan.length);

/** The position after some plays, chosen by numbers; it stops where no play is left. */
function playOn(rules: Rules, start: Position, choices: readonly number[]): Position {
  let position = start;
  for (const choice of choices) {
    const moves = legalPlays(rules, position);
    const move = moves[choice % moves.length];
    if (move === undefined) break;
    position = play(rules, position, move);
  }
  return position;
}

describe('a deal', () => {
  // All five seed texts: seventeen fans of three and one card; Trefoil sixteen of three after the aces.
  test('is 17 threes and one card, in Trefoil 16 threes beside the aces, in two packs 34 threes and two', () => {
    expect(sizes(deal(lucie, 'x'))).toEqual([...Array(17).fill(3), 1]);
    expect(sizes(deal(trefoil, 'x'))).toEqual(Array(16).fill(3));
    expect(deal(trefoil, 'x').foundations.map((pile) => pile.map(rankOf))).toEqual([[0], [0], [0], [0]]);
    expect(sizes(deal(rulesWith({ packs: 2 }), 'x'))).toEqual([...Array(34).fill(3), 2]);
  });

  // PySolFC: Alexander the Great has twelve fans of four, and Quads + besides them one that is empty.
  test('in fours is 13 fans, 12 beside the aces, 26 of two packs, and as many empty ones as the rules say', () => {
    expect(sizes(deal(rulesWith({ fanSize: 4 }), 'x'))).toEqual(Array(13).fill(4));
    expect(sizes(deal(rulesWith({ fanSize: 4, packs: 2 }), 'x'))).toEqual(Array(26).fill(4));
    const quads = { fanSize: 4, acesOut: true, emptyFan: 'any-card' } as const;
    expect(sizes(deal(rulesWith(quads), 'x'))).toEqual(Array(12).fill(4));
    expect(sizes(deal(rulesWith({ ...quads, spaces: 1 }), 'x'))).toEqual([...Array(12).fill(4), 0]);
    expect(sizes(deal(rulesWith({ ...quads, spaces: 1 }), 'pysolfc:24'))).toEqual([...Array(12).fill(4), 0]);
    expect(dealPack(rulesWith({ fanSize: 4 }), allCards(1)).fans[1]).toEqual([4, 5, 6, 7]);
    expect(fanCount(rulesWith({ fanSize: 4 }))).toBe(13);
  });

  // Bristol: eight fans of three, three wastes of one, 25 in the stock; the stock's last card comes next.
  test('with a stock lays the first card of it on each waste', () => {
    const bristol = rulesWith({ stock: 28, wastes: 3 });
    const position = dealPack(bristol, allCards(1));
    expect(sizes(position)).toEqual(Array(8).fill(3));
    expect(position.wastes).toEqual([[24], [25], [26]]);
    expect(position.stock).toHaveLength(25);
    expect(position.stock.at(-1)).toBe(27);
    const nine = Array.from({ length: 9 }, () => ({ kind: 'stock' }) as const);
    const last = nine.reduce((before, move) => play(bristol, before, move), position);
    // 25 = 8 × 3 + 1: the one card of the last deal goes on the first waste.
    expect(last.wastes.map((waste) => waste.length)).toEqual([10, 9, 9]);
  });

  // Intelligence: 18 fans of three; an ace goes home as it comes up, and the next card is dealt for it.
  test('with a stock that fills fans sends home the aces that come up', () => {
    const rules = rulesWith({ packs: 2, stock: 50, emptyFan: 'stock' });
    const position = dealPack(rules, allCards(2));
    expect(sizes(position)).toEqual(Array(18).fill(3));
    expect(position.foundations.map((pile) => pile.map(makeCard).join())).toEqual([
      'AC',
      'AD',
      'AH',
      'AS',
      "AC'",
      '',
      '',
      '',
    ]);
    expect(position.fans[0]!.map(makeCard)).toEqual(['2C', '3C', '4C']);
    expect(position.fans[17]!.map(makeCard)).toEqual(["5C'", "6C'", "7C'"]);
    expect([position.stock.length, makeCard(position.stock.at(-1)!)]).toEqual([45, "8C'"]);
    // So it is again at a redeal: what eighteen fans do not hold is the stock.
    const again = dealAgain(rules, position, cardsLeft(position).reverse());
    expect(sizes(again)).toEqual(Array(18).fill(3));
    expect([again.deal, again.stock.length, home(again)]).toEqual([2, 42, 8]);
    const few = dealAgain(
      rules,
      position,
      ['2C', "6C'", '3C', "AD'", '4C', '5C'].map((name) => unwrap(parseCard(name))),
    );
    expect(few.fans.map((fan) => fan.map(makeCard).join(' '))).toEqual(["2C 6C' 3C", '4C 5C']);
    expect([few.stock, few.foundations[5]!.length]).toEqual([[], 1]);
  });

  test('deals threes from the pack in its order, the first card to the bottom', () => {
    expect(dealPack(lucie, allCards(1)).fans[0]).toEqual([0, 1, 2]);
    expect(dealPack(lucie, allCards(1)).fans[17]).toEqual([51]);
  });

  test.each([
    ['all', 'KH KC QC', 'KH KC QC'],
    ['all', 'KC QC JC', 'KC QC JC'],
    ['all', 'QC JH KC', 'KC QC JH'],
    ['all', 'QC KH KC', 'KH KC QC'],
    ['own-suit', 'QC JH KC', 'KC QC JH'],
    ['own-suit', 'QH JH KC', 'QH JH KC'],
    ['own-suit', 'QC KC KH', 'KC QC KH'],
    ['under-own-suit', 'QC JH KC', 'KC QC JH'],
    ['under-own-suit', 'JH QC KC', 'JH KC QC'],
    ['under-own-suit', 'QC JC KC', 'KC QC JC'],
    ['under-own-suit', 'QC KH KC', 'KC QC KH'],
    ['under-own-suit', 'QC KC KH', 'KC QC KH'],
    ['under-own-suit', 'KC QH KH', 'KC KH QH'],
    ['under-own-suit', 'QH JH KC', 'QH JH KC'],
    ['none', 'QC JC KC', 'QC JC KC'],
  ] as const)('with kingsDown=%s turns no other cards round: %s', (kingsDown, before, after) => {
    const rules = rulesWith({ kingsDown });
    const cards = before.split(' ').map((card) => unwrap(parseCard(card)));
    const pack = [...cards, ...allCards(1).filter((card) => !cards.includes(card))];
    expect(makePosition(rules, dealPack(rules, pack)).split(' | ')[0]).toBe(after);
  });

  test('is the same for the same seed, for ever', () => {
    expect(makePosition(lucie, deal(lucie, 'lucie'))).toBe(
      '4S 7S TD | TC TS 2H | 7C 6S 2C | AC 9H JD | 3C 8S KD | 6H 5C AH | QD 3H 5H | 6D 9D QH | 8D 4H KC | QC KS 8C | 3S KH JS | QS 3D 5D | 5S 4D AS | 4C AD 2D | 9C 9S JH | 7D 7H JC | 6C 2S TH | 8H',
    );
    expect(makePosition(trefoil, deal(trefoil, 'lucie'))).toBe(
      'Foundations: C-A D-A H-A S-A | 4S 7S TD | TC TS 2H | 7C 6S 2C | 9H JD 3C | 8S KD 6H | 5C QD 3H | 5H 6D 9D | QH 8D 4H | KC QC KS | 8C 3S KH | JS QS 3D | 5D 5S 4D | 4C 2D 9C | 9S JH 7D | 7H JC 6C | 2S TH 8H',
    );
    expect(makePosition(lucie, deal(lucie, ''))).toBe(
      '4D AC 7C | QC 7D AS | 4H 9H 4C | 6C 3H KH | 3S AH TC | 6S AD 2H | 9C 8H KD | TH 9S JH | 2D KC QD | 5S QS TS | JC 4S 5D | 3C TD 7S | 2S 8C 2C | JS 3D 6D | QH 8S JD | KS 5C 9D | 8D 5H 6H | 7H',
    );
    expect(makePosition(lucie, deal(lucie, '♥ 1874'))).toBe(
      '9D 3C KC | TD 7S 7H | 7D 2S 3S | 8H 8C JH | JS JD 3H | 4S TH QH | 9S 9H 7C | 5C 9C AH | 6D 5H 5S | AC 6S TC | AD TS KS | 5D 8D 4D | 2D AS 6C | QD KH 3D | 8S KD QS | 2H JC 4H | 6H 2C 4C | QC',
    );
  });

  test('is another one for another seed', () => {
    const texts = Array.from({ length: 2000 }, (_, number) => makePosition(lucie, deal(lucie, `${number}`)));
    expect(new Set(texts).size).toBe(2000);
  });

  test('puts every card everywhere about equally often', () => {
    const count = new Uint32Array(52 * 52);
    const deals = 5200;
    for (let number = 0; number < deals; number++) {
      for (const [place, card] of deal(lucie, `fair ${number}`).fans.flat().entries())
        count[place * 52 + card]!++;
    }
    // 2704 cells of 100 each: chi-squared with 51 × 51 degrees of freedom, four standard deviations wide.
    const chi = count.reduce((sum, seen) => sum + (seen - 100) ** 2 / 100, 0);
    expect(Math.abs(chi - 2601)).toBeLessThan(4 * Math.sqrt(2 * 2601));
  });

  test('is a position that the rules allow, whatever the rules and the seed', () => {
    fc.assert(
      fc.property(anyRules, anySeed, (rules, seed) => {
        const position = deal(rules, seed);
        expect(checkPosition(rules, position)).toEqual({ ok: true, value: position });
        expect(position.deal).toBe(1);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a redeal', () => {
  test.each([
    ['threes', lucie],
    ['fours', rulesWith({ fanSize: 4 })],
    ['fours beside an empty fan', rulesWith({ fanSize: 4, spaces: 1, emptyFan: 'kings' })],
  ])('lays %s and a short last fan, and leaves the foundations as they are', (_, rules) => {
    const { fanSize, spaces } = rules;
    fc.assert(
      fc.property(fc.oneof(anySeed, fc.constant('pysolfc:24')), anyChoices(60), (seed, choices) => {
        const before = playOn(rules, deal(rules, seed), choices);
        const after = redeal(rules, seed, before);
        const left = 52 - home(before);
        const short = left % fanSize === 0 ? [] : [left % fanSize];
        const full = Array(Math.floor(left / fanSize)).fill(fanSize);
        expect(sizes(after)).toEqual([...full, ...short, ...Array(spaces).fill(0)]);
        expect(checkPosition(rules, after).ok).toBe(true);
        expect(after.foundations).toEqual(before.foundations);
        expect(cardsLeft(after)).toEqual(cardsLeft(before));
        expect(after.deal).toBe(2);
      }),
    );
  });

  test('depends on the seed, its number and which cards are left, and not on where they lay', () => {
    const shuffledFans = (position: Position, order: readonly number[]): Position => {
      const cards = position.fans.flat();
      const keyed = cards.map((card, place): [number, Card] => [order[place % order.length] ?? 0, card]);
      return { ...position, fans: [keyed.sort((a, b) => a[0] - b[0]).map(([, card]) => card)] };
    };
    fc.assert(
      fc.property(
        anySeed,
        anyChoices(40),
        fc.array(fc.nat(), { minLength: 52, maxLength: 52 }),
        (seed, choices, order) => {
          const position = playOn(lucie, deal(lucie, seed), choices);
          const once = redeal(lucie, seed, position);
          expect(redeal(lucie, seed, shuffledFans(position, order))).toEqual(once);
          expect(redeal(lucie, `${seed}!`, position).fans).not.toEqual(once.fans);
          expect(redeal(lucie, seed, { ...position, deal: 2 }).fans).not.toEqual(once.fans);
        },
      ),
    );
  });

  test('gathers the cells, the stock and the wastes, and forgets what was moved', () => {
    const rules = rulesWith({ cells: 2, stock: 28, wastes: 3, singleMove: true });
    const before = at(
      rules,
      'Foundations: C-T D-T H-J S-K | Cells: JC - | Stock: QC | Wastes: KC, -, - | Moved: QH | JD QD KD | KH QH',
    );
    const after = redeal(rules, 's', before);
    expect(sizes(after)).toEqual([3, 3, 2]);
    expect({ ...after, fans: [], foundations: [] }).toEqual({
      fans: [],
      foundations: [],
      cells: [null, null],
      stock: [],
      wastes: [[], [], []],
      deal: 2,
      merciUsed: 0,
      moved: [],
    });
  });

  test('slips kings down again where the rules do', () => {
    const rules = rulesWith({ kingsDown: 'all' });
    for (let number = 0; number < 50; number++) {
      const { fans } = redeal(rules, `${number}`, deal(rules, `${number}`));
      for (const fan of fans) {
        const kings = fan.filter((card) => rankOf(card) === 12).length;
        expect(fan.slice(0, kings).every((card) => rankOf(card) === 12)).toBe(true);
      }
    }
  });

  test('is the same for the same seed, for ever', () => {
    const late = at(lucie, 'Foundations: C-T D-T H-T S-T | JC QC KC | JD QD KD | JH QH KH | JS QS KS');
    expect(makePosition(lucie, redeal(lucie, 'lucie', late))).toBe(
      'Foundations: C-T D-T H-T S-T | Deal: 2 | QD KS QS | KH JH KC | JC JD KD | QC QH JS',
    );
    expect(makePosition(lucie, redeal(lucie, 'lucie', redeal(lucie, 'lucie', late)))).toBe(
      'Foundations: C-T D-T H-T S-T | Deal: 3 | KD JD KS | QC JS KC | QH QD KH | JH JC QS',
    );
  });
});
