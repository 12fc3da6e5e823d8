import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Files that may differ between two builds of one commit, each with its reason; there are none. */
const EXCEPTIONS: Readonly<Record<string, string>> = {};

/** The files of a folder by their path, each with a hash of what is in it. */
function contentOf(folder: string): Map<string, string> {
  const files = globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());
  return new Map(
    files.sort().map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** Says in lines how two builds differ: nothing when every name and every byte is the same. */
export function compareBuilds(one: string, other: string): string[] {
  const [first, second] = [contentOf(one), contentOf(other)];
  if (first.size === 0) return [`${one} has no files`];
  const names = [...new Set([...first.keys(), ...second.keys()])].filter((name) => !(name in EXCEPTIONS));
  return names
    .filter((name) => first.get(name) !== second.get(name))
    .map((name) => {
      if (!second.has(name)) return `${name} is only in ${one}`;
      return first.has(name) ? `${name} is not the same` : `${name} is only in ${other}`;
    });
}
