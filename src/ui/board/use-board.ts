import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { type Layout, pileOrder } from '../fit/layout.ts';
import { ASKED, chooseSaid, LABELS } from '../words/en/table.ts';
import { movesOfTouch, showsPlace } from './choice.ts';
import {
  type FocusTarget,
  fanEntry,
  focusAfterMove,
  focusTargetOfFace,
  makeFocusTarget,
  readFocusTarget,
  stepFocus,
} from './focus-target.ts';
import {
  type BoardCommand,
  type BoardReport,
  hasKeys,
  hasModifier,
  type KeyAction,
  readChord,
  readKey,
  TYPING_TIME,
  type Typed,
} from './keys.ts';
import { isSecondTap, type Tap, tapOn } from './second-tap.ts';
import { shakeCard } from './use-motion.ts';

const loadReports = () => import('../words/en/keys/reports.ts');

/** What a board that can be played on is given: the moves that are legal now, and whom to tell. */
export interface BoardActions {
  readonly legal: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** Told of a touch that means no legal move. */
  readonly onRefuse: (target: FocusTarget) => void;
  readonly onCommand: (command: BoardCommand) => void;
  /** Told of a card that is asked about: what it waits for. */
  readonly onAsk?: ((card: Card) => void) | undefined;
  /** Told what is to be said aloud and shown. */
  readonly onSay: (text: string) => void;
  /** What is said of the state of the game, besides its counters, when it is asked for. */
  readonly state: string;
}

/** What a board shows of its own doing: which target holds the focus, and which moves wait for a choice. */
export interface BoardState {
  readonly target: FocusTarget;
  readonly choosing: readonly Move[];
  readonly onClick: (event: MouseEvent) => void;
  /** A right click or, where the browser makes that of it, a long press. */
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
}

/** Focus, keys and touches of a board. It knows the legal moves by name and none of the rules. */
export function useBoard(
  root: RefObject<HTMLElement>,
  layout: Layout,
  position: Position,
  actions: BoardActions | undefined,
): BoardState {
  const { target, setTarget } = useFocusTarget(root, position);
  const { choosing, touch, leave } = useChoice(root, position, actions);
  const typed = useRef<Typed | null>(null);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);

  const plays = actions !== undefined;
  useEffect(() => {
    const board = root.current;
    if (!plays || board === null) return;
    // The board's own keys are here at once; those of the page around it, the long press, and what the keys that ask are
    // answered may come a moment later.
    import('./page-keys.ts').then((page) => page.joinPageKeys(board)).catch(() => {});
    loadReports().catch(() => {});
  }, [plays]);

  const focus = (to: FocusTarget): void => {
    setTarget(to);
    const element = elementOf(root.current, to);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };
  const report = (what: BoardReport) => {
    if (actions === undefined) return;
    loadReports().then(
      ({ reportSaid }) => actions.onSay(reportSaid(what, { layout, position, target, ...actions })),
      () => actions.onSay(LABELS.notLoaded),
    );
  };
  const act = (action: KeyAction) => {
    switch (action.kind) {
      case 'step':
        return focus(stepFocus(position, pileOrder(layout), columnsOf(root.current), target, action.key));
      case 'jump': {
        const to = focusTargetOfFace(position, action.rank, action.suit, target);
        return to === null ? undefined : focus(to);
      }
      case 'command':
        if (action.command === 'escape' && choosing.length > 0) return leave();
        return actions?.onCommand(action.command);
      case 'ask':
        return target.at === 'card' ? actions?.onAsk?.(target.card) : undefined;
      case 'report':
        if (!action.waits) return report(action.report);
        later.current = setTimeout(() => report(action.report), TYPING_TIME / 2);
    }
  };

  return {
    target,
    choosing,
    onClick(event) {
      const touched = targetAt(event);
      if (touched === undefined) return;
      // The click that a key makes has no count.
      touch(readFocusTarget(touched), event.detail === 0 ? null : event.timeStamp);
    },
    onContextMenu(event) {
      const at = targetAt(event);
      const touched = at === undefined ? null : readFocusTarget(at);
      if (touched?.at !== 'card' || actions?.onAsk === undefined) return;
      event.preventDefault();
      actions.onAsk(touched.card);
    },
    onKeyDown(event) {
      if (actions === undefined) return;
      const chord = readChord(event);
      if (chord === null && hasModifier(event)) return;
      const read: ReturnType<typeof readKey> =
        chord === null
          ? readKey(typed.current, event.key, performance.now())
          : { typed: null, act: { kind: 'command', command: chord } };
      typed.current = read.typed;
      clearTimeout(later.current);
      if (read.act === null) return;
      event.preventDefault();
      act(read.act);
    },
    onFocusIn(event) {
      const focused = targetAt(event);
      if (focused !== undefined && focused !== makeFocusTarget(target)) setTarget(readFocusTarget(focused));
    },
  };
}

