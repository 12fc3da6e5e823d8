import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = join(import.meta.dirname, '..');

/**
 * The hash of the sources in folders of `src`, such as `core,solver`, and of measured data that they work with: what was
 * begun with others is another run.
 */
export function sourceHash(folders: string, data: unknown = null): string {
  const hash = createHash('sha256');
  for (const file of globSync(`{${folders}}/**/*.ts`, { cwd: SOURCES }).sort()) {
    hash.update(`${file.replaceAll('\\', '/')}\n${readFileSync(join(SOURCES, file), 'utf8')}`);
  }
  if (data !== null) hash.update(JSON.stringify(data));
  return hash.digest('hex').slice(0, 16);
}
