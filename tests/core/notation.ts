import { makeMove, parseMove, resolveMove } from '../../src/core/move-notation.ts';
import { legalMoves, type Move } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { parsePosition } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import type { Rules } from '../../src/core/rules.ts';

/** The rules of La Belle Lucie with some fields changed. */
export function rulesWith(changes: Partial<Rules> = {}): Rules {
  return { ...presetOf('la-belle-lucie')!.rules, ...changes };
}

/** A position in the game's own notation; throws the parser's sentence when it is bad. */
export function at(rules: Rules, text: string): Position {
  return unwrap(parsePosition(rules, text));
}

/** A move in the game's own notation, whether it is legal or not. */
export function moveOf(rules: Rules, position: Position, text: string): Move {
  return unwrap(resolveMove(rules, position, unwrap(parseMove(text))));
}

/** Every legal move in the game's own notation, sorted. */
export function movesOf(rules: Rules, position: Position): string[] {
  return legalMoves(rules, position)
    .map((move) => makeMove(rules, position, move))
    .sort();
}
