import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { readNeeds } from '../../src/cli/measured.ts';
import { unwrap } from '../../src/core/result.ts';
import { MEASUREMENTS } from '../../src/measure/list.ts';
import { lucie } from '../cli/lucie.ts';

const folder = mkdtempSync(join(tmpdir(), 'measure-'));
const at = (name: string): string => join(folder, name);
const textOf = (name: string): string => readFileSync(at(name), 'utf8');
const run = (...words: string[]) => lucie(['measure', ...words]);
/** Five tasks, the last of which is smaller. */
const games = ['deals-trefoil', '--samples', '4100', '--seed', 'test'];

beforeAll(async () => {
  expect((await run(...games, '--out', at('whole.json'))).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the same seed gives the same file on one processor and on several', async () => {
  await run(...games, '--out', at('one.json'), '--jobs', '1');
  expect(textOf('one.json')).toBe(textOf('whole.json'));
  await run(...games.slice(0, -1), 'other', '--out', at('other.json'));
  expect(textOf('other.json')).not.toBe(textOf('whole.json'));
});

test('shards merge to the file of one run, byte for byte, in any order', async () => {
  const parts: string[] = [];
  for (const shard of ['1/3', '3/3', '2/3']) {
    const { code, out } = await run(...games, '--out', at('shard.json'), '--shard', shard);
    expect(code).toBe(0);
    parts.push(out.trim());
  }
  expect((await run('merge', ...parts, '--out', at('merged.json'))).code).toBe(0);
  expect(textOf('merged.json')).toBe(textOf('whole.json'));

  const two = await run('merge', ...parts.slice(1), '--out', at('none.json'));
  expect(two.code).toBe(2);
  expect(two.err).toMatch(
    /^Of 5 results 2 are missing, the first is number 0: a part is not done, or not named\./,
  );
});

test('a file of the site that was measured with another seed is written over only where --out names it', async () => {
  const { out } = await run(...games, '--out', at('own.json'), '--shard', '1/1');
  const kept =
    /^Expected \S*content\/measurements\/deals-trefoil\.json to be made by `[^`]* --samples 4100 --seed test`, found `[^`]* --seed lucie`: write over it, or to another file, with --out\.\n$/;
  for (const words of [games, ['merge', out.trim()]]) {
    const { code, err } = await run(...words);
    expect([code, err]).toEqual([2, expect.stringMatching(kept)]);
  }
});

test('a run that was killed in the middle of a line goes on where it was', async () => {
  const { out } = await run(...games, '--out', at('part.json'), '--shard', '1/1');
  const part = textOf('part.json.1-of-1.part');
  expect(out.trim()).toBe(at('part.json.1-of-1.part'));
  writeFileSync(at('killed.json.part'), part);
  truncateSync(at('killed.json.part'), Math.floor(part.length * 0.6));
  expect((await run(...games, '--out', at('killed.json'))).code).toBe(0);
  expect(textOf('killed.json')).toBe(textOf('whole.json'));
});

test('what cannot be measured or merged is refused with a sentence', async () => {
  writeFileSync(at('stray.txt'), 'hello\n');
  const head = `{"name":"deals-bristol","seed":"test","samples":2,"version":"${packageJson.version}"}`;
  writeFileSync(at('bad.part'), `${head}\n[0,[0,483]]\n[1,[0,"483"]]\n`);
  writeFileSync(at('more.part'), `${head}\n[0,[0,483]]\n[1,[0,483]]\n[2,[0,483]]\n`);
  writeFileSync(at('new.part'), `${head.replace('bristol', 'tulip')}\n[0,[0,483]]\n`);
  // A part that a run would go on with, but for a result in it.
  await run('deals-bristol', '--samples', '2', '--seed', 'test', '--out', at('begun.json'), '--shard', '1/1');
  const [begun = ''] = textOf('begun.json.1-of-1.part').split('\n');
  writeFileSync(at('resumed.json.part'), `${begun}\n[0,null]\n[1,[0,483]]\n`);
  const faults: [string[], RegExp][] = [
    [
      ['nothing'],
      /^Found “nothing”, where one measurement is expected, or “merge” and the parts\. `lucie measure --help` lists them\./,
    ],
    [['play-trefoils'], /^Found “play-trefoils”, .* The nearest: play-trefoil, /],
    [[], /^Found nothing, where one measurement is expected/],
    [
      [...games, '--shard', '4/3'],
      /^The option --shard takes which part of how many, like 2\/5; found “4\/3”\./,
    ],
    [['merge'], /^Expected the parts to merge, found none/],
    [['merge', at('stray.txt')], /is not a part of a measurement: expected its header, found “hello”\./],
    [['merge', at('missing.part')], /^There is no file “/],
    [
      ['merge', at('bad.part')],
      /bad\.part holds no result of deals-bristol for task 1: Invalid input: expected number, received string at 1; found “\[0,"483"\]”\./,
    ],
    [['merge', at('more.part')], /more\.part has a result of task 2; expected 0 to 1\./],
    [['merge', at('new.part')], /new\.part is of no measurement known here\./],
    [
      ['deals-bristol', '--samples', '2', '--seed', 'test', '--out', at('resumed.json')],
      /resumed\.json\.part holds no result of deals-bristol for task 0: .*; found “null”\./,
    ],
  ];
  for (const [words, says] of faults) {
    const { code, err } = await run(...words);
    expect([words, code]).toEqual([words, 2]);
    expect(err).toMatch(says);
  }
  writeFileSync(
    at('mixed.json.part'),
    `{"name":"deals-trefoil","seed":"other","samples":4100,"version":"${packageJson.version}"}\n`,
  );
  const mixed = await run(...games, '--out', at('mixed.json'));
  expect(mixed.code).toBe(2);
  expect(mixed.err).toMatch(/holds results of another run .* delete it, or name another file with --out\./);
});

/** A measurement of each kind, and how large its samples are here. */
const KINDS: readonly (readonly [name: string, samples: number])[] = [
  ['odds-none-0', 4000],
  ['odds-none-any-time-1', 4000],
  ['deals-trefoil', 20],
  ['deals-bristol', 2],
  ['difficulty-la-belle-lucie', 1],
  ['difficulty-bristol', 1],
  ['play-la-belle-lucie', 2],
  ['play-bristol', 2],
  ['bound-alternating-colours-0', 4000],
  ['bound-alternating-colours', 20],
  ['theorems', 100],
  ['length', 1],
  ['extremes', 30],
  ['holding-back', 2],
  ['advice-deal', 40],
  ['advice-redeals', 40],
];

test.each(KINDS)('a result of %s is told from anything else, and stays as it is', (name, samples) => {
  const { needs, tasks, worker, result } = MEASUREMENTS.find((one) => one.name === name)!;
  const settings = { seed: 'test', samples };
  const work = worker(settings, unwrap(readNeeds({ needs })));
  for (const task of [0, tasks(settings) - 1]) {
    const found: unknown = JSON.parse(JSON.stringify(work(task)));
    expect(result.safeParse(found)).toEqual({ success: true, data: found });
    for (const other of [null, 7, 'result', [], {}, [found], [null, null, null]])
      expect([other, result.safeParse(other).success]).toEqual([other, false]);
  }
});
