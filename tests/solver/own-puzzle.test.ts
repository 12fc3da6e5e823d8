import { expect, test } from 'vitest';
import { advance } from '../../src/core/game.ts';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalMoves, legalPlays, type Move } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { makePosition, parsePosition } from '../../src/core/position-notation.ts';
import { isMet } from '../../src/core/puzzle-goal.ts';
import { puzzleMoves, puzzlePlay } from '../../src/core/puzzle-moves.ts';
import { unwrap } from '../../src/core/result.ts';
import { cardCount, type Rules } from '../../src/core/rules.ts';
import { makeOwnPuzzle } from '../../src/play/own/make-own-puzzle.ts';
import { openOwnPuzzle } from '../../src/play/own/own-puzzle.ts';
import type { Moment } from '../../src/play/session.ts';
import { type Odds, VECTORS } from '../../src/solver/odds.ts';
import { outlook } from '../../src/solver/outlook.ts';
import { MOST_RIGHT, ownPuzzle } from '../../src/solver/own-puzzle.ts';
import { reachable } from '../core/enumerate.ts';
import { gameOf, rulesOf } from '../site/lines.ts';
import { chance, redealtPosition } from './positions.ts';

/** The most cards home at the end of any line of plays. */
const mostIn = (rules: Rules, position: Position): number =>
  Math.max(...[...reachable(rules, position).values()].map(home));

/** Tables that are made up: higher foundations give higher chances, suit by suit. */
const level = Float64Array.from({ length: VECTORS }, (_, vector) => (0.9 * vector) / VECTORS);
const odds: Odds = { chances: [level, level], halfWidths: [level.map(() => 0.001), level.map(() => 0.001)] };

const lucie = rulesOf('la-belle-lucie');
/** The example at the head of src/solver/own-puzzle.ts. */
const example = unwrap(
  parsePosition(lucie, 'Foundations: C-J D-K H-J S-8 | Deal: 3 | QH KC QS | KH 9S JS | KS QC TS'),
);
const moveIn = (rules: Rules, position: Position, text: string): Move =>
  legalMoves(rules, position).find((move) => makeMove(rules, position, move) === text)!;

test('the build that loses a deal is a puzzle, and the build that wins it is none', () => {
  const facts = ownPuzzle(lucie, { position: example, move: moveIn(lucie, example, 'TS-JS') }, null);
  if (typeof facts === 'string') throw new Error(facts);
  expect(facts.goal).toEqual({ kind: 'win' });
  expect(makeMove(lucie, example, facts.line[0]!)).toBe('JS-QS');
  expect(facts.home).toBe(46);
  expect(facts.lostCards.length).toBeGreaterThan(0);
  expect(ownPuzzle(lucie, { position: example, move: moveIn(lucie, example, 'JS-QS') }, null)).toBe('chance');
});

/** Games with the cards left in their positions, how many of these are tried, and how many puzzles they make at least. */
const games: readonly [string, Rules, readonly [number, number], number, number][] = [
  ['La Belle Lucie, the last deal', { ...lucie, redeals: 0 }, [14, 18], 90, 6],
  ['The Fan', rulesOf('the-fan'), [10, 13], 80, 3],
  ['Shamrocks', rulesOf('shamrocks'), [8, 11], 20, 1],
];

