import { type Rank, rankOf, type Suit, suitOf } from '../../../core/card.ts';
import type { Position } from '../../../core/position.ts';
import { type FocusTarget, fanEntry, fanSpot, makeFocusTarget, targetOf } from '../focus-target.ts';
import type { StepKey } from './keys.ts';

/** The focus targets above the fans, from left to right; `piles` are the foundations in the order shown. */
function targetsAboveFans(position: Position, piles: readonly number[]): FocusTarget[] {
  const wastes = position.wastes.flatMap((cards): FocusTarget[] => {
    const top = cards.at(-1);
    return top === undefined ? [] : [{ at: 'card', card: top }];
  });
  return [
    ...piles.map((pile): FocusTarget => ({ at: 'pile', pile })),
    ...position.cells.map((_, cell): FocusTarget => ({ at: 'cell', cell })),
    ...(position.stock.length > 0 ? [{ at: 'stock' } as const] : []),
    ...wastes,
  ];
}

/**
 * Where an arrow key, Home or End leads from a focus target.
 *
 * Left and right go from fan to fan, through all of them, and always to the top card. Up goes a card deeper and
 * from the bottom card to the fan in the row above, at last to the foundations; down comes back.
 */
export function stepFocus(
  position: Position,
  piles: readonly number[],
  columns: number,
  from: FocusTarget,
  key: StepKey,
): FocusTarget {
  const fans = position.fans.length;
  const here = fanSpot(position, from);
  if (fans === 0) return from;
  if (key === 'Home') return fanEntry(position, 0);
  if (key === 'End') return fanEntry(position, fans - 1);
  const sideways = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  const above = targetsAboveFans(position, piles);
  if (here === null) {
    const index = above.findIndex((target) => makeFocusTarget(target) === makeFocusTarget(from));
    if (sideways !== 0) return above[(index + sideways + above.length) % above.length] ?? from;
    return key === 'ArrowDown'
      ? fanEntry(position, Math.min(Math.max(index, 0), columns - 1, fans - 1))
      : from;
  }
  if (sideways !== 0) return fanEntry(position, (here.fan + sideways + fans) % fans);
  const cards = position.fans[here.fan] ?? [];
  const next = cards[here.depth + (key === 'ArrowDown' ? 1 : -1)];
  if (next !== undefined) return { at: 'card', card: next };
  const fan = here.fan + (key === 'ArrowDown' ? columns : -columns);
  if (fan >= 0) return fan < fans ? fanEntry(position, fan) : from;
  return above[Math.min(here.fan, above.length - 1)] ?? from;
}

/** The focus target of a typed card; in two packs the one after `from`. Null when it is not to be seen. */
export function focusTargetOfFace(
  position: Position,
  rank: Rank,
  suit: Suit,
  from: FocusTarget,
): FocusTarget | null {
  const cards = [
    ...position.fans,
    ...position.wastes,
    position.cells.filter((card) => card !== null),
    ...position.foundations,
  ].flat();
  const faces = cards.filter((card) => rankOf(card) === rank && suitOf(card) === suit);
  const index = from.at === 'card' ? faces.indexOf(from.card) : -1;
  const card = faces[(index + 1) % Math.max(faces.length, 1)];
  return card === undefined ? null : targetOf(position, card);
}
