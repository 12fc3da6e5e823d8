import { sentence } from './words.en.ts';

/** What the marks behind a move say. */
export const GLYPH_NAMES: Readonly<Record<string, string>> = {
  '!': 'good move',
  '?': 'mistake',
  '!!': 'excellent move',
  '??': 'blunder',
  '!?': 'interesting move',
  '?!': 'doubtful move',
};

/** A step of a study, as it is spoken: number, move, mark, comment. */
export function stepSaid(ply: number, clause: string, glyph: string, comment: string): string {
  const mark = GLYPH_NAMES[glyph];
  return `${ply}. ${sentence(clause)}${mark === undefined ? '' : ` ${sentence(mark)}`} ${comment}`.trim();
}

/** The names of the parts of a study. */
export const STUDY = {
  first: 'First',
  back: 'Back',
  next: 'Next',
  last: 'Last',
  comment: 'Comment',
  start: 'The first position.',
  moves: 'All moves, with what is said about them',
  branch: 'Or instead:',
  counter: (ply: number, of: number) => `${ply}/${of}`,
  board: (title: string) => `Board: ${title}`,
  lost: (reason: string) => `${reason} The study is shown from its first position.`,
  noPlace: (text: string) => `This study has no place ${text}.`,
} as const;
