import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { isWon } from '../../core/position.ts';
import { makePosition } from '../../core/position-notation.ts';
import type { Step, Study } from '../../core/study.ts';
import { proveStudy, withEvidence } from '../check/study-claims.ts';
import { glyphFault } from '../check/study-glyphs.ts';
import { presetField } from '../text/authored-deal.ts';
import { contentFiles, throwFault } from '../text/content-files.ts';
import { isWholeGame } from './studies.ts';
import { readStudy } from './study-file.ts';

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
  /** The number of branches, at any depth. */
  branches: z.number(),
  /** Whether it begins with the first deal, before any move. */
  whole: z.boolean(),
  /** The number of deals that its main line is played in. */
  deals: z.number(),
  /** Whether its main line ends with every card home. */
  won: z.boolean(),
  /** Its text for the viewer: claims that are only measured say so. */
  source: z.string(),
});

/** The branches of a study, at any depth. */
function countBranches({ nodes }: Study<Step>['main']): number {
  return nodes
    .flatMap(({ variations: branches }) => branches)
    .reduce((sum, branch) => sum + 1 + countBranches(branch), 0);
}

/**
 * Loads every *.lucie file of a folder; one that cannot be read and played through, or claims
 * what is not so, fails the build.
 */
export function studyLoader(base: string): Loader {
  return {
    name: 'studies',
    load: async ({ store, config, parseData, generateDigest, watcher }) => {
      const folder = new URL(base, config.root);
      const load = async (): Promise<void> => {
        store.clear();
        for (const { name, path, filePath } of contentFiles(folder, config.root, 'lucie')) {
          const body = readFileSync(path, 'utf8');
          const study = readStudy(body);
          if (!study.ok) throwFault(filePath, study.fault);
          const claims = proveStudy(body);
          if (!claims.ok) throwFault(filePath, claims.fault);
          const mark = glyphFault(body);
          if (mark !== null) throwFault(filePath, mark);
          const { tags, game, main } = study.value;
          const data = await parseData({
            id: name,
            filePath,
            data: {
              title: tags.Title,
              summary: tags.Summary,
              preset: tags.Rules,
              deal: makePosition(game.rules, game.start),
              moves: main.nodes.length,
              branches: countBranches(main),
              whole: isWholeGame(game),
              deals: 1 + main.nodes.filter(({ move }) => move.move.kind === 'redeal').length,
              won: isWon(game.rules, main.nodes.at(-1)?.move.after ?? game.start),
              source: withEvidence(body, claims.value),
            },
          });
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
