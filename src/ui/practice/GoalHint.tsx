import { HintLine } from '../hint/HintLine.tsx';
import { PlayableLine } from '../hint/PlayableLine.tsx';
import { HINT_STEP, type HintPanelProps } from '../table/hint-state.ts';
import { WHY } from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { withoutRedeal } from './trainer-puzzle.ts';

/** A hint towards the goal of a puzzle, as much of it as is asked for: at last the whole line. */
export function GoalHint({ id, hint, step, rules, position, onPlay, onWhy }: HintPanelProps) {
  const redeals = hint.line.at(-1)?.kind === 'redeal';
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
          <p>{TRAINER.wholeLine}</p>
          <PlayableLine
            rules={rules}
            position={position}
            moves={withoutRedeal(hint.line)}
            then={redeals ? TRAINER.thenRedeal : undefined}
            onPlay={onPlay}
          />
          <p class="lucie-fine">{redeals ? TRAINER.hintTables : TRAINER.hintSource}</p>
        </>
      )}
    </section>
  );
}
