import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Card } from '../../core/card.ts';
import { home } from '../../core/position.ts';
import { isMet, type PuzzleGoal } from '../../core/puzzle-goal.ts';
import { cardCount } from '../../core/rules.ts';
import { startIndex } from '../../play/current-game.ts';
import type { TryResult } from '../../play/practice.ts';
import { currentMoment, type Session, update } from '../../play/session.ts';
import { Chip } from '../board/Chip.tsx';
import { hasModifier } from '../board/keys/keyboard.ts';
import { type Marks, markAll, UNMARKED } from '../board/marks.ts';
import { focusBoard } from '../board/use-board.ts';
import { useXray } from '../hint/use-xray.tsx';
import { OVERLAY_BADGES } from '../pack/overlay-badges.ts';
import { Switch } from '../table/Switch.tsx';
import { Table } from '../table/Table.tsx';
import { type TableController, useTable } from '../table/use-table.ts';
import { sentence } from '../words/en/phrases.ts';
import { goalClause } from '../words/en/puzzle.ts';
import { LABELS } from '../words/en/table.ts';
import { lossText, TRAINER } from '../words/en/trainer.ts';
import { type Onward, TrainerNote, TrainerVerdict } from './TrainerVerdict.tsx';
import { endOfLine, type TrainerPuzzle } from './trainer-puzzle.ts';
import { useGoalHint } from './use-goal-hint.ts';
import { useTry } from './use-try.ts';
import { type PuzzleProgress, useVerdicts } from './use-verdicts.ts';
import './trainer.css';

/** A puzzle to solve, why its solution works, and where the player goes from it: nowhere in a frame, where nothing is kept either. */
export interface TrainerProps {
  readonly puzzle: TrainerPuzzle;
  readonly why: string;
  readonly onward: Onward | null;
  /** The run that it is part of, which counts it itself and says what stands at its end. */
  readonly run?: TrainerRun;
}

/** What a run is told of a puzzle, and what it shows once the puzzle is decided. */
interface TrainerRun {
  readonly onDecided: (how: TryResult) => void;
  readonly verdict: ComponentChildren;
}

/** A puzzle on a board that judges every move, shows which cards a wrong one loses, and writes down how the try went. In a frame nothing is written. */
export function Trainer({ puzzle, why, onward, run }: TrainerProps) {
  const { game, goal } = puzzle;
  const controller = useTable(
    () => game,
    (session) => (isMetNow(session, puzzle) ? TRAINER.reached : ''),
  );
  const root = useRef<HTMLDivElement>(null);
  const [helped, setHelped] = useState(false);
  const progress = useVerdicts(controller, puzzle);
  const { lost, met, path } = progress;
  const how = lost !== null ? 'failed' : met ? (helped ? 'helped' : 'solved') : null;
  const attempt = useTry(puzzle.id, how, lost?.after ?? null, onward?.practice ?? null);
  useEffect(() => {
    if (attempt.how !== null) run?.onDecided(attempt.how);
  }, [attempt.how]);
  const hint = useGoalHint(controller, puzzle, progress, () => setHelped(true));
  // The solver would tell the way.
  const xray = useXray(controller, false);
  const verdict = verdictSaid(controller, puzzle, progress);
  const sayAgain = useSpokenVerdict(root, controller, progress, verdict);

  /** Goes back along the path to the position after so many moves. */
  const goTo = (made: number, said: string) => {
    focusBoard(root.current);
    controller.act(
      (session) => update(session, { type: 'jump', index: session.index - path.length + 1 + made }),
      () => said,
    );
  };
  const retry = () => {
    if (lost === null) return;
    sayAgain();
    goTo(lost.made - 1, TRAINER.retried);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (lost === null || event.key.toUpperCase() !== TRAINER.retryKey || hasModifier(event)) return;
    event.preventDefault();
    event.stopPropagation();
    retry();
  };
  return (
    <div class="lucie-trainer" ref={root} onKeyDownCapture={onKeyDown}>
      <Table
        controller={{ ...controller, refuse: xray.refuse }}
        xray={xray}
        // A frame has no room for it; there a card is asked about by its button, a key or a long press.
        switches={onward !== null && <Switch label={LABELS.xray} isOn={xray.isOn} onSwitch={xray.toggle} />}
        hint={
          run !== undefined
            ? { ...hint, ask: () => controller.say(TRAINER.noHintInRun, null) }
            : lost === null
              ? hint
              : { ...hint, ask: () => controller.say(verdict, null) }
        }
        label={sentence(goalClause(goal, game.start))}
        marks={
          lost === null
            ? taskMarks(goal, met)
            : markAll(lost.judged.lostCards, {
                kind: 'loses',
                badge: OVERLAY_BADGES.loses,
                note: TRAINER.lostCard,
              })
        }
        redeals={goal.kind === 'redeal'}
        welcome={TRAINER.start}
        note={<TrainerNote {...progress} />}
        verdict={
          run?.verdict ?? (
            <TrainerVerdict
              controller={controller}
              puzzle={puzzle}
              progress={progress}
              attempt={attempt}
              why={why}
              onward={onward}
              onRetry={retry}
              onBack={() => lost !== null && goTo(lost.made, '')}
            />
          )
        }
      >
        <Task controller={controller} puzzle={puzzle} progress={progress} />
        <Wastes piles={controller.position.wastes} />
      </Table>
    </div>
  );
}

