/** The keys of a board and what they do, for the help. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['← →', 'from fan to fan, to the top card'],
  ['↑ ↓', 'deeper into a fan and back; past its ends to the row above or below'],
  ['Home, End', 'first and last fan'],
  ['9 H', 'a rank and then a suit (C, D, H, S) go to that card; a ten is 1 0 or T'],
  ['Enter, Space', 'play the card'],
  ['U, R', 'undo, redo; also Ctrl+Z and Ctrl+Shift+Z, or ⌘'],
  ['H', 'hint; again to play its move'],
  ['D, M', 'redeal; draw, or merci: where the game has them'],
  ['N', 'new game, at the table; undo takes it back'],
  ['R', 'in a puzzle, after a wrong move: try again'],
  ['V', 'all moves and what they are worth, at the table'],
  ['Esc', 'cancel'],
  ['W', 'what this card waits for, and whether it can come home'],
  ['F, T', 'what lies in this fan; all top cards'],
  ['L, S', 'the legal moves; the state of the game'],
  ['?', 'this help'],
  ['/', 'search the site'],
];

/** What the help says before its table. */
export const KEYS_INTRO =
  'The keys work wherever you are on the page, except while you type. The arrow keys, Home, End and Enter work on the board: Tab goes to it. One press of Enter plays a card: to its foundation if it can go there, or else to its only place. On the search page you can switch the single keys off.';
