import { cardCount } from '../../core/rules.ts';
import type { HintPanelProps } from '../table/hint-state.ts';
import { chanceText } from '../words/en/chance.ts';
import { heldBackText, hintTrust, planText, reasonText, THEN_REDEAL, worseText } from '../words/en/hint.ts';
import { HintFrame } from './HintFrame.tsx';
import { PlanSteps } from './PlanSteps.tsx';
import { PlayableLine } from './PlayableLine.tsx';

/** A hint and all that is known of it: its reason, the plan, the chance, cards held back, what a worse move comes to. */
export function HintPanel(props: HintPanelProps) {
  const { hint, rules, position, onPlay, source } = props;
  const { plan, worse, heldBack } = hint;
  // That a game is won the line says already, and over the felt stands what comes next.
  if (hint.move === null && hint.ending === 'won') return null;
  const reason = reasonText(hint);
  /** What follows a line that ends with so many cards home. */
  const after = (home: number): string | undefined =>
    source === undefined &&
    hint.ending !== 'over' &&
    home < cardCount(rules) &&
    position.deal <= rules.redeals
      ? THEN_REDEAL
      : undefined;
  return (
    <HintFrame {...props}>
      {reason !== '' && <p>{reason}</p>}
      {plan.length > 0 && (
        <>
          <p>{planText(position, hint)}</p>
          <PlanSteps rules={rules} position={position} plan={plan} then={after(hint.home)} onPlay={onPlay} />
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
    </HintFrame>
  );
}
