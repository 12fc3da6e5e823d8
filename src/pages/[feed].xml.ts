import { getCollection, getEntry } from 'astro:content';
import rss from '@astrojs/rss';
import type { APIRoute, GetStaticPaths } from 'astro';
import { newestFirst } from '../site/content/news.ts';
import { href } from '../site/layout/href.ts';

/** A feed holds whole addresses, so there is one only where the site’s own is known. */
export const getStaticPaths: GetStaticPaths = () =>
  process.env.SITE === undefined ? [] : [{ params: { feed: 'feed' } }];

/** What was added to the site, as RSS. */
export const GET: APIRoute = async ({ site }) => {
  const page = await getEntry('pages', 'news');
  const news = newestFirst((await getCollection('news')).map(({ data }) => data));
  const address = (path: string) => new URL(href(path), site).href;
  return rss({
    title: 'La Belle Lucie: what’s new',
    description: page?.data.summary ?? '',
    site: address('/'),
    customData: '<language>en-GB</language>',
    items: news.map(({ id, date, title, summary, link }) => ({
      title,
      description: summary,
      link: address(link),
      pubDate: new Date(date),
      // Several may lead to one page, and readers tell them apart by this.
      customData: `<guid isPermaLink="false">${id}</guid>`,
    })),
  });
};
