import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** The fields of a package in the lockfile that are looked at here. */
interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as {
  readonly packages: Readonly<Record<string, LockedPackage>>;
};

/** The places where Node looks for what a package needs, the nearest first: `node_modules/a/node_modules/b`, … */
function placesOf(folder: string, name: string): string[] {
  const parts = folder.split('/node_modules/');
  const outer = parts.map((_, count) => parts.slice(0, parts.length - count).join('/node_modules/'));
  return [...outer.map((place) => `${place}/node_modules/${name}`), `node_modules/${name}`];
}

// npm leaves such packages out when it cannot ask for them, and `npm ci` then refuses on every platform.
test('the lockfile has the binaries of every platform', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !placesOf(folder, name).some((place) => place in packages))
      .map((name) => `${name}, for ${folder}`),
  );
  expect(missing).toEqual([]);
});
