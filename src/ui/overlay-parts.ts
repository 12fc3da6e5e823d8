import { LegendList } from './LegendList.tsx';
import { buildNote, LEGEND } from './words-builds.en.ts';

/** All that shows and tells how builds are sorted; loaded when that is first asked for. */
export const overlayParts = { LegendList, buildNote, homeNote: LEGEND.foundation };
