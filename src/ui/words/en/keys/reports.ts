import type { Card } from '../../../../core/card.ts';
import type { Move } from '../../../../core/moves.ts';
import { find, type Position } from '../../../../core/position.ts';
import type { FocusTarget } from '../../../board/focus-target.ts';
import type { BoardReport } from '../../../board/keys/keys.ts';
import type { Layout } from '../../../fit/layout.ts';
import { focusTargetLabel, moveClause, NAMES, pileLabel, stateLine } from '../board.ts';
import { cardName, count } from '../phrases.ts';

/** A board that is asked about, with what is said of the state of the game besides. */
interface AskedBoard {
  readonly layout: Layout;
  readonly position: Position;
  readonly target: FocusTarget;
  readonly legal: readonly Move[];
  readonly state: string;
}

/** What a key that asks about a board is answered. */
export function reportSaid(
  report: BoardReport,
  { layout, position, target, legal, state }: AskedBoard,
): string {
  switch (report) {
    case 'fan': {
      const spot = target.at === 'card' ? find(position, target.card) : target;
      return spot !== null && 'fan' in spot
        ? fanSaid(position, spot.fan)
        : `${focusTargetLabel(layout, position, target)}.`;
    }
    case 'tops':
      return topsSaid(position);
    case 'moves':
      return movesSaid(position, legal);
    case 'state':
      return stateSaid(layout, position, state);
  }
}

/** A fan from its bottom card to its top: `Fan 4: jack of spades, 8 of hearts, ace of clubs on top.` */
export function fanSaid(position: Position, fan: number): string {
  const names = (position.fans[fan] ?? []).map(cardName);
  return `Fan ${fan + 1}: ${names.length === 0 ? 'empty' : `${names.join(', ')} on top`}.`;
}

/** The top cards of all fans. */
export function topsSaid(position: Position): string {
  const tops = position.fans.flatMap((cards, fan) => {
    const top = cards.at(-1);
    return top === undefined ? [] : [`${fan + 1}, ${cardName(top)}`];
  });
  return tops.length === 0 ? 'No card is left in the fans.' : `Tops: ${tops.join('; ')}.`;
}

/** The legal moves. */
export function movesSaid(position: Position, legal: readonly Move[]): string {
  if (legal.length === 0) return 'No card can move.';
  return `${count(legal.length, 'move')}: ${legal.map((move) => moveClause(position, move)).join('; ')}.`;
}

/** The state of the game, with the foundations. */
export function stateSaid(layout: Layout, position: Position, ending: string): string {
  const piles = layout.piles.map((_, pile) => pileLabel(layout, position, pile).replace(' foundation', ''));
  const { cells, stock, wastes } = position;
  const places = [
    ['Foundations', piles],
    [NAMES.cells, cells.map(nameOrEmpty)],
    [NAMES.stock, stock.length > 0 ? [count(stock.length, 'card')] : []],
    ['Waste piles', wastes.map((cards) => nameOrEmpty(cards.at(-1) ?? null))],
  ] as const;
  const told = places.flatMap(([name, cards]) => (cards.length > 0 ? `${name}: ${cards.join('; ')}.` : []));
  return `${stateLine(layout, position)}. ${told.join(' ')} ${ending}`.trim();
}

function nameOrEmpty(card: Card | null): string {
  return card === null ? 'empty' : cardName(card);
}
