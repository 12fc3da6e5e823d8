import type { ComponentProps } from 'preact';
import type { HintPanel } from '../hint/HintPanel.tsx';
import { HINT_STEPS } from '../hint/hint-steps.ts';
import { Line } from '../hint/Line.tsx';
import { hintText, nextHintStep } from '../words/en/hint.ts';
import { LABELS } from '../words/en/table.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { withoutRedeal } from './trained.ts';

/** A hint towards the goal of a puzzle as far as it has been asked for; on the last rung the whole line. */
export function GoalHint({
  id,
  hint,
  rung,
  zone,
  rules,
  position,
  onPlay,
}: ComponentProps<typeof HintPanel>) {
  const redeals = hint.line.at(-1)?.kind === 'redeal';
  return (
    <section class="lucie-hint" aria-label={LABELS.hint}>
      <ol id={id}>
        {Array.from({ length: rung }, (_, at) => (
          <li key={at}>{hintText(rules, position, hint, at + 1, zone)}</li>
        ))}
      </ol>
      {rung === HINT_STEPS && (
        <>
          <p>{TRAINER.wholeLine}</p>
          <Line
            rules={rules}
            position={position}
            moves={withoutRedeal(hint.line)}
            then={redeals ? TRAINER.thenRedeal : undefined}
            onPlay={onPlay}
          />
        </>
      )}
      <p class="lucie-fine">
        {redeals ? TRAINER.hintTables : TRAINER.hintSource} {rung < HINT_STEPS && nextHintStep(hint, rung)}
      </p>
    </section>
  );
}
