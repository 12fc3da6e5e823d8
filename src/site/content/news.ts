import { z } from 'astro/zod';

/** Something that was added to the site, a row of content/en/news.json; the newest stands first. */
export const newsSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** The day it was added: `2026-11-21`. */
  date: z.iso.date(),
  title: z.string().min(1),
  /** What it gives to a reader, in a sentence or two. */
  summary: z.string().min(1),
  /** The page it is on, from the root of the site. */
  link: z
    .string()
    .regex(/^\/(?:[a-z0-9-]+\/)*(?:#[a-z0-9-]+)?$/, 'Expected a path of this site: /learn/the-deal/'),
});
/** A row of the news, see {@link newsSchema}. */
export type News = z.infer<typeof newsSchema>;

/** The news, the newest first; rows of one day by their titles. */
export function newestFirst(news: readonly News[]): News[] {
  return news.toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title, 'en'));
}
