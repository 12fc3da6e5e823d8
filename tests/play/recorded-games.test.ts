import { describe, expect, test } from 'vitest';
import { isWon } from '../../src/core/position.ts';
import { PRESETS } from '../../src/core/preset.ts';
import { currentMoment, openSession, update } from '../../src/play/session.ts';
import { recorded } from '../site/recorded.ts';
import { touchesOf } from '../site/touches.ts';

// The games that the browser tests play by hand, without a browser: what is touched makes each move.
describe.each(PRESETS)('a whole game of $title', ({ id }) => {
  const { game, steps, linkTo } = recorded(id);

  test('is won by touches, undone to its start and redone to its end', () => {
    let session = openSession(game);
    for (const { before, move, touches } of steps) {
      expect(currentMoment(session).position).toEqual(before);
      expect(touchesOf(game.rules, before, move)).toEqual(touches);
      session = update(session, { type: 'play', move });
    }
    const end = currentMoment(session).position;
    expect(isWon(game.rules, end)).toBe(true);
    for (const _ of steps) session = update(session, { type: 'undo' });
    expect(currentMoment(session).position).toEqual(game.start);
    for (const _ of steps) session = update(session, { type: 'redo' });
    expect(currentMoment(session).position).toBe(end);
    expect(linkTo(steps.length)).toContain('&moves=');
  });
});
