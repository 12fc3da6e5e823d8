import { expect, test } from 'vitest';
import { PRESETS } from '../../src/core/preset.ts';
import { builtText, isPuzzle, pages } from './built.ts';

/** Letters of a title that search results show, and how long the few titles may be that need more. */
const [SHOWN, MOST] = [60, 65];
/** Letters of a description: fewer say too little, more are cut off. */
const DESCRIBED = { least: 70, most: 160 };

/** Pages that someone who looks for “solitaire” should find. */
const ASKED_FOR = [
  ...[
    '',
    'learn/',
    'play/',
    'practice/',
    'strategy/',
    'studies/',
    'variants/',
    'numbers/',
    'numbers/win-rates/',
  ],
  ...PRESETS.map(({ id }) => `variants/${id}/`),
  ...pages.filter((page) => /^(?:learn|strategy|studies)\/[^/]+\/$/.test(page)),
];

interface Told {
  readonly page: string;
  readonly title: string;
  readonly description: string;
}

/** What a page tells search engines, as people read it. */
function told(page: string): Told {
  const text = builtText(`${page}index.html`);
  const plain = (html = '') =>
    html.replaceAll('&#38;', '&').replaceAll('&amp;', '&').replaceAll('&#39;', '’').replaceAll('&quot;', '"');
  return {
    page,
    title: plain(/<title>([^<]*)/.exec(text)?.[1]),
    description: plain(/<meta name="description" content="([^"]*)/.exec(text)?.[1]),
  };
}

const all = pages.map(told);

test('a title says what a page is in as many letters as search results show', () => {
  expect(all.filter(({ title }) => title.length > MOST || title.length < 15)).toEqual([]);
  const long = all.filter(({ page, title }) => title.length > SHOWN && !isPuzzle(page));
  expect(long).toEqual([]);
});

test('a description is long enough to answer and short enough to be shown whole', () => {
  const { least, most } = DESCRIBED;
  expect(all.filter(({ description: { length } }) => length < least || length > most)).toEqual([]);
});

test('no two pages have the same title or the same description', () => {
  for (const of of ['title', 'description'] as const) {
    const alike = [...Map.groupBy(all, (page) => page[of]).values()].filter((pages) => pages.length > 1);
    expect(alike).toEqual([]);
  }
});

test('who looks for “solitaire” finds the game, its rules, its strategy and its odds', () => {
  expect(ASKED_FOR.map(told).filter(({ title }) => !/solitaire/i.test(title))).toEqual([]);
  const patience = all.filter(({ title, description }) => /patience/i.test(`${title} ${description}`));
  expect(patience.length).toBeGreaterThan(5);
});

test('what search engines are told in data is the page that they are told it on', () => {
  for (const { page, description } of all.filter(({ page }) => page !== 'embed/')) {
    const text = builtText(`${page}index.html`);
    const [data] = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
    const graph = JSON.parse(data?.[1] ?? '{}')['@graph'] as Record<string, unknown>[];
    const types = graph.map((one) => one['@type']);
    expect(types, page).toContain(page === '' ? 'WebSite' : 'BreadcrumbList');
    for (const one of graph.filter((one) => one['@type'] === 'LearningResource'))
      expect(one.description, page).toBe(description);
    const game = PRESETS.find(({ id }) => page === `variants/${id}/`);
    if (game !== undefined) expect(JSON.stringify(graph)).toContain(`"@type":"Game","name":"${game.title}"`);
  }
});
