import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { isWholeDeal } from '../../core/deal/whole-deal.ts';
import { isWon } from '../../core/position.ts';
import { makePosition } from '../../core/position-notation.ts';
import { proveStudy, withEvidence } from '../check/study-claims.ts';
import { glyphFault } from '../check/study-glyphs.ts';
import { presetField } from '../text/authored-deal.ts';
import { contentFiles, throwFault } from '../text/content-files.ts';
import { readStudy } from './study-file.ts';

/*
 * Loads the studies of content/en/studies/*.lucie, under-a-king.lucie as `under-a-king`. Each is played through, its
 * claims are worked out again (check/study-claims.ts), and so is what each move with `?` or without costs
 * (check/study-glyphs.ts); a fault stops the build with its file and line.
 */

/** What the pages know of a study besides its text. */
export const studySchema = z.object({
  /** Its name, from the tag `Title`. */
  title: z.string().min(1),
  /** One or two sentences for lists and link previews, from the tag `Summary`. */
  summary: z.string().min(1),
  /** The id of the game, from the tag `Rules`. */
  preset: presetField,
  /** The position that it starts from, as text. */
  deal: z.string(),
  /** The number of moves of its main line. */
  moves: z.number(),
  /** Whether it begins with the first deal, before any move. */
  whole: z.boolean(),
  /** The number of deals that its main line is played in. */
  deals: z.number(),
  /** Whether its main line ends with every card home. */
  won: z.boolean(),
  /** Its text for the viewer: claims that are only measured say so. */
  source: z.string(),
});

/** Loads every *.lucie file of a folder under its name without ending. */
export function studyLoader(base: string): Loader {
  return {
    name: 'studies',
    load: async ({ store, config, parseData, generateDigest, watcher }) => {
      const folder = new URL(base, config.root);
      const load = async (): Promise<void> => {
        store.clear();
        for (const { name, path, filePath } of contentFiles(folder, config.root, 'lucie')) {
          const body = readFileSync(path, 'utf8');
          const data = await parseData({ id: name, filePath, data: checkedStudy(body, filePath) });
          store.set({ id: name, data, body, filePath, digest: generateDigest(body) });
        }
      };
      await load();
      watcher?.add(fileURLToPath(folder));
      watcher?.on('change', (changed) => {
        if (changed.startsWith(fileURLToPath(folder)))
          load().catch((error: Error) => console.error(error.message));
      });
    },
  };
}

/** What the pages know of a study, see {@link studySchema}; throws the first fault in its text. */
function checkedStudy(body: string, filePath: string): Record<string, unknown> {
  const study = readStudy(body);
  if (!study.ok) throwFault(filePath, study.fault);
  const claims = proveStudy(body);
  if (!claims.ok) throwFault(filePath, claims.fault);
  const glyph = glyphFault(body);
  if (glyph !== null) throwFault(filePath, glyph);
  const { tags, game, main } = study.value;
  return {
    title: tags.Title,
    summary: tags.Summary,
    preset: tags.Rules,
    deal: makePosition(game.rules, game.start),
    moves: main.nodes.length,
    whole: isWholeDeal(game.rules, game.start),
    deals: 1 + main.nodes.filter(({ move }) => move.move.kind === 'redeal').length,
    won: isWon(game.rules, main.nodes.at(-1)?.move.after ?? game.start),
    source: withEvidence(body, claims.value),
  };
}
