import { availableCards, legalMercis, legalPlays, type Move, play } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { cardCount, type Rules } from '../../src/core/rules.ts';

/** A position that can be reached in a deal, and the moves that lead on from it. */
export interface Node {
  /** See {@link keyOf}. */
  readonly key: string;
  readonly position: Position;
  readonly home: number;
  /** Cards on each foundation, joined by dashes. */
  readonly heights: string;
  readonly plays: readonly Step[];
  readonly mercis: readonly Step[];
}

/** A move, and the node that it leads to. */
interface Step {
  readonly move: Move;
  readonly to: Node;
}

/**
 * Every position that moves of this deal can reach, by the plain rules and nothing clever: the given one comes first.
 * Null when there are more than `most` of them.
 */
export function explore(rules: Rules, start: Position, most: number): readonly Node[] | null {
  interface Open extends Node {
    plays: Step[];
    mercis: Step[];
  }
  const nodes = new Map<string, Open>();
  const waiting: Open[] = [];
  const nodeOf = (position: Position): Open => {
    const key = keyOf(position);
    const known = nodes.get(key);
    if (known !== undefined) return known;
    const heights = heightsOf(position).join('-');
    const node: Open = { key, position, home: home(position), heights, plays: [], mercis: [] };
    nodes.set(key, node);
    waiting.push(node);
    return node;
  };
  const follow = (from: Position, moves: readonly Move[]): Step[] =>
    moves.map((move) => ({ move, to: nodeOf(play(rules, from, move)) }));
  nodeOf(start);
  for (const node of waiting) {
    if (nodes.size > most) return null;
    node.plays = follow(node.position, legalPlays(rules, node.position));
    node.mercis = follow(node.position, legalMercis(rules, node.position));
  }
  return waiting;
}

/** Names a position apart from the order of its fans and cells. */
export function keyOf({ fans, cells, stock, wastes, moved, merciUsed, foundations }: Position): string {
  const lists = [
    ...fans.map((fan) => String(fan)).sort(),
    '',
    cells.map(Number).sort(),
    stock,
    ...wastes,
    '',
    moved,
  ];
  return `${lists.join(' ')} ${merciUsed} ${foundations.map((pile) => pile.length)}`;
}

/** Cards on each foundation. */
export function heightsOf({ foundations }: Position): number[] {
  return foundations.map((pile) => pile.length);
}

/** The nodes that can be reached from one, itself among them, by plays alone or by mercis as well, nearest first. */
export function nodesFrom(start: Node, moves: 'plays' | 'all'): ReadonlyMap<Node, number> {
  const distances = new Map([[start, 0]]);
  for (const [node, distance] of distances) {
    const steps = moves === 'all' ? [...node.plays, ...node.mercis] : node.plays;
    for (const { to } of steps) if (!distances.has(to)) distances.set(to, distance + 1);
  }
  return distances;
}

/** The most cards home in some nodes. */
export function mostHome(nodes: Iterable<Node>): number {
  let most = 0;
  for (const node of nodes) most = Math.max(most, node.home);
  return most;
}

/** Whether some nodes have one that is won. */
export function canWin(rules: Rules, nodes: Iterable<Node>): boolean {
  return mostHome(nodes) === cardCount(rules);
}

/** The sets of foundation heights of some nodes, sorted as text. */
export function heightsIn(nodes: Iterable<Node>): string[] {
  return [...new Set(Array.from(nodes, (node) => node.heights))].sort();
}

/** Those sets of heights that no other one equals or exceeds on every foundation. */
export function maximal(heights: readonly string[]): string[] {
  const lists = heights.map((text) => text.split('-').map(Number));
  const below = (a: readonly number[], b: readonly number[]): boolean =>
    a !== b && a.every((height, pile) => height <= b[pile]!);
  return heights.filter((_, at) => !lists.some((other) => below(lists[at]!, other)));
}

/** Whether a card is uncovered or home in a node. */
export function isFree({ position }: Node, card: number): boolean {
  return availableCards(position).includes(card) || position.foundations.some((pile) => pile.includes(card));
}
