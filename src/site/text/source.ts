import { z } from 'astro/zod';
import list from '../../../content/sources.json' with { type: 'json' };
import { quote } from '../../core/result.ts';

/** One entry of the bibliography, content/sources.json. */
export const sourceSchema = z.strictObject({
  /** How lessons cite it: `<Cite id="cadogan-1914" />`. Lower-case words and digits joined by dashes. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is lower-case words joined by dashes'),
  /** Who wrote it, as the work itself says; left out only when the title says it all. */
  author: z.string().optional(),
  /** Its title, in its own language. */
  title: z.string(),
  /** The language of the title, where it is not English: `fr`. */
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  /** The year, or what can honestly be said of it: `1842, or about 1840`, `1883 or 1884`, `undated`. */
  year: z.string(),
  /** Publisher and place, of print. */
  publisher: z.string().optional(),
  /** Where it can be read; only addresses that are known to be right. */
  url: z.url().optional(),
  /** How sure its author, title and date are: text seen (high), reported by a reader (medium), only claimed (low). */
  certainty: z.enum(['high', 'medium', 'low']),
  /** What of it was seen for this site, in one or two sentences. */
  seen: z.string(),
  /** What a reader should know besides. */
  note: z.string().optional(),
});

/** An entry of the bibliography. */
export type Source = z.infer<typeof sourceSchema>;

/** The ids that can be cited, in the order of the bibliography; an entry's number is its place here. */
export const sourceIds: readonly string[] = list.map(({ id }) => id);

/** The ids of every source that a text cites, at its head: a list in which each is known. */
export const sourcesField = z.array(
  z.enum(sourceIds as [string, ...string[]], {
    error: ({ input }) =>
      `Expected the id of a source in content/sources.json, found ${quote(String(input))}.`,
  }),
);

/** The number of an entry in the bibliography, from 1; throws when there is no such entry. */
export function sourceNumber(id: string): number {
  const at = sourceIds.indexOf(id);
  if (at < 0) throw new Error(`Expected the id of a source in content/sources.json, found “${id}”.`);
  return at + 1;
}

/** The short name of a source: its author and year, or its title where there is no author. */
export function sourceName({ author, title, year }: Source): string {
  return `${author ?? title}, ${year}`;
}
