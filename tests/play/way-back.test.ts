import { describe, expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalPlays } from '../../src/core/moves.ts';
import { presetOf } from '../../src/core/preset.ts';
import { startIndex } from '../../src/play/current-game.ts';
import { currentMoment, openSession, type Session, update } from '../../src/play/session.ts';
import { findWayBack } from '../../src/play/way-back.ts';
import { solve } from '../../src/solver/solve.ts';
import { type Recorded, recorded } from '../site/recorded.ts';

/** A session of so many moments, of which nothing but the answers is asked. */
function sessionOf(
  length: number,
  redealAt: readonly number[] = [],
  autoAt: readonly number[] = [],
): Session {
  const { game } = recorded('la-belle-lucie');
  const moments = Array.from({ length }, (_, index) => ({
    game,
    position: game.start,
    move:
      index === 0
        ? null
        : redealAt.includes(index)
          ? ({ kind: 'redeal' } as const)
          : ({ kind: 'stock' } as const),
    auto: autoAt.includes(index),
  }));
  return { moments, index: length - 1 };
}

/** The way back where some moments are known to be won, and how many questions it took. */
async function way(session: Session, wins: (index: number) => boolean | null) {
  let asked = 0;
  const found = await findWayBack(session, async (index) => {
    asked++;
    const can = wins(index);
    return can === null ? null : can ? 'solvable' : 'unsolvable';
  });
  return { found, asked };
}

describe('the last moment that can be won is found', () => {
  test.each([0, 1, 2, 7, 30, 52, 58, 59])('with %i as the last of 60', async (last) => {
    const { found, asked } = await way(sessionOf(61), (index) => index <= last);
    expect(found).toEqual({ index: last, movesBack: 60 - last });
    expect(asked).toBeLessThanOrEqual(13);
  });

  test('in an earlier deal, when the later ones were lost', async () => {
    const { found } = await way(sessionOf(61, [20, 40]), (index) => index <= 11);
    expect(found).toEqual({ index: 11, movesBack: 49 });
  });

  test('and none where none was', async () => {
    const { found, asked } = await way(sessionOf(201, [50, 100, 150]), () => false);
    expect(found).toBe(null);
    expect(asked).toBeLessThanOrEqual(40);
  });

  test('what is left open does not count, but what is found can be won', async () => {
    for (const [open, last] of [
      [30, 45],
      [44, 45],
      [0, 59],
      [57, 58],
    ] as const) {
      // The solver is at a loss early on, and again where the game turns.
      const found = await findWayBack(sessionOf(61), async (index) =>
        index < open ? 'unknown' : index <= last ? 'solvable' : index === last + 1 ? 'unknown' : 'unsolvable',
      );
      expect(found).toEqual({ index: last, movesBack: 60 - last });
    }
  });

  test('a moment between a move and the cards that follow it home is none', async () => {
    const { found } = await way(sessionOf(11, [], [5, 6]), (index) => index <= 5);
    expect(found).toEqual({ index: 3, movesBack: 5 });
  });

  test('when it is called off nothing is found', async () => {
    expect(await way(sessionOf(61), () => null)).toEqual({ found: null, asked: 1 });
  });

  test('only the game that is shown is looked at', async () => {
    const first = openSession(newGame(presetOf('no-redeal')!.rules, 'one'));
    const session = update(first, { type: 'new', game: newGame(presetOf('no-redeal')!.rules, 'two') });
    expect(startIndex(session)).toBe(1);
    expect((await way(session, () => true)).found).toBe(null);
  });
});

/** A recorded game up to some move, and from there played without a thought: builds first, until nothing is left. */
function spoilt({ game, steps }: Recorded, from: number): Session {
  let session = openSession(game);
  for (const { move } of steps.slice(0, from)) session = update(session, { type: 'play', move });
  for (let made = 0; made < 200; made++) {
    const plays = legalPlays(game.rules, currentMoment(session).position);
    const move = plays.find((play) => 'to' in play && play.to.at === 'fan') ?? plays[0];
    if (move === undefined) break;
    session = update(session, { type: 'play', move });
  }
  return session;
}

test.each(['no-redeal', 'the-fan', 'shamrocks'])(
  'a real game of %s is spoilt: the moment found can be won, the next one is not proved to be',
  async (id) => {
    const played = recorded(id);
    const { rules } = played.game;
    const verdictAt = (session: Session, index: number) =>
      solve(rules, session.moments[index]!.position, 20_000).verdict;
    const canWin = (session: Session, index: number) => verdictAt(session, index) === 'solvable';
    const session = [0.7, 0.5, 0.3, 0]
      .map((share) => spoilt(played, Math.floor(played.steps.length * share)))
      .find((one) => !canWin(one, one.index))!;
    const found = await findWayBack(session, async (index) => verdictAt(session, index));
    expect(found).not.toBe(null);
    expect(canWin(session, found!.index)).toBe(true);
    expect(canWin(session, found!.index + 1)).toBe(false);
  },
);
