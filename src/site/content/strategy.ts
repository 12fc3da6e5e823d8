import { z } from 'astro/zod';
import { sourceIds } from '../text/source.ts';

/** The groups of chapters on the page that lists them, in order. */
export const GROUPS = ['thinking', 'builds', 'redeals', 'sisters'] as const;

/** What stands at the head of a chapter on strategy, content/en/strategy/NN-slug.mdx. */
export const strategySchema = z.strictObject({
  /** Its heading. */
  title: z.string().min(1),
  /** One or two sentences for the list of chapters, for search engines and for link previews. */
  summary: z.string().min(1),
  /** Under which heading it is listed. */
  group: z.enum(GROUPS),
  /** The ids of every source that the text, or a piece of advice in it, cites. */
  sources: z.array(z.enum(sourceIds as [string, ...string[]])),
});
