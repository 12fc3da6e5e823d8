/*
 * About a deal: what is proved of it before the first move, and how hard it is to play it as well as that.
 *
 * The aim is the most cards that can come home by plays alone before a redeal, or in a game without redeals a win. The
 * effort is measured, not judged: three simple players (players.ts) try the deal 400 times each, and along the line that
 * the search found the points are counted where a single play keeps the aim (only-moves.ts).
 */

import { playsAlone } from '../../core/moves.ts';
import { home as homeOf, type Position } from '../../core/position.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { isSameSuitDeal } from '../deal-search.ts';
import type { SearchAnswer } from '../search.ts';
import { solve } from '../solve.ts';
import { type DealEffort, PLAYERS, type PlayerTries, type SimplePlayer } from './deal-effort.ts';
import { kingsCeiling } from './kings-ceiling.ts';
import { countOnlyMoves } from './only-moves.ts';
import { playouts } from './players.ts';

/** What is known of a deal, by plays alone: no redeal and no merci. */
export interface DealFacts {
  /** Whether it can be won. */
  readonly verdict: SearchAnswer['verdict'];
  /** The most cards home that were found, 0–52 a pack. */
  readonly home: number;
  /** Whether it is proved that no more can come home. */
  readonly proved: boolean;
  /** The most cards that could come home if only the kings stood in the way; null where kings can move. */
  readonly ceiling: number | null;
  /** What it takes to reach the aim; null where there is none that is proved, or nothing to do for it. */
  readonly effort: DealEffort | null;
}

/** A report of {@link dealFacts}: how many tries are done; the facts come with the last one, and are null before. */
export interface DealProgress {
  readonly done: number;
  readonly of: number;
  readonly facts: DealFacts | null;
}

/** Tries of each player. */
const TRIES = 400;
/** Tries between two reports of progress. */
const REPORT_EVERY = 50;
/** Positions looked at where the search may not end. */
const LIMIT = 100_000;

/** Works out what is known of a deal from its first position; the same deal gives the same facts. */
export function* dealFacts(rules: Rules, start: Position, tries = TRIES): Generator<DealProgress> {
  const of = PLAYERS.length * tries;
  yield { done: 0, of, facts: null };
  const proof = proveDeal(rules, start);
  for (const { done, effort } of measureEffort(rules, start, proof, tries)) {
    const { verdict, home, proved } = proof;
    const facts = { verdict, home, proved, ceiling: kingsCeiling(rules, start), effort };
    yield { done, of, facts: done === of ? facts : null };
  }
}

/** What is proved of a deal. */
export interface DealProof extends SearchAnswer {
  /** The cards that are to be home; null where that is not proved, or nothing is to be done for it. */
  readonly target: number | null;
}

/** Searches a deal from its first position, for plays alone. */
export function proveDeal(rules: Rules, start: Position): DealProof {
  const found = solve(playsAlone(rules, start), start, LIMIT);
  const target = targetOf(rules, found);
  return { ...found, target: target === homeOf(start) ? null : target };
}

/** The cards that are to come home: all in a game without redeals, else the most that is proved; null where that is not. */
function targetOf(rules: Rules, { verdict, home, proved }: SearchAnswer): number | null {
  if (verdict === 'solvable') return cardCount(rules);
  return rules.redeals > 0 && proved ? home : null;
}

/** A report of {@link measureEffort}: tries done, of all players together; the effort comes when all are. */
interface EffortProgress {
  readonly done: number;
  readonly effort: DealEffort | null;
}

/** Has the players try a deal; reports now and then, last when all tries are done. */
export function* measureEffort(
  rules: Rules,
  start: Position,
  { target, line }: DealProof,
  tries = TRIES,
): Generator<EffortProgress> {
  const of = PLAYERS.length * tries;
  if (target === null) return yield { done: of, effort: null };
  const before = homeOf(start);
  const players: { [Player in SimplePlayer]: PlayerTries } = { careless: NONE, plain: NONE, careful: NONE };
  let done = 0;
  for (const player of PLAYERS) {
    let [reached, brought] = [0, 0];
    for (const cards of playouts(rules, start, player, tries)) {
      if (cards >= target) reached++;
      brought += cards - before;
      if (++done % REPORT_EVERY === 0 && done < of) yield { done, effort: null };
    }
    players[player] = { reached, share: brought / (tries * (target - before)) };
  }
  const exact = isSameSuitDeal(playsAlone(rules, start));
  const onlyMoves = exact ? countOnlyMoves(rules, start, line, target) : null;
  yield { done: of, effort: { target, tries, players, onlyMoves } };
}

const NONE: PlayerTries = { reached: 0, share: 0 };
