/*
 * Moves that are made at once when all positions of a deal are enumerated, because no cards are lost by them: `home` and
 * `builds`. Both hold for plays alone, with no draw; each has its proof here, and whoever doubts it enumerates without.
 *
 * `home`: in one pack with a foundation for each suit, a card c goes home where no card that is left fits on it. Take
 * any line of plays, leave out the plays of c, and play the rest after c has gone home. Each of them is still legal:
 * none is on c; where c would have lain now lies nothing, or what it would have covered; every foundation is at least as
 * high as it was. The line ends with the same cards home, c among them. In the games built down in suit this is every
 * play home: the only card that fits on c is home before it.
 *
 * `builds`: in the same-suit games without cells, a card c goes on a card t that can never move in the tableau again.
 * Take any line without this build. In it t leaves only for its foundation, after c. Play the same line with c on t:
 * what was built on c is built on it there, t was of no other use, since only c fits on it, and what lies under t has to
 * wait for t, and so for c, anyway; the cards that c lay on are uncovered earlier. t cannot move where the next higher
 * card of its suit lies under it in its own fan; where it is a king, and emptied fans stay closed or it is at the bottom.
 * Where emptied fans stay closed a card that is alone in its fan may stay there as well: to move it uncovers nothing.
 *
 * What is made first is fixed, so that everybody counts the same positions: plays home before builds, and among each the
 * card with the lowest number.
 */

import { KING, rankOf } from '../card.ts';
import { legalPlays, type Move, play } from '../moves.ts';
import { cardsLeft, type Position } from '../position.ts';
import { fits, hasOnePlace, type Rules } from '../rules.ts';

/** The kinds of moves that are made at once. */
export const NORMAL_FORMS = ['home', 'builds'] as const;
/** A kind of moves that are made at once, see {@link NORMAL_FORMS}. */
export type NormalForm = (typeof NORMAL_FORMS)[number];

/** The kinds of moves that lose nothing under some rules, by the proofs at the head of this file. */
export function normalForms(rules: Rules): readonly NormalForm[] {
  if (rules.packs !== 1 || rules.foundationSuit !== 'same-suit' || rules.emptyFan === 'stock') return [];
  const buildsHold =
    hasOnePlace(rules) &&
    (rules.emptyFan === 'closed' || rules.emptyFan === 'kings') &&
    rules.foundations === 'up' &&
    rules.cap === null &&
    rules.cells === 0 &&
    rules.wastes === 0;
  return buildsHold ? NORMAL_FORMS : ['home'];
}

/** The position after all moves of these kinds, made one after the other until none is left. */
export function normalized(rules: Rules, position: Position, forms: readonly NormalForm[]): Position {
  let reached = position;
  for (;;) {
    const move = forms.length === 0 ? undefined : moveAtOnce(rules, reached, forms);
    if (move === undefined) return reached;
    reached = play(rules, reached, move);
  }
}

type Play = Extract<Move, { kind: 'play' }>;

function moveAtOnce(rules: Rules, position: Position, forms: readonly NormalForm[]): Play | undefined {
  const plays = legalPlays(rules, position).filter((move) => move.kind === 'play');
  const inOrder = plays.sort((a, b) => a.card - b.card);
  return (
    inOrder.find((move) => forms.includes('home') && goesHomeFree(rules, position, move)) ??
    inOrder.find((move) => forms.includes('builds') && isBuiltForGood(rules, position, move))
  );
}

function goesHomeFree(rules: Rules, position: Position, { card, to }: Play): boolean {
  return to.at === 'foundation' && !cardsLeft(position).some((other) => fits(rules, other, card));
}

/** Whether a move is a build on a card that stays where it is until it goes home. */
function isBuiltForGood({ emptyFan }: Rules, { fans }: Position, { to }: Play): boolean {
  const fan = to.at === 'fan' ? fans[to.fan]! : [];
  const target = fan.at(-1);
  if (target === undefined) return false;
  const isAlone = fan.length === 1;
  if (rankOf(target) === KING) return isAlone || emptyFan === 'closed';
  return (isAlone && emptyFan === 'closed') || fan.includes(target + 1);
}
