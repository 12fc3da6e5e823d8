import type { RefObject } from 'preact';
import { PRESETS, type Preset } from '../../core/preset.ts';
import { PLAY, presetSentence } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';

interface GameChooserProps {
  readonly dialog: RefObject<HTMLDialogElement>;
  /** The game that lies on the table. */
  readonly current: Preset;
  readonly onChoose: (preset: Preset) => void;
}

/** The named games in a dialog, each with the sentence that tells it from the others. */
export function GameChooser({ dialog, current, onChoose }: GameChooserProps) {
  return (
    <dialog class="lucie-help lucie-games" ref={dialog} aria-label={PLAY.chooser}>
      <form method="dialog">
        <ul>
          {PRESETS.map((preset) => (
            <li key={preset.id}>
              <button
                type="submit"
                aria-current={preset === current ? 'true' : undefined}
                onClick={() => onChoose(preset)}
              >
                <strong>{preset.title}</strong>
                <span>{presetSentence(preset)}</span>
              </button>
            </li>
          ))}
        </ul>
        <button type="submit" class="lucie-button">
          {LABELS.close}
        </button>
      </form>
    </dialog>
  );
}
