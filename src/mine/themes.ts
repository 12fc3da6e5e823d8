import { type Card, KING, rankOf } from '../core/card.ts';
import type { Move } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { Theme } from '../core/puzzle.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { searchDeal } from '../solver/deal-search.ts';
import { standing } from '../solver/verdict.ts';
import { puzzleMoves } from './players.ts';
import type { Judged } from './tree.ts';
import { isFreeBuild, isHomeward } from './walk.ts';

/** How positions for a theme are told from others. */
export interface Seam {
  readonly theme: Theme;
  /** The id of the game that is played. */
  readonly preset: string;
  /** How many games are played when nobody says. */
  readonly games: number;
  /** The goals that a position may be about; none when it is of no use. */
  goals(rules: Rules, position: Position): readonly PuzzleGoal[];
  /** Whether its first moves, judged, show the idea clearly: the margins are here. */
  shows(rules: Rules, goal: PuzzleGoal, position: Position, first: readonly Judged[]): boolean;
  /** The least and the most moves of its line. */
  readonly moves: readonly [number, number];
}

const WIN: PuzzleGoal = { kind: 'win' };

/** A position at rest: no card can go home, and there is something to choose. */
function isQuiet(moves: readonly Move[], least = 2): boolean {
  return moves.length >= least && !moves.some(isHomeward);
}

/** The goal to win, where the deal can be won and there are so many moves to choose from. */
function winning(rules: Rules, position: Position, least: number): readonly PuzzleGoal[] {
  if (!isQuiet(puzzleMoves(rules, position), least)) return [];
  return standing(rules, WIN, position).kind === 'open' ? [WIN] : [];
}

function count(judged: readonly Judged[], kind: 'open' | 'lost'): number {
  return judged.filter(({ verdict }) => verdict.kind === kind).length;
}

/** How many cards come home at the end of the best line after a move. */
function homeAfter(position: Position, { move, verdict }: Judged): number {
  return home(position) + [move, ...verdict.line].filter(isHomeward).length;
}

/** How many cards that are not home at the goal's count a wrong move leaves out, at the least. */
function margin(goal: PuzzleGoal, position: Position, first: readonly Judged[], rules: Rules): number {
  const wanted = goal.kind === 'count' ? goal.cards : cardCount(rules);
  const lost = first.filter(({ verdict }) => verdict.kind === 'lost');
  return Math.min(...lost.map((one) => wanted - homeAfter(position, one)));
}

/** The card that a build moves, or null for any other move. */
function built(move: Move): Card | null {
  return move.kind === 'play' && move.to.at === 'fan' ? move.card : null;
}

/** The two builds of a chain, 4 on 5 and 5 on 6, that can both be made now. */
function chains(first: readonly Judged[]): (readonly [Judged, Judged])[] {
  return first.flatMap((low) =>
    first.flatMap((high) => {
      const [a, b] = [built(low.move), built(high.move)];
      return a !== null && b !== null && b === a + 1 && rankOf(b) > rankOf(a) ? [[low, high] as const] : [];
    }),
  );
}

/** The most cards that a deal brings home, as a goal. */
function most(rules: Rules, position: Position): PuzzleGoal | null {
  const { best, proved } = searchDeal(rules, position);
  if (!proved) return null;
  return best.home === cardCount(rules) ? WIN : { kind: 'count', cards: best.home };
}

const LUCIE = 'la-belle-lucie';

