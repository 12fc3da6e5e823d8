/** The switch that follows the chance to win, and what stands below it until there is an answer. */
export const FOLLOW = {
  chance: 'Chance to win',
  working: 'Working it out…',
} as const;
