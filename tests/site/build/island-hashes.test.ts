import { expect, test } from 'vitest';
import { dropIslandHashes } from '../../../src/site/build/island-hashes.ts';

test('no island keeps a hash of where its sources lie, and all else of it stays', () => {
  const html = '<p>uid="a" </p><astro-island uid="Z10kCHi" data-preact-island-id="1" ssr></astro-island>';
  expect(dropIslandHashes(html)).toBe(
    '<p>uid="a" </p><astro-island data-preact-island-id="1" ssr></astro-island>',
  );
});
