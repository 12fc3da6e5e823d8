import type { Game } from '../core/game.ts';
import { home, type Position } from '../core/position.ts';
import { fail, ok, quote, type Result } from '../core/result.ts';
import { cardCount, foundationCount } from '../core/rules.ts';

/** How far a game came: cards home, which deal that was in, and how many moves it took. */
export interface Score {
  readonly home: number;
  readonly deal: number;
  readonly moves: number;
}

/** A game, and in a race somebody else's score on the same shuffles, which is to be beaten. */
export interface RacedGame extends Game {
  readonly rival?: Score;
}

/** The score of a game at a position, after so many moves. */
export function scoreOf(position: Position, moves: number): Score {
  return { home: home(position), deal: position.deal, moves };
}

/** Writes a score: `24.3.61` is 24 cards home in the third deal with 61 moves. */
export function makeScore({ home, deal, moves }: Score): string {
  return `${home}.${deal}.${moves}`;
}

/** Reads a score on a game; one that the game cannot have is refused. */
export function readScore({ rules, start }: Game, text: string): Result<Score> {
  const [, home, deal, moves] = (/^(\d{1,3})\.(\d{1,2})\.(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (home === undefined || deal === undefined || moves === undefined)
    return fail(
      `A result is cards home, deal and moves with points between them, like 24.3.61; found ${quote(text)}.`,
    );
  const before = scoreOf(start, 0);
  // A move brings at most one card home, and a redeal none; but where the stock fills fans aces that are dealt go home at once.
  const byThemselves = rules.emptyFan === 'stock' ? foundationCount(rules) : 0;
  const needed = Math.max(home - before.home - byThemselves, 0) + Math.max(deal - before.deal, 0);
  const can =
    home >= before.home &&
    home <= cardCount(rules) &&
    deal >= before.deal &&
    deal <= rules.redeals + 1 &&
    moves >= needed;
  if (can) return ok({ home, deal, moves });
  return fail(`No game on this deal can come to ${home} cards home in deal ${deal} with ${moves} moves.`);
}

/** How one score stands against another: more cards home are better, and among wins the earlier deal. */
export function compareScores(rules: Game['rules'], own: Score, other: Score): 'better' | 'even' | 'worse' {
  const won = own.home === cardCount(rules) && other.home === own.home;
  const ahead = own.home - other.home || (won ? other.deal - own.deal : 0);
  return ahead > 0 ? 'better' : ahead < 0 ? 'worse' : 'even';
}
