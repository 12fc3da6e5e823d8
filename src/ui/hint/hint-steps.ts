import type { Position } from '../../core/position.ts';
import type { Hint } from '../../solver/hint.ts';
import { type Mark, type Marks, markAll, UNMARKED } from '../board/marks.ts';
import { HINT_STEP, type HintState } from '../table/hint-state.ts';

/** The mark of the card that a hint names. */
const HINTED: Mark = {
  kind: 'hint',
  badge: ['M12 9.2 14.8 12 12 14.8 9.2 12z', 'M12 .5 23.5 12 12 23.5.5 12z'],
};

/** Where there is no move, there is only why; else the player has chosen what comes first. */
export function firstStep({ move }: Hint): number {
  if (move === null) return HINT_STEP.why;
  return document.documentElement.dataset.hint === 'nudge' ? HINT_STEP.card : HINT_STEP.move;
}

/** The card and, once the move is shown, the card that it goes on. */
export function hintMarks(position: Position, { move }: Hint, step: number): Marks {
  if (move === null || !('card' in move)) return UNMARKED;
  const card = markAll([move.card], HINTED);
  const fan = move.to.at === 'fan' ? position.fans[move.to.fan] : undefined;
  // A merci may lift a card to the top of its own fan: it goes on no other card.
  const onto = fan?.includes(move.card) ? undefined : fan?.at(-1);
  return step < HINT_STEP.move || onto === undefined
    ? card
    : new Map([...card, [onto, [{ kind: 'target' as const }]]]);
}

/** A redeal is where to look; the merci is the move, and stays unsaid until then. */
export function hintedButton({ move }: Hint, step: number): HintState['button'] {
  if (move?.kind === 'redeal') return 'redeal';
  return move?.kind === 'merci' && step >= HINT_STEP.move ? 'merci' : null;
}
