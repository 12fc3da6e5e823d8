import { RANKS, type Rank, SUITS, type Suit } from '../../../core/card.ts';

/*
 * The keys of a table. They work wherever the focus is on the page (page-keys.ts); those that move the focus over the
 * board only while it is there. A letter is a command (`U` undo, `H` hint) or a question (`F` what lies in this fan, `W`
 * what this card waits for); a rank and then a suit, typed within 1.2 seconds, jump to a card: `9` `C` to the 9♣, `1` `0`
 * `H` or `T` `H` to the 10♥. Where a letter may be either, as `T` may, the question waits for half of that time before it
 * is answered.
 */

/** What the keys of a board ask of the page around it. */
const BOARD_COMMANDS = [
  'undo',
  'redo',
  'hint',
  'redeal',
  'merci',
  'deal',
  'values',
  'help',
  'escape',
] as const;
/** See {@link BOARD_COMMANDS}. */
export type BoardCommand = (typeof BOARD_COMMANDS)[number];

/** What the keys of a board say aloud: this fan, all tops, the legal moves, the state of the game. */
const REPORTS = ['fan', 'tops', 'moves', 'state'] as const;
/** See {@link REPORTS}. */
export type BoardReport = (typeof REPORTS)[number];

/** The keys that move the focus over a board. */
const STEPS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'] as const;
/** See {@link STEPS}. */
export type StepKey = (typeof STEPS)[number];

/** The beginning of a card that is being typed, and when, in milliseconds. */
export interface Typed {
  readonly text: '1' | (typeof RANKS)[number];
  readonly time: number;
}

/** What one key does. `waits` tells that it may yet turn out to begin a card: T is `tops` and a ten, too. */
export type KeyAction =
  | { readonly kind: 'step'; readonly key: StepKey }
  | { readonly kind: 'jump'; readonly rank: Rank; readonly suit: Suit }
  | { readonly kind: 'command'; readonly command: BoardCommand }
  | { readonly kind: 'ask' }
  | { readonly kind: 'report'; readonly report: BoardReport; readonly waits: boolean };

/** A rank and its suit belong together when typed within this time, in milliseconds. */
export const TYPING_TIME = 1200;

const LETTERS: Readonly<Record<string, KeyAction>> = {
  U: { kind: 'command', command: 'undo' },
  R: { kind: 'command', command: 'redo' },
  Y: { kind: 'command', command: 'redo' },
  H: { kind: 'command', command: 'hint' },
  D: { kind: 'command', command: 'redeal' },
  M: { kind: 'command', command: 'merci' },
  N: { kind: 'command', command: 'deal' },
  V: { kind: 'command', command: 'values' },
  '?': { kind: 'command', command: 'help' },
  ESCAPE: { kind: 'command', command: 'escape' },
  W: { kind: 'ask' },
  F: { kind: 'report', report: 'fan', waits: false },
  T: { kind: 'report', report: 'tops', waits: true },
  L: { kind: 'report', report: 'moves', waits: false },
  S: { kind: 'report', report: 'state', waits: false },
};

/** The command of a key with Ctrl or ⌘: `Z` undo, `Shift+Z` and `Y` redo; null for what is the browser's own. */
export function readChord({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): 'undo' | 'redo' | null {
  const letter = ctrlKey === metaKey || altKey ? '' : key.toUpperCase();
  if (letter === (shiftKey ? 'Z' : 'Y')) return 'redo';
  return letter === 'Z' ? 'undo' : null;
}

/** Reads one key, as `KeyboardEvent.key` names it, after what was typed before; null when it does nothing here. */
export function readKey(
  before: Typed | null,
  key: string,
  time: number,
): { readonly typed: Typed | null; readonly act: KeyAction | null } {
  const step = STEPS.find((known) => known === key);
  if (step !== undefined) return { typed: null, act: { kind: 'step', key: step } };
  const letter = key.toUpperCase();
  const typed = before !== null && time - before.time <= TYPING_TIME ? before : null;
  if (typed?.text === '1') {
    return { typed: letter === '0' ? { text: 'T', time } : null, act: null };
  }
  const suit = SUITS.indexOf(letter as 'C');
  if (typed !== null && suit >= 0) {
    return { typed: null, act: { kind: 'jump', rank: RANKS.indexOf(typed.text), suit } };
  }
  const rank = letter === '1' ? '1' : RANKS.find((known) => known === letter);
  return { typed: rank === undefined ? null : { text: rank, time }, act: LETTERS[letter] ?? null };
}
