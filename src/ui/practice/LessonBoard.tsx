import { useLayoutEffect } from 'preact/hooks';
import type { Game } from '../../core/game.ts';
import { type Goal, progress } from '../../core/goal.ts';
import type { Move } from '../../core/moves.ts';
import { find } from '../../core/position.ts';
import { currentMoment } from '../../play/session.ts';
import { Chip } from '../board/Chip.tsx';
import { loadAdvice } from '../hint/load-advice.ts';
import { useHint } from '../hint/use-hint.ts';
import { useXray } from '../hint/use-xray.tsx';
import { gameEnding, judgeTask } from '../table/ending.ts';
import { Switch } from '../table/Switch.tsx';
import { Table } from '../table/Table.tsx';
import { useBuilds } from '../table/use-builds.ts';
import { useTable } from '../table/use-table.ts';
import { goalText, LABELS, LESSON_LINE, progressText } from '../words/en/table.ts';
import { markDone } from './lessons-done.ts';

const NO_LINE: readonly Move[] = [];

/** A task on a board: a deal of a game, and a goal. All is read before it comes here: a page need not load what reads it. */
export interface LessonBoardProps {
  readonly game: Game;
  readonly goal: Goal;
  /** Under which name the lesson is marked as done on this device. */
  readonly slug?: string | undefined;
  /** Whether free builds are shown from the start. */
  readonly overlay?: boolean;
  /** A line that reaches the goal. Hints follow it; the table offers redeals if it has one. */
  readonly solution?: readonly Move[];
  readonly label?: string;
}

/** A task with an instant verdict. */
export function LessonBoard({
  game: first,
  goal,
  slug,
  overlay = false,
  solution = NO_LINE,
  label,
}: LessonBoardProps) {
  const redeals = solution.some(({ kind }) => kind === 'redeal');
  const controller = useTable(
    () => first,
    (session, proof) => {
      const { game, position } = currentMoment(session);
      return judgeTask(goal, game, position, redeals).text || (redeals ? gameEnding(session, proof) : '');
    },
  );
  const hint = useHint(controller, { game: controller.game, moves: solution });
  const builds = useBuilds(controller, overlay);
  const xray = useXray(controller);
  const { state, text } = judgeTask(goal, controller.game, controller.position, redeals);
  // With the verdict, not after it: whoever leaves the page at once has done the lesson too.
  useLayoutEffect(() => {
    if (state === 'met' && slug !== undefined) markDone(slug);
  }, [state]);
  const show = () =>
    loadAdvice().then(
      ({ lineHint }) => {
        const move = lineHint(controller.game, solution, controller.position)?.move;
        if (move == null) controller.restart();
        else controller.play(move);
      },
      () => controller.say(LABELS.notLoaded),
    );
  // What is lost takes three lines on a phone: with the move as well Undo would be out of sight.
  const shown = state === 'lost' && !controller.refused ? '' : controller.shown;
  return (
    <Table
      controller={{ ...controller, shown, refuse: xray.refuse }}
      hint={state === 'lost' ? { ...hint, ask: () => controller.say(text, '') } : hint}
      overlay={builds}
      xray={xray}
      switches={<Switch label={LABELS.xray} isOn={xray.isOn} onSwitch={xray.toggle} />}
      label={label ?? goalText(goal)}
      redeals={redeals}
      hintSource={LESSON_LINE}
      buttons={
        solution.length > 0 && (
          <button type="button" class="lucie-button" onClick={show}>
            {LABELS.show}
          </button>
        )
      }
    >
      <p class={`lucie-task${state === 'met' ? ' lucie-task-met' : ''}`} data-verdict={state}>
        <span class="lucie-goal">
          <strong>{LABELS.task}</strong>
          {goal.kind === 'win' ? LABELS.win : LABELS.bringHome}
          {goal.kind === 'home' &&
            goal.cards.map((card) => (
              <Chip key={card} card={card} done={find(controller.position, card)?.at === 'foundation'} />
            ))}
        </span>{' '}
        <span class="lucie-progress">
          {progressText(goal, progress(controller.rules, goal, controller.position))}
        </span>
      </p>
    </Table>
  );
}
