import { fail, ok, type Result } from '../core/result.ts';
import { readObject } from './json.ts';

type Saved = Record<string, unknown>;
/** Makes the text of one version into that of the next. */
export type Upgrade = (saved: Saved) => Saved;

/**
 * Reads a text that has its version in it as JSON, and brings it to the newest: `upgrades` lead from each version to
 * the next, from version 1 on. The fault says what is wrong with it; `what` is what it should be: `a record`.
 */
export function readVersioned(text: string, upgrades: readonly Upgrade[], what: string): Result<Saved> {
  const saved = readObject(text);
  const version = versionOf(saved);
  if (saved === null || version === null) return fail(`It is not the text of ${what}.`);
  const newest = upgrades.length + 1;
  if (version > newest)
    return fail(`It has version ${version}, and this page reads versions up to ${newest}.`);
  return ok(upgrades.slice(version - 1).reduce((older, upgrade) => upgrade(older), saved));
}

/** Whether a text has a version that this page cannot know: it is to be left as it is. */
export function isNewer(text: string, upgrades: readonly Upgrade[]): boolean {
  return (versionOf(readObject(text)) ?? 0) > upgrades.length + 1;
}

function versionOf(saved: Saved | null): number | null {
  const version = saved?.version;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : null;
}
