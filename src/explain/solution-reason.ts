/*
 * Why a solution works, as far as a sentence or two can tell: what its first move opens, and what a wrong first move would
 * have closed. All of it can be read off the board or replayed by the plain rules; nothing here searches.
 *
 * In the example of causes.ts, where 9D-TD, 3H-4H, 2C home, 3C home is the solution, 9D-TD opens the 2C, which goes home
 * next. A wrong 8D-9D would have been too early: the 9D goes on the TD first.
 */

import { type Card, suitOf } from '../core/card.ts';
import { cardOfMove, isHomeMove, type Move, merciRefusal, play, refusal } from '../core/moves.ts';
import { find, type Position } from '../core/position.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import type { Rules } from '../core/rules.ts';
import { type Causes, causesOf } from './causes.ts';
import { certificateOf, type LostByRing, ringsOf } from './certificate.ts';
import { type LinePositions, positionsOf } from './line-positions.ts';
import { MOST_NAMED, newlyLocked } from './new-ring.ts';
import { planOf } from './plan.ts';

/** A card that comes home later than this is not said to do so because of the first move. */
const MOST_BEFORE = 6;

/** A move of one card. */
type CardMove = Extract<Move, { readonly card: Card }>;

/** A task and its solution. */
export interface SolvedTask {
  readonly rules: Rules;
  readonly goal: PuzzleGoal;
  /** Moves that reach the goal, in the order of their plan; a redeal at their end is left out. */
  readonly line: readonly Move[];
  /** The position before each of them, and at last the one after them all. */
  readonly positions: LinePositions;
}

/** A move of the solution that the first one makes possible, and the position before it. */
export interface OpenedMove {
  /**
   * How: it moves the card that was `uncovered`; it lays a card `onto-uncovered`, or `onto-moved`, the card that the first
   * move laid down; it moves on the card that was `drawn`; it brings home the card that `follows` the first; it fills the fan or
   * the cell that was `emptied`.
   */
  readonly how: 'uncovered' | 'onto-uncovered' | 'onto-moved' | 'drawn' | 'follows' | 'emptied';
  readonly move: CardMove;
  readonly before: Position;
}

/** What the first move of a solution is for. */
export interface FirstMoveUse {
  readonly move: Move;
  /** The card that it uncovers; null where there is none below. */
  readonly uncovers: Card | null;
  /** The first move of the plan that it makes possible; null where none is. */
  readonly opens: OpenedMove | null;
  /** The next card that comes home because of it, if what it makes possible is not that card's own move; null where none does soon. */
  readonly brings: Card | null;
}

/** What a wrong first move does to the goal, as far as the board shows it. */
export type WrongMoveHarm =
  /** It closes a ring, which keeps cards that the solution brings home, or the card that is to be uncovered. */
  | { readonly kind: 'ring'; readonly ring: LostByRing; readonly buries: Card | null }
  /** It takes the place on which the solution lays another card first. */
  | { readonly kind: 'takes-place'; readonly from: Card }
  /** It is laid on a card that the solution moves first. */
  | { readonly kind: 'buries'; readonly needed: CardMove; readonly before: Position }
  /** It sends home the card on which the solution lays another. */
  | { readonly kind: 'place-gone'; readonly needed: Card }
  /** The solution is still there after it, but is a move too long. */
  | { readonly kind: 'move-lost'; readonly within: number };

/** Puts a solution in the order of its plan, in which it still reaches the goal. */
export function solvedTask(
  rules: Rules,
  start: Position,
  goal: PuzzleGoal,
  solution: readonly Move[],
): SolvedTask {
  const line = solution.filter(({ kind }) => kind !== 'redeal');
  const asFound = { rules, goal, line, positions: positionsOf(rules, start, line) };
  // What only uncovers a card brings none home, and a plan would leave it out.
  if (goal.kind === 'free' || goal.kind === 'redeal' || line.length === 0) return asFound;
  const ordered = planOf(rules, start, line).flat();
  const positions = positionsOf(rules, start, ordered);
  const isAsGood = isMet(rules, goal, positions.at(-1)!, ordered.length);
  return isAsGood ? { rules, goal, line: ordered, positions } : asFound;
}

/** What the first move of a solution is for; null where it is a redeal. */
export function firstMoveUse({ rules, line, positions }: SolvedTask): FirstMoveUse | null {
  const [move] = line;
  const [start] = positions;
  if (move === undefined) return null;
  const causes = causesOf(rules, start, line);
  const next = causes.findIndex(({ enabledBy }) => enabledBy.includes(0));
  const uncovers = uncoveredBy(start, move);
  return {
    move,
    uncovers,
    opens: next < 0 ? null : opened(move, uncovers, line[next]!, positions[next]!),
    brings:
      next < 0 || (isHomeMove(line[next]!) && move.kind !== 'merci') ? null : broughtSoon(causes, line, move),
  };
}

/** The first card that comes home within a few moves because of the first. */
function broughtSoon(causes: readonly Causes[], line: readonly Move[], first: Move): Card | null {
  const hanging = new Set([0]);
  for (const [index, { enabledBy }] of causes.slice(0, MOST_BEFORE).entries()) {
    if (!enabledBy.some((cause) => hanging.has(cause))) continue;
    hanging.add(index);
    if (isHomeMove(line[index]!) && cardOfMove(line[index]!) !== cardOfMove(first))
      return cardOfMove(line[index]!);
  }
  return null;
}

function opened(first: Move, uncovers: Card | null, move: Move, before: Position): OpenedMove | null {
  if (!('card' in move) || !('card' in first)) return null;
  return { how: howOpened(first, uncovers, move, placeOf(before, move)), move, before };
}

