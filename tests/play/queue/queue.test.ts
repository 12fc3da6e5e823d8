import { expect, test } from 'vitest';
import { NO_PRACTICE, type Practice, type Try } from '../../../src/play/practice.ts';
import { planRun, runFiles } from '../../../src/play/queue/plan-run.ts';
import { comingBack, nextInQueue, openPuzzles, type QueuePuzzle } from '../../../src/play/queue/queue.ts';
import { weakTheme } from '../../../src/play/queue/weak-theme.ts';

/** Puzzles of two themes of the first game and one of another, of ratings from 800 to 2200. */
const puzzles: readonly QueuePuzzle[] = ['hold-back', 'only-move', 'any-suit'].flatMap((theme) =>
  Array.from({ length: 30 }, (_, index) => ({
    id: `${theme}-${String(index + 1).padStart(2, '0')}`,
    theme,
    game: theme === 'any-suit' ? 'alternating-colours' : 'la-belle-lucie',
    rating: 800 + 48 * index,
    moves: 5,
  })),
);
const NOW = new Date('2026-05-20T12:00:00Z');
const on = (day: number, puzzle: string, how: Try['how'] = 'solved'): Try => ({
  puzzle,
  at: `2026-05-${String(day).padStart(2, '0')}T12:00:00Z`,
  how,
});
const having = (practice: Partial<Practice>): Practice => ({ ...NO_PRACTICE, ...practice });
/** Every puzzle that the queue could give. */
const couldBe = (practice: Practice, all = puzzles): string[] => [
  ...new Set(
    Array.from({ length: 20 }, (_, index) => nextInQueue(all, practice, NOW, () => index / 20)?.id ?? ''),
  ),
];

test('what is due comes first, the longest due before the others, then what was missed in a run and not tried since', () => {
  const practice = having({
    tries: [
      on(3, 'only-move-02', 'failed'),
      on(5, 'hold-back-01', 'failed'),
      on(12, 'only-move-05'),
      on(20, 'hold-back-09', 'failed'),
    ],
    runs: [
      {
        at: '2026-05-10T12:00:00Z',
        solved: ['hold-back-03'],
        missed: ['only-move-05', 'only-move-06', 'gone-07'],
      },
    ],
  });
  const back = comingBack(puzzles, practice, NOW);
  expect(back.map(({ id, why }) => [id, why])).toEqual([
    ['only-move-02', 'due'],
    ['hold-back-01', 'due'],
    ['only-move-06', 'missed'],
  ]);
  expect(couldBe(practice)).toEqual(['only-move-02']);
});

test('puzzles of the player’s own come back like any others, as long as they are kept', () => {
  const id = 'own-kfjwqz-0412';
  const practice = having({ tries: [on(1, id, 'failed')] });
  expect(comingBack(puzzles, practice, NOW)).toEqual([]);
  expect(comingBack(puzzles, practice, NOW, [id])).toEqual([{ id, why: 'due' }]);
  expect(nextInQueue(puzzles, practice, NOW, Math.random, [id])?.id).toBe(id);
});

test('a new player is given puzzles of the first game about the middle, the short ones first', () => {
  const found = couldBe(NO_PRACTICE);
  expect(found.length).toBe(5);
  for (const id of found) {
    const { game, rating } = puzzles.find((one) => one.id === id)!;
    expect(game).toBe('la-belle-lucie');
    expect(Math.abs(rating - 1450)).toBeLessThan(130);
  }
  const long = puzzles.map((one) => (one.theme === 'only-move' ? { ...one, moves: 40 } : one));
  expect(couldBe(NO_PRACTICE, long).every((id) => id.startsWith('hold-back'))).toBe(true);
});

test('another game comes once one of its puzzles was tried, or when its theme is chosen', () => {
  const games = (practice: Practice) => new Set(openPuzzles(puzzles, practice).map(({ game }) => game));
  expect(games(NO_PRACTICE)).toEqual(new Set(['la-belle-lucie']));
  expect(games(having({ tries: [on(1, 'any-suit-30', 'failed')] })).size).toBe(2);
  const chosen = having({ themes: ['any-suit'] });
  expect(couldBe(chosen).every((id) => id.startsWith('any-suit'))).toBe(true);
  // Themes that the site has no longer are as none.
  expect(games(having({ themes: ['gone'] }))).toEqual(new Set(['la-belle-lucie']));
});

test('new puzzles are near the rating of the player, and of another theme than the last ones', () => {
  const strong = having({
    tries: Array.from({ length: 12 }, (_, index) => on(2, `only-move-${19 + (index % 12)}`)),
  });
  for (const id of couldBe(strong)) {
    const { rating, theme } = puzzles.find((one) => one.id === id)!;
    expect(rating).toBeGreaterThan(1800);
    expect(theme).toBe('hold-back');
  }
});

