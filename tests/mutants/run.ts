/*
 * Makes deliberate faults in the searches, one at a time and in a copy, and says which of them the tests find:
 * `npm run mutants`, or `npm run mutants -- relax.ts fillsFan` for those of some files, or in lines with some text. It takes an hour, and is no part of the tests.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { SCRIPTS } from '../run/tool.ts';
import { MUTANTS, type Mutant } from './mutants.ts';

const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, 'node_modules/.cache/mutants');

function makeCopy(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const name of ['src', 'tests', 'content', 'package.json', 'tsconfig.json']) {
    cpSync(join(ROOT, name), join(COPY, name), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
}

/** The first test that finds a fault, the enumerations before all others; null when none does. */
function findsFault(): string | null {
  for (const part of ['tests/oracle', 'tests/explain', 'tests/solver']) {
    const words = ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', '--bail=1', part];
    const { status, stdout } = spawnSync(process.execPath, [SCRIPTS.vitest, ...words], {
      cwd: COPY,
      encoding: 'utf8',
    });
    if (status !== 0) return /FAIL\s+(.+)/.exec(stripVTControlCharacters(stdout))?.[1] ?? part;
  }
  return null;
}

function tryMutant({ file, find, put, harmless }: Mutant): boolean {
  const path = join(COPY, 'src', file);
  const text = readFileSync(path, 'utf8');
  const pieces = text.split(find);
  if (pieces.length !== 2)
    throw new Error(`${file}: expected once, found ${pieces.length - 1} times: ${find}`);
  writeFileSync(path, pieces.join(put));
  const found = findsFault();
  writeFileSync(path, text);
  const said = found ?? (harmless === undefined ? 'SURVIVES' : `survives: ${harmless}`);
  console.log([file, find.replace(/\s+/g, ' '), put.replace(/\s+/g, ' '), said].join('\t'));
  return found !== null || harmless !== undefined;
}

const only = process.argv.slice(2);
makeCopy();
const isMeant = ({ file, find }: Mutant): boolean =>
  only.length === 0 || only.some((text) => basename(file) === text || find.includes(text));
const tried = MUTANTS.filter(isMeant).map(tryMutant);
console.log(`${tried.filter(Boolean).length} of ${tried.length} are found, or known to be harmless`);
process.exitCode = tried.every(Boolean) ? 0 : 1;
