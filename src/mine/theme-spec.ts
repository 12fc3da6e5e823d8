/*
 * How a theme of puzzles is described (`ThemeSpec`), and the questions that such descriptions ask. A worked example, the
 * theme "which-first": in games of La Belle Lucie, positions in which nothing can go home and there is something to choose
 * (`isQuiet`); the goal is the most cards that the deal can bring home (`most`); two builds of a chain are open, 4 on 5 and
 * 5 on 6, of which one is right and one is wrong (`chains`); every wrong move leaves at least two cards out (`margin`).
 */

import { type Card, rankOf } from '../core/card.ts';
import { cardsMoved, isHomeMove, legalPlays, type Move, play } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { Theme } from '../core/puzzle.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves } from '../core/puzzle-moves.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { searchDeal } from '../solver/deal-search.ts';
import type { Odds } from '../solver/odds.ts';
import { goalStanding } from '../solver/verdict.ts';
import { type JudgedMove, MINE_LIMIT, type PuzzleTask } from './judged.ts';

/** A theme of puzzles: the game that is played, and which of its positions show the idea. */
export interface ThemeSpec {
  readonly theme: Theme;
  /** The ids of the games that are played, in turn. */
  readonly presets: readonly string[];
  /** How many games are played by default. */
  readonly games: number;
  /** The goals that a puzzle from this position may have; none when it is of no use. */
  goals(rules: Rules, position: Position, odds: Odds | null): readonly PuzzleGoal[];
  /** Whether the judged first moves show the idea clearly enough. */
  shows(task: PuzzleTask, position: Position, first: readonly JudgedMove[]): boolean;
  /** The least and the most moves of its line. */
  readonly moves: readonly [number, number];
}

/** The goal to win the deal. */
export const WIN: PuzzleGoal = { kind: 'win' };

/** A position at rest: no card can go home, and there is something to choose. */
export function isQuiet(moves: readonly Move[], least = 2): boolean {
  return moves.length >= least && !moves.some(isHomeMove);
}

/** The goal to win, where the deal can be won, nothing can go home and there are so many moves to choose from. */
export function winningAtRest(rules: Rules, position: Position, least: number): readonly PuzzleGoal[] {
  return isQuiet(puzzleMoves(rules, WIN, position), least) ? winning(rules, position) : [];
}

/** The goal to win, where the deal can be won. */
export function winning(rules: Rules, position: Position): readonly PuzzleGoal[] {
  return goalStanding(rules, WIN, position, 0, MINE_LIMIT).kind === 'open' ? [WIN] : [];
}

/** How many of the moves keep the goal, or lose it. */
export function countKind(judged: readonly JudgedMove[], kind: 'open' | 'lost'): number {
  return judged.filter(({ verdict }) => verdict.kind === kind).length;
}

/** Whether no right move loses a card: such a move would reach the goal and spoil the deal. */
export function isHarmless(first: readonly JudgedMove[]): boolean {
  return first.every(({ verdict }) => verdict.kind === 'lost' || verdict.lostCards.length === 0);
}

/** How many cards come home at the end of the best line after a move. */
function homeAfter(position: Position, { move, verdict }: JudgedMove): number {
  return home(position) + [move, ...verdict.line].filter(isHomeMove).length;
}

/** The least number of cards by which a wrong move misses the goal: 3 where the best line after it brings 49 of 52 home. */
export function margin(
  { rules, goal }: PuzzleTask,
  position: Position,
  first: readonly JudgedMove[],
): number {
  const wanted = goal.kind === 'count' ? goal.cards : cardCount(rules);
  const lost = first.filter(({ verdict }) => verdict.kind === 'lost');
  return Math.min(...lost.map((one) => wanted - homeAfter(position, one)));
}

/** The card that a build moves, or null for any other move. */
function built(move: Move): Card | null {
  return move.kind === 'play' && move.to.at === 'fan' ? move.card : null;
}

/** The two builds of a chain, 4 on 5 and 5 on 6, that can both be made now. */
export function chains(first: readonly JudgedMove[]): (readonly [JudgedMove, JudgedMove])[] {
  return first.flatMap((low) =>
    first.flatMap((high) => {
      const [a, b] = [built(low.move), built(high.move)];
      return a !== null && b !== null && b === a + 1 && rankOf(b) > rankOf(a) ? [[low, high] as const] : [];
    }),
  );
}

/** The most cards that a deal brings home, as a goal. */
export function most(rules: Rules, position: Position): PuzzleGoal | null {
  const { best, proved } = searchDeal(rules, position, 'all', MINE_LIMIT);
  if (!proved) return null;
  return best.home === cardCount(rules) ? WIN : { kind: 'count', cards: best.home };
}

/**
 * The goals to free a card in so many moves, from `least` to `most`, for each card that can be freed in no fewer, and
 * not by simply taking away what lies on it.
 */
export function freeIn(
  rules: Rules,
  position: Position,
  least: number,
  most: number,
  isWanted: (card: Card) => boolean = () => true,
): PuzzleGoal[] {
  const goals: PuzzleGoal[] = [];
  const open = (goal: PuzzleGoal): boolean =>
    goalStanding(rules, goal, position, 0, MINE_LIMIT).kind === 'open';
  for (const cards of [...position.fans, ...position.wastes]) {
    for (const [depth, card] of cards.slice(0, -1).entries()) {
      const above = cards.length - depth - 1;
      const goalIn = (within: number): PuzzleGoal => ({ kind: 'free', card, within });
      const first = Math.max(least, above + 1);
      if (first > most || !isWanted(card) || open(goalIn(first - 1))) continue;
      for (let within = first; within <= most; within++) {
        if (!open(goalIn(within))) continue;
        goals.push(goalIn(within));
        break;
      }
    }
  }
  return goals;
}

/** Whether a move lays a card in an emptied fan. */
export function fillsSpace(position: Position, move: Move): boolean {
  return move.kind === 'play' && move.to.at === 'fan' && position.fans[move.to.fan]?.length === 0;
}

/** The cards that could go home, and are held back, at the redeal that ends the first right line. */
export function heldBack(rules: Rules, position: Position, first: readonly JudgedMove[]): Card[] {
  const right = first.find(({ verdict }) => verdict.kind === 'open');
  const line = right === undefined ? [] : [right.move, ...right.verdict.line];
  const end = line
    .filter(({ kind }) => kind !== 'redeal')
    .reduce((current, move) => play(rules, current, move), position);
  return cardsMoved(legalPlays(rules, end).filter(isHomeMove));
}
