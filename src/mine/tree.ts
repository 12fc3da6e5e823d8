import { makeCard } from '../core/card.ts';
import { makeKills } from '../core/kills.ts';
import { makeMove } from '../core/move-notation.ts';
import { type Move, play, refusal } from '../core/moves.ts';
import { find, type Position } from '../core/position.ts';
import { isMet, type PuzzleGoal } from '../core/puzzle-goal.ts';
import type { Rules } from '../core/rules.ts';
import type { Branch, Glyph, Step, Turn } from '../core/study.ts';
import { judge, type Verdict } from '../solver/verdict.ts';
import { puzzleMoves } from './players.ts';

/** A legal move and what it does to the goal. */
export interface Judged {
  readonly move: Move;
  readonly verdict: Verdict;
}

/** A tree of moves, and at how many of them some other one would have lost the goal. */
interface Tree {
  readonly main: Branch<Step>;
  readonly decisions: number;
}

/** Judges every move that a puzzle allows; null when one of them cannot be judged. */
export function judgeAll(rules: Rules, goal: PuzzleGoal, position: Position, made = 0): Judged[] | null {
  const judged: Judged[] = [];
  for (const move of puzzleMoves(rules, position)) {
    const verdict = judge(rules, goal, position, move, made);
    if (verdict.kind === 'unknown') return null;
    judged.push({ move, verdict });
  }
  return judged;
}

/** Leaves out of a line what its goal does not need; what stays is legal and reaches it too. */
function pruned(rules: Rules, goal: PuzzleGoal, start: Position, line: readonly Move[]): Move[] {
  const works = (moves: readonly Move[]): boolean => {
    let at = start;
    for (const move of moves) {
      if (refusal(rules, at, move) !== null) return false;
      at = play(rules, at, move);
    }
    return isMet(rules, goal, at, moves.length);
  };
  let kept = [...line];
  for (let at = 0; at < kept.length; at++) {
    if (works(kept.slice(0, at))) return kept.slice(0, at);
  }
  for (let at = kept.length - 1; at >= 0; at--) {
    const less = kept.filter((_, other) => other !== at);
    if (works(less)) kept = less;
  }
  return kept;
}

/**
 * Makes the tree of a puzzle from the moves at its start, judged: the shortest line found, the other first moves beside
 * it, and later the moves that lose the goal; null when a move cannot be judged.
 */
export function treeOf(
  rules: Rules,
  goal: PuzzleGoal,
  start: Position,
  first: readonly Judged[],
): Tree | null {
  const lines = first
    .filter(({ verdict }) => verdict.kind === 'open')
    .map(({ move, verdict }) => pruned(rules, goal, start, [move, ...verdict.line]));
  const line = lines.reduce((best, other) => (other.length < best.length ? other : best), lines[0] ?? []);
  const turns: Turn<Step>[] = [];
  let decisions = 0;
  let at = start;
  for (const [made, move] of line.entries()) {
    const judged = made === 0 ? first : judgeAll(rules, goal, at, made);
    if (judged === null) return null;
    const text = makeMove(rules, at, move);
    const others = judged.filter((one) => makeMove(rules, at, one.move) !== text);
    const wrong = others.filter(({ verdict }) => verdict.kind === 'lost');
    if (wrong.length > 0) decisions++;
    const before = at;
    const branches = (made === 0 ? others : wrong).map((one) => branchOf(rules, before, one, made === 0));
    turns.push({ ...turnOf(rules, at, move, made === 0 ? '!' : '', freed(at, move)), branches });
    at = play(rules, at, move);
  }
  return { main: { comment: '', turns }, decisions };
}

function branchOf(rules: Rules, at: Position, { move, verdict }: Judged, whole: boolean): Branch<Step> {
  const right = verdict.kind === 'open';
  const first = turnOf(rules, at, move, right ? '!' : '?', makeKills(verdict.killed));
  const turns = [first];
  let position = first.move.after;
  for (const next of right || !whole ? [] : verdict.line) {
    const turn = turnOf(rules, position, next, '', '');
    turns.push(turn);
    position = turn.move.after;
  }
  return { comment: '', turns };
}

function turnOf(rules: Rules, at: Position, move: Move, glyph: Glyph, comment: string): Turn<Step> {
  const step = { move, text: makeMove(rules, at, move), after: play(rules, at, move) };
  return { move: step, glyph, comment, branches: [] };
}

/** Says which card a move uncovers, as data. */
function freed(at: Position, move: Move): string {
  if (move.kind !== 'play') return '';
  const spot = find(at, move.card);
  const under = spot?.at === 'fan' ? at.fans[spot.fan]?.[spot.depth - 1] : undefined;
  return under === undefined ? '' : `frees ${makeCard(under)}`;
}
