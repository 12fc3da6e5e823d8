import { makeCard } from '../core/card.ts';
import { makeMove } from '../core/move-notation.ts';
import { type Move, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { checkPosition } from '../core/position-check.ts';
import { fail } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';
import { hint } from '../solver/hint.ts';
import type { Command } from './command.ts';
import { readGiven } from './input.ts';
import { readTable, rounded } from './measured.ts';
import { leftOf } from './options.ts';

/** `lucie hint`: the best move of a position, why, and what it is worth. */
export const hintCommand: Command = {
  name: 'hint',
  summary: 'Gives the best move of a position, its reason, and the chance to win.',
  about: `
Reads one position and prints JSON: move (null when nothing helps), reason, line (the moves to the end of this deal or
to the point to stop at), ending (won, redeal or over), heldBack (cards that could go home and should not before the
redeal), oneOver (the line stops early since the redeal has one card over by threes), home (the cards home at its end),
proved (the rest was searched to its end), chance with low and high (null where it is not known), and worse (the play
that costs the most, with its line and its chance; null where none costs anything, or where that was not looked at). The
deal and the draws taken are those of the position, unless --redeals-left or --merci say otherwise.`,
  needs: ['rules'],
  takes: ['set', 'redeals-left', 'merci'],
  reads: true,
  async *run(args) {
    const given = await readGiven(args);
    if (!given.ok) return given.fault;
    const { rules, position: read } = given.value;
    const left = leftOf(args, 'redeals-left', rules.redeals + 1 - read.deal, rules.redeals);
    if (!left.ok) return left.fault;
    const mercis = leftOf(args, 'merci', rules.merci - read.merciUsed, rules.merci);
    if (!mercis.ok) return mercis.fault;
    const position = checkPosition(rules, {
      ...read,
      deal: rules.redeals + 1 - left.value,
      merciUsed: rules.merci - mercis.value,
    });
    if (!position.ok) {
      return fail(`With ${left.value} redeals and ${mercis.value} draws left: ${position.fault.message}`)
        .fault;
    }
    const found = hint(rules, position.value, readTable(rules, position.value.merciUsed));
    const write = (moves: readonly Move[]): string[] => written(rules, position.value, moves);
    yield JSON.stringify({
      move: found.move === null ? null : write([found.move])[0],
      reason: found.reason?.why ?? null,
      line: write(found.line),
      ending: found.ending,
      heldBack: found.heldBack.map(makeCard),
      oneOver: found.oneOver,
      home: found.home,
      proved: found.proved,
      ...(found.chance === null ? { chance: null, low: null, high: null } : rounded(found.chance)),
      worse:
        found.worse === null
          ? null
          : { line: write(found.worse.line), chance: found.worse.chance?.chance ?? null },
    });
    return undefined;
  },
};

/** The moves of a line as text; a redeal can only stand at its end. */
function written(rules: Rules, start: Position, moves: readonly Move[]): string[] {
  let at = start;
  return moves.map((move) => {
    const text = makeMove(rules, at, move);
    if (move.kind !== 'redeal') at = play(rules, at, move);
    return text;
  });
}
