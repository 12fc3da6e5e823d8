import type { RefObject } from 'preact';
import { KEYS, KEYS_INTRO, LABELS } from './words-table.en.ts';

/** The help on the keys of a board: a dialog, opened by `?` or its button. */
export function KeysHelp({ dialog }: { dialog: RefObject<HTMLDialogElement> }) {
  return (
    <dialog class="lucie-help" ref={dialog} aria-label={LABELS.keys}>
      <p>{KEYS_INTRO}</p>
      <dl>
        {KEYS.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="lucie-button">
          {LABELS.close}
        </button>
      </form>
    </dialog>
  );
}
