import { cardCount } from '../../core/rules.ts';
import { HINT_STEP, type HintPanelProps } from '../table/hint-state.ts';
import { chanceText } from '../words/en/chance.ts';
import {
  heldBackText,
  hintTrust,
  planText,
  reasonText,
  THEN_REDEAL,
  WHY,
  worseText,
} from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { HintLine } from './HintLine.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { PlayableLine } from './PlayableLine.tsx';

/** A hint as much of it as is shown; at last all that is known: its reason, the plan, the chance, cards held back. */
export function HintPanel({ id, hint, step, rules, position, onPlay, onWhy, source }: HintPanelProps) {
  const { plan, worse, heldBack } = hint;
  const reason = reasonText(hint);
  /** What follows a line that ends with so many cards home. */
  const after = (home: number): string | undefined =>
    source === undefined && home < cardCount(rules) && position.deal <= rules.redeals
      ? THEN_REDEAL
      : undefined;
  return (
    <section class="lucie-hint" data-brief={step < HINT_STEP.why ? '' : undefined} aria-label={LABELS.hint}>
      <HintLine id={id} rules={rules} position={position} hint={hint} step={step} />
      {step === HINT_STEP.move && (
        <button type="button" class="lucie-button" onClick={onWhy}>
          {WHY}
        </button>
      )}
      {step === HINT_STEP.why && (
        <>
          {reason !== '' && <p>{reason}</p>}
          {plan.length > 0 && (
            <>
              <p>{planText(position, hint)}</p>
              <PlanSteps
                rules={rules}
                position={position}
                plan={plan}
                then={after(hint.home)}
                onPlay={onPlay}
              />
            </>
          )}
          {heldBack.length > 0 && <p>{heldBackText(heldBack)}</p>}
          {source === undefined && (hint.ending !== 'won' || plan.length > 0) && (
            <p class="lucie-worth">{chanceText(rules, position, hint)}</p>
          )}
          {worse !== null && (
            <>
              <p>{worseText(position, hint, worse)}</p>
              <PlayableLine
                rules={rules}
                position={position}
                moves={worse.line}
                then={after(worse.home)}
                onPlay={onPlay}
              />
            </>
          )}
          {/* The chance says itself whether it is proved. */}
          {!hint.proved && <p class="lucie-fine">{source ?? hintTrust(hint)}</p>}
        </>
      )}
    </section>
  );
}
