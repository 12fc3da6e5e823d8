import { MersenneTwister19937 } from 'random-js';
import { legalMercis, legalPlays, type Move, play } from '../core/moves.ts';
import { home as homeOf, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { createNodeStore, type NodeStore } from './node-store.ts';
import {
  copyPacked,
  homeOn,
  type PackedPosition,
  pack,
  packedOf,
  rankIn,
  type SearchContext,
  searchContextOf,
  unpack,
} from './packed.ts';
import { bringsHome, listPlays, make, movedFace, unmake } from './packed-moves.ts';
import { type SuitSubgame, suitSubgamesOf } from './suit-subgame.ts';
import { createWinRelaxation } from './win-relaxation.ts';

/** What is known of a deal after a search: a win with its line, a proof that there is none, or neither. */
export interface SearchAnswer {
  readonly verdict: 'solvable' | 'unsolvable' | 'unknown';
  /** The most cards home in any position that was looked at. */
  readonly home: number;
  /** Whether it is proved that no more can come home: a proof that a deal is lost need not look so far. */
  readonly proved: boolean;
  /** A line to that position; it wins when the verdict is `solvable`. The plain rules have replayed it. */
  readonly line: readonly Move[];
  /** Positions that were looked at, of the deal and of its parts. */
  readonly nodes: number;
}

/** How a try goes about it. */
interface Way {
  /** How many positions it may look at. */
  readonly size: number;
  /** How far chance may shift a score. */
  readonly noise: number;
  /** Whether a card that can go home always goes at once, even where that may lose. Then it proves nothing. */
  readonly eager: boolean;
  readonly seed: number;
}

/**
 * Short tries before the long one.
 *
 * A search that goes for the best position first can lose itself behind one early mistake; a few thousand positions
 * in another order find many wins that it misses. In two packs some deals are won only by eager tries and others only
 * by patient ones: they take turns.
 */
function sprint({ rules }: SearchContext, seed: number): Way {
  if (rules.packs === 1) return { size: 20_000, noise: 6, eager: false, seed };
  const size = 5000 * (1 + ((seed >> 1) % 4));
  return { size, noise: seed % 5 === 4 ? 10 : 4, eager: seed % 2 === 0, seed };
}

/** The share of the limit for sprints: the long try has most to give where it may end, and so prove a deal lost. */
function sprintShare({ packs, direction, stock }: Rules): number {
  return packs === 1 && direction === 'down' && stock === 0 ? 0.5 : 0.9;
}

/** How many positions of a part are looked at before the first try, and for one position later. */
const PART_LIMIT = { first: 0.1, later: 500 };

/**
 * Searches one deal under any rules until it is won, or no position is left, or `limit` positions have been looked at
 * (about 100 bytes each). This deal only, with the mercis that may be taken in it: rules without any ask for plays
 * alone.
 *
 * Sprints come first, then one try that keeps everything. In every try each position is kept once and all its plays
 * are made, except plays that are proved to be of no use, and all but one where that one can never harm; so a try
 * that ends with nothing left has shown that there is no win. The order of a try only decides how soon it is found.
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
  const mightWin = aim === 'win' ? createWinRelaxation(context) : () => true;
  const parts = aim === 'win' && mightWin(start) ? suitSubgamesOf(context) : [];
  const hopeless = !mightWin(start) || parts.some((part) => part.isLost(start, limit * PART_LIMIT.first));
  let nodes = sizeOf(parts);
  let best: Attempt | null = null;
  for (let seed = 0; ; seed++) {
    const short = sprint(context, seed);
    const last = hopeless || nodes + short.size > limit * sprintShare(rules);
    const long: Way = { size: hopeless ? 1 : limit - nodes, noise: 1, eager: false, seed };
    const tried = attempt(context, start, last ? long : short, mightWin, parts);
    nodes += tried.nodes;
    if (best === null || tried.home > best.home) best = tried;
    const won = best.home === context.count;
    if (!won && tried.end === null && !last) continue;
    const verdict = won ? 'solvable' : hopeless || tried.end !== null ? 'unsolvable' : 'unknown';
    const line = lineTo(context, position, best);
    return { verdict, home: best.home, proved: won || tried.end === 'most', line, nodes };
  }
}

function sizeOf(parts: readonly SuitSubgame[]): number {
  return parts.reduce((sum, part) => sum + part.size(), 0);
}

/** What a try came to. */
interface Attempt {
  readonly store: NodeStore;
  /** The most cards home, and the node that has them. */
  readonly home: number;
  readonly node: number;
  /** Positions it looked at, of the deal and of its parts. */
  readonly nodes: number;
  /** What is proved when nothing was left to try: that no more can come home, or only that there is no win. */
  readonly end: 'most' | 'win' | null;
}

function attempt(
  context: SearchContext,
  start: PackedPosition,
  { size, noise, eager, seed }: Way,
  mightWin: (packed: PackedPosition) => boolean,
  parts: readonly SuitSubgame[],
): Attempt {
  const store = createNodeStore(context.byteLength);
  const packed = copyPacked(start);
  const random = randomFrom(seed);
  const before = sizeOf(parts);
  const nodes = (): number => store.size() + sizeOf(parts) - before;
  const waiting: number[][] = [];
  let lowest = 0;
  let best = { node: 0, home: -1 };
  let end: Attempt['end'] = 'most';

  /** Keeps the position on the packed, which the card of a face has come to, and lets it wait unless it is lost. */
  const keep = (parent: number, face: number | null): void => {
    pack(context, packed, store.bytes);
    const node = store.add(parent);
    if (node < 0) return;
    const home = homeOn(packed);
    if (home > best.home) best = { node, home };
    if (face !== null && parts[Math.floor(face / 13)]?.isLost(packed, PART_LIMIT.later)) {
      end = 'win';
      return;
    }
    const score = scoreOf(context, packed, home) + (noise > 1 ? random(noise) : 0);
    waiting[score] ??= [];
    waiting[score].push(node);
    if (score < lowest) lowest = score;
  };

  keep(-1, null);
  const plays: number[] = [];
  while (best.home < context.count && nodes() < size) {
    while (lowest < waiting.length && (waiting[lowest]?.length ?? 0) === 0) lowest++;
    const node = waiting[lowest]?.pop();
    if (node === undefined) return { store, ...best, nodes: nodes(), end: eager ? null : end };
    store.read(node);
    unpack(context, store.bytes, packed);
    if (!mightWin(packed)) {
      end = 'win';
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
  return { store, ...best, nodes: nodes(), end: null };
}

/** Leaves only one play to a foundation, if there is any. */
function keepHomeward(context: SearchContext, plays: number[], random: (most: number) => number): void {
  const other = plays.findIndex((play) => !bringsHome(context, play));
  const homeward = other < 0 ? plays.length : other;
  if (homeward > 0) plays.splice(0, plays.length, plays[random(homeward)]!);
}

/** Whole numbers from 0 to one below the number given, in an order that depends only on `seed`. */
function randomFrom(seed: number): (most: number) => number {
  const engine = MersenneTwister19937.seed(seed);
  return (most) => (engine.next() >>> 8) % most;
}

/**
 * How far a position seems from a win, lower is better: cards not home, and cards that lie above a lower one and so
 * have to leave before it can. The weights were chosen by how many of the same deals a search won.
 */
function scoreOf(context: SearchContext, packed: PackedPosition, home: number): number {
  let inTheWay = 0;
  for (let fan = context.wastes; fan < context.lists; fan++) {
    const from = fan * context.count;
    const end = from + packed.lengths[fan]!;
    let least = 13;
    for (let at = from; at < end; at++) {
      const rank = rankIn(packed.cards[at]!);
      if (rank > least) inTheWay++;
      else least = rank;
    }
  }
  return context.rules.packs === 2
    ? 3 * (context.count - home) + 2 * inTheWay
    : context.count - home + 2 * inTheWay;
}

/** The line to a node, found by playing: at each step the legal play whose position has the next node's bytes. */
function lineTo(context: SearchContext, position: Position, { store, node, home }: Attempt): Move[] {
  const nodes: number[] = [];
  for (let at = node; store.parentOf(at) >= 0; at = store.parentOf(at)) nodes.unshift(at);
  const bytes = new Uint8Array(context.byteLength);
  const keyAt = (at: Position): string => {
    pack(context, packedOf(context, at), bytes);
    return String(bytes);
  };
  const line: Move[] = [];
  let at = position;
  for (const next of nodes) {
    store.read(next);
    const wanted = String(store.bytes);
    const before = at;
    const moves = [...legalPlays(context.rules, at), ...legalMercis(context.rules, at)];
    const move = moves.find((one) => keyAt(play(context.rules, before, one)) === wanted);
    if (move === undefined) throw new Error('a searched position cannot be reached by a legal move');
    line.push(move);
    at = play(context.rules, at, move);
  }
  if (homeOf(at) !== home) throw new Error('a line does not bring home what it should');
  return line;
}
