/** What the play page says of the record that is kept on this device. */
export const RECORD_LINE = {
  name: 'Your record',
  everything: 'Save everything of yours to a file',
  none: 'no game finished yet.',
  sum: (ended: number, won: number) =>
    ended === 1
      ? `one game${won === 1 ? ', won.' : ', not won.'}`
      : `${ended} games, ${won === 0 ? 'none' : won} won.`,
  denied:
    'This game could not be written into your record: the browser keeps nothing here, or has no room left.',
  newer:
    'The record on this device was made by a newer version of this site. It is left as it is, and nothing is added to it.',
  stuck: 'The record on this device cannot be read. It is left as it is, and nothing is added to it.',
  unread: (reason: string) =>
    `The record on this device cannot be read, so it is set aside and a new one begins. ${reason} It can be downloaded under “Your record”.`,
} as const;
