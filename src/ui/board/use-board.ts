import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import { find, type Position } from '../../core/position.ts';
import { fanSaid, focusTargetLabel, movesSaid, topsSaid } from '../words/en/board.ts';
import { ASKED, chooseSaid } from '../words/en/table.ts';
import { isAt, meant } from './choice.ts';
import {
  entry,
  type FocusTarget,
  focusTargetOfFace,
  makeFocusTarget,
  readFocusTarget,
  settle,
  step,
} from './focus-target.ts';
import { type BoardCommand, type KeyAct, type Report, readKey, TYPING_TIME, type Typed } from './keys.ts';
import { type Layout, pilesShown } from './layout.ts';

/** What a board that can be played on is given: the moves that are legal now, and whom to tell. */
export interface Hands {
  readonly legal: readonly Move[];
  readonly onMove: (move: Move) => void;
  /** Told of a touch that means no legal move. */
  readonly onRefuse: (stop: FocusTarget) => void;
  readonly onCommand: (command: BoardCommand) => void;
  /** Told what is to be said aloud; `shown` when it belongs on the page as well. */
  readonly onSay: (text: string, shown: boolean) => void;
  /** The state of the game, to be said on demand. */
  readonly state: string;
}

/** What a board shows of its own doing: which stop holds the focus, and which moves wait for a choice. */
export interface BoardState {
  readonly stop: FocusTarget;
  readonly choosing: readonly Move[];
  readonly onClick: (event: MouseEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocusIn: (event: FocusEvent) => void;
}

/** Focus, keys and touches of a board. It knows the legal moves by name and none of the rules. */
export function useBoard(
  root: RefObject<HTMLElement>,
  layout: Layout,
  position: Position,
  hands: Hands | undefined,
): BoardState {
  const [chosen, setStop] = useState<FocusTarget>(() => entry(position, 0));
  const [choice, setChoice] = useState<{ at: Position; moves: readonly Move[] } | null>(null);
  const typed = useRef<Typed | null>(null);
  const later = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const shown = useRef(position);
  const refocus = useRef(false);

  let stop = chosen;
  if (shown.current !== position) {
    // The focused button may leave the page with this change; afterwards nobody could tell that it had the focus.
    const focused = document.activeElement;
    refocus.current = root.current?.contains(focused) ?? false;
    // Taking away what has the focus makes the browser lay out the page then and there, and once more afterwards.
    if (refocus.current && focused instanceof HTMLElement) focused.blur();
    stop = settle(shown.current, position, chosen);
    shown.current = position;
    if (makeFocusTarget(stop) !== makeFocusTarget(chosen)) setStop(stop);
  }
  useLayoutEffect(() => {
    if (refocus.current) button(root.current, stop)?.focus({ preventScroll: true });
    refocus.current = false;
  }, [position]);

  const choosing = choice !== null && choice.at === position ? choice.moves : [];

  /** Gives up a choice that was begun. */
  const leave = () => {
    const [first] = choosing;
    if (first !== undefined && 'card' in first) hands?.onSay(ASKED.stays(first.card), true);
  };

  const touch = (at: FocusTarget) => {
    if (hands === undefined) return;
    const target = choosing.find((move) => 'to' in move && isAt(position, move.to, at));
    const source = choosing.some((move) => 'card' in move && at.at === 'card' && move.card === at.card);
    setChoice(null);
    if (target !== undefined) return hands.onMove(target);
    if (source) return leave();
    const moves = meant(position, hands.legal, at);
    const [only] = moves;
    if (only === undefined) return hands.onRefuse(at);
    if (moves.length === 1) return hands.onMove(only);
    setChoice({ at: position, moves });
    hands.onSay(chooseSaid(position, moves), true);
  };

  const go = (to: FocusTarget): void => {
    setStop(to);
    const element = button(root.current, to);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };

  const report = (what: Report) => {
    if (hands === undefined) return;
    const spot = stop.at === 'card' ? find(position, stop.card) : null;
    const said: Record<Report, () => string> = {
      fan: () =>
        spot?.at === 'fan'
          ? fanSaid(position, spot.fan)
          : stop.at === 'space'
            ? fanSaid(position, stop.fan)
            : `${focusTargetLabel(layout, position, stop)}.`,
      tops: () => topsSaid(position),
      moves: () => movesSaid(position, hands.legal),
      state: () => hands.state,
    };
    hands.onSay(said[what](), false);
  };

  const act = (asked: KeyAct) => {
    switch (asked.kind) {
      case 'step':
        return go(step(position, pilesShown(layout), columnsOf(root.current), stop, asked.key));
      case 'jump': {
        const to = focusTargetOfFace(position, asked.rank, asked.suit, stop);
        return to === null ? undefined : go(to);
      }
      case 'command':
        if (asked.command === 'escape' && choosing.length > 0) {
          setChoice(null);
          return leave();
        }
        return hands?.onCommand(asked.command);
      case 'report':
        if (!asked.waits) return report(asked.report);
        later.current = setTimeout(() => report(asked.report), TYPING_TIME / 2);
    }
  };

  return {
    stop,
    choosing,
    onClick(event) {
      const at = stopAt(event);
      if (at !== undefined) touch(readFocusTarget(at));
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.metaKey || event.altKey || hands === undefined) return;
      const read = readKey(typed.current, event.key, performance.now());
      typed.current = read.typed;
      clearTimeout(later.current);
      if (read.act === null) return;
      event.preventDefault();
      act(read.act);
    },
    onFocusIn(event) {
      const at = stopAt(event);
      if (at !== undefined && at !== makeFocusTarget(stop)) setStop(readFocusTarget(at));
    },
  };
}

/** The stop that an event happened at, as its attribute has it. */
function stopAt(event: Event): string | undefined {
  return (event.target as Element).closest<HTMLElement>('[data-stop]')?.dataset.stop;
}

function button(root: HTMLElement | null, stop: FocusTarget): HTMLElement | null {
  return root?.querySelector<HTMLElement>(`[data-stop="${makeFocusTarget(stop)}"]`) ?? null;
}

/** How many fans stand side by side now, as the page has laid them out. */
function columnsOf(root: HTMLElement | null): number {
  const fans = [...(root?.querySelectorAll<HTMLElement>('[data-fan]') ?? [])];
  const next = fans.findIndex(
    (fan) => Math.abs(fan.offsetTop - (fans[0]?.offsetTop ?? 0)) > fan.offsetHeight / 3,
  );
  return next < 1 ? Math.max(fans.length, 1) : next;
}
