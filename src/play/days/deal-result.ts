import { newGame } from '../../core/deal/new-game.ts';
import { home, isWon } from '../../core/position.ts';
import { makePosition } from '../../core/position-notation.ts';
import { readDate } from '../day.ts';
import { changedFields, nearestPreset } from '../nearest-preset.ts';
import { currentGame, type Session } from '../session.ts';

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
}

/** How the game that is shown went, where it is the deal of a day, which has the date for its seed; null for other games. */
export function dealResultOf(session: Session, today: number): DealResult | null {
  const moments = currentGame(session);
  const [{ game }, last] = [moments[0]!, moments.at(-1)!];
  const { rules, seed, start } = game;
  const day = readDate(seed);
  if (day === null || day > today) return null;
  // A deal laid out by hand can have a date for its redeals alone.
  if (makePosition(rules, newGame(rules, seed).start) !== makePosition(rules, start)) return null;
  const preset = nearestPreset(rules);
  const atRedeals = moments.flatMap(({ move }, index) =>
    move?.kind === 'redeal' ? home(moments[index - 1]!.position) : [],
  );
  return {
    day,
    title: preset.title,
    house: changedFields(preset.rules, rules).length > 0,
    homes: [...atRedeals, home(last.position)],
    won: isWon(rules, last.position),
  };
}
