import { runsOf } from '../../../../core/card-run.ts';
import type { OpenOwnPuzzle, OwnPuzzle } from '../../../../play/own/own-puzzle.ts';
import { moveClause } from '../board.ts';
import { count } from '../phrases.ts';
import { runsText, whyText } from '../puzzle.ts';

/** Why its solution works, and what was played in the game. */
export function ownWhy(
  { played, home }: OwnPuzzle,
  { game: { start }, line, played: move, lostCards }: OpenOwnPuzzle,
  uncovers: Parameters<typeof whyText>[0]['uncovers'],
): string {
  const [first] = line;
  const begins = first === undefined ? '' : whyText({ clause: moveClause(start, first), uncovers }, null);
  const lost = lostCards.length === 0 ? '' : ` That lost ${runsText(runsOf(lostCards))}.`;
  const said = played === 'redeal' ? 'you redealt' : `you played the ${moveClause(start, move)}`;
  return `${begins} In your game ${said}.${lost} After it ${count(home, 'card')} at most could be home in that deal.`;
}
