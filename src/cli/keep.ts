import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fail, ok, type Result } from '../core/result.ts';

/*
 * Files that are written while anything may happen. A file is written beside its place and then put there, so that what
 * stood there before is whole until the new one is: on a full disc, and when the run is killed. Of two runs that add to
 * one file the second is refused while the first is at work:
 *
 *     odds.json.part         results as they come
 *     odds.json.part.lock    the number of the process that writes them; of one that is gone it is taken over
 */

/** Where an error says that it is about a file that could not be written. */
const UNWRITTEN = 'unwritten';

/** An error that says in a sentence which file could not be written, and why. */
export function unwritten(file: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message.replace(/, \w+(?: '.*)?$/, '') : String(error);
  return new Error(`${file} cannot be written (${reason}).`, { cause: UNWRITTEN });
}

/** Whether an error is one of {@link unwritten}. */
export function isUnwritten(error: unknown): error is Error {
  return error instanceof Error && error.cause === UNWRITTEN;
}

/** Writes a file, and the folders that it lies in; until it is whole, what stood there before stays. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const beside = `${file}.${process.pid}.new`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    const there = statSync(file, { throwIfNoEntry: false });
    // A device such as /dev/stdout is not to be replaced, and a folder says itself that it is none.
    const isPlace = there === undefined || there.isFile();
    writeFileSync(isPlace ? beside : file, content);
    if (isPlace) renameSync(beside, there === undefined ? file : realpathSync(file));
  } catch (error) {
    try {
      rmSync(beside, { force: true });
    } catch {
      // What kept it from being written keeps it from being looked for.
    }
    throw unwritten(file, error);
  }
}

/**
 * Why a file of the site is not written over: it was made by another command than this one, which would stand in it as
 * `written`. Null where it is not there, or this command makes it again.
 */
export function keptFrom(file: string, command: string, written: string): string | null {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : written;
  if (text.includes(written)) return null;
  const [other] = text.match(/npm run -s lucie -- [^"\n]*/) ?? ['no command'];
  return `Expected ${file} to be made by \`${command}\`, found \`${other}\`: write over it, or to another file, with --out`;
}

/** Claims a file until the returned function is called or the process ends; a fault while another process has it. */
export function claim(file: string): Result<() => void> {
  const lock = `${file}.lock`;
  const release = (): void => {
    process.removeListener('exit', release);
    rmSync(lock, { force: true });
  };
  const own = `${lock}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(own, `${process.pid}`);
    try {
      const fault = take(lock, own);
      if (fault !== null) return fail(`${file} ${fault}`);
    } finally {
      rmSync(own);
    }
  } catch (error) {
    throw unwritten(file, error);
  }
  process.once('exit', release);
  return ok(release);
}

/** Takes a lock by giving it to the file `own`; what keeps it from that, or null. One that a crash has left is taken over. */
function take(lock: string, own: string): string | null {
  if (links(own, lock)) return null;
  const owner = ownerOf(lock);
  const isLeft = owner === null || !isRunning(owner);
  if (isLeft && clears(lock, owner, own) && links(own, lock)) return null;
  const by = owner === null ? '' : ` (process ${owner})`;
  return `is being written by another run${by}: wait for it, or name another file with --out. If there is none, delete ${lock}.`;
}

/** Takes away a lock that `owner` has left; false where another run has taken it over meanwhile, whose lock it stays. */
function clears(lock: string, owner: number | null, own: string): boolean {
  const aside = `${own}.left`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    // Another run has taken it away: which of them comes first is seen at the next step.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
  const isTheSame = ownerOf(aside) === owner;
  if (!isTheSame) links(aside, lock);
  rmSync(aside, { force: true });
  return isTheSame;
}

/** Gives a file a second name, at once and with what is in it; false where that name is taken. */
function links(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that has a lock; null where there is none, or a crash has left it empty. */
function ownerOf(lock: string): number | null {
  try {
    const text = readFileSync(lock, 'utf8');
    return /^[1-9]\d*$/.test(text) ? Number(text) : null;
  } catch {
    return null;
  }
}

function isRunning(owner: number): boolean {
  try {
    // Signal 0 asks only whether it is there.
    return owner !== process.pid && process.kill(owner, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
