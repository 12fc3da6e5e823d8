import { useEffect, useRef, useState } from 'preact/hooks';
import type { Move } from '../../core/moves.ts';
import { home, type Position } from '../../core/position.ts';
import { puzzlePlay } from '../../core/puzzle-moves.ts';
import type { Rules } from '../../core/rules.ts';
import type { Hint } from '../../solver/hint.ts';
import { UNMARKED } from '../board/marks.ts';
import { HINT_STEPS } from '../hint/hint-steps.ts';
import type { AdviceModule } from '../hint/load-advice.ts';
import { buttonOf, type HintState, marksOf, zoneOf } from '../hint/use-hint.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import { TRAINER } from '../words/en/trainer.ts';
import { restOf, type Trained } from './trained.ts';
import type { Verdicts } from './use-verdicts.ts';

/** Hints towards the goal of a puzzle, in rungs; `onHelp` is told that one was given. */
export function useGoalHint(
  controller: TableController,
  { goal, line }: Trained,
  { path, met }: Verdicts,
  onHelp: () => void,
): HintState {
  const solver = useSolver();
  const [held, setHeld] = useState<{
    position: Position;
    hint: Hint;
    advice: AdviceModule;
    rung: number;
  } | null>(null);
  const { position, rules } = controller;
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => solver.stop, [position]);
  const current = held?.position === position ? held : null;
  const rung = current?.rung ?? 0;

  const show = (hint: Hint, advice: AdviceModule, to: number) => {
    onHelp();
    setHeld({ position, hint, advice, rung: to });
    controller.say(advice.hintText(rules, position, hint, to, zoneOf(position, hint)), '');
  };
  const give = (moves: readonly Move[]) =>
    import('./goal-advice.ts').then(
      ({ goalAdvice }) => latest.current === position && show(hintOf(rules, position, moves), goalAdvice, 1),
      () => controller.say(LABELS.notLoaded),
    );
  return {
    given: current === null ? null : { outlook: current.hint, advice: current.advice },
    rung,
    zone: current === null ? [] : zoneOf(position, current.hint),
    marks: current === null ? UNMARKED : marksOf(position, current.hint, rung),
    button: current === null ? null : buttonOf(current.hint, rung),
    thinking: solver.thinking,
    ask() {
      if (current !== null) return show(current.hint, current.advice, Math.min(rung + 1, HINT_STEPS));
      if (met) return controller.say(TRAINER.reached, null);
      const made = path.flatMap(({ move }) => move ?? []);
      const rest = restOf(line, made) ?? [];
      if (rest.length > 0) return void give(rest);
      solver.ask({ kind: 'standing', rules, goal, position, made: made.length }, (reply) => {
        if (reply.kind === 'fault') controller.say(NO_ANSWER[reply.why]);
        if (reply.kind !== 'standing') return;
        const { kind, line: found } = reply.standing;
        if (kind === 'open' && found.length > 0) give(found);
        else controller.say(kind === 'unknown' ? TRAINER.noHint : TRAINER.noWay);
      });
    },
    stop: solver.stop,
    drop: () => setHeld(null),
  };
}

/** A line that is proved to reach the goal, as a hint. */
function hintOf(rules: Rules, position: Position, line: readonly Move[]): Hint {
  const [move = null] = line;
  const end = line.reduce((at, next) => puzzlePlay(rules, at, next), position);
  return {
    move,
    line,
    reason: move === null ? null : reasonOf(position, line),
    home: home(end),
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
