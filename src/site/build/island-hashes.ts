import { rewritePages } from './rewrite-pages.ts';

const HASH = /(<astro-island )uid="\w*" /g;

/**
 * Takes from each island of a page the hash that Astro gives it for its own development: it is also made of the folder that
 * the sources lie in, so that a build elsewhere would not give the same bytes. `<astro-island uid="Z10kCHi" data-…>`
 * becomes `<astro-island data-…>`; what hydrates knows islands by `data-preact-island-id`.
 */
export function dropIslandHashes(html: string): string {
  return html.replace(HASH, '$1');
}

/** Takes the hashes from the islands of all built pages: see {@link dropIslandHashes}. */
export const islandHashes = () => rewritePages('island-hashes', dropIslandHashes);
