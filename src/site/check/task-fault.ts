/*
 * Tasks on the boards of lessons and chapters are played by the build. On `Foundations: C-K D-K H-K S-T | KS QS JS`:
 *
 *   goal="home JS"      what the reader is asked for
 *   solution="JS"       must reach it, and give up no card that could come home, but those that `costs` admits
 *   wrong="KS"          must lose it for certain, or end in a move that the table refuses, as here: KS is covered
 */

import { makeCard } from '../../core/card.ts';
import type { Game } from '../../core/game.ts';
import { type Goal, progress } from '../../core/goal.ts';
import { parseGoal } from '../../core/goal-notation.ts';
import { makeMove, parseMove, resolveMove } from '../../core/move-notation.ts';
import { refusal } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { gameFromPosition } from '../../core/position-game.ts';
import { refusalText } from '../../core/refusal.ts';
import { fail, makeFault, ok, type Result } from '../../core/result.ts';
import { cardCount, type Rules } from '../../core/rules.ts';
import { currentMoment, openSession, type Session, update } from '../../play/session.ts';
import { judgeTask } from '../../ui/table/ending.ts';
import { count } from '../../ui/words/en/phrases.ts';
import { presetRules, readAuthoredDeal } from '../text/authored-deal.ts';
import { mostHome } from './proven-facts.ts';

/** A task on a board as an author writes it, at the head of a lesson or in a `<Try>`. */
interface Task {
  readonly preset: string;
  readonly deal: string;
  readonly goal: string;
  readonly solution: string;
  readonly wrong: string;
  readonly seed?: string | undefined;
  /** How many cards that could still come home in the deal the solution gives up on purpose; none without it. */
  readonly costs?: number | undefined;
}

/** What is wrong with a task, and in which of its fields. */
interface TaskFault {
  readonly field: keyof Task;
  readonly message: string;
}

/** Finds the first fault of a task, or null when all is well; that its game exists has been checked before. */
export function taskFault(task: Task): TaskFault | null {
  const position = readAuthoredDeal(task.preset, task.deal);
  if (!position.ok) return { field: 'deal', message: makeFault(position.fault) };
  const goal = parseGoal(task.goal);
  if (!goal.ok) return { field: 'goal', message: makeFault(goal.fault) };
  const rules = presetRules(task.preset);
  const game = {
    ...gameFromPosition(rules, position.value),
    ...(task.seed !== undefined && { seed: task.seed }),
  };
  return (
    goalFault(rules, position.value, goal.value) ??
    solutionFault(task, game, goal.value) ??
    wrongFault(task, game, goal.value)
  );
}

function goalFault(rules: Rules, position: Position, goal: Goal): TaskFault | null {
  const cards = goal.kind === 'home' ? goal.cards : [];
  const stray = cards.find((card) => card >= cardCount(rules));
  if (stray !== undefined) return { field: 'goal', message: `The ${makeCard(stray)} is not in this game.` };
  const isHome = cards.find((card) => position.foundations.some((pile) => pile.includes(card)));
  if (isHome !== undefined)
    return { field: 'goal', message: `The ${makeCard(isHome)} is home already at the beginning.` };
  return null;
}

function solutionFault({ solution, costs }: Task, game: Game, goal: Goal): TaskFault | null {
  const fault = (message: string): TaskFault => ({ field: 'solution', message });
  const played = playLine(game, solution);
  if (!played.ok) return fault(makeFault(played.fault));
  const { session, refused } = played.value;
  if (refused !== null) return fault(refused);
  const reached = progress(game.rules, goal, currentMoment(session).position);
  if (reached.done < reached.of) {
    return fault(`Expected the goal to be reached, found ${reached.done} of ${reached.of} steps done.`);
  }
  const message = costFault(game, session, costs ?? 0);
  if (message === null) return null;
  return costs === undefined ? fault(message) : { field: 'costs', message };
}

function wrongFault({ solution, wrong }: Task, game: Game, goal: Goal): TaskFault | null {
  const played = playLine(game, wrong);
  if (!played.ok) return { field: 'wrong', message: makeFault(played.fault) };
  const { session, refused } = played.value;
  const { state } = judgeTask(goal, game, currentMoment(session).position, solution.includes('redeal'));
  if (refused !== null || state === 'lost') return null;
  const message = 'Expected moves after which the task is proved lost, or a last move that is refused.';
  return { field: 'wrong', message };
}

/** Says when a solution gives up another number of cards that could come home in their deals; a redeal only ends a deal. */
function costFault({ rules }: Game, session: Session, costs: number): string | null {
  const losses: string[] = [];
  let found = 0;
  for (const [at, { move, position }] of session.moments.entries()) {
    const before = session.moments[at - 1]?.position;
    if (before === undefined || move === null || move.kind === 'redeal') continue;
    const [mostBefore, mostAfter] = [mostHome(rules, before), mostHome(rules, position)];
    const text = makeMove(rules, before, move);
    if (mostBefore === null || mostAfter === null)
      return `What ${text} costs is not settled by the search: begin the task later.`;
    if (mostBefore > mostAfter) losses.push(`${text} brings it from ${mostBefore} to ${mostAfter}`);
    found += mostBefore - mostAfter;
  }
  if (found === costs) return null;
  const expected = `Expected the solution to give up ${count(costs, 'card')}, found ${found}`;
  if (found === 0) return `${expected}: leave costs away.`;
  return `${expected}; of the most cards that can come home ${losses.join(', ')}: play another move, or write costs: ${found}.`;
}

/** Plays moves written one after another; the fault names the move, and so does `refused` when the last is not legal. */
function playLine(game: Game, text: string): Result<{ session: Session; refused: string | null }> {
  let session = openSession(game);
  const words = text.trim().split(/\s+/);
  for (const [at, word] of words.entries()) {
    const { position } = currentMoment(session);
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
