import { useRef } from 'preact/hooks';
import { KEYS, KEYS_INTRO } from '../words/en/keys/keys.ts';
import { LABELS } from '../words/en/table.ts';
import { useModal } from './use-modal.ts';

/** The help on the keys of a board: a dialog that is open as long as it is there. */
export function KeysHelp({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog);
  return (
    <dialog class="lucie-help" ref={dialog} aria-label={LABELS.keys} onClose={onClose}>
      <form method="dialog" class="lucie-help-head">
        <h2>{LABELS.keys}</h2>
        <button type="submit" class="lucie-button">
          {LABELS.close}
        </button>
      </form>
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
    </dialog>
  );
}
