import { count } from './board.ts';

/** What a sheet of puzzles for paper says. */
export const SHEET = {
  name: (title: string) => `${title.replace(/\?$/, '')}: a sheet to print`,
  summary: (title: string, puzzles: number) =>
    `${count(puzzles, 'puzzle')} of the set “${title}” on paper, the solutions on a page of their own.`,
  how: 'Print this page: the puzzles come first, their solutions on a page of their own. A real pack will do for a board.',
  link: 'A sheet to print',
  solutions: 'Solutions',
  also: 'Also right:',
} as const;
