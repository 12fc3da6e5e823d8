import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import { cardsMoved } from '../../core/moves.ts';
import type { ArrowBoard } from '../board/Arrow.tsx';
import { Board, type Fitting } from '../board/Board.tsx';
import type { BoardCommand } from '../board/keys/keys.ts';
import { joinMarks, type Marks, markAll, UNMARKED } from '../board/marks.ts';
import { focusBoard } from '../board/use-board.ts';
import { layoutOf } from '../fit/layout.ts';
import { ASKED, LABELS, welcomeText } from '../words/en/table.ts';
import { Controls } from './Controls.tsx';
import { HINT_STEP, type HintState } from './hint-state.ts';
import { Switch } from './Switch.tsx';
import { Thinking } from './Thinking.tsx';
import type { Overlay } from './use-builds.ts';
import type { OfferedStep } from './use-finish.ts';
import type { TableController } from './use-table.ts';
import './table.css';

/** What shows more of a position than can be seen on it. */
export interface TableXray {
  readonly marks: Marks;
  /** Draws over the cards. */
  readonly over: ((board: ArrowBoard) => ComponentChildren) | undefined;
  /** What is told of a card that was asked about, where a hint would lie; null without one. */
  readonly panel: ComponentChildren;
  readonly onAsk: (card: Card) => void;
  readonly drop: () => void;
}

interface TableProps {
  readonly controller: TableController;
  readonly hint: HintState;
  /** The overlay that sorts the open moves, where the table offers it. */
  readonly overlay?: Overlay;
  /** More marks on the cards. */
  readonly marks?: Marks;
  /** Answers what a card waits for, where the table offers it. */
  readonly xray?: TableXray;
  readonly label: string;
  /** Whether the table offers redeals. */
  readonly redeals: boolean;
  /** Deals the next game, where the table has one. */
  readonly onDeal?: (() => void) | undefined;
  /** Tells what every move is worth, where the table can. */
  readonly onValues?: (() => void) | undefined;
  /** Draws the arrow of a move over the cards, in place of that of a hint. */
  readonly arrow?: ((board: ArrowBoard) => ComponentChildren) | undefined;
  /** What the table offers for a while, each a button, the most important first. */
  readonly offers?: readonly OfferedStep[];
  /** What hints are when the solver has not made them. */
  readonly hintSource?: string | undefined;
  /** What is said against a redeal before it is taken; empty where nothing is known against it. */
  readonly caution?: string;
  /** What else is said of the state of the game, when it is asked for. */
  readonly state?: string;
  /** What is said before anything has been done. */
  readonly welcome?: string;
  /** What else the status line says of the last move, in a few words. */
  readonly note?: ComponentChildren;
  /** What is said of the moves made at their end, beneath the buttons. */
  readonly verdict?: ComponentChildren;
  /** More switches, beneath the buttons; what they lie in, with its id, can be hidden. */
  readonly switches?: ComponentChildren;
  /** The button that shows and hides them. */
  readonly aids?: ComponentChildren;
  readonly aidsId?: string;
  readonly aidsHidden?: boolean;
  /** Works out where everything lies, where the board fills the room above the buttons and nothing ever moves them. */
  readonly fitting?: Fitting | undefined;
  /** More buttons, after those of the table. */
  readonly buttons?: ComponentChildren;
  /** What lies over the lower part of the felt. */
  readonly over?: ComponentChildren;
  readonly children?: ComponentChildren;
}

const NOTHING = () => {};

