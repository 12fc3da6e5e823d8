import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newGame } from '../../src/core/deal/new-game.ts';
import { PRESETS, presetOf } from '../../src/core/preset.ts';
import { makeFault } from '../../src/core/result.ts';
import { variantSchema } from '../../src/site/content/front-matter.ts';
import { checkReadings } from '../../src/site/content/readings.ts';
import { difficultyOf, GRADE_STEPS, RANDOM_LIMITS, WIN_LIMITS } from '../../src/site/figures/difficulty.ts';
import { allFigures } from '../../src/site/figures/game-figures.ts';
import { playOut } from '../../src/site/figures/play-out.ts';
import { tagsIn } from '../../src/site/text/tag.ts';
import { partnersOf } from '../../src/ui/compare/shuffle-link.ts';
import { endOf } from '../../src/ui/compare/solver-game.ts';
import { GRADE_WORDS } from '../../src/ui/words/en/compare.ts';

const CONTENT = join(import.meta.dirname, '../../content/en');
const textOf = (path: string): string => readFileSync(join(CONTENT, path), 'utf8');
const files = globSync('*.mdx', { cwd: join(CONTENT, 'variants') }).map((file) => file.replace(/\.mdx$/, ''));
const sorted = (list: readonly string[]): string[] => [...list].sort();

test('every game has a text of its own, and every text a game', () => {
  expect(sorted(files)).toEqual(sorted(PRESETS.map(({ id }) => id)));
});

test.each(files)(
  'the text of %s says where the sources differ and how to think, and its readings are rules',
  (id) => {
    const text = textOf(`variants/${id}.mdx`);
    expect(checkReadings(text, id)).toBeNull();
    expect(text).toMatch(/^<Differ>$/m);
    expect(text).toMatch(/^## How to think about it$/m);
    expect(tagsIn(text, 'Reading').length).toBeGreaterThan(0);
  },
);

test('the first lesson of a game has three boards, all of its own game, and stands before all else', () => {
  const taught = files.filter((id) => tagsIn(textOf(`variants/${id}.mdx`), 'Try').length > 0);
  expect(taught).toEqual(
    expect.arrayContaining([
      'box-fan',
      'ceiling-fan',
      'clover-leaf',
      'alexander-the-great',
      'quads-plus',
      'dicks-shamrocks',
      'free-fan',
      'intelligence',
      'school',
      'scotch-patience',
      'shamrocks-as-dealt',
      'three-card-fan',
    ]),
  );
  for (const id of taught) {
    const text = textOf(`variants/${id}.mdx`);
    expect(tagsIn(text, 'Try').map(({ attributes }) => attributes.preset)).toEqual([id, id, id]);
    expect(text.match(/^(?:## .*|<Differ>)$/m)?.[0]).toBe('## What is different, in three steps');
  }
});

test('a reading that is no rule, or changes nothing, is named with its line', () => {
  const faultOf = (set: string, id = 'trefoil'): string => {
    const fault = checkReadings(`One.\n<Reading set="${set}">\nTwo.\n</Reading>`, id);
    return fault === null ? 'good' : makeFault(fault);
  };
  expect(faultOf('merci=1')).toBe('good');
  expect(faultOf('merci=1 merciTo=legal-place')).toBe('good');
  expect(faultOf('merci=9')).toBe('line 2: <Reading>: merci is one of 0, 1, 2, 3, 4, 5; found “9”.');
  expect(faultOf('')).toContain('line 2: <Reading>: A rule is set as field=value');
  expect(faultOf('merciTo=legal-place')).toBe(
    'line 2: <Reading>: Expected a rule that changes the game, found “merciTo=legal-place”.',
  );
  expect(faultOf('merci=1', 'bridge')).toBe(
    'Expected a file name that is the id of a game in src/core/preset.ts, found “bridge”.',
  );
});

test('what a game is is said in two sentences', () => {
  const head = { seed: 'rose', sources: [] };
  expect(variantSchema.safeParse({ ...head, what: 'One deal. No more.' }).success).toBe(true);
  for (const what of ['One deal.', 'One. Two. Three.', 'One deal. No more']) {
    expect(variantSchema.safeParse({ ...head, what }).success).toBe(false);
  }
});

test('a game is harder the less of it is won, and the less of that is won at random', () => {
  const steps = (best: number, random: number): number => difficultyOf(best, random).steps;
  expect(steps(1, 0.6)).toBe(0);
  expect(steps(0.95, 0)).toBe(RANDOM_LIMITS.length);
  expect(steps(0.05, 0.04)).toBe(WIN_LIMITS.length);
  expect(steps(0, 0)).toBe(WIN_LIMITS.length + RANDOM_LIMITS.length);
  expect(difficultyOf(0.9, 0.27).steps).toBe(0);
  expect(difficultyOf(0.8999, 0.27).steps).toBe(1);
  expect(GRADE_WORDS).toHaveLength(GRADE_STEPS.length);
  const words = Object.fromEntries(allFigures().map(({ id, difficulty }) => [id, difficulty?.word]));
  expect(words).toMatchObject({
    'la-belle-lucie': 'hard',
    'three-shuffles-and-a-draw': 'moderate',
    'no-redeal': 'hardly ever won',
    'fan-with-reserve': 'easy',
  });
});

const pairs = tagsIn(textOf('pages/same-shuffle.mdx'), 'Pair').map(({ attributes }) => attributes);

test.each(pairs)(
  'the shuffle $seed under $a and $b comes out as is said: $is',
  ({ a = '', b = '', seed = '', is }) => {
    expect(partnersOf(a)).toContain(b);
    const results = [a, b].map((id) => endOf(playOut(newGame(presetOf(id)!.rules, seed)).outcome));
    expect(results.map((result) => (result?.won ? 'won' : result?.home)).join(' ')).toBe(is);
  },
);
