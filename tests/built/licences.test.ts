import { expect, test } from 'vitest';
import { builtText } from './built.ts';

test('whatever is served that others wrote is named with its licence', () => {
  const named = [...builtText('licences.txt').matchAll(/^(\S+) \d+\.\d+\.\d+\S*: (\S.*)$/gm)];
  const licences = Object.fromEntries(named.map(([, name, licence]) => [name, licence]));
  expect(licences).toMatchObject({
    '@astrojs/preact': 'MIT',
    '@fontsource-variable/newsreader': 'OFL-1.1',
    '@fontsource-variable/source-sans-3': 'OFL-1.1',
    astro: 'MIT',
    pagefind: 'MIT',
    'workbox-core': 'MIT',
    'workbox-strategies': 'MIT',
    preact: 'MIT',
  });
  // A licence that asks for more than to be named must be looked at before it is served.
  for (const licence of Object.values(licences))
    expect(['MIT', 'ISC', 'BSD-3-Clause', 'OFL-1.1']).toContain(licence);
  for (const text of ['Jason Miller', 'SIL Open Font License', 'The Newsreader Project Authors'])
    expect(builtText('licences.txt')).toContain(text);
});
