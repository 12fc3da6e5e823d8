import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Hint, Reason } from '../solver/hint.ts';
import type { BuildMark, Theorem } from '../solver/safe.ts';
import { cardName, count, list, moveClause, sentence } from './words.en.ts';

/** The names of the theorems by which a build is free. */
export const THEOREM_NAMES: Readonly<Record<Theorem, string>> = {
  king: 'on a king',
  single: 'on a single card',
  run: 'on a run in suit',
  immovable: 'on a card that can no longer move',
};

/** Why each of them makes a build free. */
export const THEOREM_REASONS: Readonly<Record<Theorem, string>> = {
  king: 'A king leaves its fan last of its suit, after the card built on it, so the build closes nothing.',
  single: 'Nothing lies under a single card, so the build buries nothing.',
  run: 'The card below lies on its next higher card already and will leave it only for home, after the card built on it.',
  immovable:
    'The card below can leave only for home, since its next higher card cannot be uncovered in this deal.',
};

/** What a build does, for those who hear the board and for the legend. */
export function buildNote(mark: BuildMark): string {
  switch (mark.kind) {
    case 'free':
      return `free build, ${THEOREM_NAMES[mark.theorem]}`;
    case 'costs':
      return `build that costs nothing now but buries ${list(mark.buries.map(cardName))}`;
    case 'loses':
      return `build that loses: ${count(mark.fewer, 'card')} fewer can come home`;
  }
}

/** What the marks mean, beside the board. */
export const LEGEND = {
  foundation: 'goes home',
  free: 'free build',
  costs: 'buries cards; as many can still come home',
  loses: 'fewer cards can come home',
} as const;

/** A free build by its theorem: `Free build on a king`. */
export function freeName(theorem: Theorem): string {
  return `Free build ${THEOREM_NAMES[theorem]}`;
}

/** What a hint that has been asked for says on each rung; the first rung names the fans from `zone`. */
export function hintText(position: Position, hint: Hint, rung: number, zone: readonly number[]): string {
  const { move } = hint;
  if (move === null) {
    return hint.most ? 'No more cards can come home in this deal.' : 'No way to bring more home was found.';
  }
  if (rung === 1) {
    const [first = 0, last = first] = [zone[0], zone.at(-1)];
    return first === last ? `Look at fan ${first + 1}.` : `Look at fans ${first + 1} to ${last + 1}.`;
  }
  if (rung === 2) return 'card' in move ? `It is the ${cardName(move.card)}.` : 'It is the stock.';
  if (rung === 3) return `Play the ${moveClause(position, move)}.`.replace('the deal', 'a deal');
  return reasonText(position, hint.reason);
}

function reasonText(position: Position, reason: Reason | null): string {
  switch (reason?.why) {
    case 'foundation':
      return 'A card that goes home never costs anything within a deal.';
    case 'free':
      return `The build is free: it goes ${THEOREM_NAMES[reason.theorem]}. ${THEOREM_REASONS[reason.theorem]}`;
    case 'uncovers': {
      const { card, then } = reason;
      if (then === null) return `It uncovers the ${cardName(card)} and opens the way for the line below.`;
      const later = moveClause(position, then).endsWith(' home') ? 'goes home' : 'moves on';
      return `It uncovers the ${cardName(card)}, which ${later} in the line below.`;
    }
    default:
      return 'It is the first move of the line below.';
  }
}

/** How sure a hint is. */
export function hintTrust(hint: Hint): string {
  return hint.proved || hint.most ? 'proved' : `best found (${hint.nodes.toLocaleString('en-GB')} positions)`;
}

/** What the line of a hint comes to. */
export function lineText(cards: number, wins: boolean): string {
  return wins ? 'The line that wins:' : `The line, which brings ${count(cards, 'card')} home in this deal:`;
}

/** The button that unfolds the rest of a long line. */
export function moreMoves(moves: number): string {
  return `… and ${count(moves, 'more move')}`;
}

/** What a worse move comes to. */
export function worseText(position: Position, move: Move, fewer: number): string {
  return `${sentence(moveClause(position, move)).slice(0, -1)} would bring ${fewer} fewer home. Then at best:`;
}

/** Where a lesson's hints come from when it brings its own solution. */
export const LESSON_LINE = 'from the line of this lesson';

/** What the next press of Hint brings, by the rung that is shown. */
export const NEXT_RUNG = [
  '',
  'Press Hint again for the card.',
  'Press Hint again for the move.',
  'Press Hint again for the reason.',
] as const;
