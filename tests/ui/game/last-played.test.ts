import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import type { GameEntry } from '../../../src/play/entry.ts';
import { openSession, update } from '../../../src/play/session.ts';
import { gamesLastPlayedFirst } from '../../../src/ui/game/last-played.ts';

const game = (id: string, seed = 'rose') => newGame(presetOf(id)!.rules, seed);
const sitting = openSession(game('la-belle-lucie'));
const after = (...ids: string[]) =>
  ids.reduce((session, id) => update(session, { type: 'new', game: game(id) }), sitting);
/** Entries of a record, the oldest first, as it holds them. */
const record = (...ids: string[]) => ids.map((preset) => ({ preset }) as GameEntry);
const first = (presets: readonly { readonly id: string }[], most: number) =>
  presets.slice(0, most).map(({ id }) => id);

test('with nothing played but the game on the table, the order is the usual one', () => {
  expect(gamesLastPlayedFirst(sitting, [])).toEqual(PRESETS);
});

test('the game on the table comes first, then this sitting, then the record, then the rest; each once', () => {
  const games = gamesLastPlayedFirst(
    after('trefoil', 'bristol', 'trefoil', 'the-fan'),
    record('shamrocks', 'no-redeal', 'bristol'),
  );
  expect(first(games, 6)).toEqual([
    'the-fan',
    'trefoil',
    'bristol',
    'la-belle-lucie',
    'no-redeal',
    'shamrocks',
  ]);
  const rest = PRESETS.filter((preset) => !games.slice(0, 6).includes(preset));
  expect(games.slice(6)).toEqual(rest);
});

test('what was taken back lies on the table again, and comes before the game after it', () => {
  const back = update(after('trefoil', 'bristol'), { type: 'undo' });
  expect(first(gamesLastPlayedFirst(back, []), 3)).toEqual(['trefoil', 'bristol', 'la-belle-lucie']);
});

test('a game of house rules counts as the one that it is nearest to', () => {
  const house = newGame({ ...presetOf('trefoil')!.rules, redeals: 1 }, 'rose');
  const session = update(sitting, { type: 'new', game: house });
  expect(first(gamesLastPlayedFirst(session, []), 1)).toEqual(['trefoil']);
});
