import { z } from 'astro/zod';
import { taskFault } from '../check/task-fault.ts';
import { checkDeal, presetField } from '../text/authored-deal.ts';
import { sourcesField } from '../text/source.ts';

/* What stands at the head of the pages that authors write, content/en/FOLDER/NAME.mdx. */

/** The parts of the course, in order. */
export const LESSON_PARTS = ['rules', 'thinking', 'game'] as const;

/** The groups of chapters on the page that lists those on strategy, in order. */
export const STRATEGY_GROUPS = ['thinking', 'builds', 'redeals', 'sisters'] as const;

/** What the tab and search results say of a page, where its heading and summary are not what people ask for. */
const searchField = z
  .strictObject({
    /** The whole title, without the name of the site: `How to play La Belle Lucie solitaire: the deal`. */
    title: z.string().min(15).max(60).optional(),
    /** One or two sentences that answer the question of the page. */
    description: z.string().min(30).max(160).optional(),
  })
  .optional();

/** What every page has. */
const titled = {
  /** Its heading, and its name in lists. */
  title: z.string().min(1),
  /** A sentence or two for lists, search engines and link previews. */
  summary: z.string().min(1),
  search: searchField,
};

/** The head of a chapter of the history or the numbers, and of the page that opens the section. */
export const chapterSchema = z.strictObject({
  ...titled,
  /** A sentence or two beside the text, in larger letters. */
  lede: z.string().optional(),
  sources: sourcesField.default([]),
});

/** The head of a page that is in no list, content/en/pages/NAME.mdx. */
export const pageSchema = chapterSchema.extend({
  /** The board on it, where it has one: the id of the game and the deal. */
  board: z
    .strictObject({ preset: presetField, deal: z.string() })
    .superRefine((board, context) => void checkDeal(board, context))
    .optional(),
});

/** The head of a chapter on strategy, content/en/strategy/NN-slug.mdx. */
export const strategySchema = z.strictObject({
  ...titled,
  /** Under which heading it is listed. */
  group: z.enum(STRATEGY_GROUPS),
  sources: sourcesField,
});

/** The head of a lesson, content/en/lessons/NN-slug.mdx: its board and the task on it, which the build plays. */
export const lessonSchema = z
  .strictObject({
    ...titled,
    /** Which part of the course it belongs to. */
    part: z.enum(LESSON_PARTS),
    /** The id of the game it is about, such as `la-belle-lucie`. */
    preset: presetField,
    /** The position on its board: fans separated by ` | `, the last card of each on top. */
    deal: z.string(),
    /** Any text by which its redeals are shuffled; without one they are shuffled by the deal itself. */
    seed: z.string().optional(),
    /** What the reader is asked to do on the board: `home AC AS`, or `win`. */
    goal: z.string(),
    /** Moves that reach the goal, as in a study: `AC 9C-TC 2C`. The board's hints follow them. */
    solution: z.string(),
    /** How many of the cards that could come home the solution gives up on purpose; the reader is told. */
    costs: z.coerce.number().int().positive().optional(),
    /** A tempting way to fail: moves after which the task is proved lost, or the last of which the table refuses. */
    wrong: z.string(),
    sources: sourcesField,
  })
  .superRefine((lesson, context) => {
    const fault = taskFault(lesson);
    if (fault !== null) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });

/** The head of the page of a game, content/en/variants/ID.mdx. */
export const variantSchema = z.strictObject({
  /** What the game is, in two sentences. */
  what: z
    .string()
    .regex(/^[^.?!]+[.?!] [^.?!]+[.?!]$/, 'What a game is is said in two sentences, each with its full stop'),
  /** The seed of the deal on its board, any text. */
  seed: z.string().min(1),
  /** Its description is followed by how often the game is won. */
  search: searchField,
  sources: sourcesField,
});
