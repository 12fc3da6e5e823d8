import type { SearchAnswer } from '../solver/search.ts';
import { startIndex } from './current-game.ts';
import type { Session } from './session.ts';

/*
 * The way back from a game that is lost: the last moment of it of which it is proved that the game could still be won.
 * Deal by deal, the last one first, moments are asked about ever farther back: 1, 2, 4, 8 … from the end. Between one
 * that can be won and the next one asked about, the gap is halved until none is left. A game of 60 moves takes a dozen
 * questions. What the solver leaves open counts as not proved, so the moment found can be won in any case; only whether
 * it is the last such moment may then be open. Early moments are the harder ones: where an answer is open and all later
 * ones are lost, what lies between them is looked at, too, before going farther back.
 *
 *     moment    0    …   44   …   52   …   56   58   59
 *     answer            won      won      no   no   no      then 54: no, 53: won. The way back leads to 53.
 */

/** Whether a moment can be won; null ends the search. */
type Answer = SearchAnswer['verdict'] | null;

/** A moment that can be won, by its index, and how many moves of the player lie between it and the present one. */
export interface WayBack {
  readonly index: number;
  readonly movesBack: number;
}

/** Questions asked at most: a game that could never be won is given up at some point. */
const MOST_ASKED = 40;

/** Finds the way back; null where none is proved. `verdictAt` says whether a moment of the session can be won. */
export async function findWayBack(
  session: Session,
  verdictAt: (index: number) => Promise<Answer>,
): Promise<WayBack | null> {
  let asked = 0;
  const ask = async (index: number | undefined): Promise<Answer> =>
    index === undefined || ++asked > MOST_ASKED ? null : await verdictAt(index);

  /** Halves the gap after a moment up to one that is not won; gives the last that is won. `later` is the way from an open one. */
  const halve = async (deal: readonly number[], from: number, to: number, later: boolean) => {
    let [low, high, good] = [from, to, later ? null : from];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      const verdict = await ask(deal[middle]);
      if (verdict === null) break;
      if (verdict === 'solvable') [low, good] = [middle, middle];
      else if (verdict === 'unknown' && good === null) low = middle;
      else high = middle;
    }
    return good;
  };

  for (const deal of dealsBack(session)) {
    let bad = deal.length;
    for (let step = 1; bad > 0; step *= 2) {
      const tried = Math.max(0, deal.length - step);
      const verdict = await ask(deal[tried]);
      if (verdict === null) return null;
      const good = verdict === 'unsolvable' ? null : await halve(deal, tried, bad, verdict === 'unknown');
      if (good !== null) return wayTo(session, deal[good] ?? 0);
      bad = tried;
    }
  }
  return null;
}

/** The moments before the present one at which a turn had ended, by index: a list a deal, the last deal first. */
function dealsBack(session: Session): number[][] {
  const { moments, index } = session;
  const deals: number[][] = [[]];
  for (let at = startIndex(session); at < index; at++) {
    if (moments[at]?.move?.kind === 'redeal') deals.push([]);
    // Between a move and the cards that go home by themselves after it nobody can stop.
    if (!moments[at + 1]?.auto) deals.at(-1)?.push(at);
  }
  return deals.reverse();
}

function wayTo({ moments, index: present }: Session, index: number): WayBack {
  return { index, movesBack: moments.slice(index + 1, present + 1).filter(({ auto }) => !auto).length };
}
