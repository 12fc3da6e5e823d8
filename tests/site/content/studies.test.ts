import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isWholeDeal } from '../../../src/core/deal/whole-deal.ts';
import { PRESETS } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { endings, wholeGames } from '../../../src/site/content/studies.ts';
import { readStudy } from '../../../src/site/content/study-file.ts';

const FOLDER = join(import.meta.dirname, '../../../content/en/studies');

type Entry = Parameters<typeof wholeGames>[0][number];

/** An entry as the pages get it, with what the shelves look at. */
function entry(id: string, preset: string, whole: boolean, deals: number, moves: number): Entry {
  return { id, data: { preset, whole, deals, moves } } as Entry;
}

const ids = (studies: readonly Entry[]): string[] => studies.map(({ id }) => id);

test('whole games stand in the order of the games, those of one deal first and the longest of them', () => {
  const shelf = [
    entry('woods', 'house-in-the-woods', true, 1, 127),
    entry('three deals', 'la-belle-lucie', true, 3, 80),
    entry('short', 'la-belle-lucie', true, 1, 60),
    entry('an ending', 'la-belle-lucie', false, 1, 200),
    entry('long', 'la-belle-lucie', true, 1, 70),
  ];
  expect(ids(wholeGames(shelf))).toEqual(['long', 'short', 'three deals', 'woods']);
});

test('endings stand by game, the shortest first, and no game without any', () => {
  const shelf = [
    entry('b', 'la-belle-lucie', false, 1, 20),
    entry('fan', 'the-fan', false, 1, 5),
    entry('a', 'la-belle-lucie', false, 2, 8),
    entry('whole', 'trefoil', true, 1, 64),
  ];
  expect(endings(shelf).map(({ title, studies }) => [title, ids(studies)])).toEqual([
    ['La Belle Lucie', ['a', 'b']],
    ['The Fan', ['fan']],
  ]);
});

test('every game with rules of its own has a whole game among the studies', () => {
  const told = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.lucie'))
    .map((file) => unwrap(readStudy(readFileSync(join(FOLDER, file), 'utf8'))))
    .filter(({ game }) => isWholeDeal(game.rules, game.start))
    .map(({ tags }) => tags.Rules);
  // A third redeal and single moves ask nothing that the two redeals of La Belle Lucie do not.
  const games = PRESETS.map(({ id }) => id).filter((id) => id !== 'three-redeals' && id !== 'single-move');
  expect(games.filter((id) => !told.includes(id))).toEqual([]);
});
