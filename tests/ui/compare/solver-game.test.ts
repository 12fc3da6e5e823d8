import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { playOut } from '../../../src/site/figures/play-out.ts';
import { makePair, partnersOf, readPair } from '../../../src/ui/compare/shuffle-link.ts';
import { endOf, positionAt, positionOf, startSolverGame } from '../../../src/ui/compare/solver-game.ts';
import { howText, resultText } from '../../../src/ui/words/en/shuffle.ts';

const usual = { a: 'la-belle-lucie', b: 'trefoil', seed: 'rose' };
const played = (id: string, seed: string) => {
  const game = newGame(presetOf(id)!.rules, seed);
  const { outcome } = playOut(game);
  return { game, outcome, result: endOf(outcome)! };
};

test('a game is played deal by deal to its end, and can be looked at after any move', () => {
  const { game, outcome, result } = played('la-belle-lucie', 'daisy');
  expect(result).toMatchObject({ won: false, home: 50, deal: 3 });
  expect(outcome.line.nodes.filter(({ move }) => move.move.kind === 'redeal')).toHaveLength(2);
  expect(positionAt(outcome, 0)).toBe(game.start);
  expect(positionAt(outcome, 999)).toBe(positionOf(outcome));
  expect(positionAt(outcome, 1)).toBe(outcome.line.nodes[0]?.move.after);
  expect(endOf(startSolverGame(game))).toBeNull();
});

test('what became of a game is said as far as it is known', () => {
  const said = (id: string, seed: string): string => {
    const { game, outcome, result } = played(id, seed);
    return `${resultText(game.rules, result, outcome)} ${howText(game.rules, outcome)}`.trim();
  };
  expect(said('no-redeal', 'lily')).toBe('Proved lost: no more than 3 of 52 cards can come home.');
  expect(said('the-fan', 'lily')).toMatch(/^Won: all 52 cards are home after \d+ moves\.$/);
  expect(said('la-belle-lucie', 'daisy')).toMatch(
    /^Not won: 50 of 52 cards are home\. The solver played perfectly, .*chance to win was \d+\s% \(\d+–\d+\s%\)\.$/,
  );
  expect(said('la-belle-lucie', 'rose')).toMatch(/^Won in deal 1 of 3: all 52 cards are home/);
  expect(said('house-in-the-woods', 'lily')).toMatch(/^No win was found, after [\d,]+ positions\./);
  expect(said('super-flower-garden', 'violet')).toContain('a search looks for the line');
});

test('a pair survives its address, whatever its seed', () => {
  const pairs = fc
    .record({
      a: fc.constantFrom(...PRESETS.map(({ id }) => id)),
      seed: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).map((text) => text.toWellFormed()),
    })
    .chain(({ a, seed }) => fc.constantFrom(...partnersOf(a)).map((b) => ({ a, b, seed })));
  fc.assert(
    fc.property(pairs, (pair) => {
      expect(readPair(makePair(pair), usual)).toEqual({ pair, unread: [] });
    }),
  );
});

test('what a link leaves out is as usual, and what cannot be read is named', () => {
  expect(readPair('#board', usual)).toBeNull();
  expect(readPair('', usual)).toBeNull();
  expect(readPair('#a=the-fan', usual)).toEqual({ pair: { ...usual, a: 'the-fan' }, unread: [] });
  expect(readPair('#a=bridge&seed=%E0%A4%A', usual)).toEqual({ pair: usual, unread: ['a=bridge'] });
  // The same shuffle needs the same cards, and another game.
  expect(readPair('#a=house-in-the-woods&b=trefoil', usual)).toEqual({
    pair: { a: 'house-in-the-woods', b: 'house-on-the-hill', seed: 'rose' },
    unread: ['b=trefoil'],
  });
  expect(readPair('#a=trefoil', usual)?.pair.b).toBe('la-belle-lucie');
});

test('a word that is cut off in the middle of a letter can still be written', () => {
  const read = readPair(`#seed=${'x'.repeat(79)}${encodeURIComponent('🂡')}`, usual);
  expect(read?.pair.seed).toHaveLength(80);
  expect(makePair(read!.pair)).toMatch(/x%EF%BF%BD$/);
});
