import type { ComponentChildren } from 'preact';
import { HINT_STEP, type HintPanelProps } from '../table/hint-state.ts';
import { hintText, SIGN, WHY } from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { SignedText } from './SignedText.tsx';

interface HintFrameProps
  extends Pick<HintPanelProps, 'id' | 'hint' | 'step' | 'rules' | 'position' | 'onWhy' | 'onClose'> {
  /** All that is known of the hint, which is shown when it is asked for. */
  readonly children: ComponentChildren;
}

/** What a hint says, its cards in signs, and the way to all that is known of it. */
export function HintFrame({ id, hint, step, rules, position, onWhy, onClose, children }: HintFrameProps) {
  const text = hintText(rules, position, hint, step === HINT_STEP.card, SIGN);
  return (
    <section class="lucie-hint" data-brief={step < HINT_STEP.why ? '' : undefined} aria-label={LABELS.hint}>
      <p id={id}>
        <SignedText text={text} />
      </p>
      {step === HINT_STEP.move && (
        <button type="button" class="lucie-button" onClick={onWhy}>
          {WHY}
        </button>
      )}
      {step === HINT_STEP.why && onClose !== undefined && (
        <button type="button" class="lucie-button lucie-hint-close" onClick={onClose}>
          {LABELS.close}
        </button>
      )}
      {step === HINT_STEP.why && children}
    </section>
  );
}
