import { readFileSync } from 'node:fs';
import type { Move } from '../../src/core/moves.ts';
import type { Position } from '../../src/core/position.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeGameLink, readGameLink } from '../../src/play/game-link.ts';
import { type Played, type Step, touchesOf } from './touches.ts';

const ROWS = readFileSync(new URL('../data/games.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n');

/** A move of a recorded game. */
export interface RecordedStep extends Step {
  readonly before: Position;
  readonly move: Move;
}

/** A game that was recorded, with the touches that play it, and the link that opens its start. */
export interface Recorded extends Played {
  readonly steps: readonly RecordedStep[];
  readonly start: string;
  /** The link that opens it after some moves. */
  readonly linkTo: (moves: number) => string;
}

/** Whether a game of a named game was recorded. */
export function isRecorded(id: string): boolean {
  return ROWS.some((row) => row.startsWith(`${id}\t`));
}

/** The recorded game of a named game: see tests/data/record-games.ts. */
export function recorded(id: string): Recorded {
  const link =
    ROWS.map((row) => row.split('\t'))
      .find(([name]) => name === id)
      ?.at(-1) ?? '';
  const read = readGameLink(link, '');
  if (read === null) throw new Error(`there is no recorded game of ${id}`);
  const { moments, intact } = unwrap(read);
  if (!intact) throw new Error(`the recorded game of ${id} is damaged`);
  const { game } = moments[0]!;
  const steps = moments.slice(1).map(({ move, position }, at): RecordedStep => {
    const before = moments[at]!.position;
    const touches = touchesOf(game.rules, before, move!);
    if (touches === null) throw new Error(`no touch makes move ${at + 1} of the recorded game of ${id}`);
    return { move: move!, before, touches, after: position };
  });
  return {
    game,
    steps,
    start: link.replace(/&moves=.*/, ''),
    linkTo: (moves) => makeGameLink(moments.slice(0, moves + 1)),
  };
}
