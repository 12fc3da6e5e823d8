/*
 * Three simple players, who show how hard a deal is for people: how often each of them reaches what is proved, and how
 * many cards it brings home. None of them searches; they differ in what they look at before they make a move.
 *
 *     careless   makes any legal move
 *     plain      sends cards home as soon as they can go, and makes any other move where none can
 *     careful    does so too; then it makes the builds that are free at sight, and then those that leave the fewest cards
 *                over a lower one
 *
 * An example for the careful one, in Super Flower Garden: of 9H on a fan with 3C in it, and 9H on a fan with nothing
 * below a ten, it makes the second: the 3C would have to wait for 9H. Free at sight are builds of the same-suit games
 * by the theorems of safe.ts, as far as the one fan shows them: on a king, on a single card, on a card with the next
 * higher one of its suit below it.
 */

import { KING } from '../../core/card.ts';
import { mersenneTwister } from '../../core/deal/mersenne-twister.ts';
import { playsAlone } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import type { Rules } from '../../core/rules.ts';
import { isSameSuitDeal } from '../deal-search.ts';
import {
  copyPacked,
  faceIn,
  homeOn,
  type PackedPosition,
  packedOf,
  rankIn,
  type SearchContext,
  searchContextOf,
} from '../packed.ts';
import { bringsHome, listPlays, make } from '../packed-moves.ts';
import { PLAYERS, type SimplePlayer } from './deal-effort.ts';

/** Plays without a card home after which a player gives up: cards may go to and fro for ever. */
const MOST_IDLE = 60;

/** A number below `most`, at random. */
type Pick = (most: number) => number;

/**
 * The cards home, 0–52 a pack, at the end of each of `tries` games of one player in this deal: plays alone, no merci and
 * no redeal. The same position gives the same numbers.
 */
export function* playouts(
  rules: Rules,
  start: Position,
  player: SimplePlayer,
  tries: number,
): Generator<number> {
  // Every legal play is listed: a player who knew which of them are of no use would be no simple one.
  const context = searchContextOf(playsAlone(rules, start), start, true);
  const packed = packedOf(context, start);
  const next = mersenneTwister(seedOf(start, player));
  const pick: Pick = (most) => (next() >>> 8) % most;
  for (let tried = 0; tried < tries; tried++) {
    const table = copyPacked(packed);
    playOn(context, table, player, pick);
    yield homeOn(table);
  }
}

/** The cards as they lie, and who plays: that alone decides the numbers that are drawn. */
function seedOf({ fans, foundations, stock }: Position, player: SimplePlayer): number[] {
  const END = 255;
  return [PLAYERS.indexOf(player), ...[...foundations, ...fans, stock].flatMap((pile) => [...pile, END])];
}

/** Plays until no play is left, or none has been of use for long. */
function playOn(context: SearchContext, packed: PackedPosition, player: SimplePlayer, pick: Pick): void {
  const plays: number[] = [];
  for (let idle = 0; idle < MOST_IDLE; ) {
    plays.length = 0;
    listPlays(context, packed, plays);
    if (player !== 'careless' && !keepIf(plays, (play) => bringsHome(context, play)) && player === 'careful')
      keepLeastHarm(context, packed, plays);
    if (plays.length === 0) return;
    const play = plays[pick(plays.length)]!;
    idle = bringsHome(context, play) ? 0 : idle + 1;
    make(context, packed, play);
  }
}

/** Keeps the plays of which something holds, if it holds of any; says whether it does. */
function keepIf(plays: number[], holds: (play: number) => boolean): boolean {
  let kept = 0;
  for (const play of plays) if (holds(play)) plays[kept++] = play;
  if (kept > 0) plays.length = kept;
  return kept > 0;
}

/** Keeps the plays that do the least harm. */
function keepLeastHarm(context: SearchContext, packed: PackedPosition, plays: number[]): void {
  const sameSuit = isSameSuitDeal(context.rules);
  let kept = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const play of plays) {
    const harm = sameSuit && isFreePlay(context, packed, play) ? FREE : changeInTheWay(context, packed, play);
    if (harm > least) continue;
    if (harm < least) kept = 0;
    least = harm;
    plays[kept++] = play;
  }
  plays.length = kept;
}

/** The harm of a free build: less than that of any other play. */
const FREE = -2;

/** Whether a play of a same-suit game builds on a card of which its own fan shows that the build is free. */
function isFreePlay({ rules, count }: SearchContext, packed: PackedPosition, play: number): boolean {
  const fan = play & 255;
  const length = packed.lengths[fan]!;
  if (length === 0) return false;
  const closed = rules.emptyFan === 'closed';
  const bottom = fan * count;
  const target = faceIn(packed.cards[bottom + length - 1]!);
  if (rankIn(target) === KING) return closed || length === 1;
  if (length === 1) return closed;
  for (let index = bottom; index < bottom + length - 1; index++)
    if (faceIn(packed.cards[index]!) === target + 1) return true;
  return false;
}

/** How many more cards lie over one of their fan whose turn comes first, mostly a lower one, after a play: −1, 0 or 1; 0 for a deal from the stock. */
function changeInTheWay(context: SearchContext, packed: PackedPosition, play: number): number {
  if (play < 0) return 0;
  const [from, to] = [play >> 8, play & 255];
  const { lists, wastes, count, turns } = context;
  const length = from < lists ? packed.lengths[from]! : 0;
  const card = length > 0 ? packed.cards[from * count + length - 1]! : packed.cells[from - lists]!;
  const coversLower = (list: number, cards: number): number => {
    if (list < wastes || list >= lists) return 0;
    const bottom = list * count;
    for (let index = bottom; index < bottom + cards; index++)
      if (turns[faceIn(packed.cards[index]!)]! < turns[faceIn(card)]!) return 1;
    return 0;
  };
  return coversLower(to, to < lists ? packed.lengths[to]! : 0) - coversLower(from, length - 1);
}
