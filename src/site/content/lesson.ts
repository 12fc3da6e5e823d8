import { z } from 'astro/zod';
import { taskFault } from '../check/task.ts';
import { presetField } from '../text/deal.ts';
import { countWords } from '../text/prose.ts';
import { sourceIds } from '../text/source.ts';

/** The parts of the course, in order. */
export const LESSON_PARTS = ['rules', 'thinking', 'game'] as const;

/** What stands at the head of a lesson file, content/en/lessons/NN-slug.mdx. */
export const lessonSchema = z
  .strictObject({
    /** The name of the lesson, as in the map and above its text. */
    title: z.string().min(1),
    /** Which part of the course it belongs to. */
    part: z.enum(LESSON_PARTS),
    /** One sentence for the map of lessons, for search engines and for link previews. */
    summary: z.string().min(1),
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
    /** The ids of every source that the text cites, in the order in which they are listed below it. */
    sources: z.array(z.enum(sourceIds as [string, ...string[]])),
  })
  .superRefine((lesson, context) => {
    const fault = taskFault(lesson);
    if (fault !== null) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message });
  });

/** About how many minutes a lesson takes: its words read at leisure, and time to think about each move of its task. */
export function minutesOf(text: string, solution: string): number {
  return Math.ceil(countWords(text) / WORDS_A_MINUTE + solution.split(/\s+/).length / MOVES_A_MINUTE);
}
const WORDS_A_MINUTE = 150;
const MOVES_A_MINUTE = 5;

/** The place of a lesson or a chapter and its name in addresses, from its file name without ending. */
export function parseFileName(name: string): { readonly number: number; readonly slug: string } {
  const [, digits, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (digits === undefined || slug === undefined) {
    throw new Error(`Expected a file name like 01-the-deal.mdx, found “${name}.mdx”.`);
  }
  return { number: Number(digits), slug };
}
