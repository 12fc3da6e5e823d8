import type { BadgePaths, Mark } from '../board/marks.ts';

/** The badges that only the overlay has. */
const BADGES: { readonly [Kind in 'foundation' | 'free' | 'costs']: BadgePaths } = {
  foundation: ['M12 17.5v-11M7.5 11 12 6.5l4.5 4.5'],
  free: ['m7 12.5 3.5 3.5L17 8.5'],
  costs: ['M12 9v6m0 3.4v.1', 'M12 .8 23.5 21.4a1.5 1.5 0 0 1-1.3 2.2H1.8A1.5 1.5 0 0 1 .5 21.4z'],
};

/** A mark of the overlay, with its badge. */
export function badged(kind: keyof typeof BADGES | 'loses'): Mark {
  return kind === 'loses' ? { kind } : { kind, badge: BADGES[kind] };
}
