import type { Card } from '../../core/card.ts';
import type { Move } from '../../core/moves.ts';
import type { FocusTarget } from './focus-target.ts';
import type { BoardCommand } from './keys/keys.ts';

/** What a board that can be played on is given: the moves that are legal now, and whom to tell. */
export interface BoardActions {
  readonly legal: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** Told of a touch that means no legal move. */
  readonly onRefuse: (target: FocusTarget) => void;
  readonly onCommand: (command: BoardCommand) => void;
  /** Told of a card that is asked about: what it waits for. */
  readonly onAsk?: ((card: Card) => void) | undefined;
  /** Told what is to be said aloud and shown. */
  readonly onSay: (text: string) => void;
  /** What is said of the state of the game, besides its counters, when it is asked for. */
  readonly state: string;
}
