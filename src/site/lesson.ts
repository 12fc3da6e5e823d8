import { z } from 'astro/zod';
import { makeCard } from '../core/card.ts';
import type { Game } from '../core/game.ts';
import { parseMove, resolveMove } from '../core/move-notation.ts';
import { refusal } from '../core/moves.ts';
import { refusalText } from '../core/refusal.ts';
import { fail, makeFault, ok, type Result } from '../core/result.ts';
import { cardCount } from '../core/rules.ts';
import { gameOf } from '../play/game-of.ts';
import { parseGoal, progress } from '../play/goal.ts';
import { now, openSession, type Session, update } from '../play/session.ts';
import { judge } from '../ui/ending.ts';
import { checkDeal, presetField, rulesOf } from './deal.ts';
import { countWords } from './prose.ts';
import { sourceIds } from './source.ts';

/** The parts of the course, in order. */
export const PARTS = ['rules', 'thinking', 'game'] as const;

/** What stands at the head of a lesson file, content/en/lessons/NN-slug.mdx. */
export const lessonSchema = z
  .strictObject({
    /** The name of the lesson, as in the map and above its text. */
    title: z.string().min(1),
    /** Which part of the course it belongs to. */
    part: z.enum(PARTS),
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
    /** A tempting way to fail: moves after which the task is proved lost, or the last of which the table refuses. */
    wrong: z.string(),
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
    const game = { ...gameOf(rules, position), ...(lesson.seed !== undefined && { seed: lesson.seed }) };
    const solved = playLine(game, lesson.solution);
    if (!solved.ok) return fault('solution', makeFault(solved.fault));
    const reached = progress(rules, goal.value, now(solved.value.session).position);
    if (solved.value.refused !== null) return fault('solution', solved.value.refused);
    if (reached.done < reached.of) {
      return fault(
        'solution',
        `Expected the goal to be reached, found ${reached.done} of ${reached.of} steps done.`,
      );
    }
    const failed = playLine(game, lesson.wrong);
    if (!failed.ok) return fault('wrong', makeFault(failed.fault));
    const { session, refused } = failed.value;
    const { verdict } = judge(goal.value, game, now(session).position, lesson.solution.includes('redeal'));
    if (refused === null && verdict !== 'lost') {
      fault('wrong', 'Expected moves after which the task is proved lost, or a last move that is refused.');
    }
  });

/** Plays moves written one after another; the fault names the move, and so does `refused` when the last is not legal. */
function playLine(game: Game, text: string): Result<{ session: Session; refused: string | null }> {
  let session = openSession(game);
  const words = text.trim().split(/\s+/);
  for (const [at, word] of words.entries()) {
    const { position } = now(session);
    const written = parseMove(word);
    if (!written.ok) return written;
    const move = resolveMove(game.rules, position, written.value);
    if (!move.ok) return move;
    const reason = refusal(game.rules, position, move.value);
    if (reason !== null) {
      const refused = `${word} is not legal: ${refusalText(reason)}.`;
      return at === words.length - 1 ? ok({ session, refused }) : fail(refused);
    }
    session = update(session, { type: 'play', move: move.value });
  }
  return ok({ session, refused: null });
}

/** About how many minutes a lesson takes: its words read at leisure, and time to think about each move of its task. */
export function minutesOf(text: string, solution: string): number {
  return Math.ceil(countWords(text) / WORDS_A_MINUTE + solution.split(/\s+/).length / MOVES_A_MINUTE);
}
const WORDS_A_MINUTE = 150;
const MOVES_A_MINUTE = 5;

/** A lesson's place in the course and its name in addresses, from its file name without ending. */
export function parseLessonName(name: string): { readonly number: number; readonly slug: string } {
  const [, digits, slug] = /^(\d\d)-([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  if (digits === undefined || slug === undefined) {
    throw new Error(`Expected a lesson’s file name like 01-the-deal.mdx, found “${name}.mdx”.`);
  }
  return { number: Number(digits), slug };
}
