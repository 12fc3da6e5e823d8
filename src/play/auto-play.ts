import type { Card } from '../core/card.ts';
import { legalPlays, type Move, merciRefusal, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import { merciWantsTops, type Rules } from '../core/rules.ts';

/*
 * Automatic foundation plays (auto-play): only where a foundation play can do no harm within its deal. With AC on the
 * foundation and 2C on top of a fan, 2C goes home by itself, and 3C after it if that was under it.
 *
 * Let p be a card that can go home. With one pack built in suit, the only cards that could ever be built on p are its
 * neighbours: the one that goes home before it is home already, and the other one can follow p home instead. So p is
 * wanted nowhere: in any line that leaves it where it lies, or moves it about first, p may go home now, and all that the
 * line brings home can still be brought there. The cards under p, the fan or the cell that
 * it leaves are only free earlier. A merci that draws a card to the top of its own fan, or to a place where it fits,
 * cannot want p either; one that lays it on any fan can want p to lie under it, and one that makes a new fan of it can
 * want p to lie on it, since only a buried card is drawn.
 * tests/play/auto-play.test.ts holds this against plain enumeration.
 *
 * Across a redeal it is not so: a card that is kept in play can be worth more than the same card at home.
 */

/** The rule that forbids automatic plays, because a card that could go home may be wanted in the tableau. */
export type AutoPlayRefusal = 'packs' | 'foundations' | 'build' | 'merci' | 'new-fan';

/**
 * The rule of a game that forbids automatic plays; null where none does. `merci`, which lays a card on any fan, and
 * `new-fan`, which makes one of it, forbid them only while a merci is open.
 */
export function autoPlayRefusal(rules: Rules): AutoPlayRefusal | null {
  if (rules.packs !== 1) return 'packs';
  if (rules.foundationSuit !== 'same-suit') return 'foundations';
  if (rules.build !== 'same-suit') return 'build';
  if (rules.merci === 0 || !merciWantsTops(rules)) return null;
  return rules.merciTo === 'any-fan' ? 'merci' : 'new-fan';
}

/** The automatic plays from a position, one after the other; the cards in `heldBack` stay where they lie. */
export function autoPlays(rules: Rules, position: Position, heldBack: readonly Card[]): Move[] {
  const refused = autoPlayRefusal(rules);
  const isForNow = refused === 'merci' || refused === 'new-fan';
  if (isForNow ? merciRefusal(rules, position) === null : refused !== null) return [];
  const moves: Move[] = [];
  for (let current = position; ; ) {
    const next = legalPlays(rules, current).find(
      (move) => move.kind === 'play' && move.to.at === 'foundation' && !heldBack.includes(move.card),
    );
    if (next === undefined) return moves;
    moves.push(next);
    current = play(rules, current, next);
  }
}
