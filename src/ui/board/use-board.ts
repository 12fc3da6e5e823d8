import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Layout } from '../fit/layout.ts';
import { ASKED, chooseSaid, LABELS } from '../words/en/table.ts';
import { afterFrame } from './after-frame.ts';
import type { BoardActions } from './board-actions.ts';
import { movesOfTouch, showsPlace } from './choice.ts';
import {
  type FocusTarget,
  fanEntry,
  focusAfterMove,
  makeFocusTarget,
  readFocusTarget,
} from './focus-target.ts';
import type { Typing } from './keys/board-keys.ts';
import { hasKeys, hasModifier } from './keys/keyboard.ts';
import { isSecondTap, type Tap, tapOn } from './second-tap.ts';
import { shakeCard } from './use-motion.ts';

/** What keys do, once it is loaded. */
let keys: typeof import('./keys/board-keys.ts') | null = null;
const loadKeys = async () => {
  keys = await import('./keys/board-keys.ts');
  return keys.joinKeys;
};

/** The keys that may mean something on a board, besides Esc and those held down with Ctrl. */
const BOARD_KEYS = /^(?:\w|\?|Arrow\w+|Home|End)$/;

/** What a board shows of its own doing: which target holds the focus, and which moves wait for a choice. */
export interface BoardState {
  readonly target: FocusTarget;
  readonly choosing: readonly Move[];
  /** Whether keys brought the focus to a card, so that it is seen there. */
  readonly byKeys: boolean;
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
  const { target, chosen, release, setTarget } = useFocusTarget(root, position);
  const { choosing, touch, leave } = useChoice(root, position, actions, release);
  const typing = useRef<Typing>(null);
  const pressed = useRef<ReturnType<typeof setTimeout>>();
  const [byKeys, setByKeys] = useState(false);

  const plays = actions !== undefined;
  useEffect(() => {
    const board = root.current;
    if (!plays || board === null) return;
    // What keys and a long press do may come a moment later.
    loadKeys()
      .then((join) => join(board))
      .catch(() => {});
  }, [plays]);

  const focus = (to: FocusTarget): void => {
    setTarget(to);
    const element = elementOf(root.current, to);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'nearest' });
  };

  return {
    target,
    choosing,
    byKeys,
    onClick(event) {
      const at = targetAt(event);
      if (at === undefined) return;
      const touched = readFocusTarget(at);
      clearTimeout(pressed.current);
      // Whatever a touch does draws the board.
      chosen.current = touched;
      // The click that a key makes has no count.
      touch(touched, event.detail === 0 ? null : event.timeStamp);
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
      if (keys !== null) {
        const choice = choosing.length > 0 ? leave : null;
        const board = { root, layout, position, actions, target, focus, leave: choice, typing };
        return keys.answerKey(event, board);
      }
      if (hasModifier(event) || !BOARD_KEYS.test(event.key)) return;
      // A key that comes before what answers it is pressed again then; until then it scrolls no page.
      event.preventDefault();
      event.stopPropagation();
      const again = new KeyboardEvent(event.type, event);
      loadKeys().then(
        () => root.current?.dispatchEvent(again),
        () => actions.onSay(LABELS.notLoaded),
      );
    },
    onFocusIn(event) {
      const focused = targetAt(event);
      if (focused === undefined) return;
      const isSeen = event.target instanceof Element && event.target.matches(':focus-visible');
      setByKeys(isSeen && readFocusTarget(focused).at === 'card');
      if (focused === makeFocusTarget(target)) return;
      if (isSeen) setTarget(readFocusTarget(focused));
      // A tap brings its click with it, which draws the board anyway.
      else pressed.current = setTimeout(() => setTarget(readFocusTarget(focused)));
    },
  };
}

/** The focus target of a board, which follows the position; the focus itself follows it where the board has it. */
function useFocusTarget(root: RefObject<HTMLElement>, position: Position) {
  const chosen = useRef<FocusTarget>();
  chosen.current ??= fanEntry(position, 0);
  const [, redraw] = useState({});
  const shown = useRef(position);
  const refocus = useRef(false);
  const atOnce = useRef(false);
  const release = (): void => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement && root.current?.contains(focused))) return;
    refocus.current = true;
    atOnce.current = focused.matches(':focus-visible');
    // Taking away what has the focus makes the browser lay out the page then and there, and once more afterwards.
    focused.blur();
  };
  if (shown.current !== position) {
    // The focused button may leave the page with this change; afterwards nobody could tell that it had the focus.
    release();
    chosen.current = focusAfterMove(shown.current, position, chosen.current);
    shown.current = position;
  }
  const target = chosen.current;
  const giveFocus = (): void => {
    // What has taken the focus meanwhile keeps it.
    if (refocus.current && document.activeElement === document.body)
      elementOf(root.current, target)?.focus({ preventScroll: true });
    refocus.current = false;
  };
  useLayoutEffect(() => {
    // The next key may follow at once.
    if (atOnce.current) giveFocus();
  }, [position]);
  // After a tap nobody sees the focus: it comes when the page has been drawn, or at last when the board is drawn again.
  useEffect(giveFocus);
  return {
    target,
    chosen,
    /** Lets go of the focus, which comes back once the position has changed. */
    release,
    setTarget(to: FocusTarget) {
      chosen.current = to;
      redraw({});
    },
  };
}

/** What touches do: they play a move, or begin a choice among several moves of a card and end it. */
function useChoice(
  root: RefObject<HTMLElement>,
  position: Position,
  actions: BoardActions | undefined,
  release: () => void,
) {
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
      // A tap is a frame's work for the browser before it is a click, and the next key may follow at once.
      if (tap === null) return actions.onMove(move);
      // The frame of the move has enough to do.
      release();
      afterFrame(() => actions.onMove(move));
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
