import { expect } from 'vitest';
import { type Move, play } from '../../../src/core/moves.ts';
import { isWon, type Position } from '../../../src/core/position.ts';
import { makePosition } from '../../../src/core/position-notation.ts';
import type { Rules } from '../../../src/core/rules.ts';
import {
  type PackedPosition,
  packedOf,
  type SearchContext,
  searchContextOf,
} from '../../../src/solver/packed.ts';
import { createWinRelaxation } from '../../../src/solver/win-relaxation.ts';
import { reachable } from '../../core/enumerate.ts';

/**
 * Holds a proof that positions are lost against plain enumeration of small ones: none that is won may be called lost. Counts
 * those won, lost, proved to be lost, and proved where the relaxation sees nothing; one with too much to enumerate is left out.
 */
export function tryProof(
  rules: Rules,
  createProof: (context: SearchContext) => (packed: PackedPosition) => boolean,
  positions: Iterable<Position>,
) {
  const found = { won: 0, lost: 0, proved: 0, more: 0 };
  for (const position of positions) {
    let isWinnable: boolean;
    try {
      isWinnable = [...reachable(rules, position, 3000).values()].some((one) => isWon(rules, one));
    } catch {
      continue;
    }
    found[isWinnable ? 'won' : 'lost']++;
    const context = searchContextOf(rules, position);
    const mightWin = createProof(context)(packedOf(context, position));
    if (isWinnable) expect(mightWin, makePosition(rules, position)).toBe(true);
    if (mightWin) continue;
    found.proved++;
    if (createWinRelaxation(context).mightWin(packedOf(context, position))) found.more++;
  }
  return found;
}

/** Holds a proof that positions are lost against the positions on the way to a win: none may be called lost. */
export function tryLine(
  rules: Rules,
  createProof: (context: SearchContext) => (packed: PackedPosition) => boolean,
  start: Position,
  line: readonly Move[],
): void {
  const context = searchContextOf(rules, start);
  const mightWin = createProof(context);
  line.reduce((position, move) => {
    expect(mightWin(packedOf(context, position)), makePosition(rules, position)).toBe(true);
    return play(rules, position, move);
  }, start);
}