/** The focus target of a board, which follows the position; the focus itself follows it where the board has it. */
function useFocusTarget(root: RefObject<HTMLElement>, position: Position) {
  const [chosen, setTarget] = useState<FocusTarget>(() => fanEntry(position, 0));
  const shown = useRef(position);
  const refocus = useRef(false);
  let target = chosen;
  if (shown.current !== position) {
    // The focused button may leave the page with this change; afterwards nobody could tell that it had the focus.
    const focused = document.activeElement;
    refocus.current = root.current?.contains(focused) ?? false;
    // Taking away what has the focus makes the browser lay out the page then and there, and once more afterwards.
    if (refocus.current && focused instanceof HTMLElement) focused.blur();
    target = focusAfterMove(shown.current, position, chosen);
    shown.current = position;
    if (makeFocusTarget(target) !== makeFocusTarget(chosen)) setTarget(target);
  }
  useLayoutEffect(() => {
    if (refocus.current) elementOf(root.current, target)?.focus({ preventScroll: true });
    refocus.current = false;
  }, [position]);
  return { target, setTarget };
}

/** What touches do: they play a move, or begin a choice among several moves of a card and end it. */
function useChoice(root: RefObject<HTMLElement>, position: Position, actions: BoardActions | undefined) {
  const [choice, setChoice] = useState<{ position: Position; moves: readonly Move[] } | null>(null);
  const choosing = choice !== null && choice.position === position ? choice.moves : [];
  const tapped = useRef<Tap | null>(null);
  /** Gives up a choice that was begun. */
  const leave = () => {
    setChoice(null);
    const [first] = choosing;
    if (first !== undefined && 'card' in first) actions?.onSay(ASKED.stays(first.card));
  };
  /** `time` is that of a tap; a key has none. */
  const touch = (target: FocusTarget, time: number | null) => {
    if (actions === undefined) return;
    const tap = time === null ? null : tapOn(position, target, time);
    if (tap !== null && isSecondTap(tapped.current, tap)) return;
    const play = (move: Move) => {
      tapped.current = tap;
      actions.onMove(move);
    };
    const chosen = choosing.find((move) => 'to' in move && showsPlace(position, move.to, target));
    const again = choosing.some(
      (move) => 'card' in move && target.at === 'card' && move.card === target.card,
    );
    setChoice(null);
    if (chosen !== undefined) return play(chosen);
    if (again) return leave();
    const moves = movesOfTouch(position, actions.legal, target);
    const [only] = moves;
    if (only === undefined) {
      shakeCard(elementOf(root.current, target));
      return actions.onRefuse(target);
    }
    if (moves.length === 1) return play(only);
    tapped.current = tap;
    setChoice({ position, moves });
    actions.onSay(chooseSaid(position, moves, hasKeys()));
  };
  return { choosing, touch, leave };
}

/** The focus target that an event happened at, as its attribute has it. */
function targetAt(event: Event): string | undefined {
  return (event.target as Element).closest<HTMLElement>('[data-stop]')?.dataset.stop;
}

function elementOf(root: HTMLElement | null, target: FocusTarget): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-stop="${makeFocusTarget(target)}"]`) ?? null;
}

/** Gives the focus to the tab stop of the board in an element: where it was last. */
export function focusBoard(root: Element | null | undefined): void {
  root?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus({ preventScroll: true });
}

/** How many fans stand side by side now, as the page has laid them out. */
function columnsOf(root: HTMLElement | null): number {
  const known = root?.querySelector<HTMLElement>('[data-columns]')?.dataset.columns;
  if (known !== undefined) return Number(known);
  const fans = [...(root?.querySelectorAll<HTMLElement>('[data-fan]') ?? [])];
  // A row ends where the next fan lies on the other side.
  const steps = fans.slice(1).map((fan, at) => Math.sign(fan.offsetLeft - fans[at]!.offsetLeft));
  const next = steps.findIndex((step) => step !== steps[0]) + 1;
  return next < 1 ? Math.max(fans.length, 1) : next;
}
