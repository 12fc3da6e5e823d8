import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { TableController } from './use-table.ts';

/** A dialog in which another game is chosen, until it is. */
interface ChoiceOfGame {
  /** What the dialog is to say: nothing any more once a game is chosen, which the table itself tells. */
  readonly spoken: string;
  /** For the closing of the dialog. */
  readonly onClose: () => void;
}

/**
 * Closes a modal dialog as soon as another game lies on the table. What was said of that game could not be heard beneath
 * the dialog, so the table says it once more when it is closed.
 */
export function useChoiceOfGame(
  { game, spoken, say }: TableController,
  dialog: RefObject<HTMLDialogElement>,
  onClose: () => void,
): ChoiceOfGame {
  const before = useRef(game);
  const chosen = game !== before.current;
  useEffect(() => {
    if (chosen) dialog.current?.close();
  }, [chosen]);
  return {
    spoken: chosen ? '' : spoken,
    onClose() {
      if (chosen) say(spoken.trim(), null);
      onClose();
    },
  };
}
