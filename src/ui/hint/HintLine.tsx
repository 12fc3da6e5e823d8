import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Hint } from '../../solver/hint.ts';
import { Chip } from '../board/Chip.tsx';
import { HINT_STEP } from '../table/hint-state.ts';
import { hintText } from '../words/en/hint.ts';

interface HintLineProps {
  readonly id: string;
  readonly rules: Rules;
  readonly position: Position;
  readonly hint: Hint;
  readonly step: number;
}

/** What a hint says, its cards in signs. */
export function HintLine({ id, rules, position, hint, step }: HintLineProps) {
  const text = hintText(rules, position, hint, step === HINT_STEP.card, (card) => `\n${card}\n`);
  return (
    <p id={id}>
      {text.split('\n').map((part, at) => (at % 2 === 0 ? part : <Chip key={at} card={Number(part)} />))}
    </p>
  );
}
