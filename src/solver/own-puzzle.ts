/*
 * A mistake of a played game as a puzzle: the position before it, and the most that the deal still held there.
 *
 * An example, the last deal of La Belle Lucie: clubs and hearts are home to the jack, diamonds to the king, spades to
 * the eight, the fans are QH KC QS | KH 9S JS | KS QC TS, and the player built TS-JS. The deal could be won, so the goal
 * is `win`. Of the two first moves JS-QS keeps it, with a line that wins, and TS-JS loses it: 46 cards at most come home
 * after it. That is one clear better move, and all of it is proved: a puzzle.
 *
 * Nothing here is a chance. The goal is a win, or the most cards that can come home in this deal; the first moves are all
 * judged by searches that ran to their ends. Where one did not there is no puzzle.
 */

import type { Card } from '../core/card.ts';
import { type Move, merciRefusal } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves, puzzlePlay } from '../core/puzzle-moves.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isExactDeal, searchDeal } from './deal-search.ts';
import type { Odds } from './odds.ts';
import { outlook } from './outlook.ts';
import { prunedLine } from './pruned-line.ts';
import { solve } from './solve.ts';
import { type GoalStanding, goalStanding, judgeMove } from './verdict.ts';

/** A position of a played game, and the move that was made there. */
export interface PlayedMistake {
  readonly position: Position;
  readonly move: Move;
}

/** What a mistake comes to as a puzzle; every word of it is proved. */
export interface OwnPuzzleFacts {
  /** To win in this deal where that could be done, else the most cards that could come home in it. */
  readonly goal: Extract<PuzzleGoal, { kind: 'win' | 'count' }>;
  /** A line that reaches the goal, without moves that it does not need. */
  readonly line: readonly Move[];
  /** The most cards that can be home in this deal after the move that was played: at least one too few. */
  readonly home: number;
  /** The cards that the move lost, where that is known; none for a redeal. */
  readonly lostCards: readonly Card[];
}

/**
 * Why a mistake makes no puzzle: `chance`, it is one only by the chance over the redeals, or what is best there is not
 * what brings most cards home in this deal; `several`, more than a few other moves were as good; `limit`, it could not be
 * proved within the limit.
 */
export type NoOwnPuzzle = 'chance' | 'several' | 'limit';

/** The most first moves that keep the goal: with more there is no clear better one to be found. */
export const MOST_RIGHT = 3;

/** Positions looked at for one verdict, and for a whole puzzle: so few that the trainer can judge every move of it, too. */
const VERDICT_NODES = 50_000;
const ALL_NODES = 200_000;

/** Makes a puzzle of a mistake, or says why there is none. `odds` is the table for the rules, where there is one. */
export function ownPuzzle(
  rules: Rules,
  { position, move: played }: PlayedMistake,
  odds: Odds | null,
): OwnPuzzleFacts | NoOwnPuzzle {
  const drawing = merciRefusal(rules, position) === null;
  const redealsLeft = position.deal <= rules.redeals;
  const before = mostHome(rules, position);
  if (before === null) return 'limit';
  const isWin = before === cardCount(rules);
  const goal: OwnPuzzleFacts['goal'] = isWin ? { kind: 'win' } : { kind: 'count', cards: before };
  // A draw is better kept for a later deal than spent on a few cards of this one.
  if (!isWin && redealsLeft && (drawing || !startsWithMost(rules, position, goal, odds))) return 'chance';
  const home = mostAfter(rules, position, played);
  if (home === null) return 'limit';
  if (home >= before) return 'chance';
  return judgeFirst(rules, goal, position, played, home);
}

/** Judges the first moves by a goal that the played one is known to lose. */
function judgeFirst(
  rules: Rules,
  goal: OwnPuzzleFacts['goal'],
  position: Position,
  played: Move,
  home: number,
): OwnPuzzleFacts | NoOwnPuzzle {
  const right: (readonly Move[])[] = [];
  let wrong = 0;
  let nodes = 0;
  for (const move of puzzleMoves(rules, goal, position)) {
    const standing = standingAfter(rules, goal, position, move);
    nodes += standing.nodes;
    if (standing.kind === 'unknown' || nodes > ALL_NODES) return 'limit';
    if (standing.kind === 'lost') wrong++;
    else right.push(prunedLine(rules, goal, position, [move, ...standing.line]));
    if (right.length > MOST_RIGHT) return 'several';
  }
  const line = right.toSorted((a, b) => a.length - b.length)[0];
  // Where a redeal was the mistake, every move may be right.
  if (wrong === 0 || line === undefined) return 'several';
  const lostCards =
    played.kind === 'redeal' ? [] : judgeMove(rules, goal, position, played, 0, VERDICT_NODES).lostCards;
  return { goal, line, home, lostCards };
}

function standingAfter(rules: Rules, goal: PuzzleGoal, position: Position, move: Move): GoalStanding {
  return goalStanding(rules, goal, puzzlePlay(rules, position, move), 1, VERDICT_NODES);
}

/** The most cards that can be home at the end of this deal, mercis included; null where the search did not end. */
function mostHome(rules: Rules, position: Position): number | null {
  if (isMet(rules, { kind: 'win' }, position, 0)) return cardCount(rules);
  if (isExactDeal(rules, position)) {
    const { best, proved } = searchDeal(rules, position, 'all', VERDICT_NODES);
    return proved ? best.home : null;
  }
  const { home, proved, verdict } = solve(rules, position, VERDICT_NODES, 'most');
  return proved || verdict === 'solvable' ? home : null;
}

/** The same after a move; a redeal ends the deal with the cards that are home. */
function mostAfter(rules: Rules, position: Position, move: Move): number | null {
  return move.kind === 'redeal' ? home(position) : mostHome(rules, puzzlePlay(rules, position, move));
}

/**
 * Whether what has the best chance over the redeals begins with a move that keeps the most of this deal: a puzzle is not
 * to teach what a hint would not play. Where no chance is known it cannot be said.
 */
function startsWithMost(rules: Rules, position: Position, goal: PuzzleGoal, odds: Odds | null): boolean {
  const { chance, line } = outlook(rules, position, odds, VERDICT_NODES);
  const [first] = line;
  if (chance === null || first === undefined || first.kind === 'redeal') return false;
  return standingAfter(rules, goal, position, first).kind === 'open';
}
