import { useEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { isMet } from '../../core/puzzle-goal.ts';
import { currentGame } from '../../play/current-game.ts';
import type { Moment } from '../../play/session.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { judgementOf, KEEPS, type MoveJudgement, type TrainerPuzzle } from './trainer-puzzle.ts';

/** How a puzzle stands. */
export interface PuzzleProgress {
  /** The moves since the start of the puzzle, the moment of the start first. */
  readonly path: readonly Moment[];
  /** Whether the goal is reached. */
  readonly met: boolean;
  /** What is known of the last move; null before the first, and while it is being judged. */
  readonly last: MoveJudgement | null;
  /** The first move that has lost the goal: its number, the positions before and after it, and what is known. */
  readonly lost: {
    readonly made: number;
    readonly before: Position;
    readonly after: Position;
    readonly judged: MoveJudgement;
  } | null;
  readonly thinking: boolean;
  /** Gives up judging; the move counts as not decided. */
  readonly stop: () => void;
}

const UNDECIDED: MoveJudgement = { kind: 'unknown', lostCards: [], line: [] };

/**
 * Judges the moves of a player in the order in which they were made: the first one by what is known of it, all others
 * by the solver. Whatever keeps the goal is right, and only what is proved to lose it is wrong.
 */
export function useVerdicts(controller: TableController, puzzle: TrainerPuzzle): PuzzleProgress {
  const { goal } = puzzle;
  const solver = useSolver();
  const [known, setKnown] = useState<ReadonlyMap<Position, MoveJudgement>>(new Map());
  const asked = useRef<Position | null>(null);
  const path = currentGame(controller.session);
  const moves = path.flatMap(({ move }) => move ?? []);

  // What was reached once stays reached, whatever is played afterwards.
  const reached = path.findIndex(
    ({ position }, made) => made > 0 && isMet(controller.rules, goal, position, made),
  );
  const judgedAt = (made: number): MoveJudgement | null => {
    const moment = path[made];
    if (moment?.move == null) return null;
    if (reached >= 0 && made >= reached) return KEEPS;
    return judgementOf(puzzle, moves.slice(0, made)) ?? known.get(moment.position) ?? null;
  };
  const judged = path.slice(1).map((_, index) => judgedAt(index + 1));
  const lostAt = judged.findIndex((judgement) => judgement?.kind === 'lost');
  // After a move that lost there is nothing to judge.
  const open = (lostAt < 0 ? judged : judged.slice(0, lostAt)).indexOf(null);
  const [before, moment] = [path[open], path[open + 1]];
  const waiting = open < 0 ? null : (moment?.position ?? null);

  const learn = (position: Position, verdict: MoveJudgement) => {
    if (asked.current === position) asked.current = null;
    setKnown((old) => new Map([...old, [position, verdict]]));
  };
  useEffect(() => {
    if (waiting === asked.current) return;
    solver.stop();
    asked.current = waiting;
    if (waiting === null || before === undefined || moment?.move == null) return;
    const { rules } = controller;
    solver.ask(
      { kind: 'judge', rules, goal, position: before.position, move: moment.move, made: open },
      (reply) => learn(waiting, reply.kind === 'judged' ? reply.verdict : UNDECIDED),
    );
  }, [waiting]);

  const [from, after] = [path[lostAt]?.position, path[lostAt + 1]?.position];
  const verdict = judged[lostAt];
  return {
    path,
    met: lostAt < 0 && reached >= 0,
    last: judged.at(-1) ?? null,
    lost:
      lostAt < 0 || from === undefined || after === undefined || verdict == null
        ? null
        : { made: lostAt + 1, before: from, after, judged: verdict },
    thinking: solver.thinking,
    stop() {
      solver.stop();
      if (waiting !== null) learn(waiting, UNDECIDED);
    },
  };
}
