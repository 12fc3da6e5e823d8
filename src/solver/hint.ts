import type { Card } from '../core/card.ts';
import { legalPlays, type Move, play } from '../core/moves.ts';
import { home, type Position } from '../core/position.ts';
import { cardCount, type Rules } from '../core/rules.ts';
import { isSameSuitDeal, searchDeal } from './deal-search.ts';
import { freeBy, type Theorem } from './safe.ts';
import { solve } from './solve.ts';

/** Why a move is the best: what it does, as data; the words are the page's. */
export type Reason =
  /** A foundation play never costs anything within a deal. */
  | { readonly why: 'foundation' }
  /** A build that a theorem shows to be free. */
  | { readonly why: 'free'; readonly theorem: Theorem; readonly onto: Card }
  /** It uncovers a card; `then` is what the best line does with that card later, or null. */
  | { readonly why: 'uncovers'; readonly card: Card; readonly then: Move | null };

/** A move that brings fewer cards home, with the best that is left after it. */
interface Worse {
  readonly move: Move;
  /** Most cards that can be home at the end of this deal after it. */
  readonly home: number;
  /** The best line, the move itself first. */
  readonly line: readonly Move[];
}

/** The best that this deal can give, the move to begin with, and why. Redeals and mercis are not looked at. */
export interface Hint {
  /** The best move, or null when no way to bring more home was found in this deal. */
  readonly move: Move | null;
  readonly reason: Reason | null;
  /** A line that brings `home` cards home, the move first; empty when nothing more can come home. */
  readonly line: readonly Move[];
  /** Most cards that a line was found for; most that can be home at the end of this deal, if `proved`. */
  readonly home: number;
  /** Whether the line wins the game. */
  readonly wins: boolean;
  /** Whether the whole deal was searched, so that `home` is a fact. */
  readonly proved: boolean;
  /** Positions searched for it. */
  readonly nodes: number;
  /** The open build that costs the most cards; null when no move costs any. */
  readonly worse: Worse | null;
}

/** Positions looked at for a hint where the search may not end: some seconds' worth. */
const HINT_LIMIT = 300_000;

/** Finds the best move of a deal, its reason, and the line that shows why another move is worse. */
export function hint(rules: Rules, position: Position): Hint {
  const { home: most, line: found, proved, nodes } = solve(rules, position, HINT_LIMIT, 'most');
  const line = upToLastHome(found);
  checkLine(rules, position, line, most);
  const [move = null] = line;
  return {
    move,
    reason: move === null ? null : reasonFor(rules, position, move, line),
    line,
    home: most,
    wins: most === cardCount(rules),
    proved,
    nodes,
    worse: isSameSuitDeal(rules) ? worst(rules, position, most) : null,
  };
}

/** Drops the builds after the last card that goes home: they change nothing that outlasts the deal. */
function upToLastHome(line: readonly Move[]): readonly Move[] {
  return line.slice(0, line.findLastIndex((move) => move.kind === 'play' && move.to.at === 'foundation') + 1);
}

/** Replays a line by the plain rules; a line that they refuse is a defect of the search, and throws. */
function checkLine(rules: Rules, position: Position, line: readonly Move[], expected: number): void {
  const end = line.reduce((at, move) => play(rules, at, move), position);
  if (home(end) !== expected) throw new Error(`the line brings ${home(end)} cards home, not ${expected}`);
}

function reasonFor(rules: Rules, position: Position, move: Move, line: readonly Move[]): Reason | null {
  if (move.kind !== 'play') return null;
  // The theorems, and that a foundation play costs nothing, hold for the same-suit games alone.
  if (isSameSuitDeal(rules) && move.to.at !== 'cell') {
    if (move.to.at === 'foundation') return { why: 'foundation' };
    const fan = position.fans[move.to.fan] ?? [];
    const theorem = freeBy(rules, position, fan);
    const onto = fan.at(-1);
    if (theorem !== null && onto !== undefined) return { why: 'free', theorem, onto };
  }
  const card = position.fans.find((from) => from.at(-1) === move.card)?.at(-2);
  if (card === undefined) return null;
  const then = line.find((later) => later.kind === 'play' && later.card === card) ?? null;
  return { why: 'uncovers', card, then };
}

function worst(rules: Rules, position: Position, best: number): Worse | null {
  let found: Worse | null = null;
  for (const move of legalPlays(rules, position)) {
    const after = searchDeal(rules, play(rules, position, move)).best;
    if (after.home >= (found?.home ?? best)) continue;
    found = { move, home: after.home, line: [move, ...upToLastHome(after.line)] };
  }
  return found;
}
