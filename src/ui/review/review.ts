import type { Move } from '../../core/moves.ts';
import type { TableController } from '../table/use-table.ts';

/** A review of a game: a table at which nothing that is played cuts the game short, and how to move about in it. */
export interface Review {
  readonly controller: TableController;
  /** Shows a moment of the reviewed game, counted from its start, on the board; `shown` is what the page says when it differs from what is spoken. */
  readonly visit: (moment: number, spoken: string, shown?: string) => void;
  /** Goes on from a moment of the reviewed game, with some moves, in a copy. */
  readonly playFrom: (moment: number, said: string, moves?: readonly Move[]) => void;
  /** Ends it; a game that was only looked back at stands again where it stood. */
  readonly close: () => void;
}
