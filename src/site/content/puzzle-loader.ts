import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { makePuzzles, parsePuzzles, THEMES } from '../../core/puzzle.ts';
import { makePuzzleGoal } from '../../core/puzzle-goal.ts';
import { presetField } from '../text/authored-deal.ts';
import { contentFiles, throwFault } from '../text/content-files.ts';

/*
 * Loads the puzzles of content/puzzles/*.lucie. A file holds many, each begun by `[Puzzle "draw-03"]`, and each becomes
 * an entry under that id; a file that cannot be read and played through stops the build.
 */

/** What the pages know of a puzzle. */
export const puzzleSchema = z.object({
  /** The idea it practises. */
  theme: z.enum(THEMES),
  /** How hard it is, from 1 to 5. */
  grade: z.number().int().min(1).max(5),
  /** The id of the game, from the tag `Rules`. */
  preset: presetField,
  /** What is to be reached, as text. */
  goal: z.string(),
  /** The puzzle by itself, as text. */
  source: z.string(),
});

/** Loads every puzzle of the *.lucie files of a folder under its own id. */
export function puzzleLoader(base: string): Loader {
  return {
    name: 'puzzles',
    load: async ({ store, config, parseData, generateDigest, watcher }) => {
      const folder = new URL(base, config.root);
      store.clear();
      for (const { path, filePath } of contentFiles(folder, config.root, 'lucie')) {
        const puzzles = parsePuzzles(readFileSync(path, 'utf8'));
        if (!puzzles.ok) throwFault(filePath, puzzles.fault);
        for (const puzzle of puzzles.value) {
          const { id, theme, grade, preset } = puzzle;
          const source = makePuzzles([puzzle]);
          const goal = makePuzzleGoal(puzzle.goal);
          const data = await parseData({ id, filePath, data: { theme, grade, preset, goal, source } });
          store.set({ id, data, filePath, digest: generateDigest(source) });
        }
      }
      watcher?.add(fileURLToPath(folder));
    },
  };
}
