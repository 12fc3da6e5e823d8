/** The sign of a badge, and its ground where that is not round, as paths in a square of 24. */
export type BadgePaths = readonly [sign: string, ground?: string];

/** The badges of the overlay, one of which puzzles have as well. */
export const OVERLAY_BADGES: { readonly [Kind in 'foundation' | 'free' | 'costs' | 'loses']: BadgePaths } = {
  foundation: ['M12 17.5v-11M7.5 11 12 6.5l4.5 4.5'],
  free: ['m7 12.5 3.5 3.5L17 8.5'],
  costs: ['M12 9v6m0 3.4v.1', 'M12 .8 23.5 21.4a1.5 1.5 0 0 1-1.3 2.2H1.8A1.5 1.5 0 0 1 .5 21.4z'],
  loses: ['m8 8 8 8m0-8-8 8', 'M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z'],
};
