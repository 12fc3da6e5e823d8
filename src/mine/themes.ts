import { KING, rankOf, suitOf } from '../core/card.ts';
import { legalPlays } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzleMoves } from '../core/puzzle-moves.ts';
import { isFreeBuild } from '../solver/safe.ts';
import { goalStanding } from '../solver/verdict.ts';
import type { JudgedMove } from './judged.ts';
import { redealGoal } from './redeals.ts';
import { freeInFewChoices, SISTER_SPECS } from './sister-themes.ts';
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
  winningAtRest,
} from './theme-spec.ts';

const LUCIE = 'la-belle-lucie';

/** Whether a move builds a card on one of another suit. */
function mixesSuits(position: Position, { move }: JudgedMove): boolean {
  const onto = move.kind === 'play' && move.to.at === 'fan' ? position.fans[move.to.fan]?.at(-1) : undefined;
  return move.kind === 'play' && onto !== undefined && suitOf(onto) !== suitOf(move.card);
}

/** The themes that came first: those of La Belle Lucie itself, and one of each of four sisters. */
const FIRST_SPECS: readonly ThemeSpec[] = [
  {
    theme: 'free-or-fatal',
    presets: [LUCIE],
    games: 3000,
    goals: (rules, position) => winningAtRest(rules, position, 3),
    shows: (task, position, first) =>
      first.length <= 6 &&
      countKind(first, 'open') >= 1 &&
      countKind(first, 'lost') >= 2 &&
      margin(task, position, first) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'which-first',
    presets: [LUCIE],
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
    presets: [LUCIE],
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
    presets: [LUCIE],
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
    presets: [LUCIE],
    games: 1800,
    goals: (rules, position) => winningAtRest(rules, position, 2),
    shows: (task, position, first) => countKind(first, 'lost') >= 1 && margin(task, position, first) >= 3,
    moves: [6, 52],
  },
  {
    theme: 'only-move',
    presets: [LUCIE],
    games: 16000,
    goals: (rules, position) => winningAtRest(rules, position, 3),
    shows: (task, position, first) => countKind(first, 'open') === 1 && margin(task, position, first) >= 3,
    moves: [4, 52],
  },
  {
    theme: 'under-the-king',
    presets: [LUCIE],
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
    presets: [LUCIE],
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
    presets: [LUCIE],
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
    presets: ['three-shuffles-and-a-draw'],
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
    presets: ['the-fan'],
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
    presets: ['shamrocks'],
    games: 60,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: ({ rules, goal }, position, first) => {
      const uncapped = puzzleMoves({ ...rules, cap: null }, goal, position);
      return uncapped.length > first.length && countKind(first, 'open') <= 2 && countKind(first, 'lost') >= 3;
    },
    moves: [3, 5],
  },
  {
    theme: 'any-suit',
    presets: ['super-flower-garden'],
    games: 60,
    goals: (rules, position) => freeInFewChoices(rules, position),
    shows: (_task, position, first) =>
      first.every((one) => one.verdict.kind === 'lost' || mixesSuits(position, one)) &&
      countKind(first, 'open') <= 2 &&
      countKind(first, 'lost') >= 3,
    moves: [3, 5],
  },
];

/** What is mined, theme by theme. */
export const THEME_SPECS: readonly ThemeSpec[] = [...FIRST_SPECS, ...SISTER_SPECS];
