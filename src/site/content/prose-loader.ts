import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { glob, type Loader } from 'astro/loaders';
import type { Fault } from '../../core/result.ts';
import { checkTags, sourcesShown } from '../check/check-tags.ts';
import { contentFiles, throwFault } from '../text/content-files.ts';
import { checkCitations, checkProse } from '../text/prose.ts';
import { type HeadSchema, readHead } from './read-head.ts';

/*
 * Loads the MDX files of a folder, content/en/lessons/01-the-deal.mdx as `01-the-deal`, and stops the build at the first
 * fault in one: a field at its head that the folder's schema does not allow, inline code that is no cards, a source that is
 * not cited, a tag with a false claim, or what the folder's own check finds. The fault names the file and the line.
 */

/** A further check of the texts of one folder: the whole file, its head as data, the ids of all terms, its file name. */
export type ProseCheck = (
  text: string,
  data: Record<string, unknown>,
  terms: readonly string[],
  id: string,
) => Fault | null;

/** Loads the MDX files of a folder under their names without ending. */
export function proseLoader(base: string, schema: HeadSchema, check: ProseCheck = () => null): Loader {
  const files = glob({ base, pattern: '*.mdx', generateId: ({ entry }) => entry.replace(/\.mdx$/, '') });
  return {
    name: 'prose',
    load: async (context) => {
      const { root } = context.config;
      const parseData: typeof context.parseData = async ({ data, filePath = '' }) => {
        const head = readHead(readFileSync(filePath, 'utf8'), data, schema);
        if (!head.ok) throwFault(relative(fileURLToPath(root), filePath), head.fault);
        return head.value as typeof data;
      };
      await files.load({ ...context, parseData });
      const glossary = contentFiles(new URL('./content/en/glossary/', root), root, 'mdx');
      const terms = glossary.map(({ name }) => name);
      for (const { id, filePath, data } of context.store.values()) {
        if (filePath === undefined) continue;
        const text = readFileSync(new URL(filePath, root), 'utf8');
        const listed = data.sources as readonly string[] | undefined;
        const uncited = listed === undefined ? null : checkCitations(text, listed, sourcesShown(text));
        const fault =
          checkProse(text, terms) ?? checkTags(text, data) ?? uncited ?? check(text, data, terms, id);
        if (fault !== null) throwFault(filePath, fault);
      }
    },
  };
}
