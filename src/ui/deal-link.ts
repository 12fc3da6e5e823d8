import type { Position } from '../core/position.ts';
import { makePosition, parsePosition } from '../core/position-notation.ts';
import { fail, type Result } from '../core/result.ts';
import type { Rules } from '../core/rules.ts';

const START = '#deal=';

/** Writes a position as the fragment of a link: `#deal=3H_KC_7S.3S_KH_8C…`, with `_` for a space and `.` for a bar. */
export function makeDealLink(rules: Rules, position: Position): string {
  return START + encodeURIComponent(makePosition(rules, position).replace(/ \| /g, '.').replace(/ /g, '_'));
}

/** Reads the deal in a link's fragment; null when the fragment is about something else. */
export function readDealLink(rules: Rules, fragment: string): Result<Position> | null {
  if (!fragment.startsWith(START)) return null;
  let text: string;
  try {
    text = decodeURIComponent(fragment.slice(START.length));
  } catch {
    return fail('Its letters are damaged: a % sign stands without the two digits that belong to it.');
  }
  return parsePosition(rules, text.replace(/\./g, ' | ').replace(/_/g, ' '));
}
