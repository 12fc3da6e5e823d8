import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { FILES } from '../words/en/record.ts';

interface ConfirmDialogProps {
  /** What has the focus once it is done: the button that asked may be gone. */
  readonly after?: RefObject<HTMLElement>;
  readonly title: string;
  readonly text: string;
  /** What the button says that does it, and what it does. */
  readonly doIt: string;
  readonly onDo: () => void;
  /** What the button says that saves a copy first, and what it does. */
  readonly save: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
}

/** Asks before something is thrown away, and offers a copy of it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, doIt, onDo, save, onSave, onClose, after } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const done = useRef(false);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      class="lucie-help lucie-confirm"
      ref={dialog}
      aria-label={title}
      onClose={() => {
        onClose();
        // Not before: all but an open dialog is out of reach.
        if (done.current) after?.current?.focus();
      }}
    >
      <form method="dialog">
        <h2>{title}</h2>
        <p>{text}</p>
        <div class="lucie-controls">
          <button type="button" class="lucie-button lucie-strong" onClick={onSave}>
            {save}
          </button>
          <button
            type="submit"
            class="lucie-button"
            onClick={() => {
              done.current = true;
              onDo();
            }}
          >
            {doIt}
          </button>
          <button type="submit" class="lucie-button">
            {FILES.keep}
          </button>
        </div>
      </form>
    </dialog>
  );
}
