/** The pages of the puzzles: `practice/which-first-01/`. They are not kept; without network one page stands for all. */
export const PUZZLE_PAGE = /^practice\/[a-z-]+-\d+\/(?:index\.html)?$/;