interface TaskProps {
  readonly controller: TableController;
  readonly puzzle: TrainerPuzzle;
  readonly progress: PuzzleProgress;
}

/** What is to be done, and how far it is done. */
function Task({ controller: { position, rules }, puzzle: { game, goal }, progress }: TaskProps) {
  const { lost, met, path } = progress;
  const made = path.length - 1;
  return (
    <p class="lucie-task" data-verdict={lost !== null ? 'lost' : met ? 'met' : 'open'}>
      <span class="lucie-goal">
        <strong>{TRAINER.task}</strong> {sentence(goalClause(goal, game.start))}
      </span>{' '}
      <span class="lucie-progress">
        {goal.kind === 'free' &&
          goal.within !== null &&
          TRAINER.made(met ? Math.min(made, goal.within) : made, goal.within)}
        {(goal.kind === 'count' || goal.kind === 'win') &&
          TRAINER.home(home(position), goal.kind === 'count' ? goal.cards : cardCount(rules))}
      </span>
    </p>
  );
}

/** More cards than this take more than two lines of a phone. */
const MANY_WASTED = 12;

/** What lies in the waste piles, of which the board shows the top cards alone. */
function Wastes({ piles }: { readonly piles: readonly (readonly Card[])[] }) {
  if (!piles.some((cards) => cards.length > 1)) return null;
  const filled = piles.filter((cards) => cards.length > 0);
  return (
    <p class={`lucie-fine lucie-wasted${filled.flat().length > MANY_WASTED ? ' lucie-many-wasted' : ''}`}>
      {TRAINER.wastes}{' '}
      {filled.map((cards, at) => (
        <span key={cards[0]} class="lucie-waste">
          {cards.toReversed().map((card, depth) => (
            <span key={card}>
              {depth > 0 && ' '}
              <Chip card={card} />
            </span>
          ))}
          {at < filled.length - 1 && '; '}
        </span>
      ))}
    </p>
  );
}

/** The card that the task is about, until it is uncovered. */
function taskMarks(goal: PuzzleGoal, met: boolean): Marks {
  return goal.kind === 'free' && !met
    ? markAll([goal.card], { kind: 'named', note: TRAINER.wanted })
    : UNMARKED;
}

/** The verdict on the moves made, as a sentence; empty where there is nothing to say. */
function verdictSaid(
  { rules }: TableController,
  { goal }: TrainerPuzzle,
  { lost, met, last }: PuzzleProgress,
): string {
  if (lost !== null) {
    const end = endOfLine(rules, lost.after, lost.judged.line);
    return `${TRAINER.lost} ${lossText(goal, lost.judged.lostCards, home(end))}`;
  }
  if (last?.kind === 'unknown') return TRAINER.unknown;
  return last === null || met ? '' : TRAINER.open;
}

/**
 * Says each verdict once, after the move that it is about, and brings it into sight, and the board once it is taken back; gives
 * what forgets that it was said.
 */
function useSpokenVerdict(
  root: RefObject<HTMLElement>,
  controller: TableController,
  { lost, met }: PuzzleProgress,
  verdict: string,
): () => void {
  const spoken = useRef('');
  const scrolledFrom = useRef<number | null>(null);
  const bringIntoSight = () => {
    scrolledFrom.current ??= scrollY;
    root.current?.querySelector('.lucie-verdict')?.scrollIntoView({ block: 'nearest' });
  };
  useEffect(() => {
    const key = `${lost === null ? controller.session.index : 'lost'} ${verdict}`;
    if (verdict === '' || spoken.current === key) return;
    spoken.current = key;
    controller.add(verdict);
    if (lost !== null) bringIntoSight();
  }, [verdict, controller.session]);
  useEffect(() => {
    if (met) return bringIntoSight();
    // What was wrong is taken back: the board comes back to where it was when the move was made.
    if (lost === null && scrolledFrom.current !== null)
      scrollTo({ top: Math.min(scrollY, scrolledFrom.current) });
    if (lost === null) scrolledFrom.current = null;
  }, [met, lost]);
  return () => {
    spoken.current = '';
  };
}

/** Whether the goal is reached at the moment shown. */
function isMetNow(session: Session, { goal }: TrainerPuzzle): boolean {
  const { game, position } = currentMoment(session);
  return isMet(game.rules, goal, position, session.index - startIndex(session));
}
