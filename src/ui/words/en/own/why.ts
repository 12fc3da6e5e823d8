import type { Card } from '../../../../core/card.ts';
import { runsOf } from '../../../../core/card-run.ts';
import type { Move } from '../../../../core/moves.ts';
import type { Position } from '../../../../core/position.ts';
import type { WrongMoveHarm } from '../../../../explain/solution-reason.ts';
import { moveClause } from '../board.ts';
import { type CardNames, count } from '../phrases.ts';
import { runsText } from '../puzzle.ts';
import { harmText } from '../xray/solution-why.ts';

/** A move that was played in a game, and lost what a puzzle asks for. */
interface PlayedWrong {
  readonly played: Move;
  /** What it did, where the board shows it. */
  readonly harm: WrongMoveHarm | null;
  readonly lostCards: readonly Card[];
  /** The most cards that could be home after it. */
  readonly home: number;
}

/** What was played in the game, and what that has done. */
export function playedText(
  start: Position,
  { played, harm, lostCards, home }: PlayedWrong,
  name: CardNames,
): string {
  const move = played.kind === 'redeal' ? 'you redealt' : `you played the ${moveClause(start, played, name)}`;
  const lost = lostCards.length === 0 ? '' : ` That lost ${runsText(runsOf(lostCards), name)}.`;
  const did = harm === null ? `.${lost}` : `, which has ${harmText(harm, played, name)}.`;
  return `In your game ${move}${did} After it ${count(home, 'card')} at most could be home in that deal.`;
}
