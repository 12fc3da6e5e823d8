/** The names of what stands around the table of the play page. */
export const PLAY = {
  choose: 'Games',
  more: 'More',
  moves: 'All moves',
  aboutDeal: 'About this deal',
  settings: 'Settings',
  deals: 'Another deal',
  today: 'Today’s deal',
  todayNote: 'The same for everyone, a new one every day.',
  seed: 'Any word, or the number of a PySolFC deal',
  dealSeed: 'Deal it',
  rules: 'The rules of this game',
  table: 'Table',
  share: 'Share',
  wrong: 'Something is wrong?',
} as const;

/** What the page says when a link cannot be read at all. */
export function badGameLink(reason: string): string {
  return `The game in this link cannot be opened, so the table stays as it is. ${reason}`;
}

/** What the page says of a link that was cut off or changed on its way. */
export function partLink(moves: number): string {
  const some = moves === 1 ? 'only its first move' : `only its first ${moves} moves`;
  return `A part of this link is missing or changed: ${moves === 0 ? 'none of its moves' : some} could be read.`;
}

/** What is said of a game that a link has brought. */
export const LINKED = 'The game you opened is on the table.';
/** The same where another game of the player's has begun; Undo takes back the moves of the link first. */
export const LINKED_OVER = `${LINKED} Undo leads back to yours.`;

/** What the play page says of games that are kept on this device. */
export const SAVED = {
  resumed: 'Your game is on the table as you left it.',
  taken: 'Your other game is on the table.',
  other: 'Another game is kept.',
  take: 'Go on with it',
  denied: 'This browser keeps nothing: when you close the page, only its address holds the game.',
  unread: (reason: string) =>
    `The game kept here cannot be read. It can be downloaded under “Your record”. ${reason}`,
} as const;

/** The button that opens the review of a game, and why it waits. */
export const DOOR = {
  open: 'Review',
  openRest: ' this game',
  waits: 'There is nothing to review before the first move.',
} as const;
