import { useEffect, useRef, useState } from 'preact/hooks';
import { home } from '../../core/position.ts';
import { isMet } from '../../core/puzzle-goal.ts';
import { puzzlePlay } from '../../core/puzzle-moves.ts';
import { cardCount } from '../../core/rules.ts';
import { TEST_LENGTH } from '../../play/level.ts';
import { now as momentNow, type Session, update } from '../../play/session.ts';
import { markAll, UNMARKED } from '../board/marks.ts';
import { Table } from '../table/Table.tsx';
import { useTable } from '../table/use-table.ts';
import { sentence } from '../words/en/board.ts';
import { goalClause } from '../words/en/puzzle.ts';
import { lossText, TRAINER } from '../words/en/trainer.ts';
import { type Onward, TrainerVerdict } from './TrainerVerdict.tsx';
import type { Trained } from './trained.ts';
import { useGoalHint } from './use-goal-hint.ts';
import { useTry } from './use-try.ts';
import { useVerdicts } from './use-verdicts.ts';
import './trainer.css';

/** A puzzle to solve, why its solution works, and the ways on from it; in a frame there are none, and nothing is kept. */
export interface TrainerProps {
  readonly puzzle: Trained;
  readonly why: string;
  readonly onward: Onward | null;
}

/** A puzzle on a board that judges every move, shows what a wrong one kills, and writes down how the try went. In a frame nothing is written. */
export function Trainer({ puzzle, why, onward }: TrainerProps) {
  const { game, goal } = puzzle;
  const controller = useTable(
    () => game,
    (session) => (isMetNow(session, puzzle) ? TRAINER.reached : ''),
  );
  const root = useRef<HTMLDivElement>(null);
  const [helped, setHelped] = useState(false);
  const verdicts = useVerdicts(controller, puzzle);
  const { lost, met, last, path } = verdicts;
  const how = lost !== null ? 'failed' : met ? (helped ? 'helped' : 'solved') : null;
  const now = useTry(puzzle.id, how, onward !== null);
  const asked = useGoalHint(controller, puzzle, verdicts, () => setHelped(true));
  const end = lost?.judged.line.reduce((at, move) => puzzlePlay(controller.rules, at, move), lost.after);
  const loss =
    lost === null || end === undefined
      ? ''
      : `${TRAINER.lost} ${lossText(goal, lost.judged.lostCards, home(end))}`;

  /** Says the verdict with the move that it is about, since a second message would cut the first one short. */
  const told = useRef('');
  const verdict =
    lost !== null
      ? loss
      : last?.kind === 'unknown'
        ? TRAINER.unknown
        : last === null || met
          ? ''
          : TRAINER.open;
  useEffect(() => {
    const key = `${lost === null ? controller.session.at : 'lost'} ${verdict}`;
    if (verdict === '' || told.current === key) return;
    told.current = key;
    controller.say(`${controller.shown} ${verdict}`.trim(), null);
    if (lost !== null) root.current?.querySelector('.lucie-verdict')?.scrollIntoView({ block: 'nearest' });
  }, [verdict, controller.session]);
  useEffect(() => {
    if (met) root.current?.querySelector('.lucie-verdict')?.scrollIntoView({ block: 'nearest' });
  }, [met]);

  /** Goes back along the path to the place after so many moves. */
  const goTo = (made: number, said: string) => {
    root.current?.querySelector<HTMLElement>('[data-stop][tabindex="0"]')?.focus({ preventScroll: true });
    controller.act(
      (session) => update(session, { type: 'jump', at: session.at - path.length + 1 + made }),
      () => said,
    );
  };
  const retry = () => {
    if (lost === null) return;
    told.current = '';
    goTo(lost.at - 1, TRAINER.retried);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (lost === null || event.key.toUpperCase() !== TRAINER.retryKey) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    retry();
  };
  return (
    <div class="lucie-trainer" ref={root} onKeyDownCapture={onKeyDown}>
      <Table
        controller={controller}
        asked={lost === null ? asked : { ...asked, ask: () => controller.say(loss, null) }}
        label={TRAINER.board}
        marks={
          lost === null ? UNMARKED : markAll(lost.judged.lostCards, { kind: 'loses', note: TRAINER.killed })
        }
        redeals={goal.kind === 'redeal'}
        welcome={TRAINER.start}
        verdict={
          <TrainerVerdict
            controller={controller}
            puzzle={puzzle}
            verdicts={verdicts}
            now={now}
            why={why}
            onward={onward}
            onRetry={retry}
            onBack={() => lost !== null && goTo(lost.at, '')}
          />
        }
      >
        {now.step !== null && <p class="lucie-fine">{TRAINER.level(now.step, TEST_LENGTH)}</p>}
        <p class="lucie-task" data-verdict={lost !== null ? 'lost' : met ? 'met' : 'open'}>
          <span class="lucie-goal">
            <strong>{TRAINER.task}</strong> {sentence(goalClause(goal, game.start))}
          </span>{' '}
          <span class="lucie-progress">
            {goal.kind === 'free' && goal.within !== null && TRAINER.made(path.length - 1, goal.within)}
            {(goal.kind === 'count' || goal.kind === 'win') &&
              TRAINER.home(
                home(controller.position),
                goal.kind === 'count' ? goal.cards : cardCount(controller.rules),
              )}
          </span>
        </p>
      </Table>
    </div>
  );
}

/** Whether the goal is reached at the moment shown. */
function isMetNow({ moments, at }: Session, { goal }: Trained): boolean {
  const made = at - moments.slice(0, at + 1).findLastIndex(({ move }) => move === null);
  const { game, position } = momentNow({ moments, at });
  return isMet(game.rules, goal, position, made);
}
