/*
 * The patterns of a puzzle: canonical forms by which the same question in other suits is recognised. A worked example: the
 * right move 9C-TC and the wrong one QH-KH, with 5S under the ten and nothing under the king, are
 *
 *     win; ; play open 90 50 T0; play lost Q1 K1
 *
 * A card is its rank and the number of its suit in the order in which suits are met, so hearts for clubs and spades for
 * hearts give the same text, and so does another order of the fans. The moves are in the order of their ranks, and those
 * of one rank in that of the file: where two of one rank change places, the text may be another.
 *
 * Two questions can look different and be one all the same: what is right is right for the same reason. So a second text
 * has the right moves, and for the wrong ones only the rings that they close (new-ring.ts): where QH-KH above leaves JH
 * under 8S, and 8S waits for a card under QH,
 *
 *     free 50; 90 T0; ring Q1 81
 *
 * This text depends on more: where several rings keep as many cards, the one is named that the numbers of the cards bring
 * first, and its cards stand in the order of their fans. Clubs for spades and diamonds for hearts change it in 4 of the
 * 108 puzzles of free-or-fatal and only-move (the test has them), and fans in another order in most. So two questions with
 * the same text have the same reason, and of those with the same reason not all are found.
 */

import { type Card, makeCard, rankOf, suitOf } from '../core/card.ts';
import { parseMoveEffect } from '../core/move-effect.ts';
import type { Move } from '../core/moves.ts';
import type { Position } from '../core/position.ts';
import type { Puzzle } from '../core/puzzle.ts';
import type { PuzzleGoal } from '../core/puzzle-goal.ts';
import { puzzlePlay } from '../core/puzzle-moves.ts';
import { unwrap } from '../core/result.ts';
import { newRing } from '../explain/new-ring.ts';

/** A first move of a puzzle, and whether it keeps the goal. */
interface FirstMove {
  readonly move: Move;
  readonly keeps: boolean;
  readonly lostCards: readonly Card[];
}

function firstMovesOf({ main }: Puzzle): FirstMove[] {
  const beside = main.nodes[0]?.variations.flatMap(({ nodes }) => nodes[0] ?? []) ?? [];
  return [...main.nodes.slice(0, 1), ...beside].map(({ move, glyph, comment }) => ({
    move: move.move,
    keeps: glyph === '!',
    lostCards: unwrap(parseMoveEffect(comment)).lostCards,
  }));
}

/** Names cards by their rank and by the order in which their suits are met. */
function createNamer(): (card: Card) => string {
  const suits: number[] = [];
  return (card) => {
    if (!suits.includes(suitOf(card))) suits.push(suitOf(card));
    return makeCard(rankOf(card)).slice(0, 1) + suits.indexOf(suitOf(card));
  };
}

/** A card that is moved, and the cards of the fan that it goes to. */
function rowsOf(position: Position, first: readonly FirstMove[]) {
  const rows = first.flatMap(({ move, keeps }) => {
    if (move.kind !== 'play' && move.kind !== 'merci') return [];
    const fan = move.to.at === 'fan' ? (position.fans[move.to.fan] ?? []) : [];
    return [{ kind: move.kind, keeps, card: move.card, fan }];
  });
  // By rank, so that the same question in other suits comes out in the same order wherever ranks differ.
  return rows.toSorted((a, b) => rankOf(a.card) - rankOf(b.card));
}

function aimOf(goal: PuzzleGoal, name: (card: Card) => string): string {
  return goal.kind === 'free' ? name(goal.card) : '';
}

/** What is asked, in any suits: the goal, and for each first move the card, the fan that it goes to, and whether it is right. */
export function questionPattern(puzzle: Puzzle): string {
  const name = createNamer();
  const { goal, game } = puzzle;
  const moves = rowsOf(game.start, firstMovesOf(puzzle)).map(({ kind, keeps, card, fan }) =>
    [kind, keeps ? 'open' : 'lost', ...[card, ...fan].map(name)].join(' '),
  );
  return [goal.kind, aimOf(goal, name), ...moves].join('; ');
}

/** Why it is so: the goal, the right moves, and the rings that the wrong ones close; null where they close none. */
export function reasonPattern(puzzle: Puzzle): string | null {
  const { goal, game } = puzzle;
  const { rules, start } = game;
  const first = firstMovesOf(puzzle);
  const name = createNamer();
  const right = rowsOf(
    start,
    first.filter(({ keeps }) => keeps),
  ).map(({ card, fan }) => [card, ...fan.slice(-1)].map(name).join(' '));
  const rings = first
    .filter(({ keeps }) => !keeps)
    .flatMap(({ move, lostCards }) => {
      const ring = newRing(
        rules,
        start,
        puzzlePlay(rules, start, move),
        lostCards.length === 0 ? null : lostCards,
      );
      return ring === null ? [] : [ring.certificate.ring.map(({ card }) => card)];
    })
    .toSorted((a, b) => rankOf(a[0]!) - rankOf(b[0]!) || a.length - b.length)
    .map((cards) => ['ring', ...cards.map(name)].join(' '));
  if (rings.length === 0) return null;
  return [`${goal.kind} ${aimOf(goal, name)}`, ...right, ...new Set(rings)].join('; ');
}
