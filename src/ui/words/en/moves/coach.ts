import type { CoachWarning, OnlyKeeper } from '../../../moves/coach.ts';
import { chanceDrop } from '../chance.ts';
import { cardName, count } from '../phrases.ts';

/** What the bell says: `One move keeps all 34. Find it.` */
export function bellText({ moves, home, wins }: OnlyKeeper): string {
  const what = wins ? 'the win' : `all ${home}`;
  return moves === 1 ? `One move keeps ${what}. Find it.` : `One card keeps ${what}. Find it.`;
}

/** What is said in place of a move that costs something; it is made when it is played again. */
export function warningText({ cards, lost, before, after, losesGame }: CoachWarning): string {
  return `${costClause({ cards, lost, before, after, losesGame })}. Play it again to play it anyway.`;
}

function costClause({ cards, lost, before, after, losesGame }: CoachWarning): string {
  const [first] = lost;
  const which = first === undefined ? '' : `: the ${cardName(first)} could not come home`;
  if (losesGame) return `That loses the game${which}`;
  if (cards > 0) return `That costs ${count(cards, 'card')}${which}`;
  if (before === null || after === null) throw new Error('a move that costs nothing is not warned of');
  return `That lowers the chance to win ${chanceDrop(before, after)}`;
}
