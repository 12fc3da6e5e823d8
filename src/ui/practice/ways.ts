/** How a player comes to a puzzle, as the fragment of its address: within a test of the level, or to see it again. */
export const PRACTICE_HASHES = { level: '#level', again: '#again' } as const;
