/** The keys of a board and what they do, for the help. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['← →', 'from fan to fan, to the top card'],
  ['↑ ↓', 'deeper into a fan and back; past its ends to the row above or below'],
  ['Home, End', 'first and last fan'],
  ['9 H', 'a rank and then a suit (C, D, H, S) go to that card; a ten is 1 0 or T'],
  ['Enter, Space', 'play the card'],
  ['U, Y', 'undo, redo'],
  ['H', 'hint; again for more'],
  ['R, M', 'redeal, merci, where the game has them; R tries again after a wrong move in a puzzle'],
  ['Esc', 'leave what was begun'],
  ['F, T', 'say this fan; say the top cards'],
  ['L, S', 'say the legal moves; say the state of the game'],
  ['?', 'this help'],
  ['/', 'search the site, from anywhere on it'],
];

/** What the help says before its table. */
export const KEYS_INTRO =
  'One press plays a card to its only place, to its foundation first. Keys work while a card has the focus: Tab goes to the board.';
