/** What the play page says of games that are kept on this device. */
export const SAVED = {
  resumed: 'Your game lies on the table as you left it.',
  taken: 'The game of your other tab lies on the table.',
  other: 'A game from another tab is kept.',
  take: 'Take it up',
  denied:
    'This browser keeps nothing here, so the game lasts as long as the page. The address still holds it.',
  unread: (reason: string) =>
    `A game that was kept on this device cannot be read, so it is set aside and a new one is dealt. ${reason} It can be downloaded under “Your record”.`,
} as const;
