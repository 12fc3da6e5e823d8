/*
 * The records of deals that cannot be won at once, by what the redeal after them is worth: the chances are those of the tables
 * of perfect play, the stops before the redeal are searched.
 */

import { movesOf } from '../../solver/deal-table.ts';
import { vectorOf } from '../../solver/odds.ts';
import { bestStop, type StoppingPoint } from '../../solver/stops.ts';
import { cardsHome, type FoundationHeights } from '../heights.ts';
import { round } from '../interval.ts';
import type { Json } from '../measurement.ts';
import { type DealView, layOut, lineText } from './deal-view.ts';
import type { RecordKind, RedealTable } from './record.ts';

const isLost = ({ isWon }: DealView): boolean => !isWon;

/** The chance of a stop after the first redeal. */
function stopFacts(
  { start }: DealView,
  { halfWidths }: RedealTable,
  stop: StoppingPoint,
): { [fact: string]: Json } {
  const half = halfWidths[vectorOf(stop.foundations)]!;
  return {
    chance: round(stop.chance),
    low: round(Math.max(0, stop.chance - half)),
    high: round(Math.min(1, stop.chance + half)),
    stop: cardsHome(stop.foundations),
    foundations: [...stop.foundations],
    line: lineText(start, movesOf(stop.moveBytes, start)),
  };
}

/** The best stop of a deal before its redeal; searched only where it can be worth `least`. */
function stopOf({ start, ends }: DealView, { values }: RedealTable): StoppingPoint {
  return bestStop(layOut(start.fans), ends, values);
}

/** The highest chance of any heights at or below some end. */
function mightBeWorth({ ends }: DealView, { values }: RedealTable): number {
  return Math.max(...ends.map(({ foundations }) => values.bestBelow[vectorOf(foundations)]!));
}

/** The chance with the most cards home; of several ways to have them, the best. */
function greedyEnd(
  { ends, most }: DealView,
  { values: { chances } }: RedealTable,
): { chance: number; foundations: FoundationHeights } {
  return ends
    .filter(({ foundations }) => cardsHome(foundations) === most)
    .map(({ foundations }) => ({ foundations, chance: chances[vectorOf(foundations)]! }))
    .reduce((best, one) => (one.chance > best.chance ? one : best));
}

/** The record `richest-redeal`. */
export const richestRedeal: RecordKind = {
  id: 'richest-redeal',
  counts: 'the chance to win after the best stop of a deal that cannot be won',
  isAbout: isLost,
  mark(view, redeals, [least]) {
    return mightBeWorth(view, redeals) < least! ? null : [stopOf(view, redeals).chance];
  },
  facts: (view, redeals) => ({ home: view.most, ...stopFacts(view, redeals, stopOf(view, redeals)) }),
};

/** The record `poorest-redeal`. */
export const poorestRedeal: RecordKind = {
  id: 'poorest-redeal',
  counts:
    'the chance to win after the best stop, with a minus before it; the most cards home that do not better it',
  isAbout: isLost,
  mark(view, redeals, [least, home]) {
    const { chance } = greedyEnd(view, redeals);
    if (-chance < least! || (-chance === least && view.most < home!)) return null;
    return [-stopOf(view, redeals).chance, view.most];
  },
  facts(view, redeals) {
    const { line: _, ...facts } = stopFacts(view, redeals, stopOf(view, redeals));
    return { home: view.most, ...facts };
  },
};

/** The record `dearest-greed`. */
export const dearestGreed: RecordKind = {
  id: 'dearest-greed',
  counts: 'the chance to win that the most cards home give away against the best stop',
  isAbout: isLost,
  mark(view, redeals, [least]) {
    const greedy = greedyEnd(view, redeals).chance;
    if (mightBeWorth(view, redeals) - greedy < least!) return null;
    return [stopOf(view, redeals).chance - greedy];
  },
  facts(view, redeals) {
    const greedy = greedyEnd(view, redeals);
    const half = redeals.halfWidths[vectorOf(greedy.foundations)]!;
    return {
      home: view.most,
      greedyFoundations: [...greedy.foundations],
      greedyChance: round(greedy.chance),
      greedyLow: round(Math.max(0, greedy.chance - half)),
      greedyHigh: round(Math.min(1, greedy.chance + half)),
      ...stopFacts(view, redeals, stopOf(view, redeals)),
    };
  },
};
