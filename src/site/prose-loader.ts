import { readFileSync } from 'node:fs';
import { glob, type Loader } from 'astro/loaders';
import { throwFault } from './content-files.ts';
import { checkCitations, checkProse } from './prose.ts';

/** Loads the MDX files of a folder under their file names, and fails the build on the first fault in their words. */
export function proseLoader(base: string): Loader {
  const files = glob({ base, pattern: '*.mdx', generateId: ({ entry }) => entry.replace(/\.mdx$/, '') });
  return {
    name: 'prose',
    load: async (context) => {
      await files.load(context);
      for (const { filePath, data } of context.store.values()) {
        if (filePath === undefined) continue;
        const text = readFileSync(new URL(filePath, context.config.root), 'utf8');
        const listed = data.sources as readonly string[];
        const fault = checkProse(text) ?? checkCitations(text, listed);
        if (fault !== null) throwFault(filePath, fault);
      }
    },
  };
}
