import { advance } from '../core/game.ts';
import { makeMove } from '../core/move-notation.ts';
import { legalMoves, type Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import type { Raced } from './score.ts';
import type { Moment } from './session.ts';

/*
 * Moves in few letters, for links. Among n legal moves, sorted by their text, each is a number from 1 to n, written in
 * as many bits as n needs, and six bits are a letter. Nought is no move, so the bits that fill the last letter end the
 * game; and because each move stands in bits of its own, a text that was cut off still gives the moves before the cut.
 */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const BITS = 6;

/** A number below 64 for each letter, as a text. */
export function makeLetters(numbers: readonly number[]): string {
  return numbers.map((number) => LETTERS[number] ?? '').join('');
}

/** Writes the moves of one game, whose first moment is its start. */
export function makeMoves(moments: readonly Moment[]): string {
  const bits = moments.flatMap((moment, at) => {
    const before = moments[at - 1]?.position;
    return before === undefined ? [] : bitsOf(moment, before);
  });
  const letters = Array.from({ length: Math.ceil(bits.length / BITS) }, (_, at) =>
    Array.from({ length: BITS }, (_, bit) => bits[at * BITS + bit] ?? 0).reduce(
      (sum, bit) => sum * 2 + bit,
      0,
    ),
  );
  return makeLetters(letters);
}

/** The bits of moments, each with the position before it: a game is written after every move, and mostly known. */
const known = new WeakMap<Moment, { readonly before: Position; readonly bits: readonly number[] }>();

function bitsOf(moment: Moment, before: Position): readonly number[] {
  const found = known.get(moment);
  if (found?.before === before) return found.bits;
  const { game, move } = moment;
  if (move === null) return [];
  const names = choices(game.rules, before).map(({ name }) => name);
  const number = names.indexOf(makeMove(game.rules, before, move)) + 1;
  const size = width(names.length);
  const bits = Array.from({ length: size }, (_, bit) => (number >> (size - 1 - bit)) & 1);
  known.set(moment, { before, bits });
  return bits;
}

/** Reads moves back as the moments of a game; where the text stops making sense it stops, and `whole` is false. */
export function readMoves(game: Raced, text: string): { moments: readonly Moment[]; whole: boolean } {
  const [clean = ''] = /^[\w-]*/.exec(text) ?? [];
  const bits = [...clean].flatMap((letter) => {
    const number = LETTERS.indexOf(letter);
    return Array.from({ length: BITS }, (_, at) => (number >> (BITS - 1 - at)) & 1);
  });
  const moments: Moment[] = [{ game, position: game.start, move: null }];
  let position = game.start;
  let next = 0;
  for (;;) {
    const moves = choices(game.rules, position);
    const size = width(moves.length);
    const number = bits.slice(next, next + size).reduce((sum, bit) => sum * 2 + bit, 0);
    const move = next + size > bits.length ? undefined : moves[number - 1]?.move;
    if (move === undefined) break;
    next += size;
    position = advance(game, position, move);
    moments.push({ game, position, move });
  }
  return { moments, whole: clean === text && bits.slice(next).every((bit) => bit === 0) };
}

function width(count: number): number {
  return 32 - Math.clz32(count);
}

/** The legal moves in an order of their own, which no other part of the program can change. */
function choices(rules: Rules, position: Position): { readonly name: string; readonly move: Move }[] {
  return legalMoves(rules, position)
    .map((move) => ({ name: makeMove(rules, position, move), move }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
