import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
/** Every rule of the styles without rules in it, as what stands between its braces. */
const rules = globSync('**/*.{css,astro}', { cwd: SRC }).flatMap((file) => {
  const text = readFileSync(join(SRC, file), 'utf8');
  const styles = file.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
  return [...styles.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({ file, body: body.trim() }));
});

test('styles keep to what Safari knows: its own prefix, and text-decoration in single words', () => {
  expect(rules.length).toBeGreaterThan(500);
  const unknown = rules.filter(
    ({ body }) =>
      /(?<!-)text-decoration:\s*[^\s;]+\s+[^\s;]/.test(body) ||
      ['user-select', 'text-size-adjust', 'touch-callout'].some(
        (name) => new RegExp(`(?<![\\w-])${name}:`).test(body) && !new RegExp(`-webkit-${name}:`).test(body),
      ),
  );
  expect(unknown).toEqual([]);
});
