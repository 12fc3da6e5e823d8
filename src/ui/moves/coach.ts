/*
 * What the coach notices, from the values of all moves (solver/move-values.ts), and only where every one of them is exact.
 *
 * An example, the last deal of La Belle Lucie: clubs and hearts are home to the jack, diamonds to the king, spades to the
 * eight, and the fans are QH KC QS | KH 9S JS | KS QC TS. JS-QS is worth 52 cards, TS-JS 46. So the bell rings, since one
 * move alone keeps all 52; and before TS-JS the player is warned: it costs 6 cards, KH the first of them.
 */

import type { Card } from '../../core/card.ts';
import { cardOfMove, type Move } from '../../core/moves.ts';
import { home as cardsHome, type Position } from '../../core/position.ts';
import { isSameMove } from '../../core/same-move.ts';
import type { MoveValue } from '../../solver/move-values.ts';
import type { Chance } from '../../solver/odds.ts';

/** A loss of chance that is not worth a word, 0–1. */
export const SMALL_CHANCE = 0.02;

/** The one move, or the moves of one card, that keeps what can be had in this deal. */
export interface OnlyKeeper {
  /** How many moves of the card do. */
  readonly moves: number;
  /** The cards home at the end of the deal that they keep. */
  readonly home: number;
  /** Whether that wins the game. */
  readonly wins: boolean;
}

/** What a move costs. */
export interface CoachWarning {
  /** How many fewer cards can come home in this deal. */
  readonly cards: number;
  /** Cards that could have come home before it and cannot after it, the lowest first; none where that is not known. */
  readonly lost: readonly Card[];
  /** The chance to win with the best move, and with this one; null where chances are not known. */
  readonly before: Chance | null;
  readonly after: Chance | null;
  /** Whether it turns a game that can be won into one that cannot, both proved. */
  readonly losesGame: boolean;
}

/** Finds the one move, or the one card with several, that keeps the most cards, where all others lose some; else null. */
export function onlyKeeper(position: Position, values: readonly MoveValue[]): OnlyKeeper | null {
  const plays = playsOf(values);
  if (plays === null) return null;
  const most = Math.max(...plays.map(({ home }) => home));
  const keepers = plays.filter(({ home }) => home === most);
  const [first] = keepers;
  if (first === undefined || keepers.length === plays.length || most === cardsHome(position)) return null;
  if (keepers.some(({ move }) => cardOfMove(move) !== cardOfMove(first.move))) return null;
  // A move that keeps the cards and not the chance is no advice.
  const best = bestChance(values);
  if (keepers.some(({ chance }) => chanceBehind(best, chance) > SMALL_CHANCE)) return null;
  return { moves: keepers.length, home: most, wins: first.chance?.chance === 1 };
}

/**
 * What a play or a merci costs: cards of this deal, the game, or more than {@link SMALL_CHANCE} of the chance to win; null
 * where it costs none of these, where a value is not exact, and for a move with the best chance, whatever it costs in
 * cards, while there is a chance.
 */
export function warningOf(position: Position, values: readonly MoveValue[], move: Move): CoachWarning | null {
  const plays = playsOf(values);
  const value = plays?.find((one) => isSameMove(one.move, move));
  if (plays === null || value === undefined) return null;
  const before = bestChance(values);
  const behind = chanceBehind(before, value.chance);
  const cards = Math.max(cardsHome(position), ...plays.map(({ home }) => home)) - value.home;
  if (before !== null && before.chance > 0 && behind <= 0) return null;
  if (cards <= 0 && behind <= SMALL_CHANCE) return null;
  return {
    cards,
    lost: cards > 0 ? lostAfter(position, plays, value) : [],
    before,
    after: value.chance,
    losesGame: value.proved && value.chance?.chance === 0 && before?.chance === 1,
  };
}

/** The values of all moves but the redeal; null unless every one of them is exact. */
function playsOf(values: readonly MoveValue[]): readonly MoveValue[] | null {
  return values.every(({ most }) => most) ? values.filter(({ move }) => move.kind !== 'redeal') : null;
}

/** The highest chance that a move gives; null unless that of each move is known. */
function bestChance(values: readonly MoveValue[]): Chance | null {
  let best: Chance | null = null;
  for (const { chance } of values) {
    if (chance === null) return null;
    if (best === null || chance.chance > best.chance) best = chance;
  }
  return best;
}

/** How far a chance is behind the best one; 0 where either is not known. */
function chanceBehind(best: Chance | null, chance: Chance | null): number {
  return best === null || chance === null ? 0 : best.chance - chance.chance;
}

/** The cards that can come home in this deal before a move and not after it, whatever other cards do. */
function lostAfter(
  { foundations }: Position,
  plays: readonly MoveValue[],
  { highest: after }: MoveValue,
): readonly Card[] {
  if (after === null || plays.some(({ highest }) => highest === null)) return [];
  const lost = foundations.flatMap((pile, suit) => {
    const before = Math.max(pile.length, ...plays.map(({ highest }) => highest![suit]!));
    return Array.from({ length: before - after[suit]! }, (_, at) => suit * 13 + after[suit]! + at);
  });
  return lost.sort((a, b) => (a % 13) - (b % 13));
}
