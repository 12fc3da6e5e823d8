import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { optionsOf } from '../../src/cli/command.ts';
import { measureCommand } from '../../src/cli/measure.ts';
import { parseOptions } from '../../src/cli/options.ts';
import { MEASUREMENTS } from '../../src/measure/list.ts';
import { ROOT } from '../cli/lucie.ts';

const RECIPES = globSync('src/measure/recipes/*.{sh,yml,yaml}', { cwd: ROOT });

/** The commands of `lucie measure` in a text, as words: lines that go on are joined, quotes and comments left out. */
function commandsIn(text: string): string[][] {
  const joined = text
    .replace(/^# ?/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .replace(/(measure .*)\n\s*(?=--)/g, '$1 ');
  const written = [...joined.matchAll(/lucie -- measure (.*)/g)].map(([, words = '']) => words);
  return written.map((words) =>
    words
      .replace(/\$\{\{[^}]*\}\}|\$\(\([^)]*\)\)/g, '1')
      .replace(/["'[\]`]|"?\$@"?/g, '')
      .trim()
      .split(/\s+/),
  );
}

test.each(RECIPES)('%s names options and measurements that exist, and a merge of its shards', (file) => {
  const commands = commandsIn(readFileSync(join(ROOT, file), 'utf8'));
  expect(commands.length).toBeGreaterThan(1);
  for (const words of commands) {
    const args = parseOptions(words, optionsOf(measureCommand), Readable.from([]));
    expect([words, args.ok]).toEqual([words, true]);
    if (!args.ok) continue;
    const [name = '', ...parts] = args.value.files;
    const isName = /^(\$\w+|NAME)$/.test(name) || MEASUREMENTS.some((one) => one.name === name);
    expect([words, name === 'merge' ? parts.length > 0 : isName && parts.length === 0]).toEqual([
      words,
      true,
    ]);
    expect(Object.keys(args.value.values)).toContain(name === 'merge' ? 'out' : 'shard');
  }
  expect(commands.map(([name]) => name)).toContain('merge');
});

test('the pods of the recipe for Kubernetes are as many as its shards', () => {
  const text = readFileSync(join(ROOT, 'src/measure/recipes/kubernetes.yaml'), 'utf8');
  const counts = [/completions: (\d+)/, /value: "(\d+)"/, /-of-(\d+)\.part/].map(
    (pattern) => pattern.exec(text)?.[1],
  );
  expect(counts).toEqual(['1000', '1000', '1000']);
});
