import type { Card } from '../../../core/card.ts';
import type { Game } from '../../../core/game.ts';
import { type MoveEffect, parseMoveEffect } from '../../../core/move-effect.ts';
import type { Move } from '../../../core/moves.ts';
import type { Puzzle } from '../../../core/puzzle.ts';
import { unwrap } from '../../../core/result.ts';
import type { MoveNode, Step, Variation } from '../../../core/study.ts';
import type { KnownMove, TrainerPuzzle } from '../trainer-puzzle.ts';

/** With more fans than this a board of a phone’s width is higher than a phone. */
const MANY = 24;

/**
 * The game of a puzzle as its board shows it: of a great many fans, as games of two packs have them, those that are empty
 * and take no card are left out. Late in House on the Hill they are two thirds of the 35.
 */
export function shownGame(game: Game): Game {
  const { fans } = game.start;
  return hidesFans(game) ? { ...game, start: { ...game.start, fans: fans.filter(isFilled) } } : game;
}

function hidesFans({ rules, start }: Game): boolean {
  return start.fans.length > MANY && rules.emptyFan === 'closed';
}

const isFilled = (cards: readonly Card[]): boolean => cards.length > 0;

/** A move of a puzzle on the fans that are shown. */
function shownMove(game: Game, move: Move): Move {
  if (!hidesFans(game) || !('to' in move) || move.to.at !== 'fan') return move;
  const fan = game.start.fans.slice(0, move.to.fan).filter(isFilled).length;
  return { ...move, to: { ...move.to, fan } };
}

/** A puzzle as its trainer needs it. */
export function trainerPuzzleOf({ id, game, goal, main }: Puzzle): TrainerPuzzle {
  const moveOf = ({ move }: MoveNode<Step>): Move => shownMove(game, move.move);
  return {
    id,
    game: shownGame(game),
    goal,
    first: firstNodes(main).map(({ node, line }): KnownMove => {
      const moves = line.map(moveOf);
      const { lostCards, chancePercent: worth } = moveEffectOf(node);
      return {
        move: moveOf(node),
        keeps: node.glyph === '!',
        lostCards,
        line: moves.slice(1),
        worth,
      };
    }),
    line: main.nodes.map(moveOf),
    worth: redealPercent(main),
  };
}

/** Every legal first move of a puzzle, and the line that begins with it. */
export function firstNodes(
  main: Variation<Step>,
): { node: MoveNode<Step>; line: readonly MoveNode<Step>[] }[] {
  const [first] = main.nodes;
  return [main, ...(first?.variations ?? [])].flatMap(({ nodes }) =>
    nodes[0] === undefined ? [] : [{ node: nodes[0], line: nodes }],
  );
}

/** The chance to win with the best redeal, in percent, where a puzzle is about one. */
export function redealPercent(main: Variation<Step>): number | null {
  return main.nodes.map((node) => moveEffectOf(node).chancePercent).find((worth) => worth !== null) ?? null;
}

/** What is told of a move, as it was read when the puzzle was. */
export function moveEffectOf({ comment }: MoveNode<Step>): MoveEffect {
  return unwrap(parseMoveEffect(comment));
}
