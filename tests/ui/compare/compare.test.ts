import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PRESETS, type Preset, presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { allFigures } from '../../../src/site/figures/game-figures.ts';
import {
  type ComparedGame,
  type CompareView,
  differing,
  entriesShown,
  FILTER_NAMES,
  FILTERS,
  GROUPS,
  groupOf,
  LIKE_NAMES,
  makeCompareView,
  readCompareView,
  SORTS,
  WHOLE,
} from '../../../src/ui/compare/compare.ts';

const figures = allFigures();
const entries: readonly ComparedGame[] = PRESETS.map((preset) => ({
  preset,
  figures: figures.find(({ id }) => id === preset.id)!,
}));
const ids = (view: Partial<CompareView>): string[] =>
  entriesShown(entries, { ...WHOLE, ...view }).map(({ preset }) => preset.id);
const filters = (changes: Partial<CompareView['filters']>) => ({ filters: { ...WHOLE.filters, ...changes } });

test('the whole table has every game, with what was measured of it', () => {
  expect(ids({}).toSorted()).toEqual(PRESETS.map(({ id }) => id).toSorted());
  expect(
    figures.filter(({ best, winnable, length, difficulty }) => !best || !winnable || !length || !difficulty),
  ).toEqual([]);
});

test('as listed, the games come by what goes on what, and in each part in the order of the presets', () => {
  const listed = entriesShown(entries, WHOLE).map(({ preset }) => preset);
  const groups = listed.map(({ rules }) => groupOf(rules));
  expect(groups).toEqual(GROUPS.flatMap((group) => groups.filter((one) => one === group)));
  for (const group of GROUPS) {
    const inGroup = (presets: readonly Preset[]) => presets.filter(({ rules }) => groupOf(rules) === group);
    expect(inGroup(listed)).toEqual(inGroup(PRESETS));
    expect(inGroup(listed).length).toBeGreaterThan(0);
  }
});

test('games are sifted by their rules', () => {
  const withRules = (isSuch: (rules: Rules) => boolean): string[] =>
    PRESETS.filter(({ rules }) => isSuch(rules)).map(({ id }) => id);
  expect(ids(filters({ packs: '2' }))).toEqual(withRules(({ packs }) => packs === 2));
  expect(ids(filters({ packs: '2' }))).toContain('house-in-the-woods');
  expect(ids(filters({ build: 'other-colour' }))).toEqual(withRules(({ build }) => build === 'other-colour'));
  expect(ids(filters({ build: 'any-suit', redeals: 'some' }))).toEqual(
    withRules((rules) => groupOf(rules) === 'any-suit' && rules.redeals > 0),
  );
  expect(ids(filters({ build: 'same-rank' }))).toEqual(
    withRules(({ direction }) => direction === 'same-rank'),
  );
  expect(ids(filters({ packs: '2', redeals: 'some' }))).toEqual(
    withRules(({ packs, redeals }) => packs === 2 && redeals > 0),
  );
  expect(ids(filters({ packs: '2', redeals: 'some' }))).toContain('intelligence');
  expect(ids(filters({ packs: '2', build: 'any-suit' }))).toEqual(
    withRules(
      ({ packs, build, direction }) => packs === 2 && build === 'any-suit' && direction !== 'same-rank',
    ),
  );
});

test('games are sifted by what a reader likes, and have all of it', () => {
  const game = (changes: Partial<ComparedGame['figures']>, preset = 'la-belle-lucie'): ComparedGame => ({
    preset: presetOf(preset)!,
    figures: { ...entries[0]!.figures, ...changes },
  });
  const share = (chance: number) => ({ ...entries[0]!.figures.best!, chance });
  const length = (median: number) => ({ median, low: 1, high: 100 });
  const hard = (word: string) => ({ word, steps: 0 });
  const liked = (one: ComparedGame): string[] =>
    LIKE_NAMES.filter((like) => entriesShown([one], { ...WHOLE, likes: [like] }).length === 1);
  const bare = { best: null, length: null, difficulty: null };
  expect(liked(game(bare))).toEqual(['phone']);
  expect(liked(game({ best: share(0.5), length: length(60), difficulty: hard('hard') }))).toEqual([
    'winnable',
    'short',
    'hard',
    'phone',
  ]);
  expect(
    liked(
      game({ best: share(0.499), length: length(61), difficulty: hard('moderate') }, 'house-in-the-woods'),
    ),
  ).toEqual([]);
  expect(liked(game({ ...bare, difficulty: hard('hardly ever won') }))).toEqual(['hard', 'phone']);
  for (const like of LIKE_NAMES) {
    const shown = ids({ likes: [like] });
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.length).toBeLessThan(PRESETS.length);
    expect(ids({ likes: ['winnable', like] })).toEqual(
      ids({ likes: ['winnable'] }).filter((id) => shown.includes(id)),
    );
  }
});

