/*
 * Puzzles judged: whether a goal can still be reached, and what a move does to it. Any move that keeps the goal is
 * right, whoever found it.
 *
 * An example: clubs and hearts are home to the jack, diamonds to the king, spades to the eight, the goal is to win, and
 * the fans are QH KC QS | KH 9S JS | KS QC TS. JS-QS is `open`, with the line that wins. TS-JS is `lost`, and its
 * `lostCards` are KH and the spades from 9S up.
 */

import type { Card } from '../core/card.ts';
import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { searchFreeAny } from './card/free-any.ts';
import { type FreeCard, searchFree } from './card/free-card.ts';
import { ALL_HOME, covers, isExactDeal, type Outcome, searchDeal } from './deal-search.ts';
import { RANK_COUNT } from './deal-table.ts';
import { isMerciDeal } from './merci-search.ts';
import { solve } from './solve.ts';

/** The answer for a goal in a position. */
export interface GoalStanding {
  /** `open`: it can be reached. `lost`: it cannot, which is proved. `unknown`: the search did not end. */
  readonly kind: 'open' | 'lost' | 'unknown';
  /** A line that reaches the goal; where it is lost, the line that comes nearest to it, or none for a redeal. */
  readonly line: readonly Move[];
  /** Positions searched. */
  readonly nodes: number;
}

/** The answer for a move: how the goal stands after it, and the cards that it loses. */
export interface MoveVerdict extends GoalStanding {
  /**
   * Cards that could have come home in this deal before the move, and cannot any more; none where that is not known.
   */
  readonly lostCards: readonly Card[];
}

/** Positions looked at for a verdict where the search may not end. */
export const VERDICT_LIMIT = 200_000;

/**
 * Says whether a goal can be reached from a position that is `movesMade` moves into its puzzle: this deal only, a
 * merci where one may be taken now, and no redeal but the one that a goal asks for. In games that are not built down
 * in suit, and wherever a merci may be taken, three goals are looked at: a win, a count of cards home, and a card to
 * be uncovered within a number of moves; for any other the answer is `unknown`.
 */
export function goalStanding(
  rules: Rules,
  goal: PuzzleGoal,
  position: Position,
  movesMade = 0,
  limit = VERDICT_LIMIT,
): GoalStanding {
  if (isMet(rules, goal, position, movesMade)) return { kind: 'open', line: [], nodes: 0 };
  if (!isExactDeal(rules, position)) {
    return ofAnyGame(rules, goal, position, movesMade, limit);
  }
  if (goal.kind === 'redeal') return beforeRedeal(rules, goal, position, limit);
  if (goal.kind === 'free') {
    const left = goal.within === null ? null : Math.max(goal.within - movesMade, 0);
    return ofFree(searchFree(rules, position, goal.card, left, limit));
  }
  const aim = goal.kind === 'win' ? 'win' : 'all';
  const { outcomes, proved, nodes } = searchDeal(rules, position, aim, limit);
  const done = doneBy(rules, goal);
  const best = outcomes.reduce((nearest, outcome) => (done(outcome) > done(nearest) ? outcome : nearest));
  if (done(best) >= 1) return { kind: 'open', line: best.line, nodes };
  if (!proved) return { kind: 'unknown', line: best.line, nodes };
  // Asked only for a win, the search leaves early whatever else could come home.
  const line = aim === 'win' ? searchDeal(rules, position, 'all', limit).best.line : best.line;
  return { kind: 'lost', line, nodes };
}

/** The function that says how much of a goal an outcome reaches, all of it from 1 on. */
function doneBy(
  rules: Rules,
  goal: Exclude<PuzzleGoal, { kind: 'free' | 'redeal' }>,
): (outcome: Outcome) => number {
  if (goal.kind !== 'home') {
    const wanted = goal.kind === 'win' ? cardCount(rules) : goal.cards;
    return (outcome) => outcome.home / wanted;
  }
  const isHome = (outcome: Outcome) => (card: Card) =>
    card % RANK_COUNT < (outcome.foundations[Math.floor(card / RANK_COUNT)] ?? 0);
  return (outcome) => goal.cards.filter(isHome(outcome)).length / goal.cards.length;
}

