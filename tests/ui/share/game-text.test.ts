import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalMoves } from '../../../src/core/moves.ts';
import { makePosition, parsePosition } from '../../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { currentMoment, openSession, type Session, update } from '../../../src/play/session.ts';
import { makeGameText } from '../../../src/ui/share/game-text.ts';
import { chance } from '../../solver/positions.ts';

function played(id: string, most: number): Session {
  const random = chance(most);
  let session = openSession(newGame(presetOf(id)!.rules, `text ${id}`));
  while (session.index < most) {
    const moves = legalMoves(currentMoment(session).game.rules, currentMoment(session).position);
    const plays = moves.filter(({ kind }) => kind !== 'redeal');
    const some = plays.length > 0 ? plays : moves;
    if (some.length === 0) break;
    session = update(session, { type: 'play', move: random.pick(some) });
  }
  return session;
}

test.each(PRESETS.map(({ id, rules }) => [id, rules] as const))(
  '%s: the position in a game’s text is read back, whatever notes stand before it',
  (id, rules) => {
    for (const most of [0, 1, 12, 60, 700]) {
      const { moments, index } = played(id, most);
      const text = makeGameText(
        'A game. 3 home.',
        moments.slice(0, index + 1),
        'https://x/#game=y&moves=z|,#',
      );
      const back = unwrap(parsePosition(rules, text));
      expect(makePosition(rules, back)).toBe(makePosition(rules, moments[index]!.position));
    }
  },
);

test('a text has its heading, the moves of each deal in lines that can be read, and the link', () => {
  const { moments } = played('la-belle-lucie', 60);
  const lines = makeGameText('La Belle Lucie. Deal 2 of 3.', moments, 'https://x/').split('\n');
  expect(lines[0]).toBe('# La Belle Lucie. Deal 2 of 3.');
  expect(lines).toContain('# https://x/');
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80);
  const notes = lines.filter((line) => line.startsWith('#') && !/Lucie|https/.test(line));
  expect(notes.filter((line) => line.includes('Deal ')).map((line) => line.slice(0, 9))).toEqual([
    '# Deal 1:',
    '# Deal 2:',
    '# Deal 3:',
  ]);
  const words = notes
    .join(' ')
    .replace(/#|Deal \d:/g, '')
    .trim()
    .split(/\s+/);
  expect(words.length).toBe(moments.length - 1);
  expect(words.filter((word) => word === 'redeal').length).toBe(2);
});
