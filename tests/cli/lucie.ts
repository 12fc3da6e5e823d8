import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '../..');
/** The entry of the command line. */
export const MAIN = join(ROOT, 'src/cli/main.ts');

/** What a run of the command line left behind. */
export interface Run {
  readonly out: string;
  readonly err: string;
  readonly code: number | null;
}

/** Runs the command line with words and standard input, in a process of its own. */
export function lucie(words: readonly string[], input = ''): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...words], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { out: stdout, err: stderr, code: status };
}

/** The same for words written as in a shell, without quotes. */
export function run(line: string, input = ''): Run {
  return lucie(line.split(' '), input);
}
