import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

/** What a browser, Node or both have, and pure code must not know of. */
const NAMES = [
  'document',
  'window',
  'localStorage',
  'HTMLElement',
  'Worker',
  'fetch',
  'setTimeout',
  'structuredClone',
  'console',
  'process',
  'Buffer',
  'require',
];

test('in pure code the compiler knows neither the browser nor Node', () => {
  const { options, fileNames } = ts.getParsedCommandLineOfConfigFile(
    join(ROOT, 'tests/tsconfig.pure.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: ({ messageText }) => expect.fail(`${messageText}`) },
  )!;
  const lines = ["import 'node:fs';", ...NAMES.map((name) => `void ${name};`)];
  // It is compiled with all the pure files, so that types which one of their imports brings along would count.
  const impure = join(ROOT, 'src/core/impure.ts');
  const host = ts.createCompilerHost(options);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file === impure || fileExists(file);
  host.getSourceFile = (file, target, ...rest) =>
    file === impure
      ? ts.createSourceFile(file, lines.join('\n'), target)
      : getSourceFile(file, target, ...rest);
  const program = ts.createProgram([...fileNames, impure], options, host);
  const faulty = program
    .getSemanticDiagnostics(program.getSourceFile(impure))
    .map(({ file, start = 0 }) => lines[file!.getLineAndCharacterOfPosition(start).line]);
  expect(faulty).toEqual(lines);
});
