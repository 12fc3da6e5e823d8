import type { Move } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Hint } from '../../solver/hint.ts';
import { useHintSteps } from '../hint/use-hint.ts';
import type { HintState } from '../table/hint-state.ts';
import type { TableController } from '../table/use-table.ts';
import { NO_ANSWER } from '../words/en/table.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { endOfLine, restOfLine, type TrainerPuzzle } from './trainer-puzzle.ts';
import type { PuzzleProgress } from './use-verdicts.ts';

/** Hints towards the goal of a puzzle, step by step; `onHelp` is told that one was given. */
export function useGoalHint(
  controller: TableController,
  { goal, line }: TrainerPuzzle,
  { path, met }: PuzzleProgress,
  onHelp: () => void,
): HintState {
  const { position, rules } = controller;
  const steps = useHintSteps(controller, onHelp);
  const give = (moves: readonly Move[]) =>
    void steps.give(
      hintOf(rules, position, moves),
      import('./goal-advice.ts').then(({ goalAdvice }) => goalAdvice),
    );
  return {
    ...steps,
    ask() {
      if (steps.given !== null) return steps.next();
      if (met) return controller.say(TRAINER.reached, null);
      const made = path.flatMap(({ move }) => move ?? []);
      const rest = restOfLine(line, made) ?? [];
      if (rest.length > 0) return give(rest);
      steps.solver.ask({ kind: 'standing', rules, goal, position, made: made.length }, (reply) => {
        if (reply.kind === 'fault') controller.say(NO_ANSWER[reply.why]);
        if (reply.kind !== 'standing') return;
        const { kind, line: found } = reply.standing;
        if (kind === 'open' && found.length > 0) give(found);
        else controller.say(kind === 'unknown' ? TRAINER.noHint : TRAINER.noWay);
      });
    },
  };
}

/** A line that is proved to reach the goal, as a hint. */
function hintOf(rules: Rules, position: Position, line: readonly Move[]): Hint {
  const [move = null] = line;
  return {
    move,
    line,
    reason: move === null ? null : reasonOf(position, line),
    home: home(endOfLine(rules, position, line)),
    ending: 'over',
    chance: null,
    proved: true,
    most: false,
    keepsMerci: false,
    heldBack: [],
    nodes: 0,
    worse: null,
  };
}

/** The card that the first move of a line uncovers, and what the line does with it. */
function reasonOf(position: Position, [move, ...rest]: readonly Move[]): Hint['reason'] {
  if (move === undefined || !('card' in move) || move.kind === 'merci') return null;
  const card = position.fans.find((fan) => fan.at(-1) === move.card)?.at(-2);
  if (card === undefined) return null;
  const then = rest.find((next) => 'card' in next && next.card === card) ?? null;
  return { why: 'uncovers', card, then };
}
