import { expect, test } from 'vitest';
import { pages as allPages, builtText, fileAt } from './built.ts';

/** Pages without an address of their own: a frame for other people's pages, and what stands in for a puzzle without network. */
const STAND_INS = ['embed/', 'practice/kept/'];
const pages = allPages.filter((page) => !STAND_INS.includes(page));

/** The address under which the site was built to live. */
const HOME = new URL(process.env.BASE ?? '/', process.env.SITE).href;

const addressOf = (page: string): string => new URL(page, HOME).href;

interface Step {
  readonly position: number;
  readonly name: string;
  readonly item: string;
}

interface Node {
  readonly '@type': string;
  readonly itemListElement?: readonly Step[];
  readonly [key: string]: unknown;
}

/** What a page tells machines of itself. */
function dataOf(page: string): readonly Node[] {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(builtText(page)) ?? [];
  return JSON.parse(text)['@graph'];
}

test('every page names its own address, once', () => {
  for (const page of pages) {
    const named = [...builtText(`${page}index.html`).matchAll(/<link rel="canonical" href="([^"]*)"/g)];
    expect(named.map(([, address]) => address)).toEqual([addressOf(page)]);
  }
});

test('the list for search engines has every page, and robots.txt names the list', () => {
  const listed = [...builtText('sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => address,
  );
  expect(listed.sort()).toEqual(pages.map(addressOf).sort());
  expect(builtText('sitemap-index.xml')).toContain(`<loc>${HOME}sitemap-0.xml</loc>`);
  expect(builtText('robots.txt')).toContain(`Sitemap: ${HOME}sitemap-index.xml`);
});

test('the trail of every page begins at home, goes through pages that exist, and ends at the page', () => {
  for (const page of pages.filter((path) => path !== '')) {
    const steps =
      dataOf(`${page}index.html`).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? [];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, at) => at + 1));
    expect(steps[0]?.item).toBe(HOME);
    expect(steps.at(-1)?.item).toBe(addressOf(page));
    for (const { item, name } of steps) {
      expect(pages.map(addressOf)).toContain(item);
      expect(name).not.toBe('');
    }
  }
});

test('every lesson says in what place it stands and how long it takes', () => {
  const lessons = pages.filter((page) => /^learn\/[^/]+\/$/.test(page));
  const told = lessons.map((page) =>
    dataOf(`${page}index.html`).find((node) => node['@type'] === 'LearningResource'),
  );
  expect(told.map((lesson) => lesson?.position).sort((a, b) => Number(a) - Number(b))).toEqual(
    lessons.map((_, at) => at + 1),
  );
  for (const lesson of told)
    expect(lesson).toMatchObject({ timeRequired: expect.stringMatching(/^PT\d+M$/) });
});

test('what is new leads to pages that exist, the newest first', () => {
  const feed = builtText('feed.xml');
  const links = [...feed.matchAll(/<item>.*?<link>([^<]*)<\/link>/gs)].map(([, link = '']) => link);
  expect(links.length).toBeGreaterThan(0);
  const ids = [...feed.matchAll(/<guid[^>]*>([^<]*)<\/guid>/g)].map(([, id]) => id);
  expect([ids.length, new Set(ids).size]).toEqual([links.length, links.length]);
  for (const link of links) expect(pages.map(addressOf)).toContain(link.replace(/#.*$/, ''));
  const dates = [...feed.matchAll(/<pubDate>([^<]*)/g)].map(([, date = '']) => Date.parse(date));
  expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  expect(builtText('index.html')).toContain(`type="application/rss+xml"`);
});

test('for frames search engines show the page that tells of them', () => {
  expect(builtText('embed/index.html')).toContain(`<link rel="canonical" href="${addressOf('embedding/')}"`);
});

test('what is missing is not for search engines', () => {
  expect(builtText('404.html')).toContain('<meta name="robots" content="noindex"');
  expect(builtText('404.html')).not.toContain('canonical');
});

test('the picture of every page has a whole address, and lies there', () => {
  for (const page of pages) {
    const [, image = ''] =
      /<meta property="og:image" content="([^"]*)"/.exec(builtText(`${page}index.html`)) ?? [];
    expect(image.startsWith(`${HOME}pictures/`), `${page}: ${image}`).toBe(true);
    expect(fileAt(new URL(image).pathname, 'index.html'), image).not.toBeNull();
  }
});
