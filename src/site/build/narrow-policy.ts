import { policyHash } from './policy-hash.ts';
import { rewritePages } from './rewrite-pages.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const INLINE = /<(?:script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/(?:script|style)>/gs;
const HASH = / '(sha256-[\w+/]{43}=)'/g;

/**
 * Narrows the content security policy of each built page. Astro allows on every page whatever any island might need:
 * `script-src 'self' 'sha256-A' 'sha256-B' 'sha256-C'`. On a page with the inline script A alone, `script-src 'self'
 * 'sha256-A'` is left: nothing more is allowed than runs, and pages are shorter, since hashes do not compress.
 */
export const narrowPolicy = () =>
  rewritePages('narrow-policy', (html) => {
    const present = new Set<string>([...html.matchAll(INLINE)].map(([, text = '']) => policyHash(text)));
    return html.replace(POLICY, (_, open: string, policy: string) => {
      return open + policy.replace(HASH, (all, hash: string) => (present.has(hash) ? all : ''));
    });
  });
