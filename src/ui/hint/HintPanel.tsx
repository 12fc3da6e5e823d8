import { cardCount } from '../../core/rules.ts';
import { HINT_STEPS, type HintPanelProps } from '../table/hint-state.ts';
import { chanceText } from '../words/en/chance.ts';
import {
  heldBackText,
  hintText,
  hintTrust,
  nextHintStep,
  planText,
  THEN_REDEAL,
  worseText,
} from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { PlanSteps } from './PlanSteps.tsx';
import { PlayableLine } from './PlayableLine.tsx';

/** The hint as far as it has been asked for; the last step has all that is known: lines, chance, cards held back. */
export function HintPanel({ id, hint, step, zone, rules, position, onPlay, source }: HintPanelProps) {
  const steps = hint.move === null ? [HINT_STEPS] : Array.from({ length: step }, (_, index) => index + 1);
  const { line, worse, heldBack } = hint;
  /** What follows a line that ends with so many cards home. */
  const after = (home: number): string | undefined =>
    source === undefined && home < cardCount(rules) && position.deal <= rules.redeals
      ? THEN_REDEAL
      : undefined;
  return (
    <section class="lucie-hint" aria-label={LABELS.hint}>
      <ol id={id}>
        {steps.map((each) => (
          <li key={each}>{hintText(rules, position, hint, each, zone)}</li>
        ))}
      </ol>
      {step === HINT_STEPS && (
        <>
          {line.length > 0 && (
            <>
              <p>{planText(position, hint)}</p>
              <PlanSteps
                rules={rules}
                position={position}
                line={line}
                then={after(hint.home)}
                onPlay={onPlay}
              />
            </>
          )}
          {heldBack.length > 0 && <p>{heldBackText(heldBack)}</p>}
          {source === undefined && (hint.ending !== 'won' || line.length > 0) && (
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
        </>
      )}
      {/* At the end the chance says itself whether it is proved. */}
      {(step < HINT_STEPS || !hint.proved) && (
        <p class="lucie-fine">
          {source ?? hintTrust(hint, step === HINT_STEPS)} {step < HINT_STEPS && nextHintStep(hint, step)}
        </p>
      )}
    </section>
  );
}
