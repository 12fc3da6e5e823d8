import { LABELS } from '../words/en/table.ts';

interface ThinkingProps {
  /** What the solver is at work on, if that is told. */
  readonly text?: string;
  readonly onStop: () => void;
}

/** Word that the solver is at work, and the button that stops it. */
export function Thinking({ text = LABELS.thinking, onStop }: ThinkingProps) {
  return (
    <>
      {text}{' '}
      <button type="button" class="lucie-button" onClick={onStop}>
        {LABELS.stop}
      </button>
    </>
  );
}
