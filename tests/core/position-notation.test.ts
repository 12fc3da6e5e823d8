import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deal } from '../../src/core/deal/deal.ts';
import { legalMoves, play } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { makeBoardText, makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { makeFault, unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';
import { triesOf } from '../sizes.ts';
import { anyChoices, anyRules, anySeed } from './arbitrary.ts';
import { at, rulesWith } from './notation.ts';
import { BY_TURNS } from './refused-moves.ts';

const lucie = rulesWith();
const FANS = 'JC QC KC | JD QD KD';

/** The position after some moves of this deal, mercis and stock included, chosen by numbers. */
function playOn(rules: Rules, seed: string, choices: readonly number[]): Position {
  let position = deal(rules, seed);
  for (const choice of choices) {
    const moves = legalMoves(rules, position).filter((move) => move.kind !== 'redeal');
    const move = moves[choice % moves.length];
    if (move !== undefined) position = play(rules, position, move);
  }
  return position;
}

/** A suit apart on each foundation, then mixed: the jacks' and queens' piles have changed. */
const HOME = [
  'AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QD',
  'AD 2D 3D 4D 5D 6D 7D 8D 9D TD JD',
  'AH 2H 3H 4H 5H 6H 7H 8H 9H TH JH QH',
  'AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS',
];

describe('a position', () => {
  test('comes back from one line and from board text, whatever the rules and the moves before', {
    tags: 'sized',
  }, () => {
    fc.assert(
      fc.property(anyRules, anySeed, anyChoices(30), (rules, seed, choices) => {
        const position = playOn(rules, seed, choices);
        const text = makePosition(rules, position);
        for (const written of [text, makeBoardText(rules, position)]) {
          const read = unwrap(parsePosition(rules, written));
          expect(makePosition(rules, read)).toBe(text);
          // Foundations do not say which of two packs a card is of, so twins may come back in each other's place.
          if (rules.packs === 1) expect(read).toEqual(position);
        }
      }),
      { numRuns: triesOf('RUNS', 150, 400) },
    );
  });

  test.each([
    ['sections in one line', {}, `Foundations: C-T D-T H-K S-K | Deal: 2 | ${FANS}`],
    ['emptied fans', {}, `Foundations: C-T D-T H-K S-K | - | JC QC KC | - | JD QD KD | -`],
    ['a merci taken', { merci: 1 }, `Foundations: C-T D-T H-K S-K | Deal: 3 | Merci: 1 | ${FANS}`],
    ['cells', { cells: 3 }, 'Foundations: C-T D-T H-K S-K | Cells: - JC - | QC KC | JD QD KD'],
    ['cards moved', { singleMove: true }, 'Foundations: C-T D-T H-K S-K | Moved: QC | JC | KC QC | JD QD KD'],
    [
      'a stock that fills fans',
      { stock: 28, emptyFan: 'stock' },
      'Foundations: C-T D-T H-K S-K | Stock: KC JD | JC QC | QD KD',
    ],
    [
      'a stock and wastes',
      { stock: 28, wastes: 3 },
      'Foundations: C-T D-T H-K S-K | Stock: KC JD | Wastes: JC, -, QC | QD KD',
    ],
    [
      'foundations of any suit',
      { foundationSuit: 'any-suit' },
      `Foundations: ${HOME.join(', ')} | KC | QC | KH | KS KD`,
    ],
    [
      'foundations of colours by turns',
      { foundationSuit: 'other-colour' },
      `Foundations: ${BY_TURNS} | KC JC QC | KS JS QD | KD QS | KH QH`,
    ],
    [
      'foundations down from the king',
      { packs: 2, foundations: 'up-and-down' },
      "Foundations: C-K D-K H-K S-J C-A D-A H-A S-Q | QS KS | AS 2S 3S 4S 5S 6S | TS' JS' 9S 8S 7S",
    ],
    [
      'two suits down from the king',
      { foundations: 'black-up' },
      'Foundations: C-Q D-3 H-A S-K | KC | 2D AD',
    ],
    [
      'two suits down, none begun',
      { foundations: 'red-up' },
      'Foundations: C-0 D-K H-K S-A | AC 2C 3C 4C 5C 6C 7C | 8C 9C TC JC QC KC',
    ],
  ] as const)('with %s is written as it is read', (_, changes, text) => {
    const rules = rulesWith(changes as Partial<Rules>);
    expect(makePosition(rules, at(rules, text))).toBe(text);
  });

  test('leaves out what says nothing', () => {
    expect(at(lucie, `Foundations: C-10 D-t H-k S-K | Cells: | Deal: 1 | Merci: 0 | ${FANS}`)).toEqual(
      at(lucie, `Foundations: C-T D-T H-K S-K | ${FANS}`),
    );
    const unordered = at(lucie, `${FANS} | Foundations: H-K S-K D-T C-T`);
    expect(unordered).toEqual(at(lucie, `Foundations: C-T D-T H-K S-K | ${FANS}`));
  });

  test('is read from board text as other programs write it', () => {
    const board = [
      '# a comment',
      'Foundations: H-K C-10 D-T S-K ',
      'Freecells:  -  QC',
      '',
      ': jc 10d\r',
      '  # another',
      ': KC',
      '-',
      'JD QD KD',
    ];
    const rules = rulesWith({ cells: 2 });
    const line = 'Foundations: C-T D-9 H-K S-K | Cells: - QC | JC TD | KC | - | JD QD KD';
    expect(at(rules, board.join('\n').replace('D-T', 'D-9'))).toEqual(at(rules, line));
  });

  test('says nothing of cells and wastes that are free', () => {
    const rules = rulesWith({ cells: 2, stock: 28, wastes: 3 });
    const text = `Foundations: C-T D-T H-K S-K | ${FANS}`;
    expect(makePosition(rules, at(rules, text))).toBe(text);
  });

  test('has an emptied fan where nothing stands between two bars, but not at an empty line of board text', () => {
    const emptied = at(lucie, 'Foundations: C-T D-T H-K S-K | JC QC KC | - | JD QD KD');
    expect(at(lucie, 'Foundations: C-T D-T H-K S-K | JC QC KC || JD QD KD')).toEqual(emptied);
    expect(at(lucie, 'Foundations: C-T D-T H-K S-K | JC QC KC |  | JD QD KD\n\n')).toEqual(emptied);
    expect(at(lucie, 'Foundations: C-T D-T H-K S-K\nJC QC KC\n\nJD QD KD').fans).toHaveLength(2);
  });

  test('takes the second of two equal cards for the one of the second pack', () => {
    const rules = rulesWith({ packs: 2 });
    const home = 'Foundations: C-K D-K H-K S-J C-K D-K H-K S-J';
    const marked = at(rules, `${home} | QS KS | QS' KS'`);
    expect(at(rules, `${home} | QS KS | QS KS`)).toEqual(marked);
    expect(makePosition(rules, at(rules, `${home} | KS QS' | QS KS`))).toBe(`${home} | KS QS' | QS KS'`);
    const bristolLike = rulesWith({ packs: 2, cells: 4, stock: 28, wastes: 3 });
    const ten = home.replaceAll('S-J', 'S-T');
    expect(
      makePosition(
        bristolLike,
        at(bristolLike, `${ten} | Cells: - JS QS' - | Stock: KS KS | Wastes: JS, -, - | QS`),
      ),
    ).toBe(`${ten} | Cells: - JS' QS' - | Stock: KS KS' | Wastes: JS, -, - | QS`);
  });
});

const LINE = 'Foundations: C-T D-T H-K S-K |';

describe('a bad position is refused in exact words:', () => {
  const faults: readonly (readonly [string, Partial<Rules>, string, string])[] = [
    [
      'no text',
      {},
      '',
      'Expected the 52 cards once each, found 0: AC, 2C, 3C, 4C, 5C and 47 more are missing.',
    ],
    ['51 cards', {}, `${LINE} JC KC | JD QD KD`, 'Expected the 52 cards once each, found 51: QC is missing.'],
    [
      '50 cards',
      {},
      `${LINE} JC KC | JD KD`,
      'Expected the 52 cards once each, found 50: QC, QD are missing.',
    ],
    ['53 cards', {}, `${LINE} ${FANS} QC`, 'Expected the 52 cards once each, found 53: the QC stands twice.'],
    [
      'a doubled card',
      {},
      `${LINE} JC QC QC | JD QD KD`,
      'Expected the 52 cards once each, found 52: the QC stands twice; KC is missing.',
    ],
    [
      'a card three times',
      {},
      `${LINE} JC QC QC QC | JD QD KD`,
      'Expected the 52 cards once each, found 53: the QC stands 3 times; KC is missing.',
    ],
    [
      'two doubled cards',
      {},
      `${LINE} JC QC QC | JD JD QD`,
      'Expected the 52 cards once each, found 52: QC, JD stand more than once; KC, KD are missing.',
    ],
    [
      'a card that is home as well',
      {},
      `${LINE} TC JC QC KC | JD QD KD`,
      'Expected the 52 cards once each, found 53: the TC stands twice.',
    ],
    [
      'a card of a second pack',
      {},
      `${LINE} JC QC KC' | JD QD KD`,
      "Expected the 52 cards once each, found 52: the KC' is of a second pack; KC is missing.",
    ],
    [
      'one pack where two are played with',
      { packs: 2 },
      `Foundations: C-K D-K H-K S-K`,
      "Expected the 104 cards once each, found 52: AC', 2C', 3C', 4C', 5C' and 47 more are missing.",
    ],
    [
      'an unknown card',
      {},
      `${LINE} JC 1C KC | JD QD KD`,
      'line 1: Fan 1: A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “1C”.',
    ],
    [
      'an unknown card in board text',
      {},
      'Foundations: C-T D-T H-K S-K\n\nJC QC KC\nJD Q♦ KD\n',
      'line 4: Fan 2: A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “Q♦”.',
    ],
    [
      'an unknown foundation',
      {},
      `Foundations: C-T X-3 | ${FANS}`,
      'line 1: Foundations: Expected suit, dash and the highest rank, like H-7 or C-0; found “X-3”.',
    ],
    [
      'a field that stands twice',
      {},
      `${LINE} Deal: 2 | Deal: 3 | ${FANS}`,
      'line 1: The field Deal stands twice.',
    ],
    [
      'a field under both of its names',
      { cells: 2 },
      'Foundations: C-T D-T H-K S-K\nCells: QC -\nJC KC\nFreecells: - -\nJD QD KD\n',
      'line 4: The field Freecells stands twice.',
    ],
    [
      'more fans than any deal has',
      {},
      `${LINE} ${'- | '.repeat(256)}${FANS}`,
      'Expected at most 18 fans, found 258.',
    ],
    [
      'a card that moved twice where it may once',
      { singleMove: true },
      `${LINE} Moved: QC QC | KC QC JC | JD QD KD`,
      'The moved QC stands twice, or where no move puts it.',
    ],
    [
      'a card that no move can have brought there',
      { singleMove: true },
      `${LINE} Moved: QC | JC QC KC | JD QD KD`,
      'The moved QC stands twice, or where no move puts it.',
    ],
    [
      'a moved card at the bottom of a fan, where none is filled',
      { singleMove: true },
      `${LINE} Moved: JC | JC QC KC | JD QD KD`,
      'The moved JC stands twice, or where no move puts it.',
    ],
    [
      'a moved card of another game',
      { singleMove: true },
      `${LINE} Moved: JC' | JC QC KC | JD QD KD`,
      "The moved JC' stands twice, or where no move puts it.",
    ],
    [
      'a foundation named twice',
      {},
      `Foundations: C-T C-T | ${FANS}`,
      'line 1: Foundations: “C-T” names a foundation that was named before.',
    ],
    [
      'a mixed foundation out of order',
      { foundationSuit: 'any-suit' },
      `Foundations: ${HOME.join(', ').replace('AC 2C', '2C AC')} | KC QC | KH | KS KD`,
      'Foundation 1 holds the 2C where another card belongs.',
    ],
    [
      'a foundation on which red follows red',
      { foundationSuit: 'other-colour' },
      `Foundations: ${BY_TURNS.replace('AC 2D', 'AC 2C').replace('AD 2C', 'AD 2D')} | KC JC QC | KS JS QD | KD QS | KH QH`,
      'Foundation 1 holds the 2C where another card belongs.',
    ],
    [
      'a red ace where a black one belongs',
      { foundationSuit: 'other-colour' },
      `Foundations: ${BY_TURNS.replace('AC', 'AX').replace('AD', 'AC').replace('AX', 'AD')} | KC JC QC | KS JS QD | KD QS | KH QH`,
      'Foundation 1 holds the AD where another card belongs.',
    ],
    [
      'too few mixed foundations',
      { foundationSuit: 'any-suit' },
      `Foundations: ${HOME.slice(0, 3).join(', ')} | ${HOME[3]} | KC QC | KH | KS KD`,
      'Expected 4 foundations, found 3.',
    ],
    [
      'too many cells',
      { cells: 1 },
      'Foundations: C-T D-T H-K S-K | Cells: JC QC | KC | JD QD KD',
      'Expected 1 reserve cells, found 2.',
    ],
    [
      'a cell that is no card',
      { cells: 1 },
      `Cells: no | ${FANS}`,
      'line 1: Cells: A card is a rank (A 2–9 T J Q K) and then a suit (C D H S), like QH; found “no”.',
    ],
    [
      'too few wastes',
      { wastes: 3 },
      'Foundations: C-T D-T H-K S-K | Wastes: JC, QC | KC | JD QD KD',
      'Expected 3 waste piles, found 2.',
    ],
    [
      'a stock without wastes',
      {},
      'Foundations: C-T D-T H-K S-K | Stock: JC QC | KC | JD QD KD',
      'Expected no stock where no waste pile takes it, found 2 cards.',
    ],
    [
      'an emptied fan beside a stock that fills it',
      { stock: 28, emptyFan: 'stock' },
      'Foundations: C-T D-T H-K S-K | Stock: JC QC | KC | - | JD QD KD',
      'Expected no emptied fan while the stock fills it, found 2 cards in the stock.',
    ],
    [
      'a deal too many',
      {},
      `Foundations: C-T D-T H-K S-K | Deal: 4 | ${FANS}`,
      'Expected deal 1 to 3, found deal 4.',
    ],
    [
      'no deal yet',
      {},
      `Foundations: C-T D-T H-K S-K | Deal: 0 | ${FANS}`,
      'Expected deal 1 to 3, found deal 0.',
    ],
    [
      'a deal that is no number',
      {},
      `Foundations: C-T D-T H-K S-K | Deal: two | ${FANS}`,
      'line 1: Deal: Expected a number, found “two”.',
    ],
    [
      'a merci too many',
      { merci: 1 },
      `Foundations: C-T D-T H-K S-K | Merci: 2 | ${FANS}`,
      'Expected at most 1 mercis taken, found 2.',
    ],
    ['a text too long', {}, 'JC '.repeat(2000), 'A position has at most 4000 letters; found 6000.'],
  ];

  test.each(faults)('%s', (_, changes, text, says) => {
    const read = parsePosition(rulesWith(changes), text);
    expect(read.ok ? 'read' : makeFault(read.fault)).toBe(says);
  });
});
