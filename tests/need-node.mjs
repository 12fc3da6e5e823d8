/*
 * Sees to it that the scripts of package.json run on a Node that is new enough. It is run by whatever Node there is, so it
 * keeps to what old ones know. On Linux `npm install` brings a Node of its own, as a package whose program npm links into
 * node_modules/.bin, where scripts look first; npm 10 takes the link away again when it drops the package of the other
 * processor, and here it is put back.
 */

import { existsSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Links the Node that was installed as a package; false where there is none. */
function linkOwnNode() {
  const modules = new URL('../node_modules/', import.meta.url);
  if (!existsSync(modules)) return false;
  const own = readdirSync(modules).find((name) => name.startsWith('node-linux-'));
  if (own === undefined) return false;
  const link = fileURLToPath(new URL('.bin/node', modules));
  rmSync(link, { force: true });
  symlinkSync(`../${own}/bin/node`, link);
  return true;
}

if (major < 22 || (major === 22 && minor < 18)) {
  if (process.platform !== 'linux' || !linkOwnNode()) {
    console.error(
      'This project needs Node 22.18 or newer. npm install brings one on Linux unless optional packages are omitted; elsewhere install Node 24.',
    );
    process.exitCode = 1;
  }
}
