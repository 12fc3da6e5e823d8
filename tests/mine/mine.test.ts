import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readTable } from '../../src/cli/measured.ts';
import { sourceHash } from '../../src/cli/source-hash.ts';
import { presetOf } from '../../src/core/preset.ts';
import { THEME_SPECS } from '../../src/mine/themes.ts';
import { lucie, ROOT } from '../cli/lucie.ts';

const folder = mkdtempSync(join(tmpdir(), 'mine-'));
const at = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
const words = ['mine', 'free-the-card', '--samples', '6', '--seed', 'test', '--count', '3'];

beforeAll(async () => {
  expect(await lucie([...words, '--out', at('whole.lucie')])).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the same seed gives the same file on one processor and on several, and it is proved again', async () => {
  await lucie([...words, '--out', at('one.lucie'), '--jobs', '1']);
  expect(textOf('one.lucie')).toBe(textOf('whole.lucie'));
  expect(textOf('one.lucie').match(/^\[Puzzle/gm)).toHaveLength(3);
  expect((await lucie(['mine', 'prove', at('whole.lucie')])).out).toMatch(/whole\.lucie\t3 proved\t/);
});

test('a run that was killed goes on where it was', async () => {
  const { presets } = THEME_SPECS.find(({ theme }) => theme === 'free-the-card')!;
  const tables = presets.map((id) => readTable(presetOf(id)!.rules));
  const sources = sourceHash('core,explain,solver,measure,mine', tables);
  const head = {
    name: 'mine free-the-card',
    seed: 'test',
    samples: 6,
    version: packageJson.version,
    sources,
  };
  // The first game is said to hold nothing, which shows that it is not played again; the last line was cut short.
  writeFileSync(at('killed.lucie.part'), `${JSON.stringify(head)}\n[0,null]\n[1,nul`);
  expect((await lucie([...words, '--out', at('killed.lucie')])).code).toBe(0);
  expect(textOf('killed.lucie').match(/^\[Puzzle/gm)).toHaveLength(3);
  expect(textOf('killed.lucie')).not.toBe(textOf('whole.lucie'));
});

test('more puzzles are added to those that are there, which stay as they are, and none of them is asked twice', async () => {
  const before = textOf('whole.lucie').split('\n\n');
  writeFileSync(at('more.lucie'), before.join('\n\n'));
  // The games of the same seed hold the same puzzles once more, all of which are there.
  const again = ['mine', 'free-the-card', '--samples', '6', '--seed', 'test', '--more', '3'];
  const known = (before.join('\n').match(/^\[Puzzle/gm) ?? []).length;
  expect(known).toBe(3);
  const added = await lucie([...again, '--out', at('more.lucie')]);
  expect(added.out).toMatch(/more\.lucie\t3 puzzles\t3 near-duplicates left out/);
  const [head = '', ...after] = textOf('more.lucie').split('\n\n');
  expect(head.split('\n')).toEqual([
    before[0],
    '# From free-the-card-04 on by npm run -s lucie -- mine free-the-card --samples 6 --seed test --more 3',
  ]);
  expect(after.join('\n\n').startsWith(before.slice(1).join('\n\n'))).toBe(true);
  expect((await lucie(['mine', 'prove', at('more.lucie')])).out).toMatch(/more\.lucie\t6 proved\t/);
  expect(textOf('more.lucie').match(/(?<=^\[Puzzle ")[^"]+/gm)).toEqual(
    ['01', '02', '03', '04', '05', '06'].map((number) => `free-the-card-${number}`),
  );
  expect(new Set(textOf('more.lucie').match(/^\[Deal .*/gm)).size).toBe(6);
});

test('a puzzle with a wrong mark is not proved, nor one that tells something else of a move', async () => {
  const whole = textOf('whole.lucie');
  writeFileSync(at('mark.lucie'), whole.replace('??', '!'));
  const { code, err } = await lucie(['mine', 'prove', at('mark.lucie')]);
  expect(code).toBe(2);
  expect(err).toMatch(/^free-the-card-01: after 0 moves .* loses the goal, but is marked “!”\./);
  writeFileSync(at('told.lucie'), whole.replace(/ \{frees [^}]*\}/, ''));
  expect((await lucie(['mine', 'prove', at('told.lucie')])).err).toMatch(
    /^free-the-card-\d+: after \d+ moves .* has the comment “”, not “frees /,
  );
});

test('what cannot be mined is refused with a sentence', async () => {
  expect((await lucie(['mine', 'gold'])).err).toMatch(
    /^Found “gold”, where one theme is expected, or one of how-many, days, rate, settle, prove\. /,
  );
  const { err } = await lucie(['mine', 'days', '2026-02-30']);
  const [, last = '', next = ''] =
    /^Expected a date after (.{10}), like (.{10}); found “2026-02-30”\./.exec(err) ?? [];
  expect(Date.parse(next) - Date.parse(last)).toBe(24 * 60 * 60 * 1000);
  expect((await lucie(['mine', 'draw', '--more', '3', '--out', at('none.lucie')])).err).toMatch(
    /^There is no file “.*none\.lucie” to add to\./,
  );
  expect((await lucie(['mine', 'draw', '--more', '3', '--count', '3'])).err).toMatch(
    /^Write --count or --more, not both\./,
  );
  expect((await lucie(['mine', 'prove', 'none.lucie'])).err).toMatch(/^There is no file “none\.lucie”\./);
});

describe('what is published', () => {
  const textIn = (path: string): string => readFileSync(join(ROOT, 'content', path), 'utf8');

  test('is not written over by another command than the one that its head names', async () => {
    const [draw, counts] = [textIn('puzzles/draw.lucie'), textIn('counts.json')];
    const mined = await lucie(['mine', 'draw', '--samples', '1']);
    expect([mined.code, mined.out, textIn('puzzles/draw.lucie')]).toEqual([2, '', draw]);
    expect(mined.err).toMatch(
      /^Expected \S+\/draw\.lucie to be made by `.* --samples 1 --seed lucie --count 28`, found `.* --samples 2800 --seed lucie --count 28`: .*--out, or add to it with --more\.\n$/,
    );
    const counted = await lucie(['mine', 'how-many', '--seed', 'other']);
    expect([counted.code, counted.out, textIn('counts.json')]).toEqual([2, '', counts]);
    expect(counted.err).toMatch(
      /^Expected \S+\/counts\.json to be made by `.* --seed other`, found `.* lucie`: /,
    );
  });

  test('is made again by the command that stands in it', async () => {
    const before = textIn('counts.json');
    const [, words = ''] = /"npm run -s lucie -- (mine how-many [^"]*)"/.exec(before) ?? [];
    try {
      expect((await lucie(words.split(' '))).err).toBe('');
      expect(textIn('counts.json')).toBe(before);
    } finally {
      if (textIn('counts.json') !== before) writeFileSync(join(ROOT, 'content/counts.json'), before);
    }
  });
});

test('where no puzzle is found nothing is written, and nothing is left behind', async () => {
  const none = ['mine', 'draw', '--samples', '1'];
  const found = await lucie([...none, '--out', at('none.lucie')]);
  expect([found.code, found.out]).toEqual([2, '']);
  expect(found.err).toMatch(
    /^Expected puzzles of draw, found none in the first game of the seed “lucie”.*; \S+none\.lucie was not written\. /,
  );
  const before = readFileSync(join(ROOT, 'content/puzzles/draw.lucie'), 'utf8');
  writeFileSync(at('added.lucie'), before);
  expect((await lucie([...none, '--more', '3', '--out', at('added.lucie')])).code).toBe(2);
  expect(textOf('added.lucie')).toBe(before);
  for (const name of ['none.lucie', 'none.lucie.part', 'added.lucie.part'])
    expect(existsSync(at(name))).toBe(false);
});

test('deals of the exercise that are not all there are not written', async () => {
  const { code, err } = await lucie(['mine', 'how-many', '--samples', '5', '--out', at('counts.json')]);
  expect(code).toBe(2);
  expect(err).toMatch(/^Expected 40 deals, found [0-5] among 5 of the seed “lucie”; \S+ was not written\. /);
  expect(existsSync(at('counts.json'))).toBe(false);
});

test('fewer puzzles than were asked for are counted as such, and what is lost of a file is said', async () => {
  writeFileSync(
    at('fewer.lucie'),
    `${textOf('whole.lucie').replace('\n', '\n# From x-04 on by COMMAND --more 3\n')}`,
  );
  const { out, code } = await lucie([...words.slice(0, -1), '60', '--out', at('fewer.lucie')]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /fewer\.lucie\t\d+ of 60 puzzles\t.*\nWhat was added is gone; add it again: COMMAND --more 3\n$/,
  );
});

test('the plot of how ratings settle is drawn where --out says', async () => {
  const { out } = await lucie(['mine', 'settle', '--samples', '1', '--out', at('settled.svg')]);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[0]),
  ).toEqual(['strength', ...[900, 1100, 1300, 1500, 1700, 1900, 2100, 2300].map(String)]);
  expect(textOf('settled.svg')).toMatch(/^<svg /);
});
