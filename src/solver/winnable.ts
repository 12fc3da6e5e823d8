import { newGame } from '../core/game.ts';
import { play, playsAlone } from '../core/moves.ts';
import { isWon } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { HINT_LIMIT } from './hint.ts';
import { outlook } from './outlook.ts';
import { solve } from './solve.ts';

/** How far a look for a deal that can be won has come. */
export interface Tried {
  /** Deals that were searched. */
  readonly tried: number;
  /** Those of them whose search ran out of its budget: nobody knows whether they can be won. */
  readonly unknown: number;
  /** The deal that was found; then this is the last word. */
  readonly found: ProvedDeal | null;
}

/** A deal that is proved to be winnable by plays alone, without a redeal and without a merci. */
export interface ProvedDeal {
  readonly seed: string;
  /** Whether a hint, which searches in a way of its own, finds a win from the start too. */
  readonly hinted: boolean;
}

/** Positions looked at in one deal before the next is tried. */
const DEAL_LIMIT = 100_000;
/** Positions looked at between two words on how far it has come. */
const BETWEEN = 10_000;
/** What it costs to lay out a deal and to look at it at all, in positions. */
const LAYING = 50;

/**
 * Tries one deal after the other until one is proved to be winnable: a line was found, and the plain rules have
 * replayed it to the end. It tells now and then how far it has come, and ends only with a deal that is found.
 *
 * The deals have the seeds `seed` + 1, `seed` + 2 and so on, as text: `rose1`, `rose2`. At most `limit` positions of
 * each are looked at.
 */
export function* findWinnable(rules: Rules, seed: string, limit = DEAL_LIMIT): Generator<Tried> {
  let unknown = 0;
  let looked = 0;
  for (let tried = 1; ; tried++) {
    const { start } = newGame(rules, seed + tried);
    const { verdict, line, nodes } = solve(playsAlone(rules, start), start, limit);
    if (verdict === 'solvable') {
      const end = line.reduce((at, move) => play(rules, at, move), start);
      if (!isWon(rules, end)) throw new Error('a line that should win does not');
      const hinted = outlook(rules, start, null, HINT_LIMIT).ending === 'won';
      yield { tried, unknown, found: { seed: seed + tried, hinted } };
      return;
    }
    if (verdict === 'unknown') unknown++;
    looked += nodes + LAYING;
    if (looked < BETWEEN) continue;
    looked = 0;
    yield { tried, unknown, found: null };
  }
}
