/*
 * The pattern of a puzzle: a canonical form by which the same question in other suits is recognised. A worked example: the
 * right move 9C-TC and the wrong one QH-KH, with 5S under the ten and nothing under the king, are
 *
 *     win; ; play open 90 50 T1; play lost Q2 K2
 *
 * A card is its rank and the number of its suit in the order in which suits are met, so hearts for clubs and spades for
 * hearts give the same text.
 */

import { type Card, makeCard, rankOf, suitOf } from '../core/card.ts';
import type { Position } from '../core/position.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import type { JudgedMove } from './judged.ts';

/** The pattern of a puzzle: its goal, and for each first move the card, the fan that it goes to, and whether it is right. */
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
