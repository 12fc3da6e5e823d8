import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a visitor of an edition of the site had: see tests/data/README.md. */
export interface Visitor {
  readonly edition: string;
  /** The storage of the device, by key. */
  readonly stored: Readonly<Record<string, string>>;
  /** Links and codes that were copied, by what they show. */
  readonly links: Readonly<Record<string, string>>;
  /** Files that were downloaded. */
  readonly files: Readonly<Record<string, string>>;
}

const FOLDER = join(import.meta.dirname, '../../data/visitors');

/** A visitor of each edition, as they were recorded in a browser. */
export const visitors: readonly Visitor[] = readdirSync(FOLDER).map((file) => ({
  edition: file.replace('.json', ''),
  ...(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) as Omit<Visitor, 'edition'>),
}));

/** The fragment of an address, or what is asked for behind its `?`, as the pages read it. */
export function askedIn(address: string): string {
  return address.replace(/^[^#?]*[#?]/, '').replaceAll('&amp;', '&');
}
