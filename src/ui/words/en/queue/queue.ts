/** What the levels of players are called, from 1 to 5. */
const LEVELS = ['beginner', 'learner', 'practised', 'strong', 'expert'];

/** The words of the queue: the next puzzle at the player's level. */
export const QUEUE = {
  title: 'At your level',
  practise: 'Practise',
  /** `Level 3 of 5, practised: rating 1520 ± 90` */
  level: (grade: number, rating: number, deviation: number) =>
    `Level ${grade} of 5, ${LEVELS[grade - 1] ?? ''}: rating ${Math.round(rating)} ± ${Math.round(deviation)}`,
  noLevel: 'The puzzles find your level as you go.',
  now: (puzzles: number) =>
    `${puzzles === 1 ? 'One puzzle is' : `${puzzles} puzzles are`} due again and ${puzzles === 1 ? 'comes' : 'come'} first.`,
  later: (puzzles: number, date: string) =>
    `Nothing is due. ${puzzles === 1 ? 'One puzzle' : `${puzzles} puzzles`} will come back, the next on ${date}.`,
  themes: 'Themes',
  mixed: 'mixed',
  some: (titles: readonly string[]) => (titles.length > 2 ? `${titles.length} chosen` : titles.join(', ')),
  all: 'All themes, mixed',
  mixedNote:
    'Mixed, you get puzzles of La Belle Lucie, and of each other game once you have tried one of it.',
  /** A theme of another game names it. */
  ofGame: (title: string, game: string) => `${title} (${game})`,
  weak: (title: string, solved: number, tried: number, usual: number) =>
    `Weakest so far: “${title}”, ${solved} of ${tried} solved at the first try. At your rating ${usual} would be usual.`,
  weakOnly: (title: string) => `Only “${title}”`,
  done: 'You have seen every puzzle of these themes lately. Choose other themes.',
  notLoaded: 'What comes next could not be worked out. Check the connection and open the page again.',
} as const;
