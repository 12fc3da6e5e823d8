/*
 * What a line of moves hangs on: which of its moves have to come before which, and which of them make which possible.
 *
 * An example, from a deal of La Belle Lucie in which 2C is next on its foundation:
 *
 *   2C 9D | TD | 3C 3H | 4H
 *
 * In the line 9D-TD, 3H-4H, 2C home, 3C home the last move hangs on two: 3H-4H uncovered the 3C, and 2C had to be home.
 * 2C hangs on 9D-TD alone, so it could come home before 3H is moved.
 */

import type { Card } from '../core/card.ts';
import { type Move, type Place, play } from '../core/moves.ts';
import { find, home, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { createOpenings } from './openings.ts';

/** What one move of a line hangs on, each list by the indices of earlier moves. */
export interface Causes {
  /**
   * The moves before it that touched what it touches: the stacks that it takes a card from and lays one on. Any order
   * of a line in which each move comes after these is legal, and ends in the same position.
   */
  readonly after: readonly number[];
  /**
   * The moves that made it possible: one that uncovered or dealt its card, one that brought or uncovered the card that
   * it is laid on, one that emptied the fan or the cell that it fills, or one that brought home the card before it;
   * where the stock fills the fan that it empties, the one that it filled a fan for before.
   */
  readonly enabledBy: readonly number[];
}

/** What each move of a line hangs on, by index. Throws where the line is not legal; redeals have no place in it. */
export function causesOf(rules: Rules, start: Position, line: readonly Move[]): readonly Causes[] {
  /** The last move that touched a stack, and the one that made its top card, or its being empty, what it is. */
  const touched = new Map<string, number>();
  const topped = new Map<string, number>();
  const openings = createOpenings();
  let position = start;
  return line.map((move, index) => {
    const before = position;
    position = play(rules, before, move);
    const to = 'to' in move ? stackOf(move.to) : '';
    const stacks = touchedBy(rules, before, position, move);
    const after = known(stacks.map((stack) => touched.get(stack)));
    const enabledBy =
      move.kind === 'stock'
        ? known([touched.get('stock')])
        : known([
            ...(move.kind === 'play' ? openings.of(move.card) : []),
            topped.get(to),
            isFilled(before, position, move) ? touched.get('stock') : undefined,
          ]);
    if (move.kind === 'play') openings.play(move.card);
    for (const stack of stacks) {
      touched.set(stack, index);
      const top = topOf(position, stack);
      if (top === topOf(before, stack)) continue;
      topped.set(stack, index);
      // A card that is only moved is as free where it comes to lie as it was.
      if (top !== null && !('card' in move && top === move.card)) openings.uncover(top, index);
    }
    if (move.kind === 'merci')
      openings.draw(move.card, before.fans.find((cards) => cards.includes(move.card)) ?? [], index);
    if ('card' in move) openings.leave(move.card);
    return { after, enabledBy };
  });
}

/** The stacks that a move touches, each once. */
function touchedBy(rules: Rules, before: Position, after: Position, move: Move): readonly string[] {
  const from = sourceOf(before, move);
  const to = 'to' in move ? stackOf(move.to) : null;
  const touching = to === null ? ['stock', ...before.wastes.map((_, waste) => `waste ${waste}`)] : [from, to];
  // Where the stock fills an emptied fan, the order in which fans are emptied decides what each gets.
  if (isFilled(before, after, move) || emptiesFan(rules, before, after, from)) touching.push('stock');
  const dealtHome = home(after) - home(before) - (to?.startsWith('foundation') ? 1 : 0);
  // An ace that is dealt takes the first foundation that is free.
  if (dealtHome > 0) touching.push(...before.foundations.map((_, pile) => `foundation ${pile}`));
  // A new fan is numbered after all others, so fans are made in the order in which they were.
  if (to === `fan ${before.fans.length}`) touching.push('last fan');
  return [...new Set(touching)];
}

/** Whether the stock fills the fan that a move empties. */
function isFilled(before: Position, after: Position, move: Move): boolean {
  return move.kind !== 'stock' && after.stock.length < before.stock.length;
}

/** Whether a move empties a fan that the stock would fill, if it lasted: then it must not come before one that it did fill. */
function emptiesFan({ emptyFan }: Rules, before: Position, after: Position, from: string): boolean {
  const isEmptied = (fan: number) => before.fans[fan]!.length > 0 && after.fans[fan]?.length === 0;
  return emptyFan === 'stock' && from.startsWith('fan') && isEmptied(Number(from.split(' ')[1]));
}

const known = (indices: readonly (number | undefined)[]): number[] => [
  ...new Set(indices.filter((index) => index !== undefined)),
];

function sourceOf(position: Position, move: Move): string {
  if (!('card' in move)) return 'stock';
  const spot = find(position, move.card);
  if (spot?.at === 'cell') return `cell ${spot.cell}`;
  if (spot?.at === 'waste') return `waste ${spot.waste}`;
  return spot?.at === 'fan' ? `fan ${spot.fan}` : '';
}

function stackOf(place: Place): string {
  if (place.at === 'cell') return `cell ${place.cell}`;
  return place.at === 'fan' ? `fan ${place.fan}` : `foundation ${place.pile}`;
}

/** The card on top of a stack; null where it is empty, and for the stock, which nobody sees. */
function topOf(position: Position, stack: string): Card | null {
  const [kind, at] = stack.split(' ');
  const index = Number(at);
  switch (kind) {
    case 'fan':
      return position.fans[index]?.at(-1) ?? null;
    case 'waste':
      return position.wastes[index]?.at(-1) ?? null;
    case 'foundation':
      return position.foundations[index]?.at(-1) ?? null;
    case 'cell':
      return position.cells[index] ?? null;
    default:
      return null;
  }
}
