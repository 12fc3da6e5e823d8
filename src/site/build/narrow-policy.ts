import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policyHash } from './policy-hash.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const INLINE = /<(?:script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/(?:script|style)>/gs;
const HASH = / '(sha256-[\w+/]{43}=)'/g;

/**
 * Narrows the content security policy of each built page. Astro allows on every page whatever any island might need:
 * `script-src 'self' 'sha256-A' 'sha256-B' 'sha256-C'`. On a page with the inline script A alone, `script-src 'self'
 * 'sha256-A'` is left: nothing more is allowed than runs, and pages are shorter, since hashes do not compress.
 */
export function narrowPolicy(): AstroIntegration {
  return {
    name: 'lucie:narrow-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const built = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: built })) {
          const html = readFileSync(join(built, file), 'utf8');
          const present = new Set<string>(
            [...html.matchAll(INLINE)].map(([, text = '']) => policyHash(text)),
          );
          const narrowed = html.replace(POLICY, (_, open: string, policy: string) => {
            return open + policy.replace(HASH, (all, hash: string) => (present.has(hash) ? all : ''));
          });
          writeFileSync(join(built, file), narrowed);
        }
      },
    },
  };
}
