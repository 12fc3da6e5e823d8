import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Hint } from '../../solver/hint.ts';
import { type Marks, markAll, UNMARKED } from '../board/marks.ts';
import { ROW_LENGTH } from '../fit/layout.ts';
import { HINT_STEPS, type HintState } from '../table/hint-state.ts';
import { type TableSolver, useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import { type AdviceModule, loadAdvice } from './load-advice.ts';

/*
 * A hint comes in four steps, one for each press. For `9C-TC` in a deal of eighteen fans: 1 the row of fans in which to
 * look, which is ringed; 2 the `9C`, marked; 3 the move, with the `TC` marked too; 4 the reason, the line that follows
 * and what it is worth. A hint belongs to its position: after a move it is gone.
 */

/** Hints for a table. `known` gives those that need no solver, as along the line of a lesson. */
export function useHint(
  controller: TableController,
  known: (position: Position) => Hint | null = () => null,
): HintState<AdviceModule> {
  const { position, rules } = controller;
  const steps = useHintSteps(controller);
  return {
    ...steps,
    ask() {
      if (steps.given !== null) return steps.next();
      const parts = loadAdvice();
      const own = known(position);
      if (own !== null) return void steps.give(own, parts);
      steps.solver.ask({ kind: 'hint', rules, position }, (reply) => {
        if (reply.kind === 'fault') controller.say(NO_ANSWER[reply.why]);
        if (reply.kind !== 'hint') return;
        if (reply.hint.most) controller.prove(reply.hint.home);
        steps.give(reply.hint, parts);
      });
    },
  };
}

/** A hint and its steps, without what finds one. */
interface HintSteps extends Omit<HintState<AdviceModule>, 'ask'> {
  readonly solver: TableSolver;
  /** Shows the first step of a hint as soon as its parts are loaded, unless the player has gone on by then. */
  readonly give: (hint: Hint, parts: Promise<AdviceModule>) => Promise<unknown>;
  /** Shows the next step. */
  readonly next: () => void;
}

/** The steps of hints at a table; `onShow` is told of each that is shown. */
export function useHintSteps(controller: TableController, onShow: () => void = () => {}): HintSteps {
  const solver = useSolver();
  const [shown, setShown] = useState<{
    hint: Hint;
    parts: AdviceModule;
    position: Position;
    step: number;
  } | null>(null);
  const { position, rules } = controller;
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => solver.stop, [position]);
  const given = shown?.position === position ? shown : null;
  const hint = given?.hint ?? null;
  const step = given?.step ?? 0;

  const show = (hint: Hint, parts: AdviceModule, step: number) => {
    onShow();
    setShown({ hint, parts, position, step });
    controller.say(parts.hintText(rules, position, hint, step, zoneOf(position, hint)), '');
  };
  return {
    solver,
    given,
    step,
    zone: hint === null ? [] : zoneOf(position, hint),
    marks: hint === null ? UNMARKED : hintMarks(position, hint, step),
    button: hint === null ? null : buttonOf(hint, step),
    thinking: solver.thinking,
    give: (hint, loading) =>
      loading.then(
        // Where there is no move, the last step has all that can be said.
        (parts) => latest.current === position && show(hint, parts, hint.move === null ? HINT_STEPS : 1),
        () => controller.say(LABELS.notLoaded),
      ),
    next() {
      if (given !== null) show(given.hint, given.parts, Math.min(step + 1, HINT_STEPS));
    },
    stop: solver.stop,
    drop: () => setShown(null),
  };
}

/** The row of fans in which a hint's move begins; in a small layout the fan itself. */
function zoneOf(position: Position, { move }: Hint): readonly number[] {
  if (move === null || !('card' in move)) return [];
  const fan = position.fans.findIndex((cards) => cards.includes(move.card));
  if (fan < 0) return [];
  const length = position.fans.length > ROW_LENGTH ? ROW_LENGTH : 3;
  const from = fan - (fan % length);
  return position.fans.slice(from, from + length).map((_, index) => from + index);
}

/** From the second step on the card, from the third on the card that it goes on. */
function hintMarks(position: Position, { move }: Hint, step: number): Marks {
  if (move === null || !('card' in move) || step < 2) return UNMARKED;
  const card = markAll([move.card], { kind: 'hint' });
  const fan = move.to.at === 'fan' ? position.fans[move.to.fan] : undefined;
  // A merci may lift a card to the top of its own fan: it goes on no other card.
  const onto = fan?.includes(move.card) ? undefined : fan?.at(-1);
  return step < 3 || onto === undefined ? card : new Map([...card, [onto, [{ kind: 'target' as const }]]]);
}

/** A redeal is where to look; the merci is the move, and stays unsaid until then. */
function buttonOf({ move }: Hint, step: number): HintState['button'] {
  if (move?.kind === 'redeal') return 'redeal';
  return move?.kind === 'merci' && step > 2 ? 'merci' : null;
}
