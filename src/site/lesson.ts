import { z } from 'astro/zod';
import { makeCard } from '../core/card.ts';
import { makeFault } from '../core/result.ts';
import { cardCount } from '../core/rules.ts';
import { parseGoal } from '../play/goal.ts';
import { checkDeal, presetField, rulesOf } from './deal.ts';
import { sourceIds } from './source.ts';

/** What stands at the head of a lesson file, content/en/lessons/NN-slug.mdx. */
export const lessonSchema = z
  .strictObject({
    /** The name of the lesson, as in the map and above its text. */
    title: z.string().min(1),
    /** One sentence for the map of lessons, for search engines and for link previews. */
    summary: z.string().min(1),
    /** The id of the game it is about, such as `la-belle-lucie`. */
    preset: presetField,
    /** The position on its board: fans separated by ` | `, the last card of each on top. */
    deal: z.string(),
    /** What the reader is asked to do on the board: `home AC AS`, or `win`. */
    goal: z.string(),
    /** The ids of every source that the text cites, in the order in which they are listed below it. */
    sources: z.array(z.enum(sourceIds as [string, ...string[]])),
  })
  .superRefine((lesson, context) => {
    const position = checkDeal(lesson, context);
    const goal = parseGoal(lesson.goal);
    const fault = (message: string): void => context.addIssue({ code: 'custom', path: ['goal'], message });
    if (!goal.ok) return fault(makeFault(goal.fault));
    if (goal.value.kind === 'win') return;
    for (const card of goal.value.cards) {
      if (card >= cardCount(rulesOf(lesson.preset))) fault(`The ${makeCard(card)} is not in this game.`);
      else if (position?.foundations.some((pile) => pile.includes(card))) {
        fault(`The ${makeCard(card)} is home already when the lesson begins.`);
      }
    }
  });

/** A lesson's place in the course and its name in addresses, from its file name without ending. */
export function parseLessonName(name: string): { readonly number: number; readonly slug: string } {
  const [, digits, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (digits === undefined || slug === undefined) {
    throw new Error(`Expected a lesson’s file name like 01-the-deal.mdx, found “${name}.mdx”.`);
  }
  return { number: Number(digits), slug };
}
