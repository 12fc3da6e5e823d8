import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { parsePuzzles } from '../../src/core/puzzle.ts';
import { unwrap } from '../../src/core/result.ts';
import { puzzles } from '../content/puzzle-files.ts';
import { lucie, ROOT, type Run } from './lucie.ts';

const folder = mkdtempSync(join(tmpdir(), 'data-'));
let whole: Run;
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const deals = (name: string, ...more: string[]) =>
  lucie(['data', 'deals', '--rules', 'trefoil', '--samples', '10', '--out', at(name), ...more]);
const rowsOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !line.startsWith('seed\t'));

beforeAll(async () => {
  whole = await deals('whole.tsv');
});

test('the same words give the same table, compressed or not, and its SHA-256 is printed', async () => {
  const bytes = readFileSync(at('whole.tsv'));
  expect(whole.out).toBe(`${createHash('sha256').update(bytes).digest('hex')}  whole.tsv\n`);
  await deals('again.tsv.gz', '--jobs', '1');
  expect(gunzipSync(readFileSync(at('again.tsv.gz'))).toString()).toBe(bytes.toString());
  expect(rowsOf(bytes.toString()).map((row) => row.split('\t')[0])).toEqual(
    Array.from({ length: 10 }, (_, at) => `lucie ${at + 1}`),
  );
});

test('shards have the rows of the whole, one after the other', async () => {
  const parts: string[] = [];
  for (const shard of ['1/2', '2/2']) {
    await deals('part.tsv', '--shard', shard);
    parts.push(...rowsOf(readFileSync(at('part.tsv'), 'utf8')));
  }
  expect(parts).toEqual(rowsOf(readFileSync(at('whole.tsv'), 'utf8')));
});

test('a run that was stopped goes on where it was, and one by another search is refused', async () => {
  const [, sources = ''] = /sources of the search (\w+)/.exec(readFileSync(at('whole.tsv'), 'utf8')) ?? [];
  const head = {
    name: `data deals trefoil ${sources}`,
    seed: 'lucie',
    samples: 10,
    version: packageJson.version,
  };
  writeFileSync(at('stopped.tsv.part'), `${JSON.stringify(head)}\n[1,"as it was"]\n[2,"cut sh`);
  expect((await deals('stopped.tsv')).code).toBe(0);
  expect(rowsOf(readFileSync(at('stopped.tsv'), 'utf8'))[0]).toBe('as it was');
  writeFileSync(at('other.tsv.part'), `${JSON.stringify({ ...head, name: 'data deals trefoil 0' })}\n`);
  expect((await deals('other.tsv')).err).toMatch(/^.*other\.tsv\.part holds results of another run/);
});

test('a shard that was stopped leaves nothing to another one', async () => {
  const [, sources = ''] = /sources of the search (\w+)/.exec(readFileSync(at('whole.tsv'), 'utf8')) ?? [];
  const head = {
    name: `data deals trefoil ${sources}`,
    seed: 'lucie',
    samples: 10,
    version: packageJson.version,
  };
  for (const part of ['mixed.tsv.part', 'mixed.tsv.2-of-2.part'])
    writeFileSync(at(part), `${JSON.stringify(head)}\n[1,"of the first shard"]\n[6,"of the second"]\n`);
  await deals('mixed.tsv', '--shard', '2/2');
  const rows = rowsOf(readFileSync(at('mixed.tsv'), 'utf8'));
  expect(rows[0]).toBe('of the second');
  expect(rows.slice(1).map((row) => row.split('\t')[0])).toEqual([7, 8, 9, 10].map((row) => `lucie ${row}`));
});

test('all puzzles stand in one file that can be read', async () => {
  await lucie(['data', 'puzzles', '--out', at('puzzles.lucie')]);
  const text = readFileSync(at('puzzles.lucie'), 'utf8');
  expect(text).toContain('# Licence: CC0 1.0');
  expect(new Set(unwrap(parsePuzzles(text)).map(({ id }) => id))).toEqual(
    new Set(puzzles.map(({ id }) => id)),
  );
});

test('what cannot be made is refused with a sentence', async () => {
  expect((await lucie(['data', 'cards'])).err).toMatch(
    /^Expected “deals”, “puzzles” or “speed”; found “cards”\./,
  );
  expect((await lucie(['data'])).err).toBe('Expected “deals”, “puzzles” or “speed”; found nothing.\n');
  expect((await lucie(['data', 'deals'])).err).toMatch(
    /^The option --rules is needed here\.\n\nlucie data deals /,
  );
  for (const what of ['deals', 'speed'])
    expect((await lucie(['data', what, '--rules', 'foo'])).err).toMatch(
      /^There is no game with the id “foo”; there are la-belle-lucie, /,
    );
  expect((await deals('x.tsv', '--shard', '4/3')).err).toMatch(
    /^The option --shard takes which part of how many/,
  );
});

test.each(['la-belle-lucie', 'trefoil'])(
  'the first rows of the table of %s to download are what the command makes, byte for byte',
  async (id) => {
    const sample = gunzipSync(readFileSync(join(ROOT, `public/data/deals-${id}.tsv.gz`))).toString();
    const words = ['--rules', id, '--samples', `${rowsOf(sample).length}`, '--shard', '1/40'];
    await lucie(['data', 'deals', ...words, '--out', at('sample.tsv')]);
    const made = readFileSync(at('sample.tsv'), 'utf8').replace(' --shard 1/40', '');
    expect(rowsOf(made).length).toBeGreaterThanOrEqual(25);
    // Sources that have changed since have another hash, and another version; what they make must be the same.
    const [one, other] = [made, sample].map((text) =>
      text.replace(/[\d.]+, (sources of the search) \w+/, '$1'),
    );
    expect(other?.slice(0, one?.length)).toBe(one);
  },
);

test('the time that a row takes is measured, and written with the machine and the command', async () => {
  const file = at('speed.json');
  const words = `data speed --rules no-redeal --samples 3 --out ${file}`;
  const { out, code } = await lucie(words.split(' '));
  const { command, machine, rows } = JSON.parse(readFileSync(file, 'utf8'));
  expect([code, command]).toEqual([0, `npm run -s lucie -- ${words}`]);
  expect(machine).toContain(`Node ${process.versions.node}`);
  expect(rows).toEqual([expect.objectContaining({ game: 'no-redeal', rows: 3 })]);
  expect(rows[0].low).toBeLessThanOrEqual(rows[0].seconds);
  expect(rows[0].seconds).toBeLessThanOrEqual(rows[0].high);
  expect(out.trimEnd().split('\n').at(-1)).toBe(Object.values(rows[0]).join('\t'));
});
