import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { parsePath } from '../../src/core/path.ts';
import { presetOf } from '../../src/core/preset.ts';
import { unwrap } from '../../src/core/result.ts';
import { makePuzzleEmbed, makeStudyEmbed, readEmbed } from '../../src/play/embed-link.ts';
import { makeGameLink } from '../../src/play/game-link.ts';
import { openSession } from '../../src/play/session.ts';

const id = fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,4}$/);
const place = fc
  .tuple(
    fc.integer({ min: 0, max: 9999 }),
    fc.array(fc.tuple(fc.integer({ min: 0, max: 25 }), fc.nat(9999)), { maxLength: 5 }),
  )
  .map(([ply, forks]) =>
    unwrap(parsePath(ply + forks.map(([fork, at]) => String.fromCharCode(97 + fork) + at).join(''))),
  );

test('the way to a study and a place in it is read as it was written, whatever stands behind it', () => {
  fc.assert(
    fc.property(id, place, fc.constantFrom('', '&utm_source=x', '&x'), (study, at, more) => {
      const found = readEmbed(makeStudyEmbed(study, at) + more, 'spare');
      // Before the first move a branch is no place: the way there is that to the start.
      const expected = at.ply === 0 ? { forks: [], ply: 0 } : at;
      expect(found).toEqual({ ok: true, value: { kind: 'study', id: study, place: expected } });
    }),
  );
});

test('the way to a puzzle is read as it was written', () => {
  fc.assert(
    fc.property(id, fc.constantFrom('', '&ply=3', '&x'), (puzzle, more) => {
      const found = readEmbed(makePuzzleEmbed(puzzle) + more, 'spare');
      expect(found).toEqual({ ok: true, value: { kind: 'puzzle', id: puzzle } });
    }),
  );
});

test('the link of a game is a board in a frame', () => {
  const { moments } = openSession(newGame(presetOf('trefoil')!.rules, 'rose'));
  const found = readEmbed(makeGameLink(moments), 'spare');
  expect(found).toMatchObject({ ok: true, value: { kind: 'game', game: { intact: true } } });
  expect(found?.ok && found.value.kind === 'game' && found.value.game.moments).toEqual(moments);
});

test('what is no board is answered in a sentence, and nothing by nothing', () => {
  const said = (text: string) => {
    const found = readEmbed(text, 'spare');
    return found === null || found.ok ? found : found.fault.message;
  };
  expect(said('')).toBeNull();
  expect(said('puzzles=x')).toMatch(/^Expected study= or puzzle=.*found “puzzles=x”\.$/);
  expect(said('puzzle=X')).toMatch(/^The name of a puzzle has small letters.*found “X”\.$/);
  expect(said('study=../../etc')).toMatch(/small letters, digits and hyphens; found “..\/..\/etc”/);
  expect(said('study=')).toMatch(/small letters/);
  expect(said('study=a-ten-kept-back&ply=7a')).toMatch(/like 12 or 7a9, found “7a”/);
  expect(said('game=whist')).toMatch(/no game has the name “whist”/);
});

test('no text is too wild to be answered', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `study=${text}`),
        fc.string().map((text) => `game=${text}`),
      ),
      (text) => {
        const found = readEmbed(text, 'spare');
        expect(found === null || found.ok || found.fault.message.length > 10).toBe(true);
      },
    ),
  );
});
