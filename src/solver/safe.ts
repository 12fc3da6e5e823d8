/*
 * Free builds, and what the others cost: the builds that are open to a player, each with a theorem or a count of cards.
 *
 * An example: clubs are home to the jack, diamonds and hearts to the king, spades to the nine. In each of these deals
 * JS can be built on QS, and each time another theorem says that it costs nothing.
 *
 *   TS QC JS | QS | KS KC      single: QS is alone in its fan
 *   TS QC JS | KC KS QS        run: QS lies on KS
 *   TS QC JS | KS KC QS        immovable: QS can go nowhere but home, since KS lies under it
 */

import { type Card, KING, rankOf } from '../core/card.ts';
import { legalPlays, type Move, merciRefusal, play } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { isSameSuitDeal, neverUncovered, searchDeal } from './deal-search.ts';

/**
 * The theorems by which a build is free within a deal of the same-suit games: nothing that the deal could give is lost
 * by it. The proofs stand at the head of deal-search.ts.
 *
 * `king`: the card built on is a king (where kings fill emptied fans, one at the bottom of its fan). `single`: it is
 * alone in its fan (where emptied fans stay closed). `run`: it lies on the next higher card of its suit. `immovable`:
 * the next higher card of its suit can never be uncovered to take it in this deal.
 */
export const THEOREMS = ['king', 'single', 'run', 'immovable'] as const;
/** The name of a theorem, see {@link THEOREMS}. */
export type Theorem = (typeof THEOREMS)[number];

/** What an open build does to the most cards that can come home in this deal. */
export type BuildMark =
  /** Nothing can be lost by it: a theorem says so. */
  | { readonly kind: 'free'; readonly move: Move; readonly theorem: Theorem }
  /** It buries cards, but as many cards can come home as before. */
  | { readonly kind: 'costs'; readonly move: Move; readonly buries: readonly Card[] }
  /** Fewer cards can come home after it: `fewer` of them. */
  | { readonly kind: 'loses'; readonly move: Move; readonly buries: readonly Card[]; readonly fewer: number };

/**
 * The first theorem that makes a build on the top card of a fan free, or null when none does. `fan` has its top card
 * last. For same-suit games only, which is not checked.
 *
 * None holds while a merci can be taken: a drawn card can come out from under a build, and positions are known that
 * refute `king`, `run` and `immovable` then.
 */
export function freeBy(rules: Rules, position: Position, fan: readonly Card[]): Theorem | null {
  const target = fan.at(-1);
  if (target === undefined || merciRefusal(rules, position) === null) return null;
  const closed = rules.emptyFan === 'closed';
  if (rankOf(target) === KING) return closed || fan.length === 1 ? 'king' : null;
  if (fan.length === 1 && closed) return 'single';
  if (fan.at(-2) === target + 1) return 'run';
  return fan.includes(target + 1) || neverUncovered(rules, position).has(target + 1) ? 'immovable' : null;
}

/**
 * Whether a legal move is a free build: one that a theorem of {@link THEOREMS} calls free. False for every other kind
 * of move, and in games that are not same-suit games, for which no theorem is proved.
 */
export function isFreeBuild(rules: Rules, position: Position, move: Move): boolean {
  if (move.kind !== 'play' || move.to.at !== 'fan' || !isSameSuitDeal(rules)) return false;
  return freeBy(rules, position, position.fans[move.to.fan] ?? []) !== null;
}

/**
 * Marks every build that is open now, by theorem where one holds and by exhaustive search where none does. For
 * positions of the same-suit games in which no merci can be taken; it throws for other games.
 */
export function markBuilds(rules: Rules, position: Position): BuildMark[] {
  const before = searchDeal(rules, position).best.home;
  return legalPlays(rules, position).flatMap((move): BuildMark[] => {
    if (move.kind !== 'play' || move.to.at !== 'fan') return [];
    const fan = position.fans[move.to.fan] ?? [];
    const theorem = freeBy(rules, position, fan);
    if (theorem !== null) return [{ kind: 'free', move, theorem }];
    const fewer = before - searchDeal(rules, play(rules, position, move)).best.home;
    const buries = fan.slice(0, -1);
    return [fewer > 0 ? { kind: 'loses', move, buries, fewer } : { kind: 'costs', move, buries }];
  });
}
