/** The button that opens the review of a game, and why it waits. */
export const DOOR = {
  open: 'Review this game',
  waits: 'There is nothing to review before the first move.',
} as const;
