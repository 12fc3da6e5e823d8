/*
 * The tree of a puzzle, as a study has it. A worked example, to bring the ace of clubs home:
 *
 *     1. 9C-TC! {frees 5D} (1. QH-KH?? {kills AC}) (1. 4S-5S!)
 *     2. 5D-6D (2. JC-QC?? {kills AC})
 *     3. AC
 *
 * The main line is the shortest one that was found, without the moves that the goal does not need. Beside its first move
 * stand all other first moves, right or wrong; beside each later one only those that lose the goal. A decision is a move of
 * the main line beside which a new trap stands: one that could not have been fallen into one move earlier.
 */

import type { Card } from '../core/card.ts';
import { makeMoveEffect } from '../core/move-effect.ts';
import { makeMove } from '../core/move-notation.ts';
import type { Move } from '../core/moves.ts';
import { find, type Position } from '../core/position.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import type { Rules } from '../core/rules.ts';
import { type Glyph, MOST_VARIATIONS, type MoveNode, type Step, type Variation } from '../core/study.ts';
import { prunedLine } from '../solver/pruned-line.ts';
import { type JudgedMove, judgeAll, type PuzzleTask } from './judged.ts';

/** The main line with its variations, and the number of decisions on it. */
interface Tree {
  readonly main: Variation<Step>;
  readonly decisions: number;
}

/** Makes the tree of a puzzle from its judged first moves; null when a move cannot be judged, or a study cannot hold all. */
export function treeOf(task: PuzzleTask, start: Position, first: readonly JudgedMove[]): Tree | null {
  const { rules } = task;
  const lines = first
    .filter(({ verdict }) => verdict.kind === 'open')
    .map(({ move, verdict }) => prunedLine(rules, task.goal, start, [move, ...verdict.line]));
  const line = lines.reduce((best, other) => (other.length < best.length ? other : best), lines[0] ?? []);
  const nodes: MoveNode<Step>[] = [];
  let decisions = 0;
  let traps: readonly string[] = [];
  let position = start;
  for (const [made, move] of line.entries()) {
    const judged = made === 0 ? first : judgeAll(task, position, made);
    if (judged === null) return null;
    const before = position;
    const textOf = (one: JudgedMove): string => makeMove(rules, before, one.move);
    const text = makeMove(rules, before, move);
    const main = judged.find((one) => textOf(one) === text)!;
    const wrong = judged.filter(({ verdict }) => verdict.kind === 'lost');
    if (wrong.some((one) => !traps.includes(textOf(one)))) decisions++;
    traps = wrong.map(textOf);
    const others = made === 0 ? judged.filter((one) => one !== main) : wrong;
    const variations = others.map((one) => variationOf(rules, before, one, made === 0));
    if (variations.length > MOST_VARIATIONS) return null;
    nodes.push({
      ...nodeOf(rules, before, move, made === 0 ? '!' : '', moveEffectText(before, main, true)),
      variations,
    });
    position = puzzlePlay(rules, before, move);
  }
  return { main: { comment: '', nodes }, decisions };
}

/** A variation: one move, and where `withLine` says so the best line after a wrong one. */
function variationOf(rules: Rules, before: Position, judged: JudgedMove, withLine: boolean): Variation<Step> {
  const { move, verdict } = judged;
  const right = verdict.kind === 'open';
  const first = nodeOf(rules, before, move, right ? '!' : '??', moveEffectText(before, judged, false));
  const nodes = [first];
  let position = first.move.after;
  for (const next of right || !withLine ? [] : verdict.line) {
    const node = nodeOf(rules, position, next, '', '');
    nodes.push(node);
    position = node.move.after;
  }
  return { comment: '', nodes };
}

function nodeOf(rules: Rules, before: Position, move: Move, glyph: Glyph, comment: string): MoveNode<Step> {
  const step = { move, text: makeMove(rules, before, move), after: puzzlePlay(rules, before, move) };
  return { move: step, glyph, comment, variations: [] };
}

/**
 * The comment on a move: the cards it loses, and the chance to win after it where the goal is a redeal. On the main line
 * it names also the card that the move uncovers, and gives the chance only at the redeal itself.
 */
export function moveEffectText(
  before: Position,
  { move, verdict, worth }: JudgedMove,
  onLine: boolean,
): string {
  const withChance = worth !== null && (!onLine || move.kind === 'redeal');
  return makeMoveEffect({
    uncovers: onLine ? freedCard(before, move) : null,
    lostCards: verdict.lostCards,
    chancePercent: withChance ? worth : null,
  });
}

/** The card that a move uncovers. */
function freedCard(before: Position, move: Move): Card | null {
  if (move.kind !== 'play') return null;
  const spot = find(before, move.card);
  return (spot?.at === 'fan' ? before.fans[spot.fan]?.[spot.depth - 1] : undefined) ?? null;
}
