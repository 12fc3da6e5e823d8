import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonSchema } from '../../src/site/content/front-matter.ts';
import { parseFileName } from '../../src/site/text/content-files.ts';

const FOLDER = join(import.meta.dirname, '../../content/en/lessons');

/** The head of a lesson file as data: single lines of `name: value`, and lists of `  - value`. */
function headOf(text: string): Record<string, string | string[]> {
  const head: Record<string, string | string[]> = {};
  let name = '';
  for (const line of text.trimEnd().split('\n')) {
    const [, key, value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      name = key;
      head[name] = value === '' || value === '[]' ? [] : value.replace(/^"(.*)"$/, '$1');
    } else {
      const list = head[name];
      if (Array.isArray(list)) list.push(line.replace(/^ *- */, ''));
    }
  }
  return head;
}

/** Every lesson as its file has it, in the order of the course: its name, its checked head and its text. */
export const lessonFiles = globSync('*.mdx', { cwd: FOLDER })
  .sort()
  .map((file) => {
    const [, head = '', ...body] = readFileSync(join(FOLDER, file), 'utf8').split(/^---$/m);
    return {
      ...parseFileName(file.replace('.mdx', '')),
      head: lessonSchema.parse(headOf(head.trim())),
      body: body.join('---'),
    };
  });
