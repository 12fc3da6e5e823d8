import { useEffect, useRef, useState } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import type { Move } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import type { Solver } from '../../solver/client.ts';
import type { Hint } from '../../solver/hint.ts';
import { UNMARKED } from '../board/marks.ts';
import { HINT_STEP, type HintState } from '../table/hint-state.ts';
import { type TableSolver, useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import { type AdviceModule, loadAdvice } from './load-advice.ts';

/*
 * One press of Hint shows the move, an arrow from the `9C` to the `TC`, and says in a line what it is for; the next press
 * plays it. `Why?` has all that is known. Who would rather find the move is shown the card first: that is a setting. A hint
 * belongs to its position: after a move it is gone.
 */

/** A line that hints follow as long as the game does. */
interface KnownLine {
  readonly game: Game;
  readonly moves: readonly Move[];
}

/** The last hint that the solver gave, and where. */
interface Given {
  readonly rules: Rules;
  readonly position: Position;
  readonly hint: Hint;
}

/** What hints ask of a table. */
type HintedController = Pick<TableController, 'position' | 'rules' | 'say' | 'play'>;

/** Hints for a table, and the solver that they come from; along a line where one is given, as in a lesson. */
export function useHint(
  controller: HintedController & Pick<TableController, 'prove'>,
  line: KnownLine | null = null,
  makeSolver?: () => Solver,
): HintState<AdviceModule> & { readonly solver: TableSolver } {
  const { position, rules } = controller;
  const steps = useHintSteps(controller, NOTHING, makeSolver);
  const { solver, give } = steps;
  const last = useRef<Given | null>(null);
  const askSolver = (parts: Promise<AdviceModule>) =>
    solver.ask({ kind: 'hint', rules, position }, (reply) => {
      if (reply.kind === 'fault') controller.say(NO_ANSWER[reply.why]);
      if (reply.kind !== 'hint') return;
      if (reply.hint.most) controller.prove(reply.hint.home);
      last.current = { rules, position, hint: reply.hint };
      give(parts, () => reply.hint);
    });
  return {
    ...steps,
    ask() {
      if (steps.given !== null) return steps.next();
      const parts = loadAdvice();
      // Whoever waits for them says that they did not come.
      parts.catch(NOTHING);
      const { current } = last;
      if (line === null && current === null) return askSolver(parts);
      give(
        parts,
        ({ lineHint, followedHint }) =>
          (line && lineHint(line.game, line.moves, position)) ??
          (current?.rules === rules ? followedHint(rules, current.position, current.hint, position) : null),
        () => askSolver(parts),
      );
    },
  };
}

/** A hint and how much of it is shown, without what finds one. */
interface HintSteps extends Omit<HintState<AdviceModule>, 'ask'> {
  readonly solver: TableSolver;
  /**
   * Shows a hint as soon as its parts are loaded, unless the player has gone on by then. One that is made by them needs no
   * solver; where they have none, `otherwise` is asked.
   */
  readonly give: <Parts extends AdviceModule>(
    parts: Promise<Parts>,
    make: (parts: Parts) => Hint | null,
    otherwise?: () => void,
  ) => void;
  /** Shows more, or plays the move. */
  readonly next: () => void;
}

const NOTHING = () => {};

interface Shown {
  readonly hint: Hint;
  readonly parts: AdviceModule;
  readonly known: boolean;
  readonly position: Position;
  readonly step: number;
}

/** Hints at a table; `onShow` is told of each step that is shown. */
export function useHintSteps(
  controller: HintedController,
  onShow: () => void = NOTHING,
  makeSolver?: () => Solver,
): HintSteps {
  const solver = useSolver(makeSolver);
  const [shown, setShown] = useState<Shown | null>(null);
  const { position, rules } = controller;
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => solver.stop, [position]);
  const given = shown?.position === position ? shown : null;
  const hint = given?.hint ?? null;
  const step = given?.step ?? 0;
  const move = hint?.move ?? null;
  // A redeal is never taken by a button that says something else.
  const ready = move !== null && move.kind !== 'redeal' && step >= HINT_STEP.move;

  const show = (next: Shown) => {
    onShow();
    setShown(next);
    const nudge = next.step === HINT_STEP.card;
    controller.say(next.parts.hintText(rules, position, next.hint, nudge), '');
  };
  const why = () => {
    if (given !== null) show({ ...given, step: HINT_STEP.why });
  };
  return {
    solver,
    given,
    step,
    ready,
    marks: given?.parts.hintMarks(position, given.hint, step) ?? UNMARKED,
    button: given?.parts.hintedButton(given.hint, step) ?? null,
    thinking: solver.thinking,
    give(loading, make, otherwise) {
      loading.then(
        (parts) => {
          if (latest.current !== position) return;
          const made = make(parts);
          if (made === null) return otherwise?.();
          show({ hint: made, parts, known: otherwise !== undefined, position, step: parts.firstStep(made) });
        },
        () => controller.say(LABELS.notLoaded),
      );
    },
    next() {
      if (ready && move !== null) controller.play(move);
      else if (step === HINT_STEP.card && given !== null) show({ ...given, step: HINT_STEP.move });
      else why();
    },
    why,
    stop: solver.stop,
    drop: () => setShown(null),
  };
}
