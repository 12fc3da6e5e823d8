import { makeCard } from '../core/card.ts';
import type { Game } from '../core/game.ts';
import { parseGoal, progress } from '../core/goal.ts';
import { parseMove, resolveMove } from '../core/move-notation.ts';
import { refusal } from '../core/moves.ts';
import { refusalText } from '../core/refusal.ts';
import { fail, makeFault, ok, type Result } from '../core/result.ts';
import { cardCount } from '../core/rules.ts';
import { gameOf } from '../play/game-of.ts';
import { now, openSession, type Session, update } from '../play/session.ts';
import { judge } from '../ui/ending.ts';
import { readDeal, rulesOf } from './deal.ts';

/** A task on a board as an author writes it, at the head of a lesson or in a `<Try>`. */
interface Task {
  readonly preset: string;
  readonly deal: string;
  readonly goal: string;
  readonly solution: string;
  readonly wrong: string;
  readonly seed?: string | undefined;
}

/**
 * Says what is wrong with a task, and in which of its fields: the deal must be readable, the goal be one of its cards,
 * the solution reach it, and the wrong try lose it or end in a move that is refused. Null when all is well; the
 * game's id has been checked before.
 */
export function taskFault(task: Task): { readonly field: keyof Task; readonly message: string } | null {
  const fault = (field: keyof Task, message: string) => ({ field, message });
  const position = readDeal(task.preset, task.deal);
  if (!position.ok) return fault('deal', makeFault(position.fault));
  const goal = parseGoal(task.goal);
  if (!goal.ok) return fault('goal', makeFault(goal.fault));
  const rules = rulesOf(task.preset);
  const cards = goal.value.kind === 'home' ? goal.value.cards : [];
  const stray = cards.find((card) => card >= cardCount(rules));
  if (stray !== undefined) return fault('goal', `The ${makeCard(stray)} is not in this game.`);
  const done = cards.find((card) => position.value.foundations.some((pile) => pile.includes(card)));
  if (done !== undefined) return fault('goal', `The ${makeCard(done)} is home already at the beginning.`);
  const game = { ...gameOf(rules, position.value), ...(task.seed !== undefined && { seed: task.seed }) };
  const solved = playLine(game, task.solution);
  if (!solved.ok) return fault('solution', makeFault(solved.fault));
  if (solved.value.refused !== null) return fault('solution', solved.value.refused);
  const reached = progress(rules, goal.value, now(solved.value.session).position);
  if (reached.done < reached.of) {
    return fault(
      'solution',
      `Expected the goal to be reached, found ${reached.done} of ${reached.of} steps done.`,
    );
  }
  const failed = playLine(game, task.wrong);
  if (!failed.ok) return fault('wrong', makeFault(failed.fault));
  const { session, refused } = failed.value;
  const { verdict } = judge(goal.value, game, now(session).position, task.solution.includes('redeal'));
  return refused !== null || verdict === 'lost'
    ? null
    : fault('wrong', 'Expected moves after which the task is proved lost, or a last move that is refused.');
}

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
