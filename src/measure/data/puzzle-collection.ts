import { makePuzzles, type Puzzle } from '../../core/puzzle.ts';

/**
 * All puzzles as one text, which `parsePuzzles` reads: the lines of its head say what it is, its licence and where its format
 * is told; then the puzzles, theme by theme, by number. `version` is that of the package.
 */
export function puzzleCollection(puzzles: readonly Puzzle[], version: string): string {
  const head = [
    `# ${puzzles.length} patience puzzles of La Belle Lucie and its sisters, each proved. La Belle Lucie ${version}`,
    '# Licence: CC0 1.0, https://creativecommons.org/publicdomain/zero/1.0/',
    '# The format: tags as in chess, then the line that reaches the goal. At the first move stands every legal one, `!` where',
    '# it keeps the goal and `??` where it loses it; later those that lose it. {frees …} is the card that a move uncovers,',
    '# {kills …} are the cards that can no longer come home after it.',
  ];
  return `${head.join('\n')}\n\n${makePuzzles(puzzles)}`;
}
