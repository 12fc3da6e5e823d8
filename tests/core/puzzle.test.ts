import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allCards } from '../../src/core/card.ts';
import { makeLostCards, parseLostCards } from '../../src/core/lost-cards.ts';
import { makeMoveEffect, parseMoveEffect } from '../../src/core/move-effect.ts';
import { acceptedMoves, makePuzzles, parsePuzzles } from '../../src/core/puzzle.ts';
import { isMet, makePuzzleGoal, type PuzzleGoal, parsePuzzleGoal } from '../../src/core/puzzle-goal.ts';
import { puzzleMoves, puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { makeFault, unwrap } from '../../src/core/result.ts';
import { at, rulesWith } from './notation.ts';

const anyCard = fc.constantFrom(...allCards(1));
const anyGoal: fc.Arbitrary<PuzzleGoal> = fc.oneof(
  fc.constant({ kind: 'win' } as const),
  fc.record({ kind: fc.constant('home' as const), cards: fc.array(anyCard, { minLength: 1, maxLength: 5 }) }),
  fc.record({ kind: fc.constant('count' as const), cards: fc.integer({ min: 1, max: 52 }) }),
  fc.record({
    kind: fc.constant('free' as const),
    card: anyCard,
    within: fc.option(fc.integer({ min: 1, max: 99 })),
  }),
  fc.record({
    kind: fc.constant('redeal' as const),
    deal: fc.integer({ min: 2, max: 4 }),
    from: fc.array(fc.array(fc.integer({ min: 0, max: 13 }), { minLength: 4, maxLength: 4 }), {
      minLength: 1,
    }),
  }),
);

describe('the goal of a puzzle', () => {
  test('comes back from its text', () => {
    fc.assert(
      fc.property(anyGoal, (goal) => {
        expect(unwrap(parsePuzzleGoal(makePuzzleGoal(goal)))).toEqual(goal);
      }),
    );
  });

  test.each([
    'redeal',
    'redeal 2',
    'redeal 2 from',
    'redeal 2 from 1-2-3',
    'redeal 2 at 1-2-3-4',
    '',
    'home',
    'count',
    'count 0',
    'free',
    'free 5H in',
    'free 5H in 0',
    'free 5H at 3',
    'draw',
  ])('is refused when written “%s”', (text) => {
    expect(parsePuzzleGoal(text)).toMatchObject({
      ok: false,
      fault: { message: expect.stringMatching(/^The goal of a puzzle is written like .*; found “/) },
    });
  });
});

test('the effect of a move comes back from its text', () => {
  const anyEffect = fc.record({
    uncovers: fc.option(anyCard),
    lostCards: fc.uniqueArray(anyCard).map((cards) => cards.toSorted((a, b) => a - b)),
    chancePercent: fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)),
  });
  fc.assert(
    fc.property(anyEffect, (effect) => {
      expect(unwrap(parseMoveEffect(makeMoveEffect(effect)))).toEqual(effect);
    }),
  );
  for (const text of [
    'why',
    'frees',
    'frees 1S',
    'kills',
    'worth 3',
    'kills 4H; frees 5S',
    'frees 5S kills 4H',
  ]) {
    expect(parseMoveEffect(text).ok).toBe(false);
  }
});

test('the redeal is a move of a puzzle only where its goal asks for it, and ends it', () => {
  const rules = rulesWith();
  const position = at(rules, 'Foundations: C-K D-K H-K S-T | Deal: 2 | JS KS QS');
  const goal: PuzzleGoal = { kind: 'redeal', deal: 3, from: [[13, 13, 13, 10]] };
  expect(puzzleMoves(rules, { kind: 'win' }, position)).toEqual([]);
  expect(puzzleMoves(rules, goal, position)).toEqual([{ kind: 'redeal' }]);
  const after = puzzlePlay(rules, position, { kind: 'redeal' });
  expect([isMet(rules, goal, position, 0), isMet(rules, goal, after, 1)]).toEqual([false, true]);
  expect(isMet(rules, { ...goal, from: [[13, 13, 13, 11]] }, after, 1)).toBe(false);
  expect(puzzleMoves(rules, { ...goal, from: [[13, 13, 13, 11]] }, after)).toEqual([]);
});

