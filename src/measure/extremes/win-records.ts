/* The records of deals that can be won at once: the narrowest wins, and the longest and the shortest of the shortest wins. */

import { makeCard } from '../../core/card.ts';
import { legalPlays } from '../../core/moves.ts';
import { CARD_COUNT } from '../../solver/deal-table.ts';
import type { Json } from '../measurement.ts';
import { type DealView, layOut, lineText, lucie } from './deal-view.ts';
import { chooseBuilds, shortestWin } from './fewest-builds.ts';
import { forcedLine, narrowPath } from './forced-line.ts';
import type { RecordKind } from './record.ts';

const isWon = ({ isWon }: DealView): boolean => isWon;

/** The record `narrowest-win`. */
export const narrowestWin: RecordKind = {
  id: 'narrowest-win',
  counts:
    'points from the start, free moves made, where one build alone keeps the win; builds beside them that give it away',
  isAbout: isWon,
  mark({ start }, _, [least]) {
    const { builds, wrong } = narrowPath(layOut(start.fans));
    return builds.length < least! ? null : [builds.length, wrong];
  },
  facts({ start }) {
    const { builds, wrong } = narrowPath(layOut(start.fans));
    return { points: builds.length, wrong, builds: builds.map(makeCard) };
  },
};

/** The record `one-first-move`. */
export const oneFirstMove: RecordKind = {
  id: 'one-first-move',
  counts: 'moves from the start of which each is the only one that keeps the win; other moves beside them',
  isAbout: isWon,
  mark({ start }, _, [least]) {
    const { moves, wrong } = forcedLine(lucie, start);
    return moves.length < least! ? null : [moves.length, wrong];
  },
  facts({ start }) {
    const { moves, wrong } = forcedLine(lucie, start);
    return {
      forced: moves.length,
      wrong,
      firstMoves: legalPlays(lucie, start).length,
      line: lineText(start, moves),
    };
  },
};

function shortestFacts({ start }: DealView): { [fact: string]: Json } {
  const builds = shortestWin(start.fans);
  return { moves: CARD_COUNT + builds.length, builds: builds.length, builtCards: builds.map(makeCard) };
}

/** The record `longest-shortest-win`. */
export const longestWin: RecordKind = {
  id: 'longest-shortest-win',
  counts: 'builds of the shortest win',
  isAbout: isWon,
  mark({ start: { fans } }, _, [least]) {
    if (Number.isFinite(least) && chooseBuilds(fans).within(least! - 1) !== null) return null;
    return [shortestWin(fans).length];
  },
  facts: shortestFacts,
};

/** The record `shortest-win`. */
export const shortestOfAll: RecordKind = {
  id: 'shortest-win',
  counts: 'builds of the shortest win, with a minus before it',
  isAbout: isWon,
  mark({ start: { fans } }, _, [least]) {
    if (Number.isFinite(least) && chooseBuilds(fans).within(-least!) === null) return null;
    return [-shortestWin(fans).length];
  },
  facts: shortestFacts,
};
