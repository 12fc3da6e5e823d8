import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { legalMoves } from '../../src/core/moves.ts';
import { PRESETS, type Preset } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makeSaved, readSaved, sessionIdOf } from '../../src/play/saved.ts';
import { currentMoment, openSession, type Session, update } from '../../src/play/session.ts';

/** Of so many games a sitting is kept: of each preset one that was begun, and started again. */
const MOST = 15;

/** A sitting with a game of each preset, a few moves each, some of them taken back. */
function sitting(presets: readonly Preset[]): Session {
  let session: Session | null = null;
  for (const { id, rules } of presets) {
    const game = newGame(rules, id);
    session = session === null ? openSession(game) : update(session, { type: 'new', game });
    for (let count = 0; count < 5; count++) {
      const { position } = currentMoment(session);
      const move = legalMoves(rules, position)[count] ?? legalMoves(rules, position)[0];
      if (move !== undefined) session = update(session, { type: 'play', move });
    }
    session = update(session, { type: 'restart' });
  }
  if (session === null) throw new Error('there are games');
  return update(update(session, { type: 'undo' }), { type: 'undo' });
}

test('a sitting comes back with all its games, undo and redo included', () => {
  for (const presets of [PRESETS.slice(0, MOST), PRESETS.slice(-MOST)]) {
    const session = sitting(presets);
    const text = makeSaved(session, 'mine');
    expect(unwrap(readSaved(text))).toEqual(session);
    expect(sessionIdOf(text)).toBe('mine');
  }
});

test('of a long sitting the last games come back', () => {
  let session = openSession(newGame(PRESETS[0]!.rules, '0'));
  for (let count = 1; count < 50; count++) {
    session = update(session, { type: 'new', game: newGame(PRESETS[0]!.rules, String(count)) });
  }
  const back = unwrap(readSaved(makeSaved(session, 'mine')));
  expect(currentMoment(back).game.seed).toBe('49');
  expect(back.moments.length).toBe(30);
});

const faults: readonly [string, RegExp][] = [
  ['rhubarb', /not the text of a saved game/],
  ['null', /not the text of a saved game/],
  ['{"version":2,"at":0,"games":[]}', /version 2, and this page reads version 1/],
  ['{"version":1,"at":0,"games":[]}', /holds no games/],
  ['{"version":1,"at":0,"games":[7]}', /is no game/],
  ['{"version":1,"at":0,"games":["game=whist&seed=1"]}', /no game has the name “whist”/],
  ['{"version":1,"at":9,"games":["game=trefoil&seed=1"]}', /stands at a move/],
  ['{"version":1,"at":0,"games":["game=trefoil&seed=1&moves=xxABC"]}', /damaged/],
  [JSON.stringify({ version: 1, at: 0, games: Array(1000).fill('game=trefoil') }), /holds 1000 games/],
];
for (const [text, message] of faults) {
  test(`says what is wrong with ${text.slice(0, 80)}`, () => {
    const found = readSaved(text);
    expect(found.ok === false && found.fault.message).toMatch(message);
    expect(sessionIdOf(text)).toBe('');
  });
}
