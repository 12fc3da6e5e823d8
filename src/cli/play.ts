import { newGame } from '../core/deal/new-game.ts';
import { advance, type Game } from '../core/game.ts';
import { parseMove, resolveMove } from '../core/move-notation.ts';
import { type Move, refusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { gameFromPosition } from '../core/position-game.ts';
import { makePosition } from '../core/position-notation.ts';
import { refusalText } from '../core/refusal.ts';
import { fail, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import type { Command } from './command.ts';
import { isBlank, type Lines, openInput, readPosition } from './input.ts';
import { type Args, rulesFromOptions } from './options.ts';

/** `lucie play`: plays moves from the input. */
export const playCommand: Command = {
  name: 'play',
  summary: 'Plays moves and prints the position after each.',
  about: `
Reads one deal, and then moves, one a line: 9C to its foundation, 9C-TC onto the ten, KC-space into an empty fan,
9C-cell, merci:5H, merci:5H-new, stock, redeal. With --seed the game is dealt from it and only moves are read.
A deal on several lines, one fan a line, ends at an empty line. Lines that begin with # are left out.
Where the deal is read, redeals are shuffled by the deal itself, as in a study without a seed.`,
  needs: ['rules'],
  takes: ['set', 'seed'],
  reads: true,
  async *run(args) {
    const rules = rulesFromOptions(args);
    if (!rules.ok) return rules.fault;
    const lines = await openInput(args);
    if (!lines.ok) return lines.fault;
    const game = await readGame(rules.value, args, lines.value);
    if (!game.ok) return game.fault;
    let position = game.value.start;
    for await (const line of lines.value) {
      if (isBlank(line)) continue;
      const move = readMove(rules.value, position, line.text);
      if (!move.ok) return { message: move.fault.message, line: line.line };
      position = advance(game.value, position, move.value);
      yield makePosition(rules.value, position);
    }
    return undefined;
  },
};

async function readGame(rules: Rules, { values }: Args, lines: Lines): Promise<Result<Game>> {
  const seed = values.seed?.[0];
  if (seed !== undefined) return { ok: true, value: newGame(rules, seed) };
  const start = await readPosition(rules, lines);
  if (!start.ok) return start;
  return { ok: true, value: gameFromPosition(rules, start.value) };
}

function readMove(rules: Rules, position: Position, text: string): Result<Move> {
  const written = parseMove(text);
  if (!written.ok) return written;
  const move = resolveMove(rules, position, written.value);
  if (!move.ok) return move;
  const reason = refusal(rules, position, move.value);
  return reason === null ? move : fail(`This move is not legal: ${refusalText(reason)}.`);
}
