import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtText, html } from './built.ts';
import { kinds } from './kinds.ts';

/** One page of each kind, that for what is missing among them, and every page where EVERY is set. */
const files = process.env.EVERY ? html : ['404.html', ...kinds.map((page) => `${page}index.html`)];

test('nothing stands after the end of a page', () => {
  expect(html.filter((file) => !builtText(file).trimEnd().endsWith('</html>'))).toEqual([]);
});

test('no island tells of the folder that the site was built in, and each has the number that hydrates it', () => {
  const islands = html.flatMap((file) => builtText(file).match(/<astro-island [^>]*>/g) ?? []);
  expect(islands.length).toBeGreaterThan(1000);
  expect(islands.filter((tag) => / uid=/.test(tag) || !/ data-preact-island-id="\d+"/.test(tag))).toEqual([]);
});

test('no switch says twice whether it is on', () => {
  expect(html.filter((file) => /<input[^>]*\saria-checked=/.test(builtText(file)))).toEqual([]);
});

test('pages are valid HTML', { timeout: 3_600_000 }, async () => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });
  const faults: string[] = [];
  for (const file of files) {
    const { results } = await validator.validateString(builtText(file), file);
    for (const { messages } of results)
      for (const { line, column, ruleId, message } of messages)
        faults.push(`${file}:${line}:${column} ${ruleId}: ${message}`);
  }
  expect(faults).toEqual([]);
});
