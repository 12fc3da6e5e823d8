/** The names of the ways to another deal. */
export const DEALS = {
  another: 'Another deal',
  shuffle: 'Deal at random',
  paste: 'Or type or paste a deal, one fan a line, the top card last',
  layOut: 'Lay out this deal',
  link: 'Link to this deal',
  toTable: 'Play on at the table, where your game is kept',
} as const;

/** A link whose deal cannot be read. */
export function badLink(reason: string): string {
  return `The deal in this link cannot be laid out, so the table stays as it is. ${reason}`;
}
