import type { Move } from '../../core/moves.ts';
import type { TableController } from '../table/use-table.ts';

/** A review of a game: the table at which nothing cuts the game short, and the ways about it. */
export interface Review {
  readonly controller: TableController;
  /** Shows a moment of the reviewed game on the board; `shown` is what the page says when it differs from what is spoken. */
  readonly visit: (at: number, spoken: string, shown?: string) => void;
  /** Goes on from a moment of the reviewed game, with some moves, in a copy. */
  readonly playFrom: (at: number, said: string, moves?: readonly Move[]) => void;
  readonly close: () => void;
}
