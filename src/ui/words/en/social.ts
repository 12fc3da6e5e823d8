/** What the pictures beside links say above a title: what kind of page it is. */
export const SOCIAL = {
  site: 'A patience to learn, play and understand',
  lesson: (at: number, of: number) => `Lesson ${at} of ${of}`,
  strategy: 'A chapter on strategy',
  study: 'A study to step through',
  puzzle: (name: string) => `A puzzle · ${name}`,
  variant: 'The rules of a game',
  numbers: 'A chapter of numbers',
  history: 'A chapter of the history',
} as const;

/** What is told of a picture beside a link to those who do not see it. */
export function socialAlt(title: string, game: string): string {
  return `${title}. Below the title lies a deal of ${game}: fans of cards on a green table.`;
}
