import { count } from './board.ts';

/** What stands on a pocket card of rules, and around it where it is shown to be printed. */
export const RULES_CARD = {
  name: (title: string) => `${title}: a pocket card`,
  summary: (title: string) => `The rules of ${title} on one small card, to print and to fold into a pack.`,
  how: 'Print this page. The card is of the size A6 and comes out alone; on larger paper it stands in the corner, to be cut out.',
  all: 'All the cards',
  allName: 'Pocket cards of all the games',
  allSummary: 'The rules of every game of the family, a small card each, four on a sheet of A4.',
  allHow:
    'Print this page: four cards come out on a sheet of A4, to be cut apart. Each card has a page of its own as well.',
  page: (title: string) => `The rules of ${title}`,
  print: 'A pocket card to print',
  won: (best: string, range: string, exact: boolean) =>
    `${exact ? 'Perfect play wins' : 'Good play wins at least'} ${best} of all games (${range}).`,
  random: (share: string) => `At random: ${share}.`,
  from: 'La Belle Lucie, rules and strategy',
} as const;

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
