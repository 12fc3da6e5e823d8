import type { Engine } from 'random-js';
import type { Position } from '../core/position.ts';
import { presetOf } from '../core/preset.ts';
import { searchTable } from '../solver/deal-search.ts';
import { lay } from '../solver/deal-table.ts';
import type { FoundationHeights } from './heights.ts';
import { outcomeWithMostHome } from './policies.ts';
import { dealtOn } from './random-position.ts';

const { rules } = presetOf('la-belle-lucie')!;

/** Foundation heights after a deal that is played for the most cards home. */
function playMostHome(position: Position): FoundationHeights {
  return outcomeWithMostHome(searchTable(lay(rules, position), 'all').ends).foundations;
}

/** The last deal of a random game of La Belle Lucie, as dealt, after two deals played for the most cards home. */
export function lastDeal(engine: Engine): Position {
  const first = playMostHome(dealtOn(engine, [0, 0, 0, 0]));
  return dealtOn(engine, playMostHome(dealtOn(engine, first)));
}
