import { expect, test } from 'vitest';
import { builtFiles, builtText, fileAt, html } from './built.ts';

/** What the tags of a page point to: links, scripts, styles, pictures, and the parts of islands. */
const POINTERS = /\s(?:href|src|component-url|renderer-url|before-hydration-url)="([^"]+)"/g;

/** Addresses of other sites, and data written into the page. */
const ELSEWHERE = /^(?:https?:|data:|mailto:)/;

test('there are pages', () => {
  expect(html).toContain('index.html');
});

test('every link of every page leads somewhere', () => {
  const dead = html.flatMap((file) =>
    [...builtText(file).matchAll(POINTERS)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => !ELSEWHERE.test(address))
      .filter((address) => {
        const target = fileAt(address, file);
        // A deal or a place in a study may stand in an address, too; only names of parts of a page are looked up.
        const id = /#([a-z][a-z0-9-]*)$/.exec(address)?.[1];
        return target === null || (id !== undefined && !builtText(target).includes(`id="${id}"`));
      })
      .map((address) => `${file}: ${address}`),
  );
  expect(dead).toEqual([]);
});

test('every page has one heading, a title, a description and a policy, and no style attribute', () => {
  const lacking = html.flatMap((file) => {
    const text = builtText(file);
    const has = {
      'one heading': text.match(/<h1[\s>]/g)?.length === 1,
      'a title': /<title>[^<]{3,}<\/title>/.test(text),
      'a description': /<meta name="description" content="[^"]{20,}"/.test(text),
      'a policy': text.includes('http-equiv="content-security-policy"'),
      'no style attribute': !/<[^>]+\sstyle="/.test(text),
    };
    return Object.entries(has).flatMap(([what, so]) => (so ? [] : [`${file}: ${what}`]));
  });
  expect(lacking).toEqual([]);
});

/** The styles that a file is or, as a page, has in it. */
function stylesOf(file: string): readonly string[] {
  if (file.endsWith('.css')) return [builtText(file)];
  return [...builtText(file).matchAll(/<style>(.*?)<\/style>/gs)].map(([, styles = '']) => styles);
}

test('every picture and font that styles ask for is there', () => {
  const asked = [...builtFiles.filter((file) => file.endsWith('.css')), ...html].flatMap((file) =>
    stylesOf(file).flatMap((styles) =>
      [...styles.matchAll(/url\("?([^")]+)"?\)/g)].map(([, address = '']) => ({ file, address })),
    ),
  );
  expect(asked.length).toBeGreaterThan(html.length);
  expect(
    asked.filter(({ file, address }) => !ELSEWHERE.test(address) && fileAt(address, file) === null),
  ).toEqual([]);
});

test('no two pages have the same title', () => {
  const titles = html.map((file) => /<title>([^<]+)/.exec(builtText(file))?.[1]);
  expect(new Set(titles).size).toBe(titles.length);
});
