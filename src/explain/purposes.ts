import type { Card } from '../core/card.ts';
import { isHomeMove, type Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { goesOn, pileSuit, type Rules, runsDown } from '../core/rules.ts';
import type { Causes } from './causes.ts';

/**
 * What each move of a line is for, by index: the first move home that hangs on it, which for a move home is itself; null
 * where none does. In the line 9D-TD, 3H-4H, 2C, 3C of causes.ts these are 2, 3, 2, 3.
 */
export function purposesOf(causes: readonly Causes[], line: readonly Move[]): readonly (number | null)[] {
  const purposes = line.map((move, index) => (isHomeMove(move) ? index : null));
  for (const goal of line.keys()) {
    if (purposes[goal] !== goal) continue;
    const open = [...causes[goal]!.enabledBy];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (purposes[index] !== null) continue;
      purposes[index] = goal;
      open.push(...causes[index]!.enabledBy);
    }
  }
  return purposes;
}

/** A card that a foundation waits for, and the cards that lie on it, the lowest first. */
export interface WaitedFor {
  readonly card: Card;
  readonly above: readonly Card[];
}

/**
 * The buried cards that the foundations of a game in suits wait for: in `3C QD 9H | 4H KS`, with two clubs and three hearts
 * home, 3C under QD and 9H, and 4H under KS.
 */
export function waitedFor(rules: Rules, position: Position): readonly WaitedFor[] {
  const isWanted = (card: Card): boolean =>
    position.foundations.some(
      (pile, index) =>
        pileSuit(rules, index) !== null &&
        (rules.packs === 1 || !runsDown(rules, index)) &&
        goesOn(rules, index, pile.length, card),
    );
  return position.fans.flatMap((fan) =>
    fan.flatMap((card, at): WaitedFor[] => {
      return isWanted(card) && at < fan.length - 1 ? [{ card, above: fan.slice(at + 1) }] : [];
    }),
  );
}
