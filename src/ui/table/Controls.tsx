import type { ComponentChildren } from 'preact';
import type { Refusal } from '../../core/refusal.ts';
import { afterTap } from '../board/after-frame.ts';
import type { BoardCommand } from '../board/keys/keys.ts';
import { refusalSentence } from '../words/en/board.ts';
import { LABELS } from '../words/en/table.ts';
import type { HintState } from './hint-state.ts';
import type { OfferedStep } from './use-finish.ts';
import type { TableController } from './use-table.ts';

interface ControlsProps {
  readonly controller: TableController;
  /** The button that a hint points at, and the id of what the hint says. */
  readonly hinted: HintState['button'];
  readonly hintId: string;
  /** Whether the button that gives hints plays the move of one now. */
  readonly ready: boolean;
  /** Whether the table offers redeals at all. */
  readonly redeals: boolean;
  readonly commands: Readonly<Record<BoardCommand, () => void>>;
  /** Buttons for what the table offers now, the most important first. */
  readonly offers: readonly OfferedStep[];
  /** The button of the aids, where they can be hidden. */
  readonly aids?: ComponentChildren;
  /** More buttons. */
  readonly children?: ComponentChildren;
}

/** The buttons of a table. One that can do nothing now stays where it is, keeps the focus, and says why. */
export function Controls(props: ControlsProps) {
  const { controller, hinted, hintId, ready, redeals, commands, offers, aids, children } = props;
  const { session } = controller;
  // One button at most stands out: the next step.
  const redealIsNext = redeals && (controller.phase === 'stuck-redeal' || controller.confirming);
  return (
    <div class="lucie-controls">
      <CommandButton name={LABELS.undo} off={session.index === 0} onPress={commands.undo} />
      <CommandButton
        name={LABELS.redo}
        off={session.index === session.moments.length - 1}
        onPress={commands.redo}
      />
      <HintButton ready={ready} onPress={commands.hint} />
      {redeals && controller.rules.redeals > 0 && (
        <CommandButton
          name={LABELS.redeal}
          rest={controller.confirming ? LABELS.redealNow : undefined}
          strong={redealIsNext}
          refusal={controller.noRedeal}
          hintId={hinted === 'redeal' ? hintId : undefined}
          onPress={commands.redeal}
        />
      )}
      {controller.rules.merci > 0 && (
        <CommandButton
          name={LABELS.merci}
          pressed={controller.armed}
          refusal={controller.noMerci}
          hintId={hinted === 'merci' ? hintId : undefined}
          onPress={commands.merci}
        />
      )}
      {aids}
      <CommandButton
        name={LABELS.restart}
        off={controller.position === controller.game.start}
        onPress={controller.restart}
      />
      {children}
      <CommandButton name={LABELS.keys} onPress={commands.help} keys />
      {offers.length > 0 && (
        <span class="lucie-offers">
          {offers.map(({ label, rest, press }, index) => (
            <CommandButton
              key={label}
              name={label}
              rest={rest}
              onPress={press}
              strong={index === 0 && !redealIsNext && !controller.armed}
            />
          ))}
        </span>
      )}
    </div>
  );
}

interface HintButtonProps {
  readonly ready: boolean;
  /** Whether the next press takes the hint away. */
  readonly pressed?: boolean | undefined;
  readonly onPress: () => void;
}

/** Gives a hint, and then plays its move; as wide for one as for the other. */
export function HintButton({ ready, pressed, onPress }: HintButtonProps) {
  return (
    <button type="button" class="lucie-button lucie-either" aria-pressed={pressed} onClick={onPress}>
      {[LABELS.hint, LABELS.playIt].map((name, at) => (
        <span key={name} aria-hidden={ready === (at === 1) ? undefined : 'true'}>
          {name}
        </span>
      ))}
    </button>
  );
}

function CommandButton({
  name,
  rest,
  onPress,
  refusal = null,
  off = refusal !== null,
  strong = false,
  keys = false,
  pressed,
  hintId,
}: {
  name: string;
  /** The end of its words; a table that fills the window shows it only where it has room. */
  rest?: string | undefined;
  onPress: () => void;
  /** Why it can do nothing now. */
  refusal?: Refusal | null;
  off?: boolean;
  strong?: boolean;
  keys?: boolean;
  pressed?: boolean;
  /** The id of the hint that points here. */
  hintId?: string | undefined;
}) {
  return (
    <button
      type="button"
      class={`lucie-button${strong ? ' lucie-strong' : ''}${keys ? ' lucie-keys' : ''}`}
      aria-disabled={off || undefined}
      aria-pressed={pressed}
      aria-describedby={hintId}
      data-hinted={hintId && ''}
      title={refusal === null ? undefined : refusalSentence(refusal)}
      onClick={afterTap(onPress)}
    >
      {name}
      {rest && <span class="lucie-tail">{rest}</span>}
    </button>
  );
}
