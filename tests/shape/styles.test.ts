import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '../../src');
const sheets = globSync('**/*.{css,astro}', { cwd: SRC }).map((file) => {
  const text = readFileSync(join(SRC, file), 'utf8');
  const styles = file.endsWith('.css')
    ? text
    : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n');
  return { file, styles };
});
/** Every rule of the styles without rules in it, as what stands between its braces. */
const rules = sheets.flatMap(({ file, styles }) =>
  [...styles.matchAll(/\{([^{}]*)\}/g)].map(([, body = '']) => ({ file, body: body.trim() })),
);

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

test('no :has() asks for an attribute or a card: a browser would ask it again at every change of the page, or at every move', () => {
  const asked = sheets.flatMap(({ file, styles }) =>
    [...styles.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(([, selector = '']) => ({ file, selector })),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter(({ selector }) => /\[|\.lucie-(?:card|face|fan)\b/.test(selector))).toEqual([]);
});
