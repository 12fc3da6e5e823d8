/* Nothing here needs the words of a board: the page with all puzzles has none. */

/** What the page with all puzzles says of the player's own. */
export const OWN_DOOR = {
  title: 'Your own puzzles',
  sum: (all: number, untried: number) => `: ${all}${untried === 0 ? '' : `, ${untried} not tried yet`}.`,
} as const;
