import { MersenneTwister19937 } from 'random-js';
import { legalPlays, type Move, play } from '../core/moves.ts';
import { home as homeOf, type Position } from '../core/position.ts';
import type { Rules } from '../core/rules.ts';
import { children } from './children.ts';
import { mightWin } from './might-win.ts';
import { createNodeStore, type NodeStore } from './node-store.ts';
import { type Desk, deskOf, pack, packedSize, rankIn, type Terms, termsOf, unpack } from './packed.ts';

/** What is known of a deal after a search: a win with its line, a proof that there is none, or neither. */
export interface SearchAnswer {
  readonly verdict: 'solvable' | 'unsolvable' | 'unknown';
  /** The most cards home in any position that was looked at. */
  readonly home: number;
  /** Whether it is proved that no more can come home: a proof that a deal is lost need not look so far. */
  readonly proved: boolean;
  /** A line to that position; it wins when the verdict is `solvable`. The plain rules have replayed it. */
  readonly line: readonly Move[];
  /** Distinct positions that were looked at. */
  readonly nodes: number;
}

/**
 * Short tries before the long one: how many positions each may keep, and how far chance may shift a score in it.
 *
 * A search that goes for the best position first can lose itself behind one early mistake; a few thousand positions
 * in another order find many wins that it misses: more of the same deals of Shamrocks, Bristol and the Houses are won.
 */
const SPRINTS = { onePack: { size: 20_000, noise: 6 }, twoPacks: { size: 10_000, noise: 4 } } as const;

/**
 * Searches one deal under any rules until it is won, or no position is left, or `limit` positions have been kept
 * (about 100 bytes each). This deal only: no redeal, no merci.
 *
 * Half the limit goes to sprints, the rest to one try that keeps everything. In every try each position is kept once
 * and all its plays are made, except where a play that can never harm stands alone; so a try that ends with nothing
 * left has shown that there is no win: it is proved. The order of a try only decides how soon a win is found.
 *
 * Asked whether the deal can be won, it looks no further than a proof at the start that it cannot; asked for the most
 * cards home, it goes on all the same.
 */
export function search(
  rules: Rules,
  position: Position,
  limit = 1_000_000,
  aim: 'win' | 'most' = 'win',
): SearchAnswer {
  const terms = termsOf(rules, position);
  const start = deskOf(position);
  const hopeless = aim === 'win' && !mightWin(terms, start);
  const { size, noise } = rules.packs === 2 ? SPRINTS.twoPacks : SPRINTS.onePack;
  let nodes = 0;
  let best: Attempt | null = null;
  for (let number = 0; ; number++) {
    const last = hopeless || nodes + size > limit / 2;
    const most = hopeless ? 1 : last ? limit - nodes : size;
    const tried = attempt(terms, start, most, number > 0 && !last ? randomUpTo(noise, number) : () => 0);
    nodes += tried.store.size();
    if (best === null || tried.home > best.home) best = tried;
    const won = best.home === terms.count;
    if (!won && !tried.ended && !last) continue;
    const verdict = won ? 'solvable' : hopeless || tried.ended ? 'unsolvable' : 'unknown';
    const line = lineTo(terms, position, best.store, best.node);
    return { verdict, home: best.home, proved: won || tried.ended, line, nodes };
  }
}

/** What a try came to: the most cards home, the node that has them, and whether nothing was left to try. */
interface Attempt {
  readonly store: NodeStore;
  readonly node: number;
  readonly home: number;
  readonly ended: boolean;
}

function attempt(terms: Terms, start: Desk, most: number, shift: () => number): Attempt {
  const size = packedSize(terms, start);
  const store = createNodeStore(size);
  const bytes = new Uint8Array(size);
  const waiting: number[][] = [];
  let lowest = 0;
  let best = { node: 0, home: -1 };

  const keep = (desk: Desk, parent: number): void => {
    if (best.home === terms.count) return;
    const node = store.add(bytes, pack(terms, desk, bytes), parent);
    if (node < 0) return;
    const home = desk.heights.reduce((sum, height) => sum + height, 0);
    if (home > best.home) best = { node, home };
    const score = scoreOf(terms, desk, home) + shift();
    let bucket = waiting[score];
    if (bucket === undefined) {
      bucket = [];
      waiting[score] = bucket;
    }
    bucket.push(node);
    lowest = Math.min(lowest, score);
  };
  keep(start, -1);
  while (best.home < terms.count && store.size() < most) {
    while (lowest < waiting.length && (waiting[lowest]?.length ?? 0) === 0) lowest++;
    const node = waiting[lowest]?.pop();
    if (node === undefined) return { store, ...best, ended: true };
    children(terms, unpack(terms, start, store.read(node)), (child) => keep(child, node));
  }
  return { store, ...best, ended: false };
}

/** Whole numbers from 0 to `most` − 1 in an order that depends only on `seed`. */
function randomUpTo(most: number, seed: number): () => number {
  const engine = MersenneTwister19937.seed(seed);
  return () => (engine.next() >>> 8) % most;
}

/**
 * How far a position seems from a win, lower is better: cards not home, and cards that lie above a lower one and so
 * have to leave before it can. The weights were chosen by how many of the same deals a search won.
 */
function scoreOf(terms: Terms, desk: Desk, home: number): number {
  let inTheWay = 0;
  for (const fan of desk.fans) {
    let least = rankIn(fan[0]!);
    for (const card of fan) {
      const rank = rankIn(card);
      if (rank > least) inTheWay++;
      else least = rank;
    }
  }
  return terms.rules.packs === 2
    ? 3 * (terms.count - home) + 2 * inTheWay
    : terms.count - home + 2 * inTheWay;
}

/** The line to a node, found by playing: at each step the legal play whose position has the next node's bytes. */
function lineTo(terms: Terms, position: Position, store: NodeStore, node: number): Move[] {
  const nodes: number[] = [];
  for (let at = node; store.parentOf(at) >= 0; at = store.parentOf(at)) nodes.unshift(at);
  const bytes = new Uint8Array(packedSize(terms, deskOf(position)));
  const packed = (at: Position): string => String(bytes.subarray(0, pack(terms, deskOf(at), bytes)));
  const line: Move[] = [];
  let at = position;
  for (const next of nodes) {
    const wanted = String(store.read(next));
    const before = at;
    const move = legalPlays(terms.rules, at).find((one) => packed(play(terms.rules, before, one)) === wanted);
    if (move === undefined) throw new Error('a searched position cannot be reached by a legal play');
    line.push(move);
    at = play(terms.rules, at, move);
  }
  if (
    homeOf(at) !==
    store
      .read(node)
      .subarray(0, terms.piles)
      .reduce((sum, height) => sum + height, 0)
  ) {
    throw new Error('a line does not bring home what it should');
  }
  return line;
}