/** The standing of a redeal goal: whether one of the stopping points that it names can still be reached. */
function beforeRedeal(
  rules: Rules,
  goal: Extract<PuzzleGoal, { kind: 'redeal' }>,
  position: Position,
  limit: number,
): GoalStanding {
  const lost: GoalStanding = { kind: 'lost', line: [], nodes: 0 };
  // The redeal has been taken, and not from where it should have been.
  if (position.deal >= goal.deal) return lost;
  // A search for a stop does not ask whether a play is left there, and searches this deal alone.
  if (rules.redealWhen !== 'any-time' || position.deal !== goal.deal - 1) return { ...lost, kind: 'unknown' };
  let nodes = 0;
  let allProved = true;
  for (const heights of goal.from) {
    // No card goes back, and when all are home none is left to redeal.
    if (position.foundations.some((pile, suit) => pile.length > heights[suit]!) || covers(heights, ALL_HOME))
      continue;
    const { best, proved, nodes: searched } = searchDeal(rules, position, heights, limit);
    nodes += searched;
    if (best.foundations.every((height, suit) => height === heights[suit])) {
      return { kind: 'open', line: [...best.line, { kind: 'redeal' }], nodes };
    }
    allProved &&= proved;
  }
  return allProved ? { ...lost, nodes } : { kind: 'unknown', line: [], nodes };
}

function ofAnyGame(
  rules: Rules,
  goal: PuzzleGoal,
  position: Position,
  movesMade: number,
  limit: number,
): GoalStanding {
  if (goal.kind === 'win' || goal.kind === 'count') {
    // With the exact search it costs little to know as well what else could come home.
    const aim = goal.kind === 'win' && !isMerciDeal(rules, position) ? 'win' : 'most';
    const { verdict, home, proved, line, nodes } = solve(rules, position, limit, aim);
    const open = goal.kind === 'win' ? verdict === 'solvable' : home >= goal.cards;
    const lost = goal.kind === 'win' ? verdict === 'unsolvable' : proved;
    return { kind: open ? 'open' : lost ? 'lost' : 'unknown', line, nodes };
  }
  if (goal.kind !== 'free' || goal.within === null) return { kind: 'unknown', line: [], nodes: 0 };
  const left = Math.max(goal.within - movesMade, 0);
  return ofFree(searchFreeAny(rules, position, goal.card, left, limit));
}

function ofFree({ line, cardsAbove: above, proved, nodes }: FreeCard): GoalStanding {
  return { kind: above === 0 ? 'open' : proved ? 'lost' : 'unknown', line, nodes };
}

/**
 * Judges a legal move by what it does to a goal: `open` when the goal can still be reached after it, `lost` when it
 * cannot, with the cards that it loses and the best line that is left. `movesMade` moves came before it, which counts
 * for goals with a number of moves. Throws when the move is illegal.
 */
export function judgeMove(
  rules: Rules,
  goal: PuzzleGoal,
  position: Position,
  move: Move,
  movesMade = 0,
  limit = VERDICT_LIMIT,
): MoveVerdict {
  const after = puzzlePlay(rules, position, move);
  const standing = goalStanding(rules, goal, after, movesMade + 1, limit);
  return { ...standing, lostCards: move.kind === 'redeal' ? [] : lostBetween(rules, position, after) };
}

/** The cards that can come home in the deal of one position, and cannot in that of a later one. */
function lostBetween(rules: Rules, before: Position, after: Position): Card[] {
  if (!isExactDeal(rules, before)) return [];
  const [heightsBefore, heightsAfter] = [reachOf(rules, before), reachOf(rules, after)];
  if (heightsBefore === null || heightsAfter === null) return [];
  return heightsBefore.flatMap((height, suit) => {
    const left = heightsAfter[suit] ?? 0;
    return Array.from({ length: Math.max(height - left, 0) }, (_, rank) => suit * RANK_COUNT + left + rank);
  });
}

/** By suit: the height that its foundation can come to, whatever the others do; null where the search did not end. */
function reachOf(rules: Rules, position: Position): number[] | null {
  const { outcomes, proved } = searchDeal(rules, position, 'all', VERDICT_LIMIT);
  if (!proved) return null;
  return position.foundations.map((_, suit) =>
    Math.max(...outcomes.map(({ foundations }) => foundations[suit] ?? 0)),
  );
}
