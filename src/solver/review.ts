/*
 * The review of a game that was played: moment by moment the chance to win, and what each move gave away.
 *
 * An example, the last deal of La Belle Lucie: clubs and hearts are home to the jack, diamonds to the king, spades to
 * the eight, and the fans are QH KC QS | KH 9S JS | KS QC TS. Here the chance is 1, since JS-QS wins. If the player
 * makes the move TS-JS instead, the chance after it is 0. The move gave away 1, and is a turning point.
 */

import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameMove } from '../core/same-move.ts';
import { type Chance, chanceOf, type Odds } from './odds.ts';
import { outlook } from './outlook.ts';

/** One moment of a game that was played: the position, and the move that led to it (null at the start). */
export interface PlayedMoment {
  readonly position: Position;
  readonly move: Move | null;
}

/** What the review says about one moment. */
export interface Reviewed {
  /** The chance to win by perfect play from here; null where it is not known. */
  readonly chance: Chance | null;
  /** Whether that is proved, as in `Outlook`. */
  readonly proved: boolean;
  /** After a redeal the chance of any deal of the cards left, before this one was seen; null elsewhere or not known. */
  readonly unseen: Chance | null;
  /**
   * What the move that led here gave away, 0–1: the chance before it less the chance after it. For a redeal the
   * chance after it is that of any deal of the cards left, so that luck counts neither way.
   */
  readonly chanceLost: number;
  /** Whether that is more than the error of the tables can account for: a turning point. */
  readonly turningPoint: boolean;
}

/** Positions looked at for one moment, where the search may not end. */
const REVIEW_LIMIT = 100_000;

/** The outlook of a moment as far as the next one needs it, and where it is won the moves that win. */
interface MomentOutlook {
  readonly chance: Chance | null;
  readonly proved: boolean;
  readonly wins: readonly Move[] | null;
}

/**
 * Reviews a game move by move against the best that was reachable; moment by moment, so that it can be shown as it
 * comes.
 */
export function* review(rules: Rules, game: readonly PlayedMoment[], odds: Odds | null): Generator<Reviewed> {
  let last: MomentOutlook | null = null;
  for (const { position, move } of game) {
    const current: MomentOutlook = (move === null ? null : follow(last, move)) ?? look(rules, position, odds);
    const { chance, proved } = current;
    const redealt = move?.kind === 'redeal' && last !== null;
    const unseen = redealt ? beforeDeal(rules, position, odds) : null;
    const before = move === null ? null : (last?.chance ?? null);
    const after = redealt ? unseen : chance;
    const both = before !== null && after !== null;
    yield {
      chance,
      proved,
      unseen,
      chanceLost: both ? Math.max(0, before.chance - after.chance) : 0,
      turningPoint: both && before.low > after.high,
    };
    last = current;
  }
}

/** Searches a moment. */
function look(rules: Rules, position: Position, odds: Odds | null): MomentOutlook {
  const { chance, proved, line, ending } = outlook(rules, position, odds, REVIEW_LIMIT);
  return { chance, proved, wins: ending === 'won' ? line : null };
}

/**
 * The outlook that follows from the moment before, without a search: a lost game stays lost, and a winning line wins.
 */
function follow(last: MomentOutlook | null, move: Move): MomentOutlook | null {
  if (last === null || !last.proved) return null;
  if (last.chance?.chance === 0) return last;
  const [next, ...wins] = last.wins ?? [];
  return next !== undefined && isSameMove(next, move) ? { ...last, wins } : null;
}

/** The chance before any card of a redeal is seen; it depends only on the foundations and the redeals left. */
function beforeDeal(rules: Rules, { deal, foundations }: Position, odds: Odds | null): Chance | null {
  const heights = foundations.map((pile) => pile.length);
  return odds === null ? null : chanceOf(odds, heights, rules.redeals + 1 - deal);
}