test('games are sorted by a number, both ways, and by their names without the article', () => {
  const best = (view: Partial<CompareView>) =>
    entriesShown(entries, { ...WHOLE, sort: 'best', ...view }).map(
      (entry) => entry.figures.best?.chance ?? -1,
    );
  expect(best({})).toEqual([...best({})].sort((a, b) => a - b));
  expect(best({ down: true })).toEqual([...best({})].sort((a, b) => b - a));
  expect(ids({ sort: 'name' }).slice(0, 4)).toEqual([
    'alexander-the-great',
    'alternating-colours',
    'la-belle-lucie',
    'box-fan',
  ]);
  expect(ids({ sort: 'redeals', down: true })[0]).toBe('three-redeals');
});

test('what has not been measured comes last, whichever way a column is sorted', () => {
  const [first, ...rest] = entries;
  const bare: ComparedGame = { preset: first!.preset, figures: { ...first!.figures, best: null } };
  for (const down of [false, true]) {
    const shown = entriesShown([bare, ...rest], { ...WHOLE, sort: 'best', down });
    expect(shown.at(-1)).toBe(bare);
  }
});

const views: fc.Arbitrary<CompareView> = fc
  .record({
    sort: fc.constantFrom(...SORTS),
    down: fc.boolean(),
    likes: fc.subarray([...LIKE_NAMES]),
    side: fc.uniqueArray(fc.constantFrom(...PRESETS.map(({ id }) => id)), { maxLength: 4 }),
    filters: fc.record(
      Object.fromEntries(
        FILTER_NAMES.map((name) => [name, fc.constantFrom('', ...Object.keys(FILTERS[name]))]),
      ) as Record<(typeof FILTER_NAMES)[number], fc.Arbitrary<string>>,
    ),
  })
  .map((view) => ({ ...view, down: view.sort !== 'usual' && view.down }));

test('a view survives its address', () => {
  fc.assert(
    fc.property(views, (view) => {
      expect(readCompareView(makeCompareView(view))).toEqual({ view, unread: [] });
    }),
  );
  expect(makeCompareView(WHOLE)).toBe('');
});

test('any address gives a view, and what could not be read of it is named', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(readCompareView(`#${text}`).view.side.length).toBeLessThanOrEqual(4);
    }),
  );
  expect(readCompareView('#side=trefoil,bridge&packs=3&sort=luck&best&likes=short,long').unread).toEqual([
    'bridge',
    'packs=3',
    'sort=luck',
    'best',
    'long',
  ]);
  expect(readCompareView('#side=trefoil,bridge&packs=2').view).toEqual({
    ...WHOLE,
    side: ['trefoil'],
    filters: { ...WHOLE.filters, packs: '2' },
  });
  expect(readCompareView('#side=toString&packs=toString').view).toEqual(WHOLE);
});

test('side by side stand the rules in which at least two games differ, each with its own sentence', () => {
  const rules = (id: string) => presetOf(id)!.rules;
  const rows = differing(['la-belle-lucie', 'the-fan', 'three-redeals'].map(rules));
  expect(rows.map(({ field }) => field)).toEqual(['emptyFan', 'redeals', 'redealWhen']);
  expect(rows[0]?.says).toEqual([
    'An emptied fan is never filled.',
    'An emptied fan may be filled by a king.',
    'An emptied fan is never filled.',
  ]);
  expect(rows[1]?.says[2]).toContain('three times');
  expect(differing([rules('trefoil'), rules('trefoil')])).toEqual([]);
});
