/*
 * The logo of the site, a fan of three cards, the top one a heart, in a box of 44 by 32: three times CARD, turned by
 * ROTATIONS around the point CENTRE, and HEART turned by the last of them.
 */

/** Degrees by which the three cards are turned. */
export const LOGO_ROTATIONS = [-24, 0, 24] as const;

/** The point around which they are turned. */
export const LOGO_CENTRE = '22 34';

/** The heart on the top card, as the data of a path. */
export const LOGO_HEART =
  'M22 17.2c-2.6-3-5-4.6-5-7 0-1.7 1.2-2.8 2.6-2.8 1.1 0 1.9.7 2.4 1.7.5-1 1.3-1.7 2.4-1.7 1.4 0 2.6 1.1 2.6 2.8 0 2.4-2.4 4-5 7z';
