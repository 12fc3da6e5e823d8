import { home, isWon } from '../../src/core/position.ts';
import type { Step, Study } from '../../src/core/study.ts';

/** Counts the most cards that can be home at the end of the deal. */
type MostHome = (position: Study<Step>['game']['start']) => number;

/**
 * What is wrong with the end of the main line of a study, and the mend; null when nothing is. It wins, or ends in a comment with
 * a claim, or leaves at most one card that could still come home in the deal that it began in.
 */
export function mainLineFault({ game, main }: Study<Step>, most: MostHome): string | null {
  const last = main.nodes.at(-1);
  const end = last?.move.after ?? game.start;
  if (isWon(game.rules, end) || last?.comment.includes('[%')) return null;
  const [wanted, kept] = [most(game.start), most(end)];
  const isSameDeal = end.deal === game.start.deal;
  if (isSameDeal && kept === wanted && home(end) >= wanted - 1) return null;
  const expected = `Expected the main line to win, to end in a comment with a claim, or to bring home all or all but one of the ${wanted} cards that can come home in its deal`;
  const after = last === undefined ? 'no move' : `${home(end)} home after its last move, ${last.move.text}`;
  const where = isSameDeal ? '' : `, in deal ${end.deal}`;
  const lost = isSameDeal && kept < wanted ? `, where at most ${kept} can come home now` : '';
  return `${expected}; found ${after}${where}${lost}: play on, or say behind that move what is so, such as {[%most ${kept}]}.`;
}
