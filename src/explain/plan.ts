/*
 * A line of moves as a plan: episodes, each with the moves that bring the next cards home and nothing else. The example
 * of causes.ts is two: 9D-TD brings the 2C home, 3H-4H the 3C. What no card that goes home waits for is left out.
 */

import type { Card } from '../core/card.ts';
import { cardsMoved, isHomeMove, type Move, play, refusal } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { type Causes, causesOf } from './causes.ts';
import { positionsOf } from './line-positions.ts';
import { withShortcuts } from './shortcuts.ts';

/**
 * Moves that belong together, in an order in which they can be made. They end with those that bring cards home; only the
 * first episode of a plan may bring none, and the last where the stock fills an emptied fan.
 */
export type Episode = readonly Move[];

/** How often a plan is looked through for builds that it can do without in its new order. */
const MOST_ROUNDS = 3;

/**
 * Puts a line in order: what costs the fewest moves comes first, and builds that it can do without are left out. The moves
 * of the episodes, one after another, are legal and bring home what the line does; its first move stays the first where
 * `keepsFirst` says so. Redeals have no place in it; an illegal line throws.
 */
export function planOf(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  keepsFirst = true,
): readonly Episode[] {
  let moves = line;
  for (let round = 1; ; round++) {
    const direct = withShortcuts(rules, start, moves, keepsFirst ? 1 : 0);
    const plan = inOrder(rules, start, withoutIdle(rules, start, direct, keepsFirst), keepsFirst);
    const ordered = plan.flat();
    // In order, a card may have come to lie where it can go home without a build that it needed before.
    if (ordered.length === moves.length || round === MOST_ROUNDS) return plan;
    moves = ordered;
  }
}

/** The episodes of a line, which has no move that could be left out. */
function inOrder(
  rules: Rules,
  start: Position,
  moves: readonly Move[],
  keepsFirst: boolean,
): readonly Episode[] {
  const causes = causesOf(rules, start, moves);
  const left = new Set(moves.keys());
  const isNext = (index: number | undefined) => !keepsFirst || !left.has(0) || index === 0;
  const take = (indices: readonly number[]): Move[] => {
    for (const index of indices) left.delete(index);
    return indices.map((index) => moves[index]!);
  };
  /** The moves home that are left, each with what it waits for; those that wait for the fewest moves first. */
  const open = () =>
    [...left]
      .filter((index) => isHomeMove(moves[index]!))
      .map((index) => ({ index, first: waitsFor(causes, left, index) }))
      .sort((one, other) => one.first.length - other.first.length || one.index - other.index);
  const episodes: Episode[] = [];
  // A first move that nothing waits for stands alone.
  if (keepsFirst && left.has(0) && !open().some(({ index, first }) => index === 0 || first[0] === 0))
    episodes.push(take([0]));
  for (let homes = open(); homes.length > 0; homes = open()) {
    const { first, index } = homes.find((one) => isNext(one.index) || isNext(one.first[0]))!;
    const episode = take([...first, index]);
    for (let free = open()[0]; free?.first.length === 0; free = open()[0])
      episode.push(...take([free.index]));
    episodes.push(episode);
  }
  // Where the stock fills emptied fans, a build after the last card home can bring another one home.
  if (left.size > 0 && !replays(rules, start, episodes.flat(), moves))
    episodes.push(take([...left].sort((one, other) => one - other)));
  return episodes;
}

/** An episode in two: the moves that have to come first, and the cards that then come home one after another. */
export function partsOf(episode: Episode): {
  readonly first: readonly Move[];
  readonly cards: readonly Card[];
} {
  const first = episode.slice(0, episode.findLastIndex((move) => !isHomeMove(move)) + 1);
  return { first, cards: cardsMoved(episode.slice(first.length)) };
}

/** The moves among those left that a move has to come after, in the order of the line. */
function waitsFor(causes: readonly Causes[], left: ReadonlySet<number>, index: number): number[] {
  const found = new Set<number>();
  const open = [index];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const before of causes[at]!.after) {
      if (!left.has(before) || found.has(before)) continue;
      found.add(before);
      open.push(before);
    }
  }
  return [...found].sort((one, other) => one - other);
}

/** A line without the moves that no card that goes home waits for, but for its first if it is kept. */
function withoutIdle(
  rules: Rules,
  start: Position,
  line: readonly Move[],
  keepsFirst: boolean,
): readonly Move[] {
  const causes = causesOf(rules, start, line);
  const needed = new Set<number>(keepsFirst ? [0] : []);
  for (let index = line.length - 1; index >= 0; index--) {
    if (isHomeMove(line[index]!)) needed.add(index);
    if (needed.has(index)) for (const cause of causes[index]!.enabledBy) needed.add(cause);
  }
  const kept = line.filter((_, index) => needed.has(index));
  return replays(rules, start, kept, line) ? kept : line;
}

/** Whether moves are legal, and bring as many cards home as a line does. */
function replays(rules: Rules, start: Position, moves: readonly Move[], line: readonly Move[]): boolean {
  let position = start;
  for (const move of moves) {
    if (refusal(rules, position, move) !== null) return false;
    position = play(rules, position, move);
  }
  return home(position) === home(positionsOf(rules, start, line).at(-1)!);
}
