import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Fault, makeFault } from '../../core/result.ts';

/** A file of a content folder: its name without ending, its path, and its path from the project's root. */
export interface ContentFile {
  readonly name: string;
  readonly path: string;
  readonly filePath: string;
}

/** The files of a folder that end in `.ending`, by name. */
export function contentFiles(folder: URL, root: URL, ending: string): ContentFile[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(`.${ending}`))
    .sort()
    .map((file) => {
      const path = fileURLToPath(new URL(file, folder));
      return { name: file.slice(0, -ending.length - 1), path, filePath: relative(fileURLToPath(root), path) };
    });
}

/** Reads the name of a chapter's file without its ending: `01-the-deal` is number 1, slug `the-deal`. */
export function parseFileName(name: string): { readonly number: number; readonly slug: string } {
  const [, digits, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (digits === undefined || slug === undefined) {
    throw new Error(`Expected a file name like 01-the-deal.mdx, found “${name}.mdx”.`);
  }
  return { number: Number(digits), slug };
}

/** Stops the build with the file, the line and the sentence of a fault in what an author wrote. */
export function throwFault(filePath: string, fault: Fault): never {
  const error = new Error(`${filePath}: ${makeFault(fault)}`);
  // The author wants the sentence, and no line of this program is of any use to them.
  error.stack = '';
  throw error;
}
