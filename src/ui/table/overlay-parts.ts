import type { Card } from '../../core/card.ts';
import type { Move } from '../../core/moves.ts';
import type { BuildMark } from '../../solver/safe.ts';
import type { Mark, Marks } from '../board/marks.ts';
import { OVERLAY_BADGES } from '../pack/overlay-badges.ts';
import { BUILD_LEGEND, buildNote, UNSORTED } from '../words/en/builds.ts';
import { LegendList } from './LegendList.tsx';

/** The sorts of builds, the worst first: a card with two builds gets the mark of the better one. */
const WORST_FIRST = ['loses', 'costs', 'free'] as const;

/** The marks of the overlay, each with what it says: on cards that go home, and on those that can be built. */
function overlayMarks(legal: readonly Move[], builds: readonly BuildMark[]): Marks {
  const marks = new Map<Card, readonly Mark[]>();
  for (const kind of WORST_FIRST)
    for (const build of builds)
      if (build.kind === kind && 'card' in build.move)
        marks.set(build.move.card, [{ kind, badge: OVERLAY_BADGES[kind], note: buildNote(build) }]);
  for (const move of legal)
    if (move.kind === 'play' && move.to.at === 'foundation')
      marks.set(move.card, [
        { kind: 'foundation', badge: OVERLAY_BADGES.foundation, note: BUILD_LEGEND.foundation },
      ]);
  return marks;
}

/** All that shows and tells how builds are sorted; loaded when that is first asked for. */
export const overlayParts = { LegendList, overlayMarks, UNSORTED };