/** How a first move makes another one possible, which lays its card on the card `onto`. */
function howOpened(
  first: CardMove,
  uncovers: Card | null,
  move: CardMove,
  onto: Card | null,
): OpenedMove['how'] {
  if (uncovers !== null && move.card === uncovers) return 'uncovered';
  if (uncovers !== null && onto === uncovers) return 'onto-uncovered';
  if (first.kind === 'merci' && move.card === first.card) return 'drawn';
  if (onto === first.card) return 'onto-moved';
  return isHomeMove(first) && isHomeMove(move) ? 'follows' : 'emptied';
}

/** The card that a move uncovers; null where none lies below, and for a draw, which takes a card from under others. */
function uncoveredBy(before: Position, move: Move): Card | null {
  if (move.kind !== 'play') return null;
  const spot = find(before, move.card);
  if (spot?.at === 'fan') return before.fans[spot.fan]!.at(-2) ?? null;
  return spot?.at === 'waste' ? (before.wastes[spot.waste]!.at(-2) ?? null) : null;
}

/** What a wrong first move does to the goal; null where only a search tells. `lostCards` are the cards that it is known to lose. */
export function wrongMoveHarm(
  task: SolvedTask,
  wrong: Move,
  lostCards: readonly Card[],
): WrongMoveHarm | null {
  const { rules, goal, line, positions } = task;
  const [start] = positions;
  const [first] = line;
  if (wrong.kind === 'redeal' || wrong.kind === 'stock' || refusal(rules, start, wrong) !== null) return null;
  const after = play(rules, start, wrong);
  const ring = ringClosed(task, after, lostCards);
  if (ring !== null) return { kind: 'ring', ring, buries: goal.kind === 'free' ? goal.card : null };
  const onto = placeOf(start, wrong);
  // Until the solution moves that card too, it needs the rest of the board as it is.
  const own = line.findIndex((move, index) => index > 0 && cardOfMove(move) === wrong.card);
  const from = first !== undefined && cardOfMove(first) === wrong.card ? 1 : 0;
  const needs = line.slice(from, own < 0 ? undefined : own).flatMap((move, at) => {
    const before = positions[from + at]!;
    return 'card' in move ? [{ move, before, place: placeOf(before, move) }] : [];
  });
  if (onto !== null) {
    const need = needs.find(({ move, place }) => move.card === onto || place === onto);
    if (need !== undefined)
      return need.move.card === onto
        ? { kind: 'buries', needed: need.move, before: need.before }
        : { kind: 'takes-place', from: need.move.card };
  }
  const only = onlySpace(start, wrong);
  const filling =
    only === null ? undefined : needs.find(({ move, before }) => onlySpace(before, move) === only);
  if (filling !== undefined) return { kind: 'takes-place', from: filling.move.card };
  if (isHomeMove(wrong)) {
    const need = needs.find(({ place }) => place === wrong.card);
    if (need !== undefined) return { kind: 'place-gone', needed: need.move.card };
  }
  if (goal.kind !== 'free' || goal.within === null) return null;
  const end = replayed(rules, after, line);
  const isLate = end !== null && isMet(rules, { ...goal, within: null }, end, 0);
  return isLate ? { kind: 'move-lost', within: goal.within } : null;
}

/** The ring that a wrong move has closed, where it is why the goal is out of reach. */
function ringClosed(
  { rules, goal, positions }: SolvedTask,
  after: Position,
  lostCards: readonly Card[],
): LostByRing | null {
  if (merciRefusal(rules, after) === null || goal.kind === 'redeal') return null;
  if (goal.kind === 'free') {
    const certificate = certificateOf(rules, after, goal.card, 'open');
    if (certificate === null || certificate.ring.length > MOST_NAMED) return null;
    return { certificate, cards: [goal.card] };
  }
  const [start] = positions;
  const comeHome = positions.at(-1)!.foundations.flat();
  const among = lostCards.length === 0 ? comeHome : lostCards.filter((card) => comeHome.includes(card));
  // The higher cards of a suit wait for the lowest that is lost.
  const lowest = newlyLocked(rules, start, after, among).filter(
    (card, at, lost) => at === 0 || suitOf(lost[at - 1]!) !== suitOf(card),
  );
  const { rings } = ringsOf(rules, after, lowest);
  const ring = rings.toSorted((a, b) => a.certificate.ring.length - b.certificate.ring.length)[0];
  return ring === undefined || ring.certificate.ring.length > MOST_NAMED ? null : ring;
}

/** Where a line leads; null where it cannot be played. */
function replayed(rules: Rules, start: Position, line: readonly Move[]): Position | null {
  let position = start;
  for (const move of line) {
    if (refusal(rules, position, move) !== null) return null;
    position = play(rules, position, move);
  }
  return position;
}

/** The card that a move lays its card on; null on a foundation, in an empty fan or a cell. */
function placeOf(before: Position, move: Move): Card | null {
  return 'to' in move && move.to.at === 'fan' ? (before.fans[move.to.fan]?.at(-1) ?? null) : null;
}

/** The cell or the fan that a move fills where no other is empty, as `cell 2` or `fan 5`; else null. */
function onlySpace({ cells, fans }: Position, move: Move): string | null {
  if (!('to' in move)) return null;
  const { to } = move;
  if (to.at === 'cell') return cells.filter((card) => card === null).length === 1 ? `cell ${to.cell}` : null;
  if (to.at !== 'fan' || fans[to.fan]?.length !== 0) return null;
  return fans.filter((fan) => fan.length === 0).length === 1 ? `fan ${to.fan}` : null;
}