test('the cards that a move loses come back from their text', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyCard, { minLength: 1 }), (cards) => {
      expect(unwrap(parseLostCards(makeLostCards(cards)))).toEqual(cards.toSorted((a, b) => a - b));
    }),
  );
  expect(makeLostCards([12, 13, 14])).toBe('kills KC AD-2D');
  expect(makeLostCards([])).toBe('');
});

test.each(['KH-4H', '4H-KS', '4H-KH-5C', '4H-', '-4H', ''])(
  'lost cards that are no run of a suit are refused: %s',
  (text) => {
    const found = parseLostCards(`kills ${text}`);
    expect(found.ok ? found.value : makeFault(found.fault)).toContain(
      `Expected cards like 4H or 4H-KH; found “${text}”.`,
    );
  },
);

const PUZZLE = `[Puzzle "only-move-01"]
[Theme "only-move"]
[Rules "la-belle-lucie"]
[Deal "Foundations: C-K D-K H-K S-5 | Deal: 3 | 7S JS | KS 9S | - | QS 8S | 6S TS"]
[Goal "win"]
[Grade "2"]
[Measured "nodes=3 decisions=2 random=16 tempting=2"]

1. 8S-9S! {frees QS} (1. 9S-TS? {kills 6S-KS} 2. 8S-9S 3. JS-QS) (1. TS-JS? {kills 7S-KS} 2. 6S)
2. JS-QS {frees 7S} (2. TS-JS? {kills 7S-KS})
3. TS-JS {frees 6S}
4. 6S
5. 7S
6. 8S {frees 9S}
7. 9S {frees KS}
8. TS {frees JS}
9. JS {frees QS}
10. QS
11. KS
`;

describe('a file of puzzles', () => {
  test('comes back from its text, and the text from it', () => {
    const text = `${PUZZLE}\n${PUZZLE.replace('move-01', 'move-02')}`;
    const puzzles = unwrap(parsePuzzles(text));
    expect(puzzles.map(({ id, theme, grade }) => [id, theme, grade])).toEqual([
      ['only-move-01', 'only-move', 2],
      ['only-move-02', 'only-move', 2],
    ]);
    expect(makePuzzles(puzzles)).toBe(text);
    expect(unwrap(parsePuzzles(`# A note.\n\n${makePuzzles(puzzles)}`))).toEqual(puzzles);
    expect(acceptedMoves(puzzles[0]!).map((move) => move.kind === 'play' && move.card)).toEqual([46]);
  });

  const withLine = (from: string, to: string): string => PUZZLE.replace(from, to);
  test.each([
    [`hello\n${PUZZLE}`, 'line 1: Expected a puzzle to begin with its tag Puzzle.'],
    [`${PUZZLE}\n${PUZZLE}`, 'line 21: The puzzle only-move-01 stands twice.'],
    [
      withLine('Theme "only-move"', 'Theme "only"'),
      /^line 1: Expected a theme \(free-or-fatal, .*, found “only”\.$/,
    ],
    [withLine('only-move-01', 'first-01'), 'line 1: A puzzle is named like only-move-01; found “first-01”.'],
    [withLine('"2"', '"6"'), 'line 1: A grade is a number from 1 to 5; found “6”.'],
    [withLine('nodes=3 ', ''), /^line 1: Expected nodes=N decisions=N random=N tempting=N, found /],
    [withLine('[Goal', '[Set "merci=1"]\n[Goal'), /^line 1: A puzzle has the tags .*; found Set\.$/],
    [withLine('{frees QS}', '{why}'), /^line 1: Expected a comment like .*, found “why”\.$/],
    [withLine('2. JS-QS {frees', '2. KS-QS {frees'), /^line 10: This move is not legal: /],
    [withLine('\n11. KS', ''), 'line 1: The line of a puzzle reaches its goal, win; this one does not.'],
    [
      withLine('"win"', '"redeal 4 from 1-2-3-4"'),
      'line 1: This game has 3 deals, and none but the first is a redeal.',
    ],
    [withLine('"win"', '"count 53"'), 'line 1: There are only 52 cards in this game.'],
  ])('names the line of what is wrong in it %#', (text, says) => {
    const read = parsePuzzles(text);
    expect(read.ok ? 'good' : makeFault(read.fault)).toMatch(says);
  });
});
