import { home, type Position } from '../../../core/position.ts';
import { cardCount, type Rules } from '../../../core/rules.ts';
import type { Outlook } from '../../../solver/outlook.ts';

/** What is said while it is worked out: about as long as what comes in its place. */
export const HELD_WAITS = 'This deal held …';

/** What is said when the solver gave no answer. */
export const HELD_UNKNOWN = 'What this deal held is not known.';

/** What the last deal held, after a game that is over; `seen` is the outlook of the deal as it was laid out. */
export function lastDealText(rules: Rules, end: Position, seen: Outlook): string {
  if (seen.home === cardCount(rules)) return 'This deal could have been won.';
  const more = seen.home > home(end);
  if (more) return `This deal held ${seen.most ? '' : 'at least '}${seen.home}.`;
  if (seen.most) return 'This deal held no more.';
  return seen.proved && seen.chance?.chance === 0 ? 'This deal could not be won.' : HELD_UNKNOWN;
}

/** The switch that follows the chance to win, and what stands below it until there is an answer. */
export const FOLLOW = {
  chance: 'Chance to win',
  working: 'Working it out…',
} as const;
