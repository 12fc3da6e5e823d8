/** The names of what stands around the table of the play page. */
export const PLAY = {
  choose: 'Games',
  newDeal: 'New deal',
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
  return moves === 0
    ? 'A part of this link is missing or changed: the deal is laid out, but none of its moves could be read.'
    : `A part of this link is missing or changed: the game is opened as far as it could be played, after ${
        moves === 1 ? 'one move' : `${moves} moves`
      }.`;
}

/** What is said of a game that a link has brought. */
export const LINKED = 'The game of this link is on the table.';
/** The same where another game of the player's has begun; Undo takes back the moves of the link first. */
export const LINKED_OVER = `${LINKED} Undo leads back to yours.`;

/** What the play page says of games that are kept on this device. */
export const SAVED = {
  resumed: 'Your game is on the table as you left it.',
  taken: 'Your other game is on the table.',
  other: 'Another game of yours is kept.',
  take: 'Go on with it',
  denied:
    'This browser keeps nothing here, so the game is gone when you close the page. The address still holds it.',
  unread: (reason: string) =>
    `A game that was kept on this device cannot be read, so it is set aside and a new one is dealt. ${reason} It can be downloaded under “Your record”.`,
} as const;

/** The button that opens the review of a game, and why it waits. */
export const DOOR = {
  open: 'Review',
  openRest: ' this game',
  waits: 'There is nothing to review before the first move.',
} as const;
