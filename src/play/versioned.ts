import { fail, ok, type Result } from '../core/result.ts';
import { readObject } from './json.ts';

type Saved = Record<string, unknown>;
/** Turns what was saved by one version into what the next version saves. */
export type Upgrade = (saved: Saved) => Saved;

/**
 * Reads JSON with a version in it, like `{"version":1,…}`, and upgrades it to the newest: `upgrades[0]` leads from version 1
 * to 2, and so on. The fault says what is wrong with the text; `what` names it there: `a record`.
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

/** Whether a text was saved by a newer version of the site than this one: it must not be overwritten. */
export function isNewer(text: string, upgrades: readonly Upgrade[]): boolean {
  return (versionOf(readObject(text)) ?? 0) > upgrades.length + 1;
}

function versionOf(saved: Saved | null): number | null {
  const version = saved?.version;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : null;
}

/** A value of JSON for a message; what has parts is only named, for it may be nested deeply. */
export function told(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
}
