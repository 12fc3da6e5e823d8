import type { Position } from '../core/position.ts';
import { makePosition, parsePosition } from '../core/position-notation.ts';
import { fail, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';

/** Writes a position for a link: `3H_KC_7S.3S_KH_8C…`, with `_` for a space and `.` for a bar. */
export function makeDealText(rules: Rules, position: Position): string {
  return encodeURIComponent(makePosition(rules, position).replace(/ \| /g, '.').replace(/ /g, '_'));
}

/** Reads a position from a link. */
export function readDealText(rules: Rules, text: string): Result<Position> {
  const plain = decodeLinkText(text);
  if (plain === null) return fail('A % sign in it lacks its two digits, such as %20.');
  return parsePosition(rules, plain.replace(/\./g, ' | ').replace(/_/g, ' '));
}

/** Decodes the % signs in a part of a link; null when they are damaged. */
export function decodeLinkText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
