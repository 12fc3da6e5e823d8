import { PlayableLine } from '../hint/PlayableLine.tsx';
import { HINT_STEPS, type HintPanelProps } from '../table/hint-state.ts';
import { hintText, nextHintStep } from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { withoutRedeal } from './trainer-puzzle.ts';

/** A hint towards the goal of a puzzle as far as it has been asked for; on the last step the whole line. */
export function GoalHint({ id, hint, step, zone, rules, position, onPlay }: HintPanelProps) {
  const redeals = hint.line.at(-1)?.kind === 'redeal';
  return (
    <section class="lucie-hint" aria-label={LABELS.hint}>
      <ol id={id}>
        {Array.from({ length: step }, (_, index) => (
          <li key={index}>{hintText(rules, position, hint, index + 1, zone)}</li>
        ))}
      </ol>
      {step === HINT_STEPS && (
        <>
          <p>{TRAINER.wholeLine}</p>
          <PlayableLine
            rules={rules}
            position={position}
            moves={withoutRedeal(hint.line)}
            then={redeals ? TRAINER.thenRedeal : undefined}
            onPlay={onPlay}
          />
        </>
      )}
      <p class="lucie-fine">
        {redeals ? TRAINER.hintTables : TRAINER.hintSource} {step < HINT_STEPS && nextHintStep(hint, step)}
      </p>
    </section>
  );
}
