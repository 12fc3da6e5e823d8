import { HintFrame } from '../hint/HintFrame.tsx';
import { PlayableLine } from '../hint/PlayableLine.tsx';
import type { HintPanelProps } from '../table/hint-state.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { withoutRedeal } from './trainer-puzzle.ts';

/** A hint towards the goal of a puzzle, and the whole line. */
export function GoalHint(props: HintPanelProps) {
  const { hint, rules, position, onPlay } = props;
  const redeals = hint.line.at(-1)?.kind === 'redeal';
  return (
    <HintFrame {...props}>
      <p>{TRAINER.wholeLine}</p>
      <PlayableLine
        rules={rules}
        position={position}
        moves={withoutRedeal(hint.line)}
        then={redeals ? TRAINER.thenRedeal : undefined}
        onPlay={onPlay}
      />
      <p class="lucie-fine">{redeals ? TRAINER.hintTables : TRAINER.hintSource}</p>
    </HintFrame>
  );
}
