import { type Card, parseCard } from '../core/card.ts';
import { parseKills } from '../core/kills.ts';
import type { Puzzle } from '../core/puzzle.ts';
import { must } from '../core/result.ts';
import type { Branch, Step, Turn } from '../core/study.ts';
import type { KnownMove, Trained } from '../ui/trained.ts';

/** A puzzle as its trainer needs it. */
export function trainedOf({ id, game, goal, main }: Puzzle): Trained {
  return {
    id,
    game,
    goal,
    first: firstTurns(main).map(({ turn, line }): KnownMove => {
      const moves = line.map(({ move }) => move.move);
      return {
        move: turn.move.move,
        keeps: turn.glyph === '!',
        killed: killedBy(turn),
        line: moves.slice(1),
      };
    }),
    line: main.turns.map(({ move }) => move.move),
  };
}

/** Every legal first move of a puzzle, and the line that begins with it. */
export function firstTurns(main: Branch<Step>): { turn: Turn<Step>; line: readonly Turn<Step>[] }[] {
  const [first] = main.turns;
  return [main, ...(first?.branches ?? [])].flatMap(({ turns }) =>
    turns[0] === undefined ? [] : [{ turn: turns[0], line: turns }],
  );
}

/** The cards that a move kills. */
export function killedBy({ comment }: Turn<Step>): Card[] {
  return must(parseKills(comment));
}

/** The card that a move frees, where that is said of it. */
export function freedBy({ comment }: Turn<Step>): Card | null {
  const card = comment.startsWith('frees ') ? parseCard(comment.slice('frees '.length)) : null;
  return card?.ok ? card.value : null;
}
