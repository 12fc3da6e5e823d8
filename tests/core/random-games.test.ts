import assert from 'node:assert/strict';
import { MersenneTwister19937, Random } from 'random-js';
import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { advance, type Game } from '../../src/core/game.ts';
import { makeMove } from '../../src/core/move-notation.ts';
import { legalMoves, type Move } from '../../src/core/moves.ts';
import { isWon, type Position } from '../../src/core/position.ts';
import { makeBoardText, makePosition } from '../../src/core/position-notation.ts';
import { PRESETS } from '../../src/core/preset.ts';
import type { Rules } from '../../src/core/rules.ts';
import { currentMoment, openSession, type Session, update } from '../../src/play/session.ts';
import { triesEach } from '../sizes.ts';
import { at, moveOf } from './notation.ts';

/** Games of each preset: in the deep tests more than 10,000 in all. */
const GAMES = triesEach(PRESETS.length, 'GAMES', 280, 1400);
/** Where cards may move to and fro, a game at random has no end: it is left after so many moves. */
const MOST_MOVES = 150;
/** Every how manyth game has all its positions and moves read back from their text; of the others, the last position. */
const READ_BACK = 10;

/** A move: mostly a play or a merci, now and then a redeal before it is needed; null at the end of the game. */
function chooseMove(rules: Rules, position: Position, random: Random): Move | null {
  const moves = legalMoves(rules, position);
  const inDeal = moves.filter((move) => move.kind !== 'redeal');
  const some = inDeal.length > 0 && random.integer(1, 30) > 1 ? inDeal : moves;
  return some.length === 0 ? null : random.pick(some);
}

function holdsAllCards(rules: Rules, position: Position): void {
  const inCells = position.cells.filter((card) => card !== null);
  const cards = [
    ...position.fans,
    ...position.foundations,
    ...position.wastes,
    position.stock,
    inCells,
  ].flat();
  assert.equal(cards.length, 52 * rules.packs);
  assert.equal(new Set(cards).size, cards.length);
}

function readsBack(rules: Rules, position: Position): void {
  const text = makePosition(rules, position);
  assert.equal(makePosition(rules, at(rules, text)), text);
  assert.equal(makePosition(rules, at(rules, makeBoardText(rules, position))), text);
}

/** Plays a game at random to its end, or for as many moves as are played at most, checking every position on the way, and gives the whole sitting. */
function playGame(game: Game, random: Random, everything: boolean): Session {
  let session = openSession(game);
  while (session.index < MOST_MOVES) {
    const { position } = currentMoment(session);
    holdsAllCards(game.rules, position);
    if (everything) readsBack(game.rules, position);
    const move = chooseMove(game.rules, position, random);
    if (move === null) break;
    if (everything) {
      assert.deepEqual(moveOf(game.rules, position, makeMove(game.rules, position, move)), move);
    }
    session = update(session, { type: 'play', move });
    assert.equal(session.moments.at(-1)?.move, move);
  }
  const { position } = currentMoment(session);
  readsBack(game.rules, position);
  // In two packs a text does not tell which of two equal cards lies on which of two foundations.
  if (game.rules.packs === 1) assert.deepEqual(at(game.rules, makePosition(game.rules, position)), position);
  return session;
}

/** Undoes everything and does it again; every position on the way must be the one that was played. */
function undoAndRedo(played: Session): void {
  let session = played;
  for (let at = played.index - 1; at >= 0; at--) {
    session = update(session, { type: 'undo' });
    assert.equal(currentMoment(session), played.moments[at]);
  }
  assert.equal(update(session, { type: 'undo' }), session);
  for (let at = 1; at <= played.index; at++) {
    session = update(session, { type: 'redo' });
    assert.equal(currentMoment(session), played.moments[at]);
  }
  assert.equal(update(session, { type: 'redo' }), session);
}

test.each(PRESETS)(
  `${GAMES} random games of $title lose no card, no move and no position`,
  { tags: 'sized' },
  ({ id, rules }) => {
    const random = new Random(MersenneTwister19937.seed(1874));
    const seen = { moves: 0, redeals: 0, mercis: 0 };
    for (let number = 0; number < GAMES; number++) {
      const game = newGame(rules, `${id} ${number}`);
      const session = playGame(game, random, number % READ_BACK === 0);
      undoAndRedo(session);
      const moves = session.moments.flatMap(({ move }) => (move === null ? [] : [move]));
      if (number % READ_BACK === 0) {
        // A game is its seed and its moves: played over, it is the same.
        const end = moves.reduce((position, move) => advance(game, position, move), game.start);
        assert.deepEqual(end, currentMoment(session).position);
      }
      const redeals = moves.filter((move) => move.kind === 'redeal').length;
      const mercis = moves.filter((move) => move.kind === 'merci').length;
      // A game ends when it is won, or when nothing is left to take.
      const won = isWon(rules, currentMoment(session).position);
      const left = session.index === MOST_MOVES;
      assert(left || won || (redeals === rules.redeals && mercis === rules.merci));
      seen.moves += moves.length;
      seen.redeals += redeals;
      seen.mercis += mercis;
    }
    expect(seen.moves).toBeGreaterThan(GAMES * 5);
    expect(seen.redeals > 0).toBe(rules.redeals > 0);
    expect(seen.mercis > 0).toBe(rules.merci > 0);
  },
);
