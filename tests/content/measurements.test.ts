import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { MEASUREMENTS } from '../../src/measure/list.ts';

const FOLDER = join(import.meta.dirname, '../../content/measurements');
const files = readdirSync(FOLDER).map((file) => file.replace('.json', ''));

interface Head {
  readonly name: string;
  readonly seed?: string;
  readonly samples?: number;
  readonly version: string;
  readonly summary: string;
  readonly command: string;
  readonly machine?: string;
}
const headOf = (name: string): Head => JSON.parse(readFileSync(join(FOLDER, `${name}.json`), 'utf8')) as Head;

/** Speeds, which depend on the machine, and the commands that measure them. */
const SPEEDS = { speed: 'bench', 'data-speed': 'data speed' };

test('every measurement has its file, and every file its measurement; speeds come from commands of their own', () => {
  expect(files.filter((name) => !(name in SPEEDS)).sort()).toEqual(
    MEASUREMENTS.map(({ name }) => name).sort(),
  );
  for (const [name, command] of Object.entries(SPEEDS)) {
    const head = headOf(name);
    expect(head.command).toMatch(
      new RegExp(`^npm run -s lucie -- ${command} .*--out content/measurements/${name}\\.json$`),
    );
    expect(head.machine).toMatch(/Node \d+/);
  }
});

test.each(MEASUREMENTS.map((measurement) => [measurement.name, measurement] as const))(
  '%s says how it was made, and is what its command makes when nothing else is asked',
  (name, { summary, samples }) => {
    const head = headOf(name);
    expect(head).toMatchObject({ name, summary, seed: 'lucie' });
    // A file names the version that made it, which may be older than this one.
    expect(head.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(head.version.localeCompare(packageJson.version, 'en', { numeric: true })).toBeLessThanOrEqual(0);
    expect(head.command).toBe(`npm run -s lucie -- measure ${name} --samples ${head.samples} --seed lucie`);
    expect(head.samples).toBe(samples.usual);
  },
);
