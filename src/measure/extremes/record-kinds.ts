import {
  brokenPromise,
  dearAdvice,
  dearestMove,
  fewestHome,
  mostEnds,
  playsItself,
  wonAsTheFan,
} from './home-records.ts';
import type { RecordKind } from './record.ts';
import { dearestGreed, poorestRedeal, richestRedeal } from './redeal-records.ts';
import { longestWin, narrowestWin, oneFirstMove, shortestOfAll } from './win-records.ts';

/** Every record, in the order of the page. */
export const RECORD_KINDS: readonly RecordKind[] = [
  narrowestWin,
  oneFirstMove,
  dearestMove,
  dearAdvice,
  brokenPromise,
  fewestHome,
  wonAsTheFan,
  poorestRedeal,
  richestRedeal,
  dearestGreed,
  longestWin,
  shortestOfAll,
  playsItself,
  mostEnds,
];
