import { type Move, play } from '../../../src/core/moves.ts';
import type { Position } from '../../../src/core/position.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { goesHome } from '../../../src/solver/order/event-order.ts';
import { comesBefore, leavesForHome, liesOn } from '../../../src/solver/order/order-literals.ts';

/**
 * The literals of order-literals.ts that a win makes true, of those that say that something is so, once cards of one rank are
 * exchanged as order-clauses.ts says. The first card of a fan may leave it only for home in this win, as in every line of a
 * search.
 */
export function literalsOfWin(rules: Rules, start: Position, line: readonly Move[]): Set<number> {
  const literals = new Set<number>();
  const first = new Set(start.fans.flatMap((fan) => fan.slice(0, 1)));
  const left = new Set<number>();
  const events: number[] = [];
  line.reduce((position, move) => {
    if (move.kind !== 'play') throw new Error('not a play');
    const { card, to } = move;
    const isHome = to.at === 'foundation';
    const leaves = !left.has(card) && !first.has(card);
    if (first.has(card) && !isHome) throw new Error('the first card of a fan leaves it for another');
    const now = [...(leaves ? [card] : []), ...(isHome ? [goesHome(card)] : [])];
    if (leaves && isHome) literals.add(leavesForHome(card));
    /** By card that has left its place and is not home: the card that it lies on. */
    const places = new Map<number, number>();
    for (const fan of position.fans) {
      for (const [depth, built] of fan.entries()) {
        if (left.has(built) && built !== card) places.set(built, fan[depth - 1]!);
      }
    }
    if (to.at === 'fan') places.set(card, position.fans[to.fan]!.at(-1)!);
    if (rules.build === 'any-suit') layInTurn(places, card, first);
    for (const event of now) {
      for (const [built, taker] of places) literals.add(liesOn(built, taker, event));
      events.push(event);
    }
    left.add(card);
    return play(rules, position, move);
  }, start);
  for (const [at, event] of events.entries()) {
    // Each pair is one variable, whose literals are even and odd.
    for (const later of events.slice(at + 1)) literals.add(comesBefore(event, later));
  }
  return literals;
}

/** Exchanges cards of a rank, with what lies on them, until they lie in turn; the card that moves stays out of it. */
function layInTurn(places: Map<number, number>, moved: number, first: ReadonlySet<number>): void {
  const turnOf = (card: number): number => places.get(card)! + (first.has(places.get(card)!) ? 0 : 52);
  const built = [...places.keys()].filter((card) => card !== moved);
  const pairs = built.flatMap((card) =>
    built.filter((mate) => card < mate && card % 13 === mate % 13).map((mate) => [card, mate] as const),
  );
  for (;;) {
    const pair = pairs.find(([card, mate]) => turnOf(card) > turnOf(mate));
    if (pair === undefined) return;
    const [card, mate] = pair;
    const other = (one: number): number => (one === card ? mate : one === mate ? card : one);
    const exchanged = [...places].map(([one, taker]) => [other(one), other(taker)] as const);
    for (const [one, taker] of exchanged) places.set(one, taker);
  }
}
