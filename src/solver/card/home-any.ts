import type { Card } from '../../core/card.ts';
import { legalMercis, legalPlays, type Move, play } from '../../core/moves.ts';
import type { Position } from '../../core/position.ts';
import { makeKey } from '../../core/position-notation.ts';
import type { Rules } from '../../core/rules.ts';

/** The answer for one card: whether it can come home in this deal. */
export interface HomeCard {
  /** The fewest moves that bring it home; null where none were found. */
  readonly line: readonly Move[] | null;
  /** Whether that is the last word: a line was found, or every position was looked at. */
  readonly proved: boolean;
  /** Positions looked at. */
  readonly nodes: number;
}

/**
 * Looks for the shortest line that brings a card home, mercis among its moves, under any rules: breadth-first over the
 * plain rules, through `limit` positions at most. It is the proof for late positions that no quicker search has.
 */
export function searchHomeAny(rules: Rules, start: Position, card: Card, limit: number): HomeCard {
  interface Node {
    readonly position: Position;
    readonly parent: Node | null;
    readonly move: Move | null;
  }
  const seen = new Set([makeKey(rules, start)]);
  const nodes: Node[] = [{ position: start, parent: null, move: null }];
  for (const node of nodes) {
    if (node.position.foundations.some((pile) => pile.includes(card))) {
      const line: Move[] = [];
      for (let at: Node = node; at.move !== null && at.parent !== null; at = at.parent) line.unshift(at.move);
      return { line, proved: true, nodes: nodes.length };
    }
    for (const move of [...legalPlays(rules, node.position), ...legalMercis(rules, node.position)]) {
      const position = play(rules, node.position, move);
      const key = makeKey(rules, position);
      if (seen.has(key)) continue;
      if (nodes.length >= limit) return { line: null, proved: false, nodes: nodes.length };
      seen.add(key);
      nodes.push({ position, parent: node, move });
    }
  }
  return { line: null, proved: true, nodes: nodes.length };
}