/** What is mined, theme by theme. */
export const SEAMS: readonly Seam[] = [
  {
    theme: 'free-or-fatal',
    preset: LUCIE,
    games: 1200,
    goals: (rules, position) => winning(rules, position, 3),
    shows: (rules, goal, position, first) =>
      first.length <= 6 &&
      count(first, 'open') >= 1 &&
      count(first, 'lost') >= 2 &&
      margin(goal, position, first, rules) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'which-first',
    preset: LUCIE,
    games: 120,
    goals: (rules, position) => {
      if (!isQuiet(puzzleMoves(rules, position))) return [];
      const goal = most(rules, position);
      return goal === null ? [] : [goal];
    },
    shows: (rules, goal, position, first) =>
      chains(first).some(([low, high]) => low.verdict.kind !== high.verdict.kind) &&
      first.length <= 7 &&
      margin(goal, position, first, rules) >= 2,
    moves: [3, 52],
  },
  {
    theme: 'open-the-fan',
    preset: LUCIE,
    games: 75,
    goals: (rules, position) => {
      if (!isQuiet(puzzleMoves(rules, position), 3)) return [];
      const bottoms = position.fans.filter((cards) => cards.length >= 3).flatMap((cards) => cards[0] ?? []);
      return bottoms.map((card): PuzzleGoal => ({ kind: 'free', card, within: null }));
    },
    shows: (_rules, _goal, _position, first) => count(first, 'open') <= 3 && count(first, 'lost') >= 2,
    moves: [4, 14],
  },
  {
    theme: 'free-the-card',
    preset: LUCIE,
    games: 60,
    goals: (rules, position) => {
      if (puzzleMoves(rules, position).length < 3) return [];
      return position.fans
        .flatMap((cards) => cards.slice(0, -1))
        .flatMap((card): PuzzleGoal[] => {
          for (const within of [1, 2, 3, 4, 5, 6]) {
            const goal: PuzzleGoal = { kind: 'free', card, within };
            if (standing(rules, goal, position).kind === 'open') return within >= 3 ? [goal] : [];
          }
          return [];
        });
    },
    shows: (_rules, _goal, _position, first) => count(first, 'open') <= 2 && count(first, 'lost') >= 3,
    moves: [3, 6],
  },
  {
    theme: 'win-this-deal',
    preset: LUCIE,
    games: 1600,
    goals: (rules, position) => winning(rules, position, 2),
    shows: (rules, goal, position, first) =>
      count(first, 'lost') >= 1 && margin(goal, position, first, rules) >= 3,
    moves: [6, 52],
  },
  {
    theme: 'only-move',
    preset: LUCIE,
    games: 1800,
    goals: (rules, position) => winning(rules, position, 3),
    shows: (rules, goal, position, first) =>
      count(first, 'open') === 1 && margin(goal, position, first, rules) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'under-the-king',
    preset: LUCIE,
    games: 240,
    goals: (rules, position) => {
      if (!isQuiet(puzzleMoves(rules, position))) return [];
      return position.fans.flatMap((cards): PuzzleGoal[] => {
        const king = cards.findIndex((card) => rankOf(card) === KING);
        const card = cards[king - 1];
        return card === undefined ? [] : [{ kind: 'free', card, within: null }];
      });
    },
    shows: (_rules, _goal, _position, first) => count(first, 'open') <= 4 && count(first, 'lost') >= 1,
    moves: [4, 40],
  },
  {
    theme: 'sacrifice',
    preset: LUCIE,
    games: 2400,
    goals: (rules, position) => {
      const moves = puzzleMoves(rules, position);
      if (!isQuiet(moves, 3)) return [];
      const free = moves.some((move) => isFreeBuild(rules, position, move));
      const goal = free ? null : most(rules, position);
      return goal?.kind === 'count' && goal.cards >= home(position) + 4 ? [goal] : [];
    },
    shows: (rules, goal, position, first) =>
      count(first, 'open') <= 2 &&
      first.every(({ verdict }) => verdict.kind === 'lost' || verdict.killed.length > 0) &&
      margin(goal, position, first, rules) >= 3,
    moves: [4, 40],
  },
  {
    theme: 'draw',
    preset: 'three-shuffles-and-a-draw',
    games: 1200,
    goals: (rules, position) => {
      const moves = puzzleMoves(rules, position);
      if (moves.length < 6 || moves.some((move) => move.kind !== 'merci')) return [];
      return standing(rules, WIN, position).kind === 'open' ? [WIN] : [];
    },
    shows: (rules, goal, position, first) =>
      count(first, 'open') <= 2 && margin(goal, position, first, rules) >= 3,
    moves: [4, 52],
  },
];
