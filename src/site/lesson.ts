import { z } from 'astro/zod';
import { makeCard } from '../core/card.ts';
import { parseMove, resolveMove } from '../core/move-notation.ts';
import { play, refusal } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { refusalText } from '../core/refusal.ts';
import { fail, makeFault, ok, type Result } from '../core/result.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { parseGoal, progress } from '../play/goal.ts';
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
    /** Moves that reach the goal, as in a study: `AC 9C-TC 2C`. The board's hints follow them. */
    solution: z.string(),
    /** The ids of every source that the text cites, in the order in which they are listed below it. */
    sources: z.array(z.enum(sourceIds as [string, ...string[]])),
  })
  .superRefine((lesson, context) => {
    const position = checkDeal(lesson, context);
    const goal = parseGoal(lesson.goal);
    const fault = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (!goal.ok) return fault('goal', makeFault(goal.fault));
    const rules = rulesOf(lesson.preset);
    const cards = goal.value.kind === 'home' ? goal.value.cards : [];
    const stray = cards.find((card) => card >= cardCount(rules));
    if (stray !== undefined) return fault('goal', `The ${makeCard(stray)} is not in this game.`);
    if (position === null) return;
    const done = cards.find((card) => position.foundations.some((pile) => pile.includes(card)));
    if (done !== undefined) {
      return fault('goal', `The ${makeCard(done)} is home already when the lesson begins.`);
    }
    const end = playLine(rules, position, lesson.solution);
    if (!end.ok) return fault('solution', makeFault(end.fault));
    const reached = progress(rules, goal.value, end.value);
    if (reached.done < reached.of) {
      fault(
        'solution',
        `Expected the goal to be reached, found ${reached.done} of ${reached.of} steps done.`,
      );
    }
  });

/** Plays moves written one after another within a deal; the fault names the move. */
function playLine(rules: Rules, start: Position, text: string): Result<Position> {
  let position = start;
  for (const word of text.trim().split(/\s+/)) {
    const written = parseMove(word);
    if (!written.ok) return written;
    const move = resolveMove(rules, position, written.value);
    if (!move.ok) return move;
    const reason = refusal(rules, position, move.value);
    if (reason !== null) return fail(`${word} is not legal: ${refusalText(reason)}.`);
    position = play(rules, position, move.value);
  }
  return ok(position);
}

/** A lesson's place in the course and its name in addresses, from its file name without ending. */
export function parseLessonName(name: string): { readonly number: number; readonly slug: string } {
  const [, digits, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (digits === undefined || slug === undefined) {
    throw new Error(`Expected a lesson’s file name like 01-the-deal.mdx, found “${name}.mdx”.`);
  }
  return { number: Number(digits), slug };
}
