import { advance } from '../core/game.ts';
import { makeMove } from '../core/move-notation.ts';
import { legalMoves, type Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import type { RacedGame } from './score.ts';
import type { Moment } from './session.ts';

/*
 * Moves in few letters, for links: a variable-width bit code.
 *
 * The n legal moves of a position, sorted by their text, are numbered from 1 to n. A move is written as its number in as
 * many bits as n has, the highest first, and six bits are one letter of base64url (A is 0). For example:
 *
 *     legal moves           played   number   bits
 *     9C-TC JH-QH QS-KS     JH-QH    2 of 3   10
 *     9C-TC AD QS-KS        AD       2 of 3   10
 *     2D 9C-TC JS-QS QS-KS  QS-KS    4 of 4   100        10 10 100 → 101010 0(00000) → letters q and A
 *
 * The number 0 is no move, so the zeros that fill the last letter end the game; and because each move has bits of its
 * own, a text that was cut off still gives the moves before the cut.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** Writes numbers below 64 as letters, one each. */
export function makeLetters(numbers: readonly number[]): string {
  return numbers.map((number) => LETTERS[number] ?? '').join('');
}

/** Writes the moves of one game, given from its start. */
export function makeMoves(moments: readonly Moment[]): string {
  const bits = moments.flatMap((moment, index) => {
    const before = moments[index - 1]?.position;
    return before === undefined ? [] : bitsOf(moment, before);
  });
  const letters = Array.from({ length: Math.ceil(bits.length / BITS) }, (_, letter) =>
    Array.from({ length: BITS }, (_, bit) => bits[letter * BITS + bit] ?? 0).reduce(
      (sum, bit) => sum * 2 + bit,
      0,
    ),
  );
  return makeLetters(letters);
}

/** Cache of the bits of moments: a game is written after every move, and all its moves but the last are known by then. */
const cache = new WeakMap<Moment, { readonly before: Position; readonly bits: readonly number[] }>();

function bitsOf(moment: Moment, before: Position): readonly number[] {
  const cached = cache.get(moment);
  if (cached?.before === before) return cached.bits;
  const { game, move } = moment;
  if (move === null) return [];
  const names = sortedMoves(game.rules, before).map(({ name }) => name);
  const number = names.indexOf(makeMove(game.rules, before, move)) + 1;
  const width = bitWidth(names.length);
  const bits = Array.from({ length: width }, (_, bit) => (number >> (width - 1 - bit)) & 1);
  cache.set(moment, { before, bits });
  return bits;
}

/** Reads moves back as the moments of a game; where the text stops making sense it stops, and `intact` is false. */
export function readMoves(game: RacedGame, text: string): { moments: readonly Moment[]; intact: boolean } {
  const [clean = ''] = /^[\w-]*/.exec(text) ?? [];
  const bits = [...clean].flatMap((letter) => {
    const number = LETTERS.indexOf(letter);
    return Array.from({ length: BITS }, (_, bit) => (number >> (BITS - 1 - bit)) & 1);
  });
  const moments: Moment[] = [{ game, position: game.start, move: null }];
  let position = game.start;
  let next = 0;
  for (;;) {
    const moves = sortedMoves(game.rules, position);
    const width = bitWidth(moves.length);
    const number = bits.slice(next, next + width).reduce((sum, bit) => sum * 2 + bit, 0);
    const move = next + width > bits.length ? undefined : moves[number - 1]?.move;
    if (move === undefined) break;
    next += width;
    position = advance(game, position, move);
    moments.push({ game, position, move });
  }
  return { moments, intact: clean === text && bits.slice(next).every((bit) => bit === 0) };
}

/** How many bits a number has: 3 for 4 to 7. */
function bitWidth(count: number): number {
  return 32 - Math.clz32(count);
}

/** The legal moves in the order of their texts, so that no other part of the program can change the code of a move. */
function sortedMoves(rules: Rules, position: Position): { readonly name: string; readonly move: Move }[] {
  return legalMoves(rules, position)
    .map((move) => ({ name: makeMove(rules, position, move), move }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
