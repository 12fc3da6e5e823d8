/*
 * The general search of one deal, for rules under which deal-search.ts is not exact: best-first search with a
 * transposition table, within a budget of positions.
 *
 * Each position is packed into bytes (packed.ts) and kept once (node-store.ts). The position with the lowest score
 * goes on next: cards not home count, and cards that lie over a lower one, most often twice as much. A search that runs out of
 * positions has proved that there is no win; one that runs out of its budget says `unknown`. Seven proofs that
 * a position is lost cut branches: win-relaxation.ts, suit-subgame.ts, and in order/ order-proof.ts, last-of-rank.ts,
 * king-order.ts, last-king.ts and last-ends.ts. Another one, event-plans.ts, is asked of the deal alone; what it does not prove
 * lost it gives plans for, along which a win is sought.
 *
 * An example, in Super Flower Garden, where cards are built regardless of suit: clubs and hearts are home to the jack,
 * diamonds to the king, spades to the eight.
 *
 *   QH KC QS | KH 9S JS | KS QC TS
 *
 * The score is 13: 9 cards are not home, and 2 lie over a lower one, KC over QH and JS over 9S. After 12 positions a
 * win is found: JS-QS 9S TS JS QS QC KC QH KH KS.
 */

import { mersenneTwister } from '../core/deal/mersenne-twister.ts';
import { legalMercis, legalPlays, type Move, play } from '../core/moves.ts';
import { home as homeOf, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { createNodeStore, type NodeStore } from './node-store.ts';
import { createEventPlans, type EventPlans } from './order/event-plans.ts';
import { createKingOrder } from './order/king-order.ts';
import { createLastEnds } from './order/last-ends.ts';
import { createLastKing } from './order/last-king.ts';
import { createLastOfRank } from './order/last-of-rank.ts';
import { createOrderProof } from './order/order-proof.ts';
import {
  copyPacked,
  faceIn,
  homeOn,
  type PackedPosition,
  pack,
  packedOf,
  type SearchContext,
  searchContextOf,
  unpack,
} from './packed.ts';
import { bringsHome, listPlays, make, movedFace, unmake } from './packed-moves.ts';
import { type SuitSubgame, suitSubgamesOf } from './suit-subgame.ts';
import { createWinRelaxation } from './win-relaxation.ts';

/** The answer for one deal: a win with its line, a proof that there is none, or neither. */
export interface SearchAnswer {
  readonly verdict: 'solvable' | 'unsolvable' | 'unknown';
  /** The most cards home in any position that was looked at, 0–52 a pack. */
  readonly home: number;
  /** Whether it is proved that no more can come home: a proof that a deal is lost need not look so far. */
  readonly proved: boolean;
  /** A line to that position; it wins when the verdict is `solvable`. The plain rules have replayed it. */
  readonly line: readonly Move[];
  /** Positions that were looked at, of the deal and of its suit subgames. */
  readonly nodes: number;
}

/** The settings of one attempt: its budget, and how it departs from the plain order of scores. */
interface AttemptSettings {
  /** How many positions it may look at. */
  readonly size: number;
  /** A whole number below this, drawn at random, is added to each score. */
  readonly noise: number;
  /** What a card that is not home counts in a score. */
  readonly left: number;
  /** What a card in the way counts, one that lies over a lower one. */
  readonly inTheWay: number;
  /** Whether a card that can go home always goes at once, even where that may lose. Then it proves nothing. */
  readonly eager: boolean;
  /** The seed of its random numbers. */
  readonly seed: number;
}

/**
 * The settings of a sprint: a short attempt before the long one.
 *
 * A search that goes for the best position first can lose itself behind one early mistake; a few thousand positions
 * in another order find many wins that it misses. In two packs some deals are won only by eager attempts and others
 * only by patient ones: they take turns.
 */
function sprint({ rules }: SearchContext, seed: number): AttemptSettings {
  const plain = { ...weightsOf(rules), eager: false, seed };
  if (isTight(rules)) {
    const weights =
      seed % 2 === 0 ? { left: 4, inTheWay: 2, noise: 20 } : { left: 3, inTheWay: 1, noise: 12 };
    return { ...plain, ...weights, size: 6000 };
  }
  if (hasRoom(rules)) return { ...plain, size: 2000 * (1 + ((seed >> 1) % 6)), noise: 6 };
  if (rules.packs === 1) return { ...plain, size: 20_000, noise: 6 };
  const size = 5000 * (1 + ((seed >> 1) % 4));
  return { ...plain, size, noise: seed % 5 === 4 ? 10 : 4, eager: seed % 2 === 0 };
}

/** The weights of the plain score. They were chosen by how many of the same deals a search won. */
function weightsOf({ packs }: Rules): Pick<AttemptSettings, 'left' | 'inTheWay'> {
  return packs === 2 ? { left: 3, inTheWay: 2 } : { left: 1, inTheWay: 2 };
}

/**
 * Whether there is little room: colours take turns on the foundations, or fans are low, and no king keeps cards under it
 * from the first. Then many short sprints, with more noise and cards in the way weighing less, find wins that few long ones
 * miss: of 300 deals of Scotch Patience, 60,000 positions each, they left 7 open, where those of 20,000 positions left 13;
 * of as many of The Three-Card Fan 26, where those left 36.
 */
function isTight({ packs, cap, direction, kingsDown, emptyFan, foundationSuit }: Rules): boolean {
  if (packs !== 1 || emptyFan === 'any-card') return false;
  return (
    (cap !== null && (kingsDown === 'all' || direction === 'up-or-down')) ||
    (foundationSuit === 'other-colour' && emptyFan === 'closed')
  );
}

/**
 * How many positions are for sprints: the long attempt has most to give where cards are built down only, for it may end
 * there, and so prove a deal lost. Of 36 deals of The Three-Card Fan, 1,000,000 positions each, 15 stayed open with 300,000
 * of them for sprints, 20 with 900,000.
 */
function sprintLimit(rules: Rules, limit: number): number {
  const mayEnd = rules.packs === 1 && rules.direction === 'down' && rules.stock === 0;
  const room = hasRoom(rules);
  const tight = isTight(rules);
  if ((room || tight) && limit < FEW) return 0;
  if (tight && mayEnd) return Math.min(0.9 * limit, 300_000);
  return (mayEnd && !room ? 0.5 : 0.9) * limit;
}

/** A limit below this is too small for more than one attempt. */
const FEW = 40_000;
/**
 * From this limit on the proof by order tries every two events of the deal, which takes as long as some hundred thousand
 * positions: of 1000 deals of Alternating Colours it left one open, where seven were.
 */
const MANY = 500_000;

/**
 * Whether plans are asked for (event-plans.ts): most deals that are lost have none, which is told after a few false clauses, and
 * most of those that sprints do not win are won along one of a few plans. Of 200 deals of Shamrocks as Dealt one stayed
 * open, where 31 were; of Dick's Shamrocks none, where eight were; and of 150 of The Three-Card Fan, 100,000 positions each, one,
 * where five were. They need fans that nothing fills, so deals of it with two kings in one fan go without.
 *
 * In Shamrocks, with all kings at the bottom, they gain nothing: of 100 deals one stayed open with them.
 */
function hasPlans({ cap, kingsDown, direction, emptyFan }: Rules): boolean {
  if (cap !== 3 || (emptyFan !== 'closed' && emptyFan !== 'kings')) return false;
  return direction === 'down' || (direction === 'up-or-down' && kingsDown !== 'all');
}

/**
 * When plans are asked for, and how far: after the first sprint until `first` clauses have come out false, and again after the
 * sprint of the seed `late`. Then there are `most` plans, and for each of them and of the slacks an attempt of `size` positions.
 * All of them may meet one false clause for so many positions of the limit, which takes about as long again as these.
 */
const PLANS = { first: 500, late: 3, most: 16, size: 5000, slacks: [4, 8, 16], positionsAClause: 25 };

/** Attempts along plans: the one that brings most home, with the positions of all; or that there is no plan, so that it is lost. */
function attemptPlans(
  context: SearchContext,
  start: PackedPosition,
  { next, isKept, left }: EventPlans,
  mightWin: (packed: PackedPosition) => boolean,
  limit: number,
): Attempt | 'lost' | null {
  let best: Attempt | null = null;
  let nodes = 0;
  for (let plan = 0; plan < PLANS.most; plan++) {
    const found = next(limit / PLANS.positionsAClause);
    if (found === 'lost') return 'lost';
    if (found === 'open') break;
    for (const slack of PLANS.slacks) {
      const settings = { size: PLANS.size, noise: 4, left: 0, inTheWay: 0, eager: false, seed: plan };
      const mayGoOn = (packed: PackedPosition): boolean => isKept(packed, slack) && mightWin(packed);
      const tried = attempt(context, start, settings, mayGoOn, [], left);
      nodes += tried.nodes;
      if (best === null || tried.home > best.home) best = tried;
      if (best.home === context.count) return { ...best, nodes };
    }
  }
  return best === null ? null : { ...best, nodes };
}

/**
 * Whether cards find room in emptied fans, and in fans of any size. Then almost every deal can be won, and many short
 * sprints find how: of 120 deals of Ceiling Fan, 200,000 positions each, they left 3 open, where a few long ones left 13.
 */
function hasRoom({ packs, cap, emptyFan }: Rules): boolean {
  return packs === 1 && cap === null && (emptyFan === 'kings' || emptyFan === 'any-card');
}

/**
 * Positions of a suit subgame looked at: before the first attempt, as a share of the limit, and later for one
 * position.
 */
const SUBGAME_LIMIT = { firstShare: 0.1, later: 500 };

/**
 * Searches one deal under any rules until it is won, or no position is left, or `limit` positions have been looked at
 * (about 100 bytes each). This deal only, with the mercis that may be taken in it: rules without any ask for plays
 * alone.
 *
 * Sprints come first, then one long attempt. In every attempt each position is kept once and all its plays are made,
 * except plays that are proved to be of no use, and all but one where that one can never harm; so an attempt that ends
 * with nothing left has shown that there is no win. The order of an attempt only decides how soon one is found.
 *
 * Asked whether the deal can be won, it goes on from no position that is proved to be lost; asked for the most cards
 * home, it goes on all the same.
 */
export function search(
  rules: Rules,
  position: Position,
  limit = 1_000_000,
  aim: 'win' | 'most' = 'win',
): SearchAnswer {
  const context = searchContextOf(rules, position);
  const start = packedOf(context, position);
  const use = aim === 'win' ? useOfOrder(rules) : 'never';
  const orderProof = use === 'never' ? null : createOrderProof(context);
  const quick = aim === 'win' ? notLost(context) : () => true;
  const thorough = (packed: PackedPosition): boolean => quick(packed) && orderProof?.isLost(packed) !== true;
  const mightWin = use === 'always' ? thorough : quick;
  const hasHope = thorough(start) && (aim === 'most' || createLastKing(context).mightWinInSomeCase(start));
  const subgames = aim === 'win' && hasHope ? suitSubgamesOf(context) : [];
  const isHopeless =
    !hasHope || subgames.some((subgame) => subgame.isLost(start, limit * SUBGAME_LIMIT.firstShare));
  let plans: EventPlans | null = null;
  /** What the order of events tells of a deal that an attempt left open: that it is lost, an attempt along plans, or nothing. */
  const askOrder = (seed: number): 'lost' | Attempt | null => {
    if (orderProof === null) return null;
    if (!hasPlans(rules))
      return seed === 0 && orderProof.isLostInAllCases(start, limit >= MANY) ? 'lost' : null;
    if (seed === PLANS.late && plans !== null) return attemptPlans(context, start, plans, quick, limit);
    if (seed > 0) return null;
    plans = createEventPlans(context, start, randomFrom(0));
    return plans.next(PLANS.first) === 'lost' ? 'lost' : null;
  };
  let nodes = sizeOf(subgames);
  let best: Attempt | null = null;
  for (let seed = 0; ; seed++) {
    const short = sprint(context, seed);
    const isLast = isHopeless || nodes + short.size > sprintLimit(rules, limit);
    const size = isHopeless ? 1 : limit - nodes;
    const long: AttemptSettings = { ...weightsOf(rules), size, noise: 1, eager: false, seed };
    const mayGoOn = isLast && use === 'in-long' ? thorough : mightWin;
    const tried = attempt(context, start, isLast ? long : short, mayGoOn, subgames);
    nodes += tried.nodes;
    if (best === null || tried.home > best.home) best = tried;
    let isOpen: boolean = best.home < context.count && !isHopeless && tried.exhausted === null;
    const told: 'lost' | Attempt | null = isOpen ? askOrder(seed) : null;
    if (told === 'lost') isOpen = false;
    else if (told !== null) {
      nodes += told.nodes;
      if (told.home > best.home) best = told;
    }
    const won = best.home === context.count;
    if (isOpen && !won && !isLast) continue;
    const verdict = won ? 'solvable' : isOpen ? 'unknown' : 'unsolvable';
    const line = lineTo(context, position, best);
    return { verdict, home: best.home, proved: won || tried.exhausted === 'most', line, nodes };
  }
}

/**
 * Where the proof by order saves more time than it takes: in every attempt, in the long one only, or asked of the deal alone.
 *
 * It does in every attempt where a card has two takers, or where they are its equals: of 1000 deals of School it left none
 * open, where 62 were. Where fans hold three cards it pays in the long attempt: of 100 deals of Dick's Shamrocks one stayed open
 * with it, and seven without. In Super Flower Garden, with four takers and fans of any size, 150 deals took 13 times as long
 * with it, and as many stayed open.
 */
function useOfOrder({ build, direction, cap }: Rules): 'always' | 'in-long' | 'first' | 'never' {
  if (direction === 'same-rank' || (build === 'other-colour' && direction === 'down')) return 'always';
  if (cap === null) return 'never';
  return direction === 'down' ? 'in-long' : 'first';
}

/** Whether a position might still be won, by the quick proofs that it is lost; the quickest is asked first. */
function notLost(context: SearchContext): (packed: PackedPosition) => boolean {
  const hasLast = createLastOfRank(context);
  const { mightWin } = createWinRelaxation(context);
  const kingsGo = createKingOrder(context);
  const lastKing = createLastKing(context);
  const endsStay = createLastEnds(context);
  return (packed) =>
    hasLast(packed) && mightWin(packed) && kingsGo(packed) && lastKing.mightWin(packed) && endsStay(packed);
}

function sizeOf(subgames: readonly SuitSubgame[]): number {
  return subgames.reduce((sum, subgame) => sum + subgame.size(), 0);
}

/** The result of one attempt. */
interface Attempt {
  /** The positions that it kept. */
  readonly store: NodeStore;
  /** The most cards home in any of them. */
  readonly home: number;
  /** The node that has them. */
  readonly node: number;
  /** Positions that it looked at, of the deal and of its suit subgames. */
  readonly nodes: number;
  /**
   * What is proved by having no position left: that no more can come home, or only that there is no win; null where
   * it stopped before.
   */
  readonly exhausted: 'most' | 'win' | null;
}

function attempt(
  context: SearchContext,
  start: PackedPosition,
  { size, noise, left, inTheWay, eager, seed }: AttemptSettings,
  mightWin: (packed: PackedPosition) => boolean,
  subgames: readonly SuitSubgame[],
  /** What else counts in a score. */
  scoreOf: (packed: PackedPosition) => number = () => 0,
): Attempt {
  const store = createNodeStore(context.byteLength);
  const packed = copyPacked(start);
  const random = randomFrom(seed);
  const before = sizeOf(subgames);
  const nodes = (): number => store.size() + sizeOf(subgames) - before;
  /** The open list, a bucket queue: by score, the nodes that wait to go on. */
  const waiting: number[][] = [];
  let lowest = 0;
  let best = { node: 0, home: -1 };
  let exhausted: Attempt['exhausted'] = 'most';

  /** Keeps the position in `packed`, to which a card of a face has just moved, and lets it wait unless it is lost. */
  const keep = (parent: number, face: number | null): void => {
    pack(context, packed, store.bytes);
    const node = store.add(parent);
    if (node < 0) return;
    const home = homeOn(packed);
    if (home > best.home) best = { node, home };
    if (face !== null && subgames[Math.floor(face / 13)]?.isLost(packed, SUBGAME_LIMIT.later)) {
      exhausted = 'win';
      return;
    }
    const score =
      left * (context.count - home) +
      inTheWay * countInTheWay(context, packed) +
      (noise > 1 ? random(noise) : 0) +
      scoreOf(packed);
    waiting[score] ??= [];
    waiting[score].push(node);
    if (score < lowest) lowest = score;
  };

  keep(-1, null);
  const plays: number[] = [];
  while (best.home < context.count && nodes() < size) {
    while (lowest < waiting.length && (waiting[lowest]?.length ?? 0) === 0) lowest++;
    const node = waiting[lowest]?.pop();
    if (node === undefined) return { store, ...best, nodes: nodes(), exhausted: eager ? null : exhausted };
    store.read(node);
    unpack(context, store.bytes, packed);
    if (!mightWin(packed)) {
      exhausted = 'win';
      continue;
    }
    plays.length = 0;
    listPlays(context, packed, plays);
    if (eager) keepHomeward(context, plays, random);
    for (const play of plays) {
      const card = make(context, packed, play);
      keep(node, movedFace(play, card));
      unmake(context, packed, play, card);
      if (best.home === context.count) break;
    }
  }
  return { store, ...best, nodes: nodes(), exhausted: null };
}

/** Leaves only one of the plays, chosen at random among those to foundations, if there are any. */
function keepHomeward(context: SearchContext, plays: number[], random: (most: number) => number): void {
  const firstOther = plays.findIndex((play) => !bringsHome(context, play));
  const homeward = firstOther < 0 ? plays.length : firstOther;
  if (homeward > 0) plays.splice(0, plays.length, plays[random(homeward)]!);
}

/**
 * A random number generator: each call gives a whole number from 0 to one below `most`; the sequence depends only on
 * `seed`.
 */
function randomFrom(seed: number): (most: number) => number {
  const next = mersenneTwister(seed);
  return (most) => (next() >>> 8) % most;
}

/**
 * How many cards lie above one whose turn comes first, where foundations go up a lower one, and so have to leave before it can.
 */
function countInTheWay(context: SearchContext, packed: PackedPosition): number {
  let inTheWay = 0;
  for (let fan = context.wastes; fan < context.lists; fan++) {
    const from = fan * context.count;
    const end = from + packed.lengths[fan]!;
    let least = 13;
    for (let index = from; index < end; index++) {
      const turn = context.turns[faceIn(packed.cards[index]!)]!;
      if (turn > least) inTheWay++;
      else least = turn;
    }
  }
  return inTheWay;
}

/** The line to a node, found by playing: at each step the legal play whose position has the next node's bytes. */
function lineTo(context: SearchContext, position: Position, { store, node, home }: Attempt): Move[] {
  const path: number[] = [];
  for (let step = node; store.parentOf(step) >= 0; step = store.parentOf(step)) path.unshift(step);
  const bytes = new Uint8Array(context.byteLength);
  const keyOf = (reached: Position): string => {
    pack(context, packedOf(context, reached), bytes);
    return String(bytes);
  };
  const line: Move[] = [];
  let current = position;
  for (const next of path) {
    store.read(next);
    const wanted = String(store.bytes);
    const before = current;
    const moves = [...legalPlays(context.rules, before), ...legalMercis(context.rules, before)];
    const move = moves.find((candidate) => keyOf(play(context.rules, before, candidate)) === wanted);
    if (move === undefined) throw new Error('a searched position cannot be reached by a legal move');
    line.push(move);
    current = play(context.rules, before, move);
  }
  if (homeOf(current) !== home) throw new Error('a line does not bring home what it should');
  return line;
}
