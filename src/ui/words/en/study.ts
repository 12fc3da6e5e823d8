import { count, sentence } from './phrases.ts';

/** What the marks behind a move say. */
export const GLYPH_NAMES: Readonly<Record<string, string>> = {
  '!': 'good move',
  '?': 'costs cards or chance',
  '!!': 'excellent move',
  '??': 'loses the game',
  '!?': 'worth a look',
  '?!': 'doubtful move',
};

/** What stands before the legend of the marks. */
export const GLYPH_LEGEND = 'Behind a move:';

/** The marks that studies use, in the order of their legend. */
export const LEGEND_GLYPHS = ['!', '!?', '?', '??'] as const;

/** A step of a study, as it is spoken: number, move, mark, comment. */
export function stepSaid(ply: number, clause: string, glyph: string, comment: string): string {
  const mark = GLYPH_NAMES[glyph];
  return `${ply}. ${sentence(clause)}${mark === undefined ? '' : ` ${sentence(mark)}`} ${comment}`.trim();
}

/**
 * A claim of a study, written `most 49` or `chance 22.9 measured 22.2–23.6`, as a sentence and a mark that says how sure
 * it is; null for what is no claim.
 */
export function claimSaid(claim: string): { readonly said: string; readonly mark: string } | null {
  const [name = '', ...rest] = claim.split(' ');
  const at = rest.indexOf('measured');
  const said = CLAIMS[name]?.(at === 0 ? '' : (rest[0] ?? ''));
  if (said === undefined) return null;
  const range = rest[at + 1];
  return { said, mark: at < 0 ? 'proved' : range === undefined ? 'measured' : `measured, ${range}` };
}

const CLAIMS: Readonly<Record<string, (value: string) => string>> = {
  wins: () => 'This deal can be won from here.',
  lost: () => 'This deal can no longer be won.',
  most: (cards) => `At most ${count(Number(cards), 'card')} can come home in this deal.`,
  loses: () => 'This move loses the deal.',
  kills: (cards) => `This move costs ${count(Number(cards), 'card')}.`,
  best: () => 'No move is better.',
  more: (cards) => `${count(Number(cards), 'more card')} can come home in this deal.`,
  ways: (moves) =>
    `${count(Number(moves), 'move')} ${moves === '1' ? 'keeps' : 'keep'} all that can come home.`,
  chance: (percent) => `${percent} % to win from here, with perfect play.`,
  shuffles: (share) => `${share.replace('/', ' of ')} shuffles ${share.startsWith('1/') ? 'wins' : 'win'}.`,
};

/** The names of the parts of a study. */
export const STUDY = {
  first: 'First',
  back: 'Back',
  next: 'Next',
  last: 'Last',
  comment: 'Comment',
  commentOf: (title: string) => `Comment: ${title}`,
  start: 'The first position.',
  moves: 'All moves, with comments',
  variation: 'Or instead:',
  leave: 'Back to the main line',
  counter: (ply: number, of: number) => `${ply}/${of}`,
  board: (title: string) => `Board: ${title}`,
  lost: (reason: string) => `${reason} Its first position is shown.`,
  noPlace: (text: string) => `This study has no place ${text}.`,
} as const;

/** A claim of what everybody can count, written `left 24` or `on 2 TD`, as a sentence; null for any other claim. */
export function countedSaid(claim: string): string | null {
  const [name = '', number, card = ''] = claim.split(' ');
  return COUNTS[name]?.(Number(number), card) ?? null;
}

/** What everybody can count: so much of it, and the card that it is about. */
const COUNTS: Readonly<Record<string, (number: number, card: string) => string>> = {
  home: (cards) => `${some(cards, 'card')} home.`,
  left: (cards) => `${some(cards, 'card')} in play.`,
  moves: (moves) => `${some(moves, 'move')} open.`,
  builds: (builds) => `${some(builds, 'build')} open.`,
  draws: (cards) => `${count(cards, 'card')} may be drawn.`,
  played: (moves) => `Moves since the start: ${moves}.`,
  built: (builds) => `Builds since the start: ${builds}.`,
  brought: (cards) => `Cards that came home since the start: ${cards}.`,
  generous: (cards) => `The generous count: ${cards}.`,
  on: (cards, card) => `${count(cards, 'card')} on the ${card}.`,
  places: (fans, card) => `The ${card} can come to lie in ${count(fans, 'fan')}.`,
};

/** So many things are: `1 card is`, `3 cards are`. */
function some(number: number, one: string): string {
  return `${count(number, one)} ${number === 1 ? 'is' : 'are'}`;
}
