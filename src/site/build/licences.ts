import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Packages of which something is served that no script of a page imports: the letters, what wakes the boards, the search,
 * and what the worker is built of that keeps the site.
 */
const SERVED = [
  'astro',
  '@fontsource-variable/newsreader',
  '@fontsource-variable/source-sans-3',
  'pagefind',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/** Writes `licences.txt`: every package of which something is served with the site, and what its licence says. */
export function licences(): Plugin {
  return {
    name: 'lucie-licences',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? Object.keys(one.modules) : [],
      );
      const folders = [...modules.map(packageOf), ...SERVED.map((name) => join('node_modules', name))];
      const texts = [...new Set(folders.filter((folder) => folder !== null))].sort().map(licenceOf);
      this.emitFile({
        type: 'asset',
        fileName: 'licences.txt',
        source: `${texts.join(`\n${'-'.repeat(80)}\n\n`)}`,
      });
    },
  };
}

/** The folder of the package that a module is in; null for one of the site’s own. */
function packageOf(module: string): string | null {
  return /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))?.[0] ?? null;
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  // Some keep it in a folder of that name.
  const [file] = globSync('{LICENSE,LICENCE,License,license}*{,/*}', { cwd: folder })
    .filter((found) => statSync(join(folder, found)).isFile())
    .sort();
  // A site whose licences are not told must not be published.
  if (file === undefined && typeof license !== 'string') throw new Error(`${name} does not tell its licence`);
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version}: ${license}\n${text}`;
}
