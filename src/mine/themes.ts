import { KING, rankOf, suitOf } from '../core/card.ts';
import { legalPlays } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import { isFreeBuild } from '../solver/safe.ts';
import { goalStanding } from '../solver/verdict.ts';
import type { JudgedMove } from './judged.ts';
import { redealGoal } from './redeals.ts';
import {
  chains,
  countKind,
  fillsSpace,
  freeIn,
  heldBack,
  isHarmless,
  isQuiet,
  margin,
  most,
  type ThemeSpec,
  WIN,
  winning,
} from './theme-spec.ts';

const LUCIE = 'la-belle-lucie';

/** Moves to choose from where suits mix; with more of them nobody can look at each. */
const MOST_CHOICES = 10;

/** The goals to free a card where suits mix, in a position with few moves to choose from. */
function freeInAnySuit(rules: Rules, position: Position): readonly PuzzleGoal[] {
  const choices = puzzleMoves(rules, WIN, position).length;
  return choices >= 4 && choices <= MOST_CHOICES ? freeIn(rules, position, 3, 5) : [];
}

/** Whether a move builds a card on one of another suit. */
function mixesSuits(position: Position, { move }: JudgedMove): boolean {
  const onto = move.kind === 'play' && move.to.at === 'fan' ? position.fans[move.to.fan]?.at(-1) : undefined;
  return move.kind === 'play' && onto !== undefined && suitOf(onto) !== suitOf(move.card);
}

