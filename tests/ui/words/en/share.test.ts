import { expect, test } from 'vitest';
import { newGame } from '../../../../src/core/deal/new-game.ts';
import { gameFromPosition } from '../../../../src/core/position-game.ts';
import { parsePosition } from '../../../../src/core/position-notation.ts';
import { presetOf } from '../../../../src/core/preset.ts';
import { unwrap } from '../../../../src/core/result.ts';
import { openSession, update } from '../../../../src/play/session.ts';
import { raceEnding, scoreNow } from '../../../../src/ui/share/race.ts';
import { END } from '../../../../src/ui/words/en/game.ts';
import { comparison, rivalText } from '../../../../src/ui/words/en/race.ts';

const { rules } = presetOf('la-belle-lucie')!;
const single = presetOf('no-redeal')!.rules;
const of = (home: number, deal: number, moves: number) => ({ home, deal, moves });

test('the score of another is told, and how one’s own compares', () => {
  expect(rivalText(rules, of(24, 3, 61))).toBe(
    'Someone brought 24 cards home on this shuffle. Can you do better?',
  );
  expect(rivalText(rules, of(1, 1, 1))).toContain('brought 1 card home');
  expect(rivalText(rules, of(52, 2, 80))).toBe(
    'Someone won on this shuffle in deal 2, with 80 moves. Can you do as well?',
  );
  expect(rivalText(single, of(52, 1, 80))).not.toContain('deal 1');
  expect(comparison(rules, of(31, 3, 70), of(24, 3, 61))).toBe('You: 31. Your rival: 24. You did better.');
  expect(comparison(rules, of(52, 3, 70), of(24, 3, 61))).toBe('You: 52. Your rival: 24. You did better.');
  expect(comparison(rules, of(52, 3, 70), of(52, 2, 80))).toBe(
    'You: won in deal 3 with 70 moves. Your rival: won in deal 2 with 80 moves. Your rival did better.',
  );
});

test('a race is over when nothing more can be played, not while a redeal or a merci is left', () => {
  const ending = (text: string, id: string) => {
    const { rules: its } = presetOf(id)!;
    const game = { ...gameFromPosition(its, unwrap(parsePosition(its, text))), rival: of(51, 3, 9) };
    return raceEnding(openSession(game), null);
  };
  const stuck = 'Foundations: C-K D-K H-K S-T | JS KS QS';
  expect(ending(stuck, 'la-belle-lucie')).not.toContain('Your rival');
  expect(ending(`Deal: 3 | ${stuck}`, 'la-belle-lucie')).toContain('Your rival: 51.');
  expect(ending(`Deal: 3 | ${stuck}`, 'three-shuffles-and-a-draw')).not.toContain('Your rival');
  expect(ending(`Deal: 3 | Merci: 1 | ${stuck}`, 'three-shuffles-and-a-draw')).toContain('Your rival');
  expect(ending('Foundations: C-K D-K H-K S-K | -', 'three-shuffles-and-a-draw')).toContain(
    'The game is won. You: 52. Your rival: 51.',
  );
  expect(raceEnding(openSession(newGame(rules, 'rose')), null)).toBe('');
});

test('the moves of a score are those since the game was begun anew', () => {
  let session = openSession(newGame(rules, 'rose'));
  session = update(session, { type: 'play', move: { kind: 'redeal' } });
  expect(scoreNow(session)).toEqual(of(0, 2, 1));
  session = update(session, { type: 'restart' });
  expect(scoreNow(session)).toEqual(of(0, 1, 0));
});

test('the end of a game is told by its moves, its deal where there are several, and what is measured of the game', () => {
  expect(END.how(70, 2)).toBe('70 moves, in the second deal');
  expect(END.how(1, null)).toBe('1 move');
  expect(END.how(40, 6)).toBe('40 moves, in the 6th deal');
  expect(END.best('22.9 %', false)).toBe('; perfect play wins 22.9\u00a0% of all games (measured)');
  expect(END.best('42 %', true)).toContain('the best known play wins at least 42');
});
