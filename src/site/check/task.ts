import { makeCard } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import { parseGoal, progress } from '../../core/goal.ts';
import { makeMove, parseMove, resolveMove } from '../../core/move-notation.ts';
import { refusal } from '../../core/moves.ts';
import { refusalText } from '../../core/refusal.ts';
import { fail, makeFault, ok, type Result } from '../../core/result.ts';
import { cardCount } from '../../core/rules.ts';
import { gameOf } from '../../play/game-of.ts';
import { now, openSession, type Session, update } from '../../play/session.ts';
import { judgeTask } from '../../ui/table/ending.ts';
import { count } from '../../ui/words/en/board.ts';
import { mostHome } from '../figures/facts.ts';
import { presetRules, readAuthoredDeal } from '../text/deal.ts';

/** A task on a board as an author writes it, at the head of a lesson or in a `<Try>`. */
interface Task {
  readonly preset: string;
  readonly deal: string;
  readonly goal: string;
  readonly solution: string;
  readonly wrong: string;
  readonly seed?: string | undefined;
  /** The cards that could still come home in the deal and that the solution gives up, on purpose; none without it. */
  readonly costs?: number | undefined;
}

/**
 * Says what is wrong with a task, and in which of its fields: the deal must be readable, the goal be one of its cards,
 * the solution reach it and give up no card but those that it says it does, and the wrong try lose it or end in a move
 * that is refused. Null when all is well; the game's id has been checked before.
 */
export function taskFault(task: Task): { readonly field: keyof Task; readonly message: string } | null {
  const fault = (field: keyof Task, message: string) => ({ field, message });
  const position = readAuthoredDeal(task.preset, task.deal);
  if (!position.ok) return fault('deal', makeFault(position.fault));
  const goal = parseGoal(task.goal);
  if (!goal.ok) return fault('goal', makeFault(goal.fault));
  const rules = presetRules(task.preset);
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
  const costly = costFault(game, solved.value.session, task.costs ?? 0);
  if (costly !== null) return fault(task.costs === undefined ? 'solution' : 'costs', costly);
  const failed = playLine(game, task.wrong);
  if (!failed.ok) return fault('wrong', makeFault(failed.fault));
  const { session, refused } = failed.value;
  const { verdict } = judgeTask(goal.value, game, now(session).position, task.solution.includes('redeal'));
  return refused !== null || verdict === 'lost'
    ? null
    : fault('wrong', 'Expected moves after which the task is proved lost, or a last move that is refused.');
}

/** Says when a solution gives up another number of cards that could come home in their deals; a redeal only ends a deal. */
function costFault({ rules }: Game, session: Session, costs: number): string | null {
  const told: string[] = [];
  let found = 0;
  for (const [at, { move, position }] of session.moments.entries()) {
    const before = session.moments[at - 1]?.position;
    if (before === undefined || move === null || move.kind === 'redeal') continue;
    const [had, kept] = [mostHome(rules, before), mostHome(rules, position)];
    const text = makeMove(rules, before, move);
    if (had === null || kept === null)
      return `What ${text} costs is not settled by the search: begin the task later.`;
    if (had > kept) told.push(`${text} brings it from ${had} to ${kept}`);
    found += had - kept;
  }
  if (found === costs) return null;
  const expected = `Expected the solution to give up ${count(costs, 'card')}, found ${found}`;
  if (found === 0) return `${expected}: leave costs away.`;
  return `${expected}; of the most cards that can come home ${told.join(', ')}: play another move, or write costs: ${found}.`;
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
