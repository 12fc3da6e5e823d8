import type { Move } from '../../core/moves.ts';
import { useHintSteps } from '../hint/use-hint.ts';
import type { HintState } from '../table/hint-state.ts';
import type { TableController } from '../table/use-table.ts';
import { NO_ANSWER } from '../words/en/table.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { restOfLine, type TrainerPuzzle } from './trainer-puzzle.ts';
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
    steps.give(
      import('./goal-advice.ts').then(({ goalAdvice }) => goalAdvice),
      ({ goalHint }) => goalHint(rules, position, moves),
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
