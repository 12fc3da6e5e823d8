import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalMoves } from '../../src/core/moves.ts';
import { home } from '../../src/core/position.ts';
import { presetOf } from '../../src/core/preset.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { currentDeal, entryAfter, isPlay } from '../../src/play/record-entry.ts';
import {
  type Action,
  currentMoment,
  openSession,
  phaseOf,
  type Session,
  update,
} from '../../src/play/session.ts';

const { rules } = presetOf('no-redeal')!;
const clock = new Date('2026-05-03T18:04:05.678Z');
const mine = (session: Session) => new Set([currentDeal(session)]);
const after = (session: Session, ...actions: Action[]) => actions.reduce(update, session);

/** A sitting before and after the last move of a game: the first legal move is made until there is none. */
function ending(seed: string): readonly [Session, Session] {
  let before = openSession(newGame(rules, seed));
  for (;;) {
    const [move] = legalMoves(rules, currentMoment(before).position);
    if (move === undefined) throw new Error('a deal with no move at all');
    const next = update(before, { type: 'play', move });
    if (phaseOf(rules, currentMoment(next).position) === 'over') return [before, next];
    before = next;
  }
}

const [almost, ended] = ending('rose');
const another: Action = { type: 'new', game: newGame(rules, 'lily') };

test('a play that ends a game is entered, with the game in its link', () => {
  expect(entryAfter(almost, ended, new Set(), clock)).toMatchObject({
    game: makeGameLink(ended.moments),
    home: home(currentMoment(ended).position),
    at: '2026-05-03T18:04:05Z',
    left: false,
    later: null,
  });
});

test('a play that does not end it is not', () => {
  const start = openSession(newGame(rules, 'rose'));
  const [move] = legalMoves(rules, currentMoment(start).position);
  const next = update(start, { type: 'play', move: move! });
  expect(isPlay(start, next)).toBe(true);
  expect(entryAfter(start, next, mine(start), clock)).toBeNull();
});

test('several moves of a line that end it are entered as one', () => {
  const start = { moments: ended.moments.slice(0, 1), index: 0 };
  expect(isPlay(start, ended)).toBe(true);
  expect(entryAfter(start, ended, new Set(), clock)?.home).toBe(home(currentMoment(ended).position));
});

test('undo, redo, a restart and a game that is taken up enter nothing', () => {
  const back = update(ended, { type: 'undo' });
  const afresh = { moments: [...ended.moments], index: ended.index };
  const empty = openSession(newGame(rules, 'lily'));
  const linked = after(
    empty,
    { type: 'new', game: currentMoment(ended).game },
    ...ended.moments.flatMap(({ move }): Action[] => (move === null ? [] : [{ type: 'play', move }])),
  );
  for (const [before, next] of [
    [ended, back],
    [back, ended],
    [ended, update(ended, { type: 'restart' })],
    [almost, update(almost, { type: 'restart' })],
    [empty, afresh],
    [empty, linked],
  ] as const) {
    expect(isPlay(before, next)).toBe(false);
    expect(entryAfter(before, next, mine(before), clock)).toBeNull();
  }
});

test('opening another game leaves one in which a move was made', () => {
  const next = update(almost, another);
  expect(entryAfter(almost, next, mine(almost), clock)).toMatchObject({
    game: makeGameLink(almost.moments),
    home: home(currentMoment(almost).position),
    left: true,
  });
  // Where it was proved that no move left is of use, it has ended.
  expect(entryAfter(almost, next, mine(almost), clock, true)).toMatchObject({
    home: home(currentMoment(almost).position),
    left: false,
  });
  expect(entryAfter(almost, next, new Set(), clock)).toBeNull();
});

test('an ended game, an untouched one and the same deal again are not left', () => {
  expect(entryAfter(ended, update(ended, another), mine(ended), clock)).toBeNull();
  const untouched = openSession(newGame(rules, 'rose'));
  expect(entryAfter(untouched, update(untouched, another), mine(untouched), clock)).toBeNull();
  const again = update(almost, { type: 'new', game: newGame(rules, 'rose') });
  expect(entryAfter(almost, again, mine(almost), clock)).toBeNull();
});
