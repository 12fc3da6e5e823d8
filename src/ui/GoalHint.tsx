import type { ComponentProps } from 'preact';
import type { HintPanel } from './HintPanel.tsx';
import { Line } from './Line.tsx';
import { RUNGS } from './rungs.ts';
import { withoutRedeal } from './trained.ts';
import { hintText, nextRung } from './words-hint.en.ts';
import { LABELS } from './words-table.en.ts';
import { TRAINER } from './words-trainer.en.ts';

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
      {rung === RUNGS && (
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
        {redeals ? TRAINER.hintTables : TRAINER.hintSource} {rung < RUNGS && nextRung(hint, rung)}
      </p>
    </section>
  );
}
