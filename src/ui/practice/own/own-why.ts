import { firstMoveUse, solvedTask, wrongMoveHarm } from '../../../explain/solution-reason.ts';
import type { OpenOwnPuzzle, OwnPuzzle } from '../../../play/own/own-puzzle.ts';
import { SIGN } from '../../words/en/hint.ts';
import { playedText } from '../../words/en/own/why.ts';
import { firstMoveText } from '../../words/en/xray/solution-why.ts';

/** Why the solution of a puzzle of one's own works, and what was played in the game, with cards as signs. */
export function ownWhy({ home }: OwnPuzzle, { game, goal, line, played, lostCards }: OpenOwnPuzzle): string {
  const { rules, start } = game;
  const task = solvedTask(rules, start, goal, line);
  const use = firstMoveUse(task);
  const harm = wrongMoveHarm(task, played, lostCards);
  const said = playedText(start, { played, harm, lostCards, home }, SIGN);
  return use === null ? said : `${firstMoveText(start, use, SIGN)} ${said}`;
}
