import type { Card } from '../../core/card.ts';
import { parseCard } from '../../core/card-notation.ts';
import type { Game } from '../../core/game.ts';
import { parseMove, resolveMove } from '../../core/move-notation.ts';
import { type Move, refusal } from '../../core/moves.ts';
import { isMet, type PuzzleGoal } from '../../core/puzzle-goal.ts';
import { refusalText } from '../../core/refusal.ts';
import { fail, ok, quote, type Result } from '../../core/result.ts';
import { readGameLink } from '../game-link.ts';
import { linkDeal } from '../link-parts.ts';

/*
 * A puzzle of the player's own: a mistake of a game that was reviewed, as it is kept. A worked example, the last deal of
 * La Belle Lucie, in which the player built TS-JS and could have won with JS-QS:
 *
 *     {"id":"own-kfjwqz-0412","at":"2026-05-03T18:04:00Z",
 *      "task":"game=la-belle-lucie&deal=Foundations:_C-J_…&moves=xyAbC","goal":"win",
 *      "played":"TS-JS","home":46,"lost":"9S TS JS QS KS","game":"game=la-belle-lucie&seed=rose&moves=…","move":83}
 *
 * `task` is a link (game-link.ts) to the position as a game of its own, and its moves are a line that reaches the goal:
 * so rules, position and line have one text form, with a checksum. `game` is the link to the game that it came from, and
 * `move` the number of the mistake there. The id is made from rules and position, so the same mistake has the same id on
 * every device; it has the form of all ids of puzzles, and its tries stand in the log with theirs. The names of the fields
 * never change.
 */

/** A puzzle of the player's own, as it is kept. */
export interface OwnPuzzle {
  readonly id: string;
  /** When it was made, as timestamp.ts writes it. */
  readonly at: string;
  /** The position and a line that reaches the goal, as a link to a game. */
  readonly task: string;
  /** As puzzle-goal.ts writes it: `win` or `count 31`. */
  readonly goal: string;
  /** The move that was played, in notation. */
  readonly played: string;
  /** The most cards that could be home in this deal after it. */
  readonly home: number;
  /** The cards that it lost: `9S TS JS QS KS`, or nothing. */
  readonly lost: string;
  /** The game that it came from, as a link, and the number of the move in it. */
  readonly game: string;
  readonly move: number;
}

/** A puzzle of the player's own, read and played through. */
export interface OpenOwnPuzzle {
  readonly game: Game;
  readonly goal: PuzzleGoal;
  readonly line: readonly Move[];
  readonly played: Move;
  readonly lostCards: readonly Card[];
}

/** Reads all of a puzzle, and plays its line; the fault says what is wrong with it. */
export function openOwnPuzzle({ task, goal, played, lost }: OwnPuzzle): Result<OpenOwnPuzzle> {
  const linked = readGameLink(task, '');
  if (linked === null) return fail('Its position cannot be read.');
  if (!linked.ok) return linked;
  const { moments, intact } = linked.value;
  const [first] = moments;
  const end = moments.at(-1)?.position;
  if (!intact || first === undefined || end === undefined) return fail('Its solution is damaged.');
  const { rules } = first.game;
  const asked = readOwnGoal(goal);
  if (!asked.ok) return asked;
  if (!isMet(rules, asked.value, end, moments.length - 1))
    return fail('Its solution does not reach its goal.');
  const written = parseMove(played);
  if (!written.ok) return written;
  const move = resolveMove(rules, first.position, written.value);
  if (!move.ok) return move;
  // A redeal may wait for something that its own game knows of, and is never made in a puzzle.
  const refused = move.value.kind === 'redeal' ? null : refusal(rules, first.position, move.value);
  if (refused !== null) return fail(`The move that was played is not legal: ${refusalText(refused)}.`);
  const lostCards: Card[] = [];
  for (const word of lost === '' ? [] : lost.split(' ')) {
    const card = parseCard(word);
    if (!card.ok) return card;
    lostCards.push(card.value);
  }
  return ok({
    game: first.game,
    goal: asked.value,
    line: moments.flatMap((moment) => moment.move ?? []),
    played: move.value,
    lostCards,
  });
}

/** The position of a puzzle and its goal, which is all that a list shows: its line is not played. */
export function lookAtOwnPuzzle({ task, goal }: OwnPuzzle): Result<Pick<OpenOwnPuzzle, 'game' | 'goal'>> {
  const linked = readGameLink(linkDeal(task), '');
  if (linked === null) return fail('Its position cannot be read.');
  if (!linked.ok) return linked;
  const [first] = linked.value.moments;
  const asked = readOwnGoal(goal);
  if (!asked.ok) return asked;
  return first === undefined
    ? fail('Its position cannot be read.')
    : ok({ game: first.game, goal: asked.value });
}

/** Reads a goal, of the two kinds that there are here: what reads all kinds would be loaded with every puzzle. */
function readOwnGoal(text: string): Result<PuzzleGoal> {
  const [, cards] = /^count ([1-9]\d{0,2})$/.exec(text) ?? [];
  if (cards !== undefined) return ok({ kind: 'count', cards: Number(cards) });
  return text === 'win'
    ? ok({ kind: 'win' })
    : fail(`A puzzle of your own asks for a win, or for a number of cards; found ${quote(text)}.`);
}
