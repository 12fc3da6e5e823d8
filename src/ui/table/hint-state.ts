import type { ComponentType } from 'preact';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Hint } from '../../solver/hint.ts';
import type { Marks } from '../board/marks.ts';

/** How many times a hint can be asked for: where to look, which card, which move, why. */
export const HINT_STEPS = 4;

/** What a table hands to the panel that tells a hint. */
export interface HintPanelProps {
  /** The id of the list of steps, for a button that the hint points at. */
  readonly id: string;
  readonly hint: Hint;
  /** How far the hint has been asked for, from 1 to {@link HINT_STEPS}. */
  readonly step: number;
  readonly zone: readonly number[];
  readonly rules: Rules;
  readonly position: Position;
  readonly onPlay: (...moves: readonly Move[]) => void;
  /** What stands instead of the solver's word where the hint comes from elsewhere. */
  readonly source?: string | undefined;
}

/** What shows a hint; it is loaded with the first one. */
interface HintParts {
  readonly HintPanel: ComponentType<HintPanelProps>;
  readonly Arrow: typeof import('../board/Arrow.tsx').Arrow;
}

/** A hint at a table as far as it has been asked for. */
export interface HintState<Parts extends HintParts = HintParts> {
  /** The hint for the position shown, and what shows it; or null. */
  readonly given: { readonly hint: Hint; readonly parts: Parts } | null;
  /** How far it has been asked for, 1 to {@link HINT_STEPS}; 0 without a hint. */
  readonly step: number;
  /** The fans in which the move lies, by index: one row. */
  readonly zone: readonly number[];
  readonly marks: Marks;
  /** The button that the hint points at by now, or null. */
  readonly button: 'redeal' | 'merci' | null;
  readonly thinking: boolean;
  /** Asks for the first step or the next. */
  readonly ask: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}
