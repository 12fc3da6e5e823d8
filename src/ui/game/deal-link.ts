import type { Position } from '../../core/position.ts';
import type { Result } from '../../core/result.ts';
import type { Rules } from '../../core/rules.ts';
import { makeDealText, readDealText } from '../../play/deal-text.ts';

const START = '#deal=';

/** Writes a position as the fragment of a link: `#deal=3H_KC_7S.3S_KH_8C…`. */
export function makeDealLink(rules: Rules, position: Position): string {
  return START + makeDealText(rules, position);
}

/** Reads the deal in a link's fragment; null when the fragment is about something else. */
export function readDealLink(rules: Rules, fragment: string): Result<Position> | null {
  return fragment.startsWith(START) ? readDealText(rules, fragment.slice(START.length)) : null;
}
