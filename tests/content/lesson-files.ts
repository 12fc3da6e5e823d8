import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lessonSchema } from '../../src/site/content/front-matter.ts';
import { parseFileName } from '../../src/site/text/content-files.ts';

const FOLDER = join(import.meta.dirname, '../../content/en/lessons');

type Field = string | string[] | Record<string, string>;

/** The head of a lesson file as data: single lines of `name: value`, lists of `  - value`, and fields of `  name: value`. */
function headOf(text: string): Record<string, Field> {
  const head: Record<string, Field> = {};
  let name = '';
  for (const line of text.trimEnd().split('\n')) {
    const [, key, value = ''] = /^(\w+): *(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      name = key;
      head[name] = value === '' || value === '[]' ? [] : value.replace(/^"(.*)"$/, '$1');
      continue;
    }
    const list = head[name];
    const [, inner, text = ''] = /^ +(\w+): "?(.*?)"?$/.exec(line) ?? [];
    if (inner !== undefined) head[name] = { ...(Array.isArray(list) ? {} : (list as object)), [inner]: text };
    else if (Array.isArray(list)) list.push(line.replace(/^ *- */, ''));
  }
  return head;
}

/** Every lesson as its file has it, in the order of the course: the name of the file, its checked head and its text. */
export const lessonFiles = globSync('*.mdx', { cwd: FOLDER })
  .sort()
  .map((file) => {
    const [, head = '', ...body] = readFileSync(join(FOLDER, file), 'utf8').split(/^---$/m);
    const name = file.replace('.mdx', '');
    return {
      name,
      ...parseFileName(name),
      head: lessonSchema.parse(headOf(head.trim())),
      body: body.join('---'),
    };
  });
