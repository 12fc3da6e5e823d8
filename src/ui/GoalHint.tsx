import type { ComponentProps } from 'preact';
import type { HintPanel } from './HintPanel.tsx';
import { Line } from './Line.tsx';
import { RUNGS } from './rungs.ts';
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
            moves={hint.line.filter(({ kind }) => kind !== 'redeal')}
            then={hint.line.at(-1)?.kind === 'redeal' ? TRAINER.thenRedeal : undefined}
            onPlay={onPlay}
          />
        </>
      )}
      <p class="lucie-fine">
        {TRAINER.hintSource} {rung < RUNGS && nextRung(hint, rung)}
      </p>
    </section>
  );
}
