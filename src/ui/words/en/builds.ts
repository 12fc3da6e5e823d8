import type { Unsorted } from '../../../solver/protocol.ts';
import type { BuildMark, Theorem } from '../../../solver/safe.ts';
import { cardName, count, list } from './phrases.ts';

/** The names of the theorems by which a build is free. */
export const THEOREM_NAMES: Readonly<Record<Theorem, string>> = {
  king: 'on a king',
  single: 'on a single card',
  run: 'on a run in suit',
  immovable: 'on a card that can no longer move',
};

/** Why each of them makes a build free. */
export const THEOREM_REASONS: Readonly<Record<Theorem, string>> = {
  king: 'A king goes home as the last card of its suit, after the card built on it. So the build blocks nothing.',
  single: 'Nothing lies under a single card, so the build buries nothing.',
  run: 'The card below already lies on its next higher card. So it can only go home, after the card that is built on it.',
  immovable:
    'The card below can only go home, because its next higher card cannot be uncovered in this deal.',
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
export const BUILD_LEGEND = {
  foundation: 'goes home',
  free: 'free build',
  costs: 'buries cards; as many can still come home',
  loses: 'fewer cards can come home',
} as const;

/** The names of the parts of the legend. */
export const LEGEND_LABELS = {
  legend: 'What the marks mean',
  sorting: 'Sorting the builds…',
  noBuilds: 'No build is possible.',
} as const;

/** A free build by its theorem: `Free build on a king`. */
export function freeName(theorem: Theorem): string {
  return `Free build ${THEOREM_NAMES[theorem]}`;
}

/** Why no build is marked. */
export const UNSORTED: Readonly<Record<Unsorted, string>> = {
  'no-theorem': 'Free builds are known only for games with one pack that are built down in suit.',
  'merci-open':
    'No build is marked as long as you can still draw: the draw can take a card out from under a build.',
};
