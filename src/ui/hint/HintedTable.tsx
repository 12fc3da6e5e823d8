import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { ArrowBoard } from '../board/Arrow.tsx';
import { afterFrame } from '../board/after-frame.ts';
import type { Fitting } from '../board/Board.tsx';
import { focusBoard } from '../board/use-board.ts';
import type { HintState } from '../table/hint-state.ts';
import { Switch } from '../table/Switch.tsx';
import { Table } from '../table/Table.tsx';
import { useBuilds } from '../table/use-builds.ts';
import { useDrag } from '../table/use-drag.ts';
import { useFinish } from '../table/use-finish.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS } from '../words/en/table.ts';
import { NEW_GAME } from '../words/en/table-notes.ts';
import { createAheadSolver } from './ahead-solver.ts';
import { ChanceSwitch } from './ChanceSwitch.tsx';
import type { ProvedEnd } from './EndPanel.tsx';
import { type AdviceModule, loadAdvice } from './load-advice.ts';
import { type ChanceState, useChance } from './use-chance.ts';
import { useHint } from './use-hint.ts';
import { useKeepBack } from './use-keep-back.ts';
import { hasEnded, useLastDeal } from './use-last-deal.ts';
import { useWarmStart } from './use-warm-start.ts';
import { useWayBack } from './use-way-back.ts';
import { useXray } from './use-xray.tsx';

const HINT_BUTTON = '.lucie-controls > .lucie-either';

interface HintedTableProps {
  readonly controller: TableController;
  /** Whether free builds are shown from the start. */
  readonly overlay?: boolean;
  readonly label: string;
  /** Works out where everything lies, where the board fills the room above the buttons. */
  readonly fitting?: Fitting;
  /** More buttons, after those of the table. */
  readonly buttons?: ComponentChildren;
  /** Deals the next game, where the page has one. */
  readonly onDeal?: () => void;
  /** Whether the table is the whole page: then the solver is there before the first touch. */
  readonly playing?: boolean;
  /** Tells what every move is worth, where the page does. */
  readonly onValues?: () => void;
  /** Whether the game is being reviewed: what lies over the felt makes room as that begins, and nothing is offered. */
  readonly reviewed?: boolean | undefined;
  /** Draws the arrow of a move over the cards, in place of that of a hint. */
  readonly arrow?: ((board: ArrowBoard) => ComponentChildren) | undefined;
  /** Shows the end of the game over the felt, while a page does so; it offers the steps that the table offers else. */
  readonly end?: ((proved: ProvedEnd) => ComponentChildren) | undefined;
  /** More aids. */
  readonly children?: ComponentChildren;
}

