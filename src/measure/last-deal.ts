import type { Engine } from 'random-js';
import type { Position } from '../core/position.ts';
import { presetOf } from '../core/preset.ts';
import { searchTable } from '../solver/deal-search.ts';
import { lay } from '../solver/deal-table.ts';
import { dealtOn } from './random-position.ts';

const { rules } = presetOf('la-belle-lucie')!;

/** Foundation heights after a deal that is played for the most cards home. */
function mostHome(position: Position): readonly number[] {
  const sum = (heights: readonly number[]): number => heights.reduce((total, height) => total + height, 0);
  const { ends } = searchTable(lay(rules, position), 'all');
  return ends.map((end) => end.foundations).reduce((best, one) => (sum(one) > sum(best) ? one : best));
}

/** The last deal of a random game of La Belle Lucie, as dealt, after two deals played for the most cards home. */
export function lastDeal(engine: Engine): Position {
  const first = mostHome(dealtOn(engine, [0, 0, 0, 0]));
  return dealtOn(engine, mostHome(dealtOn(engine, first)));
}
