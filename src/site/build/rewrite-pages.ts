import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** An integration that changes the text of every built page. */
export function rewritePages(name: string, rewrite: (html: string) => string): AstroIntegration {
  return {
    name: `lucie:${name}`,
    hooks: {
      'astro:build:done': ({ dir }) => {
        for (const file of globSync('**/*.html', { cwd: fileURLToPath(dir) })) {
          const page = new URL(file, dir);
          writeFileSync(page, rewrite(readFileSync(page, 'utf8')));
        }
      },
    },
  };
}
