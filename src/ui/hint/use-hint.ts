import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { Hint } from '../../solver/hint.ts';
import { ROW_LENGTH } from '../board/layout.ts';
import { type Marks, markAll, UNMARKED } from '../board/marks.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import { HINT_STEPS } from './hint-steps.ts';
import { type AdviceModule, loadAdvice } from './load-advice.ts';

/** A hint that has come, and what shows and tells it. */
interface Given {
  readonly outlook: Hint;
  readonly advice: AdviceModule;
}

/** A hint as far as it has been asked for. */
export interface HintState {
  /** The hint for the position shown, or null. */
  readonly given: Given | null;
  /** How far it has been asked for, 1 to {@link HINT_STEPS}; 0 without a hint. */
  readonly rung: number;
  /** The fans in which the move lies, by index: one row. */
  readonly zone: readonly number[];
  readonly marks: Marks;
  /** The button that the hint points at by now, or null. */
  readonly button: 'redeal' | 'merci' | null;
  readonly thinking: boolean;
  /** Asks for the first rung or the next. */
  readonly ask: () => void;
  readonly stop: () => void;
  readonly drop: () => void;
}

/** Hints for a table, in rungs. A hint belongs to its position: after a move it is gone. */
export function useHint(
  controller: TableController,
  known: (position: Position) => Hint | null = () => null,
): HintState {
  const solver = useSolver();
  const [held, setHeld] = useState<(Given & { position: Position; rung: number }) | null>(null);
  const { position, rules } = controller;
  const latest = useRef(position);
  latest.current = position;
  useEffect(() => solver.stop, [position]);
  const current = held?.position === position ? held : null;
  const hint = current?.outlook ?? null;
  const rung = current?.rung ?? 0;

  const show = (given: Given, rung: number) => {
    const { outlook, advice } = given;
    setHeld({ ...given, position, rung });
    const text = advice.hintText(rules, position, outlook, rung, zoneOf(position, outlook));
    controller.say(text, '');
  };
  /** Shows a hint as soon as the words for it are there, unless the player has gone on by then. */
  const give = (outlook: Hint, words: Promise<AdviceModule>) =>
    words.then(
      (advice) =>
        latest.current === position && show({ outlook, advice }, outlook.move === null ? HINT_STEPS : 1),
      () => controller.say(LABELS.notLoaded),
    );
  return {
    given: current,
    rung,
    zone: hint === null ? [] : zoneOf(position, hint),
    marks: hint === null ? UNMARKED : marksOf(position, hint, rung),
    button: hint === null ? null : buttonOf(hint, rung),
    thinking: solver.thinking,
    ask() {
      if (current !== null) return show(current, Math.min(current.rung + 1, HINT_STEPS));
      const words = loadAdvice();
      const own = known(position);
      if (own !== null) return void give(own, words);
      solver.ask({ kind: 'hint', rules, position }, (reply) => {
        if (reply.kind === 'fault') controller.say(NO_ANSWER[reply.why]);
        if (reply.kind !== 'hint') return;
        if (reply.hint.most) controller.prove(reply.hint.home);
        give(reply.hint, words);
      });
    },
    stop: solver.stop,
    drop: () => setHeld(null),
  };
}

/** The row of fans in which a hint's move begins; in a small layout the fan itself. */
export function zoneOf(position: Position, { move }: Hint): readonly number[] {
  if (move === null || !('card' in move)) return [];
  const fan = position.fans.findIndex((cards) => cards.includes(move.card));
  if (fan < 0) return [];
  const length = position.fans.length > ROW_LENGTH ? ROW_LENGTH : 3;
  const from = fan - (fan % length);
  return position.fans.slice(from, from + length).map((_, at) => from + at);
}

/** From the second rung on the card, from the third on the card that it goes on. */
export function marksOf(position: Position, { move }: Hint, rung: number): Marks {
  if (move === null || !('card' in move) || rung < 2) return UNMARKED;
  const card = markAll([move.card], { kind: 'hint' });
  const fan = move.to.at === 'fan' ? position.fans[move.to.fan] : undefined;
  // A merci may lift a card to the top of its own fan: it goes on no other card.
  const onto = fan?.includes(move.card) ? undefined : fan?.at(-1);
  return rung < 3 || onto === undefined ? card : new Map([...card, [onto, [{ kind: 'target' as const }]]]);
}

/** A redeal is where to look; the merci is the move, and stays unsaid until then. */
export function buttonOf({ move }: Hint, rung: number): HintState['button'] {
  if (move?.kind === 'redeal') return 'redeal';
  return move?.kind === 'merci' && rung > 2 ? 'merci' : null;
}
