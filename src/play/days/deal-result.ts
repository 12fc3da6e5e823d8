import { newGame } from '../../core/deal/new-game.ts';
import { home, isWon } from '../../core/position.ts';
import { makePosition } from '../../core/position-notation.ts';
import { currentGame } from '../current-game.ts';
import type { GameEntry } from '../entry.ts';
import { makeGameLink } from '../game-link.ts';
import { changedFields, nearestPreset } from '../nearest-preset.ts';
import { currentDeal } from '../record-entry.ts';
import type { Session } from '../session.ts';
import { readDate } from './day.ts';

/** How a game of the deal of a day went. */
export interface DealResult {
  /** The day, as day.ts numbers it. */
  readonly day: number;
  /** The name of its game, and whether rules of the house were in force. */
  readonly title: string;
  readonly house: boolean;
  /** The cards home at the end of each deal; the last number is where the game stands. */
  readonly homes: readonly number[];
  readonly won: boolean;
  /** The cards home at the end of another game of this deal that was recorded before; null where none is known. */
  readonly earlier: number | null;
}

/**
 * How the game that is shown went, where it is the deal of a day, which has the date for its seed; null for other games. How
 * often a deal was tried nobody knows: a game that is begun anew before its end leaves no trace, nor do moves taken back. But
 * the record, whose games are `recorded`, has the first end of each deal that was played to one.
 */
export function dealResultOf(
  session: Session,
  today: number,
  recorded: readonly GameEntry[],
): DealResult | null {
  const moments = currentGame(session);
  const [{ game }, last] = [moments[0]!, moments.at(-1)!];
  const { rules, seed, start } = game;
  const day = readDate(seed);
  if (day === null || day > today) return null;
  // A deal laid out by hand can have a date for its redeals alone.
  if (makePosition(rules, newGame(rules, seed).start) !== makePosition(rules, start)) return null;
  const preset = nearestPreset(rules);
  const deal = currentDeal(session);
  const earlier = recorded.find((entry) => entry.deal === deal);
  const atRedeals = moments.flatMap(({ move }, index) =>
    move?.kind === 'redeal' ? home(moments[index - 1]!.position) : [],
  );
  return {
    day,
    title: preset.title,
    house: changedFields(preset.rules, rules).length > 0,
    homes: [...atRedeals, home(last.position)],
    won: isWon(rules, last.position),
    earlier:
      earlier === undefined || earlier.left || earlier.game === makeGameLink(moments) ? null : earlier.home,
  };
}
