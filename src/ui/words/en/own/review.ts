/** What the review of a game says of puzzles. */
export const OWN_REVIEW = {
  checking: 'Checking whether this makes a puzzle…',
  checkingAll: 'Checking which of these make puzzles…',
  practise: 'Practise this',
  keepAll: (puzzles: number) => `Keep all ${puzzles} as puzzles`,
  kept: (puzzles: number) =>
    puzzles === 1
      ? 'It is kept among'
      : puzzles === 2
        ? 'Both are kept among'
        : `All ${puzzles} are kept among`,
  place: 'your own puzzles',
  full: (most: number) =>
    `You have ${most} puzzles of your own, and more are not kept. Delete some on the page of`,
  noRoom: 'The browser keeps nothing more here, so no puzzle is kept.',
  none: {
    chance: 'No puzzle: it turns on the chance over the redeals, not on this deal alone.',
    several: 'No puzzle: too many other moves were just as good.',
    limit: 'No puzzle: the solver could not prove one within its limit.',
  },
} as const;
