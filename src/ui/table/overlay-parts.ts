import { BUILD_LEGEND, buildNote } from '../words/en/builds.ts';
import { LegendList } from './LegendList.tsx';

/** All that shows and tells how builds are sorted; loaded when that is first asked for. */
export const overlayParts = { LegendList, buildNote, homeNote: BUILD_LEGEND.foundation };
