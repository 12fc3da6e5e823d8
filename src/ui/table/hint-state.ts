import type { ComponentType } from 'preact';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Hint } from '../../solver/hint.ts';
import type { Marks } from '../board/marks.ts';

/** What is shown of a hint: the card that is to be moved, the move and what it is for, or all that is known. */
export const HINT_STEP = { card: 1, move: 2, why: 3 } as const;

/** What a table hands to the panel that tells a hint. */
export interface HintPanelProps {
  /** The id of the list of steps, for a button that the hint points at. */
  readonly id: string;
  readonly hint: Hint;
  /** How much of the hint is shown, by {@link HINT_STEP}. */
  readonly step: number;
  readonly rules: Rules;
  readonly position: Position;
  /** Plays moves of the plan, where they can be played. */
  readonly onPlay?: (...moves: readonly Move[]) => void;
  /** What stands instead of the solver's word where the hint comes from elsewhere. */
  readonly source?: string | undefined;
  /** Shows all that is known. */
  readonly onWhy: () => void;
  /** Takes the hint away, where that can be done. */
  readonly onClose?: () => void;
}

/** What shows a hint; it is loaded with the first one. */
interface HintParts {
  readonly HintPanel: ComponentType<HintPanelProps>;
  readonly Arrow: typeof import('../board/Arrow.tsx').Arrow;
}

/** A hint at a table, as much of it as is shown. */
export interface HintState<Parts extends HintParts = HintParts> {
  /** The hint for the position shown, what shows it, and whether it needed no solver; or null. */
  readonly given: { readonly hint: Hint; readonly parts: Parts; readonly known: boolean } | null;
  /** How much of it is shown, by {@link HINT_STEP}; 0 without a hint. */
  readonly step: number;
  /** Whether the next press of Hint plays the move. */
  readonly ready: boolean;
  readonly marks: Marks;
  /** The button that the hint points at by now, or null. */
  readonly button: 'redeal' | 'merci' | null;
  readonly thinking: boolean;
  /** Asks for a hint or, where it is shown, for more of it; plays its move once that is shown. */
  readonly ask: () => void;
  /** Shows all that is known. */
  readonly why: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}
