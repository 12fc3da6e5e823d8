import type { Move } from '../../../../core/moves.ts';
import type { Position } from '../../../../core/position.ts';
import { cardCount, type Rules } from '../../../../core/rules.ts';
import type { MoveValue } from '../../../../solver/move-values.ts';
import { moveClause } from '../board.ts';
import { chanceFigure, shortChance } from '../chance.ts';
import { count, sentence } from '../phrases.ts';

/** The words of the list of all moves. */
export const VALUES = {
  list: 'Moves and what they are worth',
  none: 'No move is left.',
  waits: '…',
  /** What the figures mean, below the list. */
  cardsNote: 'Cards home: the most that can be home at the end of this deal, after the move.',
  chanceNote: 'Chance: to win the game by perfect play with the redeals that are left, from measured tables.',
  leastNote: 'A figure with a + may be higher.',
} as const;

/** How far the work has come: `What they are worth: 3 of 12 worked out …`. */
export function valuesWork(known: number, moves: number): string {
  return `${count(moves, 'move')}. What each is worth: ${known} of ${moves} worked out …`;
}

/** What all moves come to: `3 of 12 moves are best: 34 cards home, chance 27 % (26–28 %).` */
export function valuesSummary(
  rules: Rules,
  values: readonly MoveValue[],
  best: readonly MoveValue[],
): string {
  const [first] = best;
  if (first === undefined) return VALUES.none;
  const what = worthClause(rules, first);
  if (values.length === 1) return `One move: ${what}.`;
  if (values.some(({ most }) => !most))
    return `The best found, ${best.length} of ${values.length} moves: ${what}.`;
  if (best.length === values.length) return `All ${values.length} moves are worth the same: ${what}.`;
  return `${best.length === 1 ? 'One move is best' : `${best.length} of ${values.length} moves are best`}: ${what}.`;
}

/** A row of the list for those who hear it; `value` is null while it is not known. */
export function valueSaid(rules: Rules, position: Position, move: Move, value: MoveValue | null): string {
  const clause = sentence(moveClause(position, move)).slice(0, -1);
  return `${clause}: ${value === null ? 'not worked out yet' : worthClause(rules, value)}`;
}

/** What a move is worth: `at least 34 cards home`, `52 cards home, the game can be won`. */
function worthClause(rules: Rules, { home, most, chance, proved }: MoveValue): string {
  const cards = `${most ? '' : 'at least '}${count(home, 'card')} home`;
  if (chance === null) return cards;
  if (!proved) return `${cards}, chance ${chanceFigure(rules, chance)}`;
  if (home === cardCount(rules)) return `${cards}, the game can be won`;
  return `${cards}, the game cannot be won`;
}

/** The cards in a row: `34`, `34+` where more may be possible. */
export function cardsShort({ home, most }: MoveValue): string {
  return `${home}${most ? '' : '+'}`;
}

/** The chance in a row: `27 %`, `wins`, `lost`; empty where it is not known. */
export function chanceShort(rules: Rules, { chance, proved }: MoveValue): string {
  if (chance === null) return '';
  if (!proved) return shortChance(rules, chance);
  return chance.chance === 1 ? 'wins' : 'lost';
}
