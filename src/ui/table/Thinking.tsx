import { LABELS } from '../words/en/table.ts';

/** Word that the solver is at work, and the button that stops it. */
export function Thinking({ onStop }: { readonly onStop: () => void }) {
  return (
    <>
      {LABELS.thinking}{' '}
      <button type="button" class="lucie-button" onClick={onStop}>
        {LABELS.stop}
      </button>
    </>
  );
}
