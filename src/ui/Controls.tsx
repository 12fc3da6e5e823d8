import type { Asked } from './use-hint.ts';
import type { Seat } from './use-seat.ts';
import { refusalSentence } from './words.en.ts';
import { LABELS } from './words-table.en.ts';

interface ControlsProps {
  readonly seat: Seat;
  readonly asked: Asked;
  /** Whether the table offers redeals at all. */
  readonly redeals: boolean;
  readonly onHelp: () => void;
}

/** The buttons of a table. One that can do nothing now stays where it is, keeps the focus, and says why. */
export function Controls({ seat, asked, redeals, onHelp }: ControlsProps) {
  const { session } = seat;
  return (
    <div class="lucie-controls">
      <Press name={LABELS.undo} off={session.at === 0} onPress={seat.undo} />
      <Press name={LABELS.redo} off={session.at === session.moments.length - 1} onPress={seat.redo} />
      <Press name={LABELS.hint} onPress={asked.ask} strong />
      {redeals && seat.rules.redeals > 0 && (
        <Press
          name={seat.confirming ? LABELS.redealNow : LABELS.redeal}
          off={seat.noRedeal !== null}
          why={seat.noRedeal === null ? undefined : refusalSentence(seat.noRedeal)}
          onPress={seat.redeal}
        />
      )}
      {seat.rules.merci > 0 && (
        <Press
          name={LABELS.merci}
          pressed={seat.armed}
          off={seat.noMerci !== null}
          why={seat.noMerci === null ? undefined : refusalSentence(seat.noMerci)}
          onPress={seat.merci}
        />
      )}
      <Press name={LABELS.restart} off={session.at === 0} onPress={seat.restart} />
      <Press name={LABELS.keys} onPress={onHelp} keys />
    </div>
  );
}

function Press({
  name,
  onPress,
  off = false,
  strong = false,
  keys = false,
  pressed,
  why,
}: {
  name: string;
  onPress: () => void;
  off?: boolean;
  strong?: boolean;
  keys?: boolean;
  pressed?: boolean;
  why?: string | undefined;
}) {
  return (
    <button
      type="button"
      class={`lucie-button${strong ? ' lucie-strong' : ''}${keys ? ' lucie-keys' : ''}`}
      aria-disabled={off ? true : undefined}
      aria-pressed={pressed}
      title={why}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
