import { expect, test } from 'vitest';
import { builtFiles, pages } from './built.ts';
import { keptFiles } from './kept.ts';

test('every page is kept, and every file that a page of the site asks for', () => {
  expect(keptFiles).toEqual(expect.arrayContaining([...pages]));
  const left = builtFiles.filter((file) => !keptFiles.includes(file.replace(/(^|\/)index\.html$/, '$1')));
  expect(
    left.filter(
      (file) =>
        !/^(?:_headers|robots\.txt|feed\.xml|sitemap-\w+\.xml|sw\.js|pictures\/.*|data\/.*|embed\/puzzle\/.*)$/.test(
          file,
        ),
    ),
  ).toEqual([]);
});
