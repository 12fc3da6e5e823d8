import { newGame } from '../core/deal/new-game.ts';
import { play, playsAlone } from '../core/moves.ts';
import { isWon } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { HINT_LIMIT } from './hint.ts';
import { outlook } from './outlook.ts';
import { solve } from './solve.ts';

/** The progress of a search for a deal that can be won. */
export interface Tried {
  /** How many deals were searched. */
  readonly tried: number;
  /** How many of them are undecided, since their search ran out of its budget. */
  readonly unknown: number;
  /** The deal that was found, and then this is the last report; null while the search goes on. */
  readonly found: ProvedDeal | null;
}

/** A deal that is proved to be winnable by plays alone, without a redeal and without a merci. */
export interface ProvedDeal {
  /** The seed that `newGame` deals it from. */
  readonly seed: string;
  /** Whether a hint, which searches in a way of its own, finds a win from the start too. */
  readonly hinted: boolean;
}

/** Positions looked at in one deal before the next is tried. */
const DEAL_LIMIT = 100_000;
/** Positions looked at between two reports of progress. */
const REPORT_EVERY = 10_000;
/** The cost of laying out a deal and beginning its search, in positions. */
const DEAL_COST = 50;

/**
 * Tries one deal after the other until one is proved to be winnable: a line was found, and the plain rules have
 * replayed it to the end. It yields its progress now and then, and ends only with a deal that is found: for ever in a
 * game that cannot be won at all.
 *
 * The deals have the seeds `seed` + 1, `seed` + 2 and so on, as text: `rose1`, `rose2`. At most `limit` positions of
 * each are looked at. With `lucie-` and the rules of La Belle Lucie the fifteenth deal is found, `lucie-15`.
 */
export function* findWinnable(rules: Rules, seed: string, limit = DEAL_LIMIT): Generator<Tried> {
  let unknown = 0;
  let sinceReport = 0;
  for (let tried = 1; ; tried++) {
    const { start } = newGame(rules, seed + tried);
    const { verdict, line, nodes } = solve(playsAlone(rules, start), start, limit);
    if (verdict === 'solvable') {
      const end = line.reduce((position, move) => play(rules, position, move), start);
      if (!isWon(rules, end)) throw new Error('a line that should win does not');
      const hinted = outlook(rules, start, null, HINT_LIMIT).ending === 'won';
      yield { tried, unknown, found: { seed: seed + tried, hinted } };
      return;
    }
    if (verdict === 'unknown') unknown++;
    sinceReport += nodes + DEAL_COST;
    if (sinceReport < REPORT_EVERY) continue;
    sinceReport = 0;
    yield { tried, unknown, found: null };
  }
}
