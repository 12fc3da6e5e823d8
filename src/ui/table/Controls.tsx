import type { BoardCommand } from '../board/keys.ts';
import type { HintState } from '../hint/use-hint.ts';
import { refusalSentence } from '../words/en/board.ts';
import { LABELS } from '../words/en/table.ts';
import type { TableController } from './use-table.ts';

interface ControlsProps {
  readonly controller: TableController;
  /** The button that a hint points at, and the id of what the hint says. */
  readonly hinted: HintState['button'];
  readonly hintId: string;
  /** Whether the table offers redeals at all. */
  readonly redeals: boolean;
  readonly commands: Readonly<Record<BoardCommand, () => void>>;
}

/** The buttons of a table. One that can do nothing now stays where it is, keeps the focus, and says why. */
export function Controls({ controller, hinted, hintId, redeals, commands }: ControlsProps) {
  const { session } = controller;
  return (
    <div class="lucie-controls">
      <Press name={LABELS.undo} off={session.at === 0} onPress={commands.undo} />
      <Press name={LABELS.redo} off={session.at === session.moments.length - 1} onPress={commands.redo} />
      <Press name={LABELS.hint} onPress={commands.hint} strong />
      {redeals && controller.rules.redeals > 0 && (
        <Press
          name={controller.confirming ? LABELS.redealNow : LABELS.redeal}
          off={controller.noRedeal !== null}
          why={controller.noRedeal === null ? undefined : refusalSentence(controller.noRedeal)}
          hint={hinted === 'redeal' ? hintId : undefined}
          onPress={commands.redeal}
        />
      )}
      {controller.rules.merci > 0 && (
        <Press
          name={LABELS.merci}
          pressed={controller.armed}
          off={controller.noMerci !== null}
          why={controller.noMerci === null ? undefined : refusalSentence(controller.noMerci)}
          hint={hinted === 'merci' ? hintId : undefined}
          onPress={commands.merci}
        />
      )}
      <Press name={LABELS.restart} off={session.at === 0} onPress={controller.restart} />
      <Press name={LABELS.keys} onPress={commands.help} keys />
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
  hint,
}: {
  name: string;
  onPress: () => void;
  off?: boolean;
  strong?: boolean;
  keys?: boolean;
  pressed?: boolean;
  why?: string | undefined;
  /** The id of the hint that points here. */
  hint?: string | undefined;
}) {
  return (
    <button
      type="button"
      class={`lucie-button${strong ? ' lucie-strong' : ''}${keys ? ' lucie-keys' : ''}`}
      aria-disabled={off ? true : undefined}
      aria-pressed={pressed}
      aria-describedby={hint}
      data-hinted={hint === undefined ? undefined : ''}
      title={why}
      onClick={onPress}
    >
      {name}
    </button>
  );
}
