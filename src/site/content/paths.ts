/* Paths of pages, from the root of the site; chapters have their own, see chapters.ts. */

/** The page of a game: `/variants/trefoil/`. */
export const variantPath = (presetId: string) => `/variants/${presetId}/`;

/** The page of a study: `/studies/under-a-king/`. */
export const studyPath = (id: string) => `/studies/${id}/`;

/** The page of a puzzle: `/practice/draw-3/`. */
export const puzzlePath = (id: string) => `/practice/${id}/`;

/** What to ask before a redeal, on a card to print. */
export const redealCardPath = '/learn/before-a-redeal/card/';

/** The puzzles of a theme: `/practice/draw/`. */
export const themePath = (theme: string) => `/practice/${theme}/`;

/** An entry of the glossary: `/glossary/#fan`. */
export const termPath = (id: string) => `/glossary/#${id}`;

/** An entry of the bibliography: `/sources/#cadogan-1874`. */
export const sourcePath = (id: string) => `/sources/#${id}`;