/** What is mined, theme by theme. */
export const THEME_SPECS: readonly ThemeSpec[] = [
  {
    theme: 'free-or-fatal',
    preset: LUCIE,
    games: 3000,
    goals: (rules, position) => winning(rules, position, 3),
    shows: (task, position, first) =>
      first.length <= 6 &&
      countKind(first, 'open') >= 1 &&
      countKind(first, 'lost') >= 2 &&
      margin(task, position, first) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'which-first',
    preset: LUCIE,
    games: 150,
    goals: (rules, position) => {
      if (!isQuiet(puzzleMoves(rules, WIN, position))) return [];
      const goal = most(rules, position);
      return goal === null ? [] : [goal];
    },
    shows: (task, position, first) =>
      chains(first).some(([low, high]) => low.verdict.kind !== high.verdict.kind) &&
      first.length <= 7 &&
      margin(task, position, first) >= 2,
    moves: [3, 52],
  },
  {
    theme: 'open-the-fan',
    preset: LUCIE,
    games: 150,
    goals: (rules, position) => {
      if (!isQuiet(puzzleMoves(rules, WIN, position), 3)) return [];
      const bottoms = position.fans.filter((cards) => cards.length >= 3).flatMap((cards) => cards[0] ?? []);
      return bottoms.map((card): PuzzleGoal => ({ kind: 'free', card, within: null }));
    },
    shows: (_task, _position, first) =>
      countKind(first, 'open') <= 3 && countKind(first, 'lost') >= 2 && isHarmless(first),
    moves: [4, 14],
  },
  {
    theme: 'free-the-card',
    preset: LUCIE,
    games: 80,
    goals: (rules, position) => {
      if (puzzleMoves(rules, WIN, position).length < 3) return [];
      return freeIn(rules, position, 3, 6);
    },
    shows: (_task, _position, first) => countKind(first, 'open') <= 2 && countKind(first, 'lost') >= 3,
    moves: [3, 6],
  },
  {
    theme: 'win-this-deal',
    preset: LUCIE,
    games: 1800,
    goals: (rules, position) => winning(rules, position, 2),
    shows: (task, position, first) => countKind(first, 'lost') >= 1 && margin(task, position, first) >= 3,
    moves: [6, 52],
  },
  {
    theme: 'only-move',
    preset: LUCIE,
    games: 16000,
    goals: (rules, position) => winning(rules, position, 3),
    shows: (task, position, first) => countKind(first, 'open') === 1 && margin(task, position, first) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'under-the-king',
    preset: LUCIE,
    games: 300,
    goals: (rules, position) => {
      if (!isQuiet(puzzleMoves(rules, WIN, position))) return [];
      return position.fans.flatMap((cards): PuzzleGoal[] => {
        const king = cards.findIndex((card) => rankOf(card) === KING);
        const card = cards[king - 1];
        return card === undefined ? [] : [{ kind: 'free', card, within: null }];
      });
    },
    shows: (_task, _position, first) =>
      countKind(first, 'open') <= 4 && countKind(first, 'lost') >= 1 && isHarmless(first),
    moves: [4, 40],
  },
  {
    theme: 'sacrifice',
    preset: LUCIE,
    games: 5000,
    goals: (rules, position) => {
      const moves = puzzleMoves(rules, WIN, position);
      if (!isQuiet(moves, 3)) return [];
      const free = moves.some((move) => isFreeBuild(rules, position, move));
      const goal = free ? null : most(rules, position);
      return goal?.kind === 'count' && goal.cards >= home(position) + 4 ? [goal] : [];
    },
    shows: (task, position, first) =>
      countKind(first, 'open') <= 2 &&
      first.every(({ verdict }) => verdict.kind === 'lost' || verdict.lostCards.length > 0) &&
      margin(task, position, first) >= 3,
    moves: [4, 40],
  },
  {
    theme: 'hold-back',
    preset: LUCIE,
    games: 2400,
    goals: (rules, position, odds) => {
      // With nothing to do but to stop or go on there is too little to choose, and with many cards left too much.
      if (legalPlays(rules, position).length < 2 || home(position) < 22) return [];
      const goal = redealGoal(rules, odds, position);
      return goal === null ? [] : [goal];
    },
    shows: ({ rules }, position, first) => {
      const held = heldBack(rules, position, first);
      const oneKing = held.length === 1 && rankOf(held[0]!) === KING;
      return countKind(first, 'open') <= 3 && countKind(first, 'lost') >= 2 && held.length > 0 && !oneKing;
    },
    moves: [2, 30],
  },
  {
    theme: 'draw',
    preset: 'three-shuffles-and-a-draw',
    games: 2800,
    goals: (rules, position) => {
      const moves = puzzleMoves(rules, WIN, position);
      if (moves.length < 6 || moves.some((move) => move.kind !== 'merci')) return [];
      return goalStanding(rules, WIN, position).kind === 'open' ? [WIN] : [];
    },
    shows: (task, position, first) => countKind(first, 'open') <= 2 && margin(task, position, first) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'kings-to-spaces',
    preset: 'the-fan',
    games: 80,
    goals: (rules, position) => {
      const moves = puzzleMoves(rules, WIN, position);
      const fills = moves.some((move) => fillsSpace(position, move));
      return fills && moves.length >= 3 ? freeIn(rules, position, 3, 5) : [];
    },
    shows: (_task, position, first) =>
      countKind(first, 'open') <= 3 &&
      countKind(first, 'lost') >= 2 &&
      first.some(({ move, verdict }) => verdict.kind === 'open' && fillsSpace(position, move)),
    moves: [3, 5],
  },
  {
    theme: 'cap-of-three',
    preset: 'shamrocks',
    games: 60,
    goals: freeInAnySuit,
    shows: ({ rules, goal }, position, first) => {
      const uncapped = puzzleMoves({ ...rules, cap: null }, goal, position);
      return uncapped.length > first.length && countKind(first, 'open') <= 2 && countKind(first, 'lost') >= 3;
    },
    moves: [3, 5],
  },
  {
    theme: 'any-suit',
    preset: 'super-flower-garden',
    games: 60,
    goals: freeInAnySuit,
    shows: (_task, position, first) =>
      first.every((one) => one.verdict.kind === 'lost' || mixesSuits(position, one)) &&
      countKind(first, 'open') <= 2 &&
      countKind(first, 'lost') >= 3,
    moves: [3, 5],
  },
];