test('nothing is given that was seen before while there is something new, then only what was seen long ago', () => {
  const own = puzzles.filter(({ theme }) => theme === 'hold-back');
  const tries = own.slice(0, 29).map(({ id }) => on(19, id));
  expect(couldBe(having({ tries }), own)).toEqual(['hold-back-30']);
  const all = having({ tries, runs: [{ at: '2026-05-19T12:00:00Z', solved: ['hold-back-30'], missed: [] }] });
  expect(nextInQueue(own, all, NOW, () => 0)).toBeNull();
  const later = new Date('2026-07-20T12:00:00Z');
  expect(nextInQueue(own, all, later, () => 0)?.why).toBe('old');
  expect(nextInQueue([], NO_PRACTICE, NOW, () => 0)).toBeNull();
});

test('a weak theme is named when chance would hardly have it so, and not before', () => {
  const rated = (theme: string, solved: number, of: number) =>
    puzzles
      .filter((one) => one.theme === theme)
      .slice(10, 10 + of)
      .map(({ id }, index) => {
        const player = { rating: 1500, deviation: 80, volatility: 0.09 };
        return { puzzle: id, at: '', solved: index < solved, before: player, after: player };
      });
  const well = rated('only-move', 8, 10);
  expect(weakTheme(puzzles, [...well, ...rated('hold-back', 0, 10)], 1500)).toEqual({
    theme: 'hold-back',
    solved: 0,
    tried: 10,
    usual: 5,
  });
  expect(weakTheme(puzzles, [...well, ...rated('hold-back', 4, 10)], 1500)).toBeNull();
  // Too few to tell, however badly they went.
  expect(weakTheme(puzzles, [...well, ...rated('hold-back', 0, 4)], 2000)).toBeNull();
  expect(weakTheme(puzzles, [], 1500)).toBeNull();
});

test('the chance behind a weak theme is that of tossing for each puzzle', () => {
  // Ten even tosses: none in 1024, at most one in 11 of 1024, which is 1.07 %; with two themes 2.5 % are asked for.
  const even = puzzles.map((one) => ({ ...one, rating: 1500 }));
  const tries = (theme: string, solved: number) =>
    even
      .filter((one) => one.theme === theme)
      .slice(0, 10)
      .map(({ id }, index) => {
        const player = { rating: 1500, deviation: 80, volatility: 0.09 };
        return { puzzle: id, at: '', solved: index < solved, before: player, after: player };
      });
  expect(weakTheme(even, [...tries('only-move', 5), ...tries('hold-back', 1)], 1500)?.theme).toBe(
    'hold-back',
  );
  // At most two in 56 of 1024, 5.5 %.
  expect(weakTheme(even, [...tries('only-move', 5), ...tries('hold-back', 2)], 1500)).toBeNull();
});

test('a run goes from easy to hard, of games met, none twice, new ones first', () => {
  const run = planRun(puzzles, NO_PRACTICE, () => 0.5);
  expect(run.length).toBe(40);
  expect(new Set(run.map(({ id }) => id)).size).toBe(40);
  expect(run.map(({ rating }) => rating)).toEqual(run.map(({ rating }) => rating).toSorted((a, b) => a - b));
  expect(run.every(({ game }) => game === 'la-belle-lucie')).toBe(true);
  expect(run.at(-1)!.rating - run[0]!.rating).toBeGreaterThan(1200);
  const seen = { at: '2026-05-19T12:00:00Z', solved: run.map(({ id }) => id), missed: [] };
  const again = planRun(puzzles, having({ runs: [seen] }), () => 0.5);
  // Of the parts with two puzzles now the other one comes.
  expect(again.filter(({ id }) => seen.solved.includes(id)).length).toBeLessThanOrEqual(20);
  expect(planRun([], NO_PRACTICE, () => 0)).toEqual([]);
});

test('the files of runs hold the short puzzles, each once, the easy ones first', () => {
  const mixed = puzzles.map((one, index) => ({ ...one, moves: index % 2 === 0 ? 5 : 30 }));
  const files = runFiles(mixed);
  expect(files.flat().length).toBe(45);
  expect(files.flat().every(({ moves }) => moves === 5)).toBe(true);
  expect(files.flat().map(({ rating }) => rating)).toEqual(
    files
      .flat()
      .map(({ rating }) => rating)
      .toSorted((a, b) => a - b),
  );
  expect(runFiles(mixed.toReversed())).toEqual(files);
});
