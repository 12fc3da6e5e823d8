import type { RefObject } from 'preact';
import type { Position } from '../../../core/position.ts';
import { type Layout, pileOrder } from '../../fit/layout.ts';
import { reportSaid } from '../../words/en/keys/reports.ts';
import type { BoardActions } from '../board-actions.ts';
import type { FocusTarget } from '../focus-target.ts';
import { joinLongPress } from '../long-press.ts';
import { focusTargetOfFace, stepFocus } from './focus-steps.ts';
import { hasModifier } from './keyboard.ts';
import {
  type BoardCommand,
  type BoardReport,
  type KeyAction,
  readChord,
  readKey,
  TYPING_TIME,
  type Typed,
} from './keys.ts';
import { joinPageKeys } from './page-keys.ts';

/** A board with the focus, and what a key can ask of it. */
export interface KeyedBoard {
  readonly root: RefObject<HTMLElement>;
  readonly layout: Layout;
  readonly position: Position;
  readonly actions: BoardActions;
  readonly target: FocusTarget;
  readonly focus: (to: FocusTarget) => void;
  /** Gives up a choice that was begun; null while there is none. */
  readonly leave: (() => void) | null;
  readonly typing: RefObject<Typing>;
}

/** What was typed on a board: the beginning of a card, and the question that its letter may be instead. */
export interface Typing {
  readonly typed: Typed | null;
  readonly question: ReturnType<typeof setTimeout> | undefined;
}

/** The commands that a key repeats as long as it is held. */
const HELD: readonly BoardCommand[] = ['undo', 'redo'];

/** Lets a board hear the keys that are pressed elsewhere on the page, and fingers that rest on it. */
export function joinKeys(board: HTMLElement): void {
  joinPageKeys(board);
  joinLongPress(board);
}

/** Answers a key that is pressed on a board, where it means something there. */
export function answerKey(event: KeyboardEvent, board: KeyedBoard): void {
  const chord = readChord(event);
  if (chord === null && hasModifier(event)) return;
  const { typed, question } = board.typing.current ?? { typed: null };
  const read: ReturnType<typeof readKey> =
    chord === null
      ? readKey(typed, event.key, performance.now())
      : { typed: null, act: { kind: 'command', command: chord } };
  clearTimeout(question);
  board.typing.current = { typed: read.typed, question: undefined };
  if (read.act === null) return;
  event.preventDefault();
  // A key that is held goes on along the moves and over the board; it confirms and plays nothing.
  const { act: asked } = read;
  if (event.repeat && asked.kind === 'command' && !HELD.includes(asked.command)) return;
  act(asked, read.typed, board);
}

function act(action: KeyAction, typed: Typed | null, board: KeyedBoard): void {
  const { root, layout, position, actions, target, focus, leave, typing } = board;
  switch (action.kind) {
    case 'step':
      focus(stepFocus(position, pileOrder(layout), columnsOf(root.current), target, action.key));
      break;
    case 'jump': {
      const to = focusTargetOfFace(position, action.rank, action.suit, target);
      if (to !== null) focus(to);
      break;
    }
    case 'command':
      if (action.command === 'escape' && leave !== null) leave();
      else actions.onCommand(action.command);
      break;
    case 'ask':
      if (target.at === 'card') actions.onAsk?.(target.card);
      break;
    case 'report': {
      const report = (what: BoardReport) =>
        actions.onSay(reportSaid(what, { layout, position, target, ...actions }));
      if (action.waits)
        typing.current = { typed, question: setTimeout(() => report(action.report), TYPING_TIME / 2) };
      else report(action.report);
    }
  }
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
