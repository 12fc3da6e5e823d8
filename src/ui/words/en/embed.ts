/** What a board in a frame says around its cards. */
export const EMBED = {
  site: 'La Belle Lucie',
  page: 'A board from La Belle Lucie',
  summary: 'One board of La Belle Lucie or a game of its family, for a frame on another page.',
  noScript: 'To show a board here, this frame needs JavaScript.',
  opening: 'Loading the board …',
  open: 'Open on La Belle Lucie',
  nothing: 'This frame does not say which board it shows.',
  how: 'How to put a board on a page',
  table: 'Table',
  none: {
    study: (id: string) => `There is no study “${id}” here.`,
    puzzle: (id: string) => `There is no puzzle “${id}” here.`,
  },
  notLoaded: 'The board could not be loaded. Check the connection and load the page again.',
  frameTitle: (title: string) => `La Belle Lucie: ${title}`,
} as const;

/** What the code for a frame says, where it is given away. */
export const FRAME = {
  fold: 'Put this board on your page',
  paste: {
    study: 'Paste this where the board is to stand. It opens at the place that is shown above.',
    puzzle: 'Paste this where the board is to stand. Your readers solve the puzzle there.',
  },
  code: 'The code for a frame',
  copy: 'Copy the code',
  more: 'More about frames',
  way: 'Copy code for a page',
  note: 'This game in a frame, to be played from here on a page of your own.',
} as const;
