import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { makePosition } from '../core/position-notation.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { parseStudy, replayStudy, type Step, type Study } from '../core/study.ts';
import { contentFiles, throwFault } from './content-files.ts';
import { presetField } from './deal.ts';
import { checkProse } from './prose.ts';

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
});

/** Reads the text of a study file and plays it through; the fault names the line. */
export function readStudy(text: string): Result<Study<Step>> {
  const written = parseStudy(text);
  const study = written.ok ? replayStudy(written.value) : written;
  if (!study.ok) return study;
  for (const tag of ['Title', 'Summary']) {
    if (!study.value.tags[tag]) return fail(`Expected a tag [${tag} "…"], found none.`, 1);
  }
  const said = checkProse(text);
  return said === null ? ok(study.value) : { ok: false, fault: said };
}

/** The branches of a study, at any depth. */
function countBranches({ turns }: Study<Step>['main']): number {
  return turns
    .flatMap(({ branches }) => branches)
    .reduce((sum, branch) => sum + 1 + countBranches(branch), 0);
}

/** Loads every *.lucie file of a folder; one that cannot be read and played through fails the build. */
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
          const { tags, game, main } = study.value;
          const data = await parseData({
            id: name,
            filePath,
            data: {
              title: tags.Title,
              summary: tags.Summary,
              preset: tags.Rules,
              deal: makePosition(game.rules, game.start),
              moves: main.turns.length,
              branches: countBranches(main),
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
