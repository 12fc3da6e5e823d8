import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { builtText, fileAt, pages } from './built.ts';

/** Kilobytes of script, compressed, that a lesson may load in all, the solver's worker apart. */
const MOST = 30;

const SCRIPTS =
  /\s(?:src|component-url|renderer-url|before-hydration-url)="([^"]+\.js)"|rel="modulepreload"[^>]*href="([^"]+)"/g;
const IMPORTS = /(?:\bfrom|\bimport)\s*\(?\s*["'`]([^"'`]+\.js)["'`]/g;

/** Every script that a page loads or could load, by following what its scripts import. */
function scriptsOf(page: string): Set<string> {
  const found = new Set<string>();
  const add = (address: string, from: string): void => {
    const file = fileAt(address, from);
    if (file === null || found.has(file)) return;
    found.add(file);
    for (const [, next = ''] of builtText(file).matchAll(IMPORTS)) {
      // Preact's client asks for signals only where an island is handed one.
      if (!next.includes('signals') || builtText(page).includes('data-preact-signals')) add(next, file);
    }
  };
  for (const [, src, preload] of builtText(page).matchAll(SCRIPTS)) add(src ?? preload ?? '', page);
  return found;
}

for (const page of pages.filter((path) => /^learn\/./.test(path))) {
  test(`the scripts of ${page} weigh at most ${MOST} kB`, () => {
    const scripts = [...scriptsOf(`${page}index.html`)];
    expect(scripts.length).toBeGreaterThan(1);
    const bytes = scripts.reduce((sum, file) => sum + gzipSync(builtText(file)).length, 0);
    console.log(`${page}: ${(bytes / 1000).toFixed(1)} kB in ${scripts.length} scripts`);
    expect(bytes / 1000).toBeLessThanOrEqual(MOST);
  });
}
