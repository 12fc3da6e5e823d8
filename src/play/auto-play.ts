import type { Card } from '../core/card.ts';
import { legalPlays, type Move, merciRefusal, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';

/*
 * Cards that go home by themselves: only where a foundation play can do no harm within its deal.
 *
 * Let p be a card that can go home. With one pack built in suit, the only cards that could ever be built on p are its
 * neighbours: the next lower one is home already, and the next higher one (where builds go up as well) can follow p
 * home instead. So p is wanted nowhere: in any line that leaves it where it lies, or moves it about first, p may go
 * home now, and all that the line brings home can still be brought there. The cards under p, the fan or the cell that
 * it leaves are only free earlier. A merci that draws a card to the top of its own fan, or to a place where it fits,
 * cannot want p either; one that lays it on any fan can want p to lie under it.
 * tests/play/auto-play.test.ts holds this against plain enumeration.
 *
 * Across a redeal it is not so: a card that is kept in play can be worth more than the same card at home.
 */

/** Why cards do not go home by themselves: the first rule by which one that could go home may be wanted where it lies. */
export type AutoPlayRefusal = 'packs' | 'foundations' | 'build' | 'merci';

/** Why no card goes home by itself in a game; null when cards do. Where only an open merci stands against it, see {@link autoPlays}. */
export function autoPlayRefusal(rules: Rules): AutoPlayRefusal | null {
  if (rules.packs !== 1) return 'packs';
  if (rules.foundationSuit !== 'same-suit') return 'foundations';
  if (rules.build !== 'same-suit') return 'build';
  return rules.merci > 0 && rules.merciTo === 'any-fan' ? 'merci' : null;
}

/** The cards that go home by themselves, one after the other, but for those that are `kept` where they lie. */
export function autoPlays(rules: Rules, position: Position, kept: readonly Card[]): Move[] {
  const refused = autoPlayRefusal(rules);
  if (refused === 'merci' ? merciRefusal(rules, position) === null : refused !== null) return [];
  const moves: Move[] = [];
  for (let at = position; ; ) {
    const next = legalPlays(rules, at).find(
      (move) => move.kind === 'play' && move.to.at === 'foundation' && !kept.includes(move.card),
    );
    if (next === undefined) return moves;
    moves.push(next);
    at = play(rules, at, next);
  }
}