/** A board to play on, with its buttons, its status line, and the one live region that speaks for all of it. */
export function Table(props: TableProps) {
  const {
    controller,
    hint,
    overlay,
    xray,
    marks = UNMARKED,
    label,
    redeals,
    caution = '',
    state = '',
  } = props;
  const fills = props.fitting !== undefined;
  const [help, setHelp] = useState<typeof import('./KeysHelp.tsx') | null>(null);
  const { position, rules } = controller;
  const ending = controller.ending || controller.nudge;
  const layout = layoutOf(rules);
  const root = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const arrow = props.arrow ?? (hint.step >= HINT_STEP.move ? hintArrow(hint) : xray?.over);
  const fresh = ending === '' && controller.shown === '' && controller.session.index === 0 && hint.step === 0;
  const commands: Record<BoardCommand, () => void> = {
    undo: controller.undo,
    redo: controller.redo,
    hint() {
      xray?.drop();
      hint.ask();
    },
    redeal() {
      // It would lie over what is asked.
      hint.drop();
      if (redeals) controller.redeal(caution);
      else controller.say(ASKED.noRedeal);
    },
    merci: controller.merci,
    deal: props.onDeal ?? NOTHING,
    values: props.onValues ?? NOTHING,
    help: () => void import('./KeysHelp.tsx').then(setHelp, () => controller.say(LABELS.notLoaded)),
    escape() {
      hint.stop();
      hint.drop();
      xray?.drop();
      controller.cancel();
    },
  };
  const stands = ending !== '' && <strong>{ending}</strong>;
  const answers = controller.refused && controller.phase === 'playing';
  const said = <span>{fresh ? (props.welcome ?? welcomeText(rules)) : controller.shown}</span>;
  return (
    <div class="lucie-table" ref={root} data-fills={fills ? '' : undefined}>
      {props.children}
      <Board
        key={JSON.stringify(rules)}
        position={position}
        layout={layout}
        label={label}
        fitting={props.fitting}
        marks={joinMarks(
          overlay?.marks ?? UNMARKED,
          xray?.marks ?? UNMARKED,
          marks,
          hint.marks,
          moveMarks(controller, hint.step > 0),
        )}
        over={arrow && ((fits) => arrow({ position, layout, fits }))}
        actions={{
          legal: controller.legal,
          onMove: controller.play,
          onRefuse: controller.refuse,
          onCommand: (command) => commands[command](),
          onAsk:
            xray &&
            ((card) => {
              hint.stop();
              hint.drop();
              xray.onAsk(card);
            }),
          onSay: (text) => controller.say(text),
          state: `${ending} ${state}`.trim(),
        }}
      />
      {props.over}
      <div class="lucie-under">
        {/* Where its room is fixed a long sentence is whole under the pointer and with the focus. */}
        <p class="lucie-status" tabIndex={fills ? 0 : undefined}>
          <span>
            {/* The news first, unless no move is left: what finds no room is at the end. */}
            <NextFrame>
              {answers ? said : stands} {answers ? stands : said}
            </NextFrame>{' '}
            {props.note}
          </span>
        </p>
        <Controls
          controller={controller}
          hinted={hint.button}
          ready={hint.ready}
          hintId={hintId}
          redeals={redeals}
          commands={commands}
          aids={props.aids}
          offers={(props.offers ?? []).map(({ press, ...offer }) => ({
            ...offer,
            press() {
              // The button goes away with what it offers.
              focusBoard(root.current);
              press();
            },
          }))}
        >
          {props.buttons}
        </Controls>
        {props.verdict}
        <HintSlot
          id={hintId}
          controller={controller}
          hint={hint}
          source={props.hintSource}
          onGone={() => focusBoard(root.current)}
        />
        {!hint.thinking && hint.step === 0 && xray?.panel}
        <div class="lucie-aids" id={props.aidsId} hidden={props.aidsHidden}>
          {props.switches}
          {overlay !== undefined && <Legend overlay={overlay} />}
        </div>
      </div>
      <p class="lucie-unseen" role="status" aria-atomic="false">
        {controller.spoken}
        {controller.added}
      </p>
      {help !== null && <help.KeysHelp onClose={() => setHelp(null)} />}
    </div>
  );
}

/** Words that change a frame after the cards have begun to move, so that a slow device need not lay them out before. */
function NextFrame({ children }: { readonly children: ComponentChildren }) {
  const [shown, setShown] = useState(children);
  useEffect(() => setShown(children));
  return <>{shown}</>;
}

/** What draws the move of a hint. */
function hintArrow({ given }: HintState): TableProps['arrow'] {
  const move = given?.hint.move;
  if (given === null || move == null || !('card' in move)) return undefined;
  return (board) => <given.parts.Arrow {...board} card={move.card} to={move.to} />;
}

interface HintSlotProps extends Pick<TableProps, 'controller' | 'hint'> {
  readonly id: string;
  readonly source: string | undefined;
  /** Told when the button that was pressed goes away with the hint: the focus then goes to the board. */
  readonly onGone: () => void;
}

/** The hint, or word that the solver is at work on it. */
function HintSlot({ id, controller, hint, source, onGone }: HintSlotProps) {
  const { given, thinking, step } = hint;
  useEffect(() => {
    if (thinking) controller.add(LABELS.thinking);
    // Below a board within a page it may begin where the window ends.
    if (step > 0) document.getElementById(id)?.closest('.lucie-hint')?.scrollIntoView({ block: 'nearest' });
  }, [thinking, step]);
  const stop = () => {
    onGone();
    hint.stop();
  };
  if (thinking)
    return (
      <p class="lucie-hint">
        <Thinking onStop={stop} />
      </p>
    );
  if (given === null) return null;
  return (
    <given.parts.HintPanel
      id={id}
      hint={given.hint}
      step={step}
      rules={controller.rules}
      position={controller.position}
      source={given.known ? source : undefined}
      onWhy={() => {
        onGone();
        hint.why();
      }}
      onClose={() => {
        onGone();
        hint.drop();
      }}
      onPlay={(...moves) => {
        onGone();
        controller.play(...moves);
      }}
    />
  );
}

/** The switch of the overlay and, while it is on, what its marks mean. */
function Legend({ overlay: { shown, parts, builds, toggle } }: { overlay: Overlay }) {
  return (
    <div class="lucie-legend">
      <Switch label={LABELS.overlay} isOn={shown} onSwitch={toggle} />
      {shown && parts !== null && <parts.LegendList builds={builds} />}
    </div>
  );
}

/**
 * Marks on the card that moved last, the card in the way of a refused move, unless a hint is given since, and the cards an
 * armed merci may draw.
 */
function moveMarks({ session, armed, legal, cause }: TableController, isHinted: boolean): Marks {
  const move = session.moments[session.index]?.move;
  const last = move == null ? [] : cardsMoved([move]);
  const drawable = armed ? cardsMoved(legal) : [];
  return joinMarks(
    markAll(last, { kind: 'last' }),
    markAll(cause === null || isHinted ? [] : [cause], { kind: 'cause' }),
    markAll(drawable, { kind: 'merci' }),
  );
}