/** A table with all that the solver can tell at it: hints, the overlay, the chance to win; its cards can be dragged. */
export function HintedTable({
  controller,
  overlay = false,
  label,
  fitting,
  buttons,
  onDeal,
  playing = false,
  onValues,
  reviewed,
  arrow,
  end,
  children,
}: HintedTableProps) {
  const solver = useMemo(createAheadSolver, []);
  const hint = useHint(controller, null, () => solver);
  const warmUp = useWarmStart({ solver, rules: controller.rules, early: playing });
  const builds = useBuilds(controller, overlay);
  const chances = useChance(controller);
  const xray = useXray(controller);
  const { caution, takeBack } = useKeepBack(controller, chances);
  const lastDeal = useLastDeal(controller);
  const wayBack = useWayBack(controller, !reviewed && isLost(controller, chances, hint));
  const finish = useFinish(controller);
  const next = onDeal !== undefined && hasEnded(controller) ? { label: NEW_GAME, press: onDeal } : null;
  // A review has its own ways on, and its board is looked at to its edge.
  const offers =
    end === undefined && !reviewed ? [next, finish, wayBack].filter((offer) => offer !== null) : [];
  const root = useDrag(controller);
  // Another game has a board of its own: where the one before it had the focus, it takes it over.
  const hadFocus = useRef(false);
  hadFocus.current = root.current?.querySelector('.lucie-board')?.contains(document.activeElement) ?? false;
  useLayoutEffect(() => {
    // It is drawn once its room has been measured.
    if (hadFocus.current) afterFrame(() => focusBoard(root.current));
  }, [controller.rules]);
  const aidsId = useId();
  const [aids, setAids] = useState(false);
  const clear = () => {
    hint.stop();
    hint.drop();
    xray.drop();
  };
  useEffect(() => {
    if (!reviewed) return;
    clear();
    setAids(false);
  }, [reviewed]);
  const fills = fitting !== undefined;
  // Where the board fills the page, a hint lies where the aids do.
  const showsAids = !fills || (aids && !hint.thinking && hint.step === 0 && xray.panel === null);
  const undo = controller.confirming && takeBack !== null ? takeBack : controller.undo;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the key closes what a button inside has opened.
    <div
      class="lucie-drag"
      ref={root}
      onPointerDown={({ target }) => {
        warmUp();
        const touched = target as Element;
        // The aids lie over the felt: like a menu they go at a touch beside them.
        if (aids && touched.closest(`#${aidsId}, [aria-controls=${aidsId}]`) === null) setAids(false);
        // So does what the solver says, at a touch of the bare felt.
        if (fills && touched.closest('.lucie-felt') !== null && touched.closest('[data-stop]') === null) {
          hint.drop();
          xray.drop();
        }
        if (hint.given !== null || touched.closest(HINT_BUTTON) === null) return;
        // A press is a tenth of a second old when it counts, and while a finger is down no page is called idle.
        solver.prepare({ kind: 'hint', rules: controller.rules, position: controller.position });
        loadAdvice().catch(() => {});
      }}
      onKeyDown={({ key, target }) => {
        if (key !== 'Escape' || !showsAids || (target as Element).closest('dialog') !== null) return;
        setAids(false);
        // As a menu does; a focus within them would be lost.
        root.current?.querySelector<HTMLElement>(`[aria-controls=${aidsId}]`)?.focus();
      }}
      onFocusIn={({ target }) => {
        if (!(target as Element).matches('[data-stop]:focus-visible')) return;
        warmUp();
        // They would lie over the card with the focus.
        setAids(false);
      }}
    >
      <Table
        controller={{
          ...controller,
          undo,
          refuse(target) {
            // A hint lies over the line that answers.
            hint.drop();
            xray.refuse(target);
          },
          ending: `${controller.ending} ${lastDeal.text}`.trim(),
        }}
        hint={hint}
        overlay={builds}
        xray={xray}
        label={label}
        fitting={fitting}
        aids={
          fills && (
            <button
              type="button"
              class="lucie-button"
              aria-expanded={showsAids}
              aria-controls={aidsId}
              onClick={() => {
                clear();
                setAids(!showsAids);
              }}
            >
              {LABELS.aids}
            </button>
          )
        }
        buttons={buttons}
        redeals
        onDeal={onDeal}
        onValues={onValues}
        arrow={arrow}
        offers={offers}
        caution={caution || solverCaution(controller.position, chances, hint)}
        state={chances.text}
        over={end?.({ held: lastDeal.proved, wayBack })}
        aidsId={aidsId}
        aidsHidden={!showsAids}
        switches={
          <>
            {children}
            <Switch label={LABELS.xray} isOn={xray.isOn} onSwitch={xray.toggle} />
            <ChanceSwitch controller={controller} chances={chances} />
          </>
        }
      />
    </div>
  );
}

/** What the solver's last answer about a position says against a redeal; empty where there is none. */
function solverCaution(
  position: Position,
  { answer }: ChanceState,
  { given }: HintState<AdviceModule>,
): string {
  if (answer?.position === position) return answer.advice.cautionText(position, answer.outlook);
  return given === null ? '' : given.parts.cautionText(position, given.hint);
}

/** Whether nothing can be played that helps in this deal, or the solver has proved that the game cannot be won. */
function isLost(
  controller: TableController,
  { answer }: ChanceState,
  { given }: HintState<AdviceModule>,
): boolean {
  const { phase, position } = controller;
  if (phase === 'won') return false;
  const outlook = given?.hint ?? (answer?.position === position ? answer.outlook : null);
  const proved = outlook?.proved && outlook.chance?.chance === 0;
  return proved || phase === 'stuck-redeal' || hasEnded(controller);
}
