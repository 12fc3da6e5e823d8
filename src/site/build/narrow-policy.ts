import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { policyHash } from './policy-hash.ts';

const POLICY = /(<meta http-equiv="content-security-policy" content=")([^"]*)/;
const INLINE = /<(?:script|style)\b(?![^>]*\ssrc=)[^>]*>(.*?)<\/(?:script|style)>/gs;
const HASH = / '(sha256-[\w+/]{43}=)'/g;

/**
 * Leaves in the policy of each page the hashes of the scripts and styles that stand in it. Astro allows on every page
 * whatever any island of any site might need, which is more than is asked for and, as hashes do not compress, long.
 */
export function narrowPolicy(): AstroIntegration {
  return {
    name: 'lucie:narrow-policy',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const built = fileURLToPath(dir);
        for (const file of globSync('**/*.html', { cwd: built })) {
          const html = readFileSync(join(built, file), 'utf8');
          const there = new Set<string>([...html.matchAll(INLINE)].map(([, text = '']) => policyHash(text)));
          const narrowed = html.replace(POLICY, (_, open: string, policy: string) => {
            return open + policy.replace(HASH, (all, hash: string) => (there.has(hash) ? all : ''));
          });
          writeFileSync(join(built, file), narrowed);
        }
      },
    },
  };
}