test.each(games)(
  'every own puzzle is what enumeration says: %s',
  (_, rules, [few, many], positions, least) => {
    const random = chance(31);
    const counts = { puzzle: 0, chance: 0, several: 0, limit: 0 };
    for (let n = 0; n < positions; n++) {
      const position: Position = { ...redealtPosition(rules, random, few, many), deal: 1 };
      const most = mostIn(rules, position);
      const after = new Map(
        puzzleMoves(rules, { kind: 'win' }, position).map((move) => [
          move,
          mostIn(rules, puzzlePlay(rules, position, move)),
        ]),
      );
      const right = [...after.values()].filter((best) => best === most).length;
      for (const [move, best] of after) {
        const found = ownPuzzle(rules, { position, move }, null);
        const said = `${makePosition(rules, position)} ${makeMove(rules, position, move)}`;
        if (typeof found === 'string') {
          counts[found]++;
          expect([said, found]).toEqual([said, best === most ? 'chance' : 'several']);
          if (found === 'several') expect(right, said).toBeGreaterThan(MOST_RIGHT);
          continue;
        }
        counts.puzzle++;
        // The goal is the most of this deal, the played move misses it, and few others keep it.
        const wanted = found.goal.kind === 'win' ? cardCount(rules) : found.goal.cards;
        expect([said, wanted, found.home]).toEqual([said, most, best]);
        expect(best, said).toBeLessThan(most);
        expect(right, said).toBeGreaterThan(0);
        expect(right, said).toBeLessThanOrEqual(MOST_RIGHT);
        let at = position;
        for (const next of found.line) {
          expect(legalPlays(rules, at).map((one) => makeMove(rules, at, one))).toContain(
            makeMove(rules, at, next),
          );
          at = puzzlePlay(rules, at, next);
        }
        expect(isMet(rules, found.goal, at, found.line.length), said).toBe(true);
      }
    }

    expect(counts.puzzle).toBeGreaterThanOrEqual(least);
    expect(counts.chance).toBeGreaterThan(10);
    expect(counts.limit).toBe(0);
  },
);

test('before a redeal a puzzle begins as the hint does, or there is none; without a table there is none but a win', () => {
  const rules = { ...lucie, redeals: 1 };
  const random = chance(5);
  const counts = { puzzle: 0, against: 0 };
  for (let n = 0; n < 150; n++) {
    const position: Position = { ...redealtPosition(rules, random, 12, 20), deal: 1 };
    const most = mostIn(rules, position);
    const [best] = outlook(rules, position, odds, 50_000).line;
    for (const move of legalPlays(rules, position)) {
      const found = ownPuzzle(rules, { position, move }, odds);
      const blind = ownPuzzle(rules, { position, move }, null);
      if (most < cardCount(rules)) expect(blind).toBe('chance');
      if (typeof found === 'string' || found.goal.kind === 'win') continue;
      counts.puzzle++;
      expect(mostIn(rules, puzzlePlay(rules, position, best!))).toBe(most);
    }
    if (best === undefined || mostIn(rules, puzzlePlay(rules, position, best)) < most) counts.against++;
  }
  expect(counts.puzzle).toBeGreaterThan(5);
  expect(counts.against).toBeGreaterThan(0);
});

test('a redeal that was taken too early is a mistake with a puzzle, unless all moves would have been right', () => {
  // A late deal that can be won: of the first moves one loses it.
  const redeal: Move = { kind: 'redeal' };
  const rules = { ...lucie, redeals: 3 };
  const found = ownPuzzle(rules, { position: example, move: redeal }, null);
  if (typeof found === 'string') throw new Error(found);
  expect(found.goal).toEqual({ kind: 'win' });
  expect(found.home).toBe(home(example));
  expect(found.lostCards).toEqual([]);
  const game = { rules, seed: 'rose', start: example };
  const start: Moment = { game, position: example, move: null };
  const played: Moment = { game, position: advance(game, example, redeal), move: redeal };
  const own = makeOwnPuzzle([start, played], 1, found, new Date('2026-05-03T18:04:00Z'));
  expect(unwrap(openOwnPuzzle(own)).played).toEqual(redeal);
  // After the right build every move wins.
  const won = puzzlePlay(rules, example, moveIn(rules, example, 'JS-QS'));
  expect(ownPuzzle(rules, { position: won, move: redeal }, null)).toBe('several');
});

test('where a search does not end there is no puzzle, and nothing is said to be proved', () => {
  const rules = rulesOf('alternating-colours');
  const game = gameOf(rules, 'rose', [4]);
  const found = ownPuzzle(rules, { position: game[0]!.position, move: game[1]!.move! }, null);
  expect(found).toBe('limit');
});
