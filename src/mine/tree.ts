import type { Card } from '../core/card.ts';
import { makeMoveEffect } from '../core/move-effect.ts';
import { makeMove } from '../core/move-notation.ts';
import { type Move, refusal } from '../core/moves.ts';
import { find, type Position } from '../core/position.ts';
import { isMet } from '../core/puzzle-goal.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import { type Glyph, MOST_VARIATIONS, type MoveNode, type Step, type Variation } from '../core/study.ts';
import { type JudgedMove, judgeAll, type PuzzleTask } from './judged.ts';

/** A tree of moves, and at how many of them some move loses the goal that did not lose it one move earlier. */
interface Tree {
  readonly main: Variation<Step>;
  readonly decisions: number;
}

/** Leaves out of a line what its goal does not need; what stays is legal and reaches it too. */
function pruned({ rules, goal }: PuzzleTask, start: Position, line: readonly Move[]): Move[] {
  const works = (moves: readonly Move[]): boolean => {
    let at = start;
    for (const move of moves) {
      if (refusal(rules, at, move) !== null) return false;
      at = puzzlePlay(rules, at, move);
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
 * it, and later the moves that lose the goal; null when a move cannot be judged, or there are more than a study holds.
 */
export function treeOf(asked: PuzzleTask, start: Position, first: readonly JudgedMove[]): Tree | null {
  const { rules } = asked;
  const lines = first
    .filter(({ verdict }) => verdict.kind === 'open')
    .map(({ move, verdict }) => pruned(asked, start, [move, ...verdict.line]));
  const line = lines.reduce((best, other) => (other.length < best.length ? other : best), lines[0] ?? []);
  const nodes: MoveNode<Step>[] = [];
  let decisions = 0;
  let traps: readonly string[] = [];
  let at = start;
  for (const [made, move] of line.entries()) {
    const judged = made === 0 ? first : judgeAll(asked, at, made);
    if (judged === null) return null;
    const before = at;
    const textOf = (one: JudgedMove): string => makeMove(rules, before, one.move);
    const text = makeMove(rules, at, move);
    const main = judged.find((one) => textOf(one) === text)!;
    const wrong = judged.filter(({ verdict }) => verdict.kind === 'lost');
    if (wrong.some((one) => !traps.includes(textOf(one)))) decisions++;
    traps = wrong.map(textOf);
    const others = made === 0 ? judged.filter((one) => one !== main) : wrong;
    const variations = others.map((one) => branchOf(rules, before, one, made === 0));
    if (variations.length > MOST_VARIATIONS) return null;
    nodes.push({
      ...nodeOf(rules, at, move, made === 0 ? '!' : '', moveEffectText(at, main, true)),
      variations,
    });
    at = puzzlePlay(rules, at, move);
  }
  return { main: { comment: '', nodes }, decisions };
}

function branchOf(rules: Rules, at: Position, judged: JudgedMove, whole: boolean): Variation<Step> {
  const { move, verdict } = judged;
  const right = verdict.kind === 'open';
  const first = nodeOf(rules, at, move, right ? '!' : '??', moveEffectText(at, judged, false));
  const nodes = [first];
  let position = first.move.after;
  for (const next of right || !whole ? [] : verdict.line) {
    const node = nodeOf(rules, position, next, '', '');
    nodes.push(node);
    position = node.move.after;
  }
  return { comment: '', nodes };
}

function nodeOf(rules: Rules, at: Position, move: Move, glyph: Glyph, comment: string): MoveNode<Step> {
  const step = { move, text: makeMove(rules, at, move), after: puzzlePlay(rules, at, move) };
  return { move: step, glyph, comment, variations: [] };
}

/** What is told of a move: on the line of the puzzle also the card it frees, and what its redeal is worth. */
export function moveEffectText(at: Position, { move, verdict, worth }: JudgedMove, onLine: boolean): string {
  const told = worth !== null && (!onLine || move.kind === 'redeal');
  return makeMoveEffect({
    uncovers: onLine ? freed(at, move) : null,
    lostCards: verdict.lostCards,
    chancePercent: told ? worth : null,
  });
}

/** The card that a move uncovers. */
function freed(at: Position, move: Move): Card | null {
  if (move.kind !== 'play') return null;
  const spot = find(at, move.card);
  return (spot?.at === 'fan' ? at.fans[spot.fan]?.[spot.depth - 1] : undefined) ?? null;
}
