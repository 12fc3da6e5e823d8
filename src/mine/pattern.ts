import { type Card, makeCard, rankOf, suitOf } from '../core/card.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import type { JudgedMove } from './judged.ts';

/**
 * What a puzzle looks like apart from its suits: which cards move where at its start, with what under them, and which
 * of these moves are right. Two puzzles of a theme with the same pattern ask the same question.
 */
export function patternOf(goal: PuzzleGoal, position: Position, first: readonly JudgedMove[]): string {
  const suits: number[] = [];
  /** A card with its suit named by the order in which suits are met. */
  const plain = (card: Card): string => {
    if (!suits.includes(suitOf(card))) suits.push(suitOf(card));
    return makeCard(rankOf(card)).slice(0, 1) + suits.indexOf(suitOf(card));
  };
  const rows = first.flatMap(({ move, verdict }) => {
    if (move.kind !== 'play' && move.kind !== 'merci') return [];
    const fan = move.to.at === 'fan' ? (position.fans[move.to.fan] ?? []) : [];
    return [{ card: move.card, words: [move.kind, verdict.kind], fan }];
  });
  // By rank, so that the same question in other suits and fans comes out in the same order wherever ranks differ.
  const sorted = rows.toSorted((a, b) => rankOf(a.card) - rankOf(b.card));
  const moves = sorted.map(({ card, words, fan }) => [...words, plain(card), ...fan.map(plain)].join(' '));
  const aim = goal.kind === 'free' ? plain(goal.card) : '';
  return [goal.kind, aim, ...moves].join('; ');
}
