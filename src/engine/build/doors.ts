import ts from 'typescript';
import site from '../../../package.json' with { type: 'json' };

/** A door of the engine: the name it is imported by (`core` for `la-belle-lucie/core`), and its file from the root. */
export interface Door {
  readonly name: string;
  readonly file: string;
}

/** The doors, as `exports` of package.json lists them; the tables of chances, which are no code, are left out. */
export const DOORS: readonly Door[] = Object.entries(site.exports).flatMap(([name, target]) =>
  typeof target === 'string' ? [{ name: name.replace('./', ''), file: target.replace('./', '') }] : [],
);

/** How the engine is compiled: strictly, and without the libraries of browsers and of Node. */
export const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2024.d.ts'],
  types: [],
  module: ts.ModuleKind.NodeNext,
  rewriteRelativeImportExtensions: true,
  verbatimModuleSyntax: true,
  strict: true,
};
