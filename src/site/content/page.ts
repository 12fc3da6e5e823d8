import { z } from 'astro/zod';
import { checkDeal, presetField } from '../text/deal.ts';
import { sourceIds } from '../text/source.ts';

/** What stands at the head of a page that is neither a lesson nor a study, content/en/pages/NAME.mdx. */
export const pageSchema = z.strictObject({
  /** Its heading. */
  title: z.string().min(1),
  /** One sentence for search engines and link previews. */
  summary: z.string().min(1),
  /** A sentence or two beside the text, in larger letters. */
  lede: z.string().optional(),
  /** The board on it, where it has one: the id of the game and the deal. */
  board: z
    .strictObject({ preset: presetField, deal: z.string() })
    .superRefine((board, context) => void checkDeal(board, context))
    .optional(),
  /** The ids of every source that the text cites. */
  sources: z.array(z.enum(sourceIds as [string, ...string[]])).default([]),
});

/** What stands at the head of a page of the history: content/en/history/index.mdx, or a chapter, NN-slug.mdx. */
export const chapterSchema = pageSchema.omit({ board: true });
