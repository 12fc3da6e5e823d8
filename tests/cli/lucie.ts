import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { lucie as runLucie } from '../../src/cli/lucie.ts';

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

/** Runs the command line with words and standard input, in this process; files are named from the root of the project. */
export async function lucie(words: readonly string[], input = ''): Promise<Run> {
  const said = { out: '', err: '' };
  const into = (stream: 'out' | 'err') => async (text: string) => {
    said[stream] += text;
    return true;
  };
  const code = await runLucie(words, { input: Readable.from([input]), out: into('out'), err: into('err') });
  return { ...said, code };
}

/** The same for words written as in a shell, without quotes. */
export function run(line: string, input = ''): Promise<Run> {
  return lucie(line.split(' '), input);
}

/** Runs the command line in a process of its own, as a shell does. */
export function spawned(words: readonly string[], input = ''): Run {
  const { stdout, stderr, status } = spawnSync(process.execPath, [MAIN, ...words], {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    timeout: 60_000,
  });
  return { out: stdout, err: stderr, code: status };
}
