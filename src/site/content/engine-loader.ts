/*
 * The reference of the engine, out of the sources and their comments.
 *
 * TypeDoc says what each door exports, resolves the links between comments, and warns of a type that a signature shows
 * and no door exports; a warning fails the build. Its own pages are not used: a declaration reads best as it was written,
 * so an entry shows the text of the source, without the body of a function.
 */

import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import type { Comment, Reflection } from 'typedoc';
import ts from 'typescript';
import { COMPILER_OPTIONS, DOORS } from '../../engine/build/doors.ts';

/** What the pages know of a door: see {@link engineLoader}. */
export const engineSchema = z.object({
  /** What it is for, as HTML. */
  about: z.string(),
  /** What it exports, by the file in which it is defined; within a file in the order of the source. */
  files: z.array(
    z.object({
      /** The file, from the root of the project: `src/core/card.ts`. */
      path: z.string(),
      entries: z.array(
        z.object({
          name: z.string(),
          /** The declaration as TypeScript, without the body of a function. */
          code: z.string(),
          /** Its comment as HTML. */
          text: z.string(),
        }),
      ),
    }),
  ),
});

type DoorData = z.infer<typeof engineSchema>;

/** Loads the reference of each door under its name: `core`, `notation` and so on. */
export function engineLoader(): Loader {
  return {
    name: 'engine',
    load: async ({ store, config, parseData, generateDigest, renderMarkdown }) => {
      const root = fileURLToPath(config.root);
      store.clear();
      for (const { name, about, files } of await readDoors(root)) {
        const html = async (markdown: string) => (await renderMarkdown(markdown)).html;
        const data: DoorData = { about: await html(about), files: [] };
        for (const { path, entries } of files) {
          const rendered = entries.map(async (entry) => ({ ...entry, text: await html(entry.text) }));
          data.files.push({ path, entries: await Promise.all(rendered) });
        }
        store.set({
          id: name,
          data: await parseData({ id: name, data }),
          digest: generateDigest(JSON.stringify(data)),
        });
      }
    },
  };
}

/** Reads the doors by TypeDoc; what its texts say is Markdown still. */
async function readDoors(root: string): Promise<(DoorData & { readonly name: string })[]> {
  const { Application, Logger, ReflectionKind } = await import('typedoc');
  const entryPoints = DOORS.map(({ file }) => join(root, file));
  const app = await Application.bootstrap({ entryPoints, disableSources: true, readme: 'none' }, []);
  // Its types are checked elsewhere.
  const options = { ...COMPILER_OPTIONS, noCheck: true, noEmit: true };
  app.options.setCompilerOptions(entryPoints, options, undefined);
  const faults: string[] = [];
  app.logger = new (class extends Logger {
    override log(message: string, level: number): void {
      if (level >= WARNING) faults.push(message);
    }
  })();
  const declarations = new Map<number, ts.Declaration>();
  app.converter.on('createDeclaration', (context, reflection) => {
    const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0];
    if (declaration !== undefined) declarations.set(reflection.id, declaration);
  });
  const project = await app.convert();
  if (project !== undefined) app.validate(project);
  if (project === undefined || faults.length > 0) {
    throw new Error(`The reference of the engine: ${faults.join('\n')}`);
  }
  return project.getChildrenByKind(ReflectionKind.Module).map((door) => {
    const files = Map.groupBy(door.children ?? [], ({ id }) => fileOf(root, declarations.get(id)));
    const sorted = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
    return {
      name: door.name,
      about: markdownOf(door.comment, door),
      files: sorted.map(([path, entries]) => ({
        path,
        entries: entries
          .map((entry) => ({ entry, declaration: declarations.get(entry.id)! }))
          .sort((a, b) => a.declaration.pos - b.declaration.pos)
          .map(({ entry, declaration }) => ({
            name: entry.name,
            code: codeOf(declaration),
            text: markdownOf(entry.signatures?.[0]?.comment ?? entry.comment, door),
          })),
      })),
    };
  });
}

/** The level from which a message of TypeDoc says that something is wrong. */
const WARNING = 2;

function fileOf(root: string, declaration: ts.Declaration | undefined): string {
  return relative(root, declaration?.getSourceFile().fileName ?? '').replaceAll('\\', '/');
}

/** A comment as Markdown; names that it links to lead to their place on the page of their door. */
function markdownOf(comment: Comment | undefined, door: Reflection): string {
  const parts = comment?.summary ?? [];
  return parts
    .map((part) => {
      if (part.kind !== 'inline-tag' || !(part.target instanceof Object && 'name' in part.target))
        return part.text;
      const { name, parent } = part.target;
      return `[\`${name}\`](${parent === door ? '' : `../${parent?.name}/`}#${name})`;
    })
    .join('');
}

/** A declaration as it was written, without `export`, the body of a function and a long value. */
function codeOf(declaration: ts.Declaration): string {
  const source = declaration.getSourceFile().text;
  const written = ((): string => {
    if (ts.isFunctionDeclaration(declaration)) {
      const head = source.slice(declaration.getStart(), declaration.body?.pos);
      return head.replace(/= ([A-Z_]+)\b/g, (_, name: string) => `= ${constantOf(name, source)}`);
    }
    if (!ts.isVariableDeclaration(declaration)) return declaration.getText();
    const { name, type, initializer } = declaration;
    const short = type === undefined || initializer === undefined || !/[[{]/.test(initializer.getText());
    return `const ${short ? declaration.getText() : `${name.getText()}: ${type.getText()}`};`;
  })();
  return written
    .replace(/^export /, '')
    .replace(/\{@link (\w+)\}/g, '$1')
    .trim();
}

/** The value of a constant of a file, which as a default says nothing to a reader who does not have it. */
function constantOf(name: string, source: string): string {
  return new RegExp(`^(?:export )?const ${name} = (.*);$`, 'm').exec(source)?.[1] ?? name;
}
