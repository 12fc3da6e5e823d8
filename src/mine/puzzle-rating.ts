/*
 * The rating of a puzzle: a number on the scale of players (1500 is the middle; somebody 400 points above a puzzle is expected
 * to solve it ten times out of eleven), worked out from what was measured of it. A worked example:
 *
 *   which-first-08, 100 playouts each   solved by the players 12, 18 and 50 times
 *   log-odds against each               0.85, 0.65, 0.00: mean 0.50
 *   2 decisions, a line of 36 moves, and only a search tells why the tempting wrong move is wrong, which counts as 5
 *
 *   rating = 780 + 290 × 0.50 + 125 × log₂ 2 + 60 × log₂ 36 + 45 × 5 = 1585, written 1590
 *
 * Why so. Ratings are logarithms of odds, so the playouts come in as log-odds against each player, the mean of the three: one
 * plays without thought, one plays nicely and slips, one sees rings (playouts.ts). That is by far the largest part. It takes
 * less than the 400 points that ten times the odds would be among people, since a player that moves at random falls behind on
 * a long line faster than somebody who reads it. What playouts do not tell is how much has to be read: each doubling of the
 * decisions (moves where something new can go wrong) and each doubling of the length of the line adds a fixed number of points.
 * Last comes the reason why the wrong move that looks best is wrong: a ring of two cards is seen at a glance, one of four takes
 * a while, and what only a search finds is the hardest.
 *
 * No tries of people went into it, for there are none: nothing that is played is ever sent anywhere. The constants are set so
 * that 1500 lies in the middle and the puzzles of La Belle Lucie reach from beginners to experts, 700 to 2200; the order of
 * the puzzles matters more than the numbers. Each rating depends on its own puzzle alone, so new puzzles change none.
 */

import type { Position } from '../core/position.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import { newRing } from '../explain/new-ring.ts';
import { dislike } from '../solver/difficulty/dislike.ts';
import type { Wins } from './playouts.ts';

/** What a rating is worked out from. */
export interface RatingFeatures {
  /** Playouts solved by each player, of {@link RatingFeatures.samples} each. */
  readonly wins: Wins;
  readonly samples: number;
  /** Moves of the line at which something new can go wrong. */
  readonly decisions: number;
  /** Moves of the line. */
  readonly moves: number;
  /**
   * The cards of the ring that the wrong first move closes which looks best, 1–4; {@link NO_RING} where only a search tells
   * why it is wrong; 0 where no wrong first move loses anything.
   */
  readonly ring: number;
}

/** The size that a ring counts as where there is none to be seen. */
const NO_RING = 5;

const WEIGHTS = { base: 780, playouts: 290, decisions: 125, moves: 60, ring: 45 };
const LEAST = 600;
const MOST = 2600;

/** The rating of a puzzle, to the nearest 10 points. */
export function ratingFrom({ wins, samples, decisions, moves, ring }: RatingFeatures): number {
  const rating =
    WEIGHTS.base +
    WEIGHTS.playouts * oddsAgainst(wins, samples) +
    WEIGHTS.decisions * Math.log2(Math.max(decisions, 1)) +
    WEIGHTS.moves * Math.log2(Math.max(moves, 1)) +
    WEIGHTS.ring * ring;
  return Math.round(Math.min(Math.max(rating, LEAST), MOST) / 10) * 10;
}

/** The mean of the decimal logarithms of the odds against the players; half a playout more on each side keeps it finite. */
export function oddsAgainst(wins: Wins, samples: number): number {
  const logs = wins.map((won) => Math.log10((samples - won + 0.5) / (won + 0.5)));
  return logs.reduce((sum, log) => sum + log, 0) / logs.length;
}

/** The size of the ring that the wrong first move closes which a greedy player likes best; see {@link RatingFeatures.ring}. */
export function temptingRing({ game, main }: Puzzle): number {
  const { rules, start } = game;
  const [first] = main.nodes;
  const wrong = (first?.variations ?? [])
    .flatMap(({ nodes }) => nodes[0] ?? [])
    .filter(({ glyph }) => glyph === '??')
    .map(({ move }) => move.move)
    .filter(({ kind }) => kind !== 'redeal')
    .sort((a, b) => dislike(rules, start, a) - dislike(rules, start, b));
  const [tempting] = wrong;
  if (tempting === undefined) return 0;
  const after: Position = puzzlePlay(rules, start, tempting);
  return newRing(rules, start, after)?.certificate.ring.length ?? NO_RING;
}
