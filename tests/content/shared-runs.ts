import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';

/** A run of words that stands in a text of ours and in a source. */
export interface SharedRun {
  /** The line of our text on which it begins, from 1. */
  readonly line: number;
  readonly words: string;
  readonly source: string;
}

/**
 * Finds the runs of more than `most` words in a row that a text shares with sources, each as long as it goes. Letter case,
 * punctuation, tags and line ends count for nothing.
 */
export function sharedRuns(text: string, sources: ReadonlyMap<string, string>, most: number): SharedRun[] {
  const words = wordsOf(text);
  const size = most + 1;
  return [...sources].flatMap(([source, sourceText]) => {
    const theirs = wordsOf(sourceText).map(({ word }) => word);
    const known = new Set(theirs.map((_, at) => theirs.slice(at, at + size).join(' ')));
    const runs: SharedRun[] = [];
    for (let at = 0; at + size <= words.length; at++) {
      let end = at;
      while (end + size <= words.length && known.has(wordsFrom(words, end, size))) end++;
      const first = words[at];
      if (end === at || first === undefined) continue;
      runs.push({ line: first.line, words: wordsFrom(words, at, end - at + size - 1), source });
      at = end + size - 2;
    }
    return runs;
  });
}

interface Word {
  readonly word: string;
  readonly line: number;
}

function wordsFrom(words: readonly Word[], at: number, size: number): string {
  return words
    .slice(at, at + size)
    .map(({ word }) => word)
    .join(' ');
}

function wordsOf(text: string): Word[] {
  const plain = text.replace(/<[^>]*>/g, (tag) => tag.replace(/[^\n]/g, ' ')).replace(/[’']/g, '');
  return plain
    .split('\n')
    .flatMap((line, at) =>
      (line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => ({ word, line: at + 1 })),
    );
}

/** Compares content/ with the texts of sources that lie outside the project, and fails when they share a long run. */
function main(): void {
  const { values, positionals } = parseArgs({
    options: { most: { type: 'string', default: '8' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    console.error('node tests/content/shared-runs.ts [--most 8] SOURCE.txt …');
    process.exit(2);
  }
  const sources = new Map(positionals.map((path) => [basename(path), readFileSync(path, 'utf8')]));
  const root = join(import.meta.dirname, '../..');
  const files = globSync('content/**/*.{mdx,lucie}', { cwd: root }).sort();
  const found = files.flatMap((file) =>
    sharedRuns(readFileSync(join(root, file), 'utf8'), sources, Number(values.most)).map(
      ({ line, words, source }) => `${file}:${line} shares with ${source}: ${words}`,
    ),
  );
  for (const run of found) console.log(run);
  console.log(`${files.length} files, ${found.length} runs of more than ${values.most} words`);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (process.argv[1] === import.meta.filename) main();
