import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';
import { Board } from '../board/Board.tsx';
import type { BoardCommand } from '../board/keys.ts';
import { layoutOf } from '../board/layout.ts';
import { joinMarks, type Marks, markAll, UNMARKED } from '../board/marks.ts';
import type { HintState } from '../hint/use-hint.ts';
import { stateSaid } from '../words/en/board.ts';
import { ASKED, LABELS, WELCOME } from '../words/en/table.ts';
import { Controls } from './Controls.tsx';
import { Legend } from './Legend.tsx';
import type { Overlay } from './use-builds.ts';
import type { TableController } from './use-table.ts';
import './table.css';

interface TableProps {
  readonly controller: TableController;
  readonly asked: HintState;
  /** The overlay that sorts the open moves, where the table offers it. */
  readonly overlay?: Overlay;
  /** More marks on the cards. */
  readonly marks?: Marks;
  readonly label: string;
  /** Whether the table offers redeals. */
  readonly redeals: boolean;
  /** What hints are when the solver has not made them. */
  readonly hintSource?: string | undefined;
  /** What is said against a redeal before it is taken; empty where nothing is known against it. */
  readonly caution?: string;
  /** What else is said of the state of the game, when it is asked for. */
  readonly state?: string;
  /** What is said before anything has been done. */
  readonly welcome?: string;
  /** What is said of the moves made, beneath the status line. */
  readonly verdict?: ComponentChildren;
  /** More switches, beneath the buttons. */
  readonly switches?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/** A board to play on, with its buttons, its status line, and the one live region that speaks for all of it. */
export function Table({
  controller,
  asked,
  overlay,
  marks = UNMARKED,
  label,
  redeals,
  hintSource,
  caution = '',
  state = '',
  welcome = WELCOME,
  verdict,
  switches,
  children,
}: TableProps) {
  const [help, setHelp] = useState<typeof import('./KeysHelp.tsx') | null>(null);
  const { position, rules } = controller;
  const layout = layoutOf(rules);
  const root = useRef<HTMLDivElement>(null);
  /** For buttons that go away when they are pressed: the focus goes to the board, where it was last. */
  const focusBoard = () =>
    root.current?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus({ preventScroll: true });
  const hintId = useId();
  const { given } = asked;
  const stop = () => {
    focusBoard();
    asked.stop();
  };
  const playLine: TableController['play'] = (...moves) => {
    focusBoard();
    controller.play(...moves);
  };
  const commands: Record<BoardCommand, () => void> = {
    undo: controller.undo,
    redo: controller.redo,
    hint: asked.ask,
    redeal: () => (redeals ? controller.redeal(caution) : controller.say(ASKED.noRedeal)),
    merci: controller.merci,
    help: () => void import('./KeysHelp.tsx').then(setHelp, () => controller.say(LABELS.notLoaded)),
    escape() {
      asked.drop();
      controller.calm();
    },
  };
  return (
    <div class="lucie-table" ref={root}>
      {children}
      <Board
        key={JSON.stringify(rules)}
        position={position}
        layout={layout}
        label={label}
        marks={joinMarks(overlay?.marks ?? UNMARKED, marks, asked.marks, marksOf(controller))}
        zone={asked.rung === 1 ? asked.zone : []}
        hands={{
          legal: controller.legal,
          onMove: controller.play,
          onRefuse: controller.refuse,
          onCommand: (command) => commands[command](),
          onSay: (text, shown) => controller.say(text, shown ? text : null),
          state: stateSaid(layout, position, `${controller.ending} ${state}`.trim()),
        }}
      />
      <div class="lucie-under">
        <p class="lucie-status">
          <span>
            {controller.shown === '' && controller.session.at === 0 && asked.rung === 0
              ? welcome
              : controller.shown}
          </span>{' '}
          {controller.ending !== '' && <strong>{controller.ending}</strong>}
        </p>
        {verdict}
        <Controls
          controller={controller}
          hinted={asked.button}
          hintId={hintId}
          redeals={redeals}
          commands={commands}
        />
        {asked.thinking && (
          <p class="lucie-hint">
            {LABELS.thinking}{' '}
            <button type="button" class="lucie-button" onClick={stop}>
              {LABELS.stop}
            </button>
          </p>
        )}
        {!asked.thinking && given !== null && (
          <given.advice.HintPanel
            id={hintId}
            hint={given.outlook}
            rung={asked.rung}
            zone={asked.zone}
            rules={rules}
            position={position}
            source={hintSource}
            onPlay={playLine}
          />
        )}
        <div class="lucie-aids">
          {switches}
          {overlay !== undefined && <Legend overlay={overlay} />}
        </div>
      </div>
      <p class="lucie-unseen" role="status">
        {controller.spoken}
      </p>
      {help !== null && <help.KeysHelp onClose={() => setHelp(null)} />}
    </div>
  );
}

/** The card that moved last, the card in the way of a refused move, and the cards an armed merci may draw. */
function marksOf(controller: TableController): Marks {
  const move = controller.session.moments[controller.session.at]?.move;
  const last = move != null && 'card' in move ? [move.card] : [];
  const drawn = controller.armed
    ? controller.legal.flatMap((legal) => ('card' in legal ? [legal.card] : []))
    : [];
  return joinMarks(
    markAll(last, { kind: 'last' }),
    markAll(controller.cause === null ? [] : [controller.cause], { kind: 'cause' }),
    markAll(drawn, { kind: 'merci' }),
  );
}
