/*
 * `npm run engine`: makes a package of the engine that other projects can install, `la-belle-lucie-VERSION.tgz`.
 *
 * The package is laid out in node_modules/.cache/engine/ and has nothing but
 *
 *   lib/           what the doors of src/engine/ reach, compiled, with types
 *   odds/          the measured tables of chances, a module each: `none-any-time.js`
 *   package.json   name, version and licence of the site's; as dependencies those that lib/ imports
 *   README.md, LICENSE
 *
 * Which doors there are is said once, in `exports` of the site's package.json, by which the examples find them too.
 * The one argument is the folder that the package is put in.
 */

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import site from '../../../package.json' with { type: 'json' };
import type { Json } from '../../measure/measurement.ts';
import { LEVELS, oddsName, oddsOf, TABLES } from '../../measure/odds.ts';
import { tableName } from '../../solver/odds.ts';
import { COMPILER_OPTIONS, DOORS } from './doors.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SRC = join(ROOT, 'src');
const PACKAGE = join(ROOT, 'node_modules/.cache/engine');

/** Compiles the doors and what they reach; gives the names of the packages they import. */
function compile(): string[] {
  const program = ts.createProgram(
    DOORS.map(({ file }) => join(ROOT, file)),
    {
      ...COMPILER_OPTIONS,
      rootDir: SRC,
      outDir: join(PACKAGE, 'lib'),
      declaration: true,
      noEmitOnError: true,
    },
  );
  const { diagnostics } = program.emit();
  const faults = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  if (faults.length > 0) {
    throw new Error(
      ts.formatDiagnostics(faults, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => ROOT,
        getNewLine: () => '\n',
      }),
    );
  }
  const ours = program.getSourceFiles().filter(({ fileName }) => resolve(fileName).startsWith(SRC));
  const imported = ours.flatMap(({ text }) => ts.preProcessFile(text).importedFiles);
  return [...new Set(imported.map(({ fileName }) => fileName))]
    .filter((name) => !name.startsWith('.'))
    .sort();
}

/** Writes every measured table as a module of its own. */
function writeOdds(): void {
  mkdirSync(join(PACKAGE, 'odds'), { recursive: true });
  for (const table of TABLES) {
    const levels = Array.from({ length: LEVELS + 1 }, (_, level): Json => {
      const file = join(ROOT, `content/measurements/${oddsName(table, level)}.json`);
      return JSON.parse(readFileSync(file, 'utf8'));
    });
    const { chances, halfWidths } = oddsOf(levels);
    writeFileSync(
      join(PACKAGE, `odds/${tableName(table)}.js`),
      `export default ${JSON.stringify({ chances, halfWidths })};\n`,
    );
  }
  copyFileSync(join(SRC, 'engine/odds.d.ts'), join(PACKAGE, 'odds/table.d.ts'));
}

/** Writes the package.json of the package. */
function writeManifest(packages: readonly string[]): void {
  const { name, version, license, type, engines, dependencies } = site;
  const versions: Readonly<Record<string, string>> = dependencies;
  const exports = DOORS.map(({ name: door, file }) => {
    const path = file.replace(/^src\/(.*)\.ts$/, './lib/$1');
    return [`./${door}`, { types: `${path}.d.ts`, default: `${path}.js` }];
  });
  const manifest = {
    name,
    version,
    description:
      'The rules of La Belle Lucie and its family of patience games, and an exact solver for them.',
    license,
    type,
    sideEffects: false,
    engines,
    files: ['lib', 'odds'],
    exports: {
      ...Object.fromEntries(exports),
      './odds/*': { types: './odds/table.d.ts', default: './odds/*.js' },
    },
    dependencies: Object.fromEntries(packages.map((used) => [used, versions[used]])),
  };
  writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** The text about the package, with its examples where it names them. */
function writeReadme(): void {
  const text = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
  const example = (_: string, name: string): string =>
    `\`\`\`ts\n${readFileSync(join(SRC, 'engine/examples', name), 'utf8')}\`\`\``;
  writeFileSync(join(PACKAGE, 'README.md'), text.replace(/<!-- (.+) -->/g, example));
}

/** Runs npm by the script that npm itself names to its scripts, because on Windows `npm` is no program. */
function npmPack(folder: string): void {
  const npm = process.env.npm_execpath;
  if (npm === undefined) throw new Error('This is started by npm: npm run engine');
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    [npm, 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
    { cwd: PACKAGE, stdio: 'inherit' },
  );
  if (status !== 0) throw new Error('npm could not make the package.');
}

const [folder = PACKAGE] = process.argv.slice(2);
rmSync(PACKAGE, { recursive: true, force: true });
const packages = compile();
writeOdds();
writeManifest(packages);
writeReadme();
copyFileSync(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
npmPack(resolve(process.env.INIT_CWD ?? ROOT, folder));
