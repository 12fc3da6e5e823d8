import { expect, test } from 'vitest';
import { firstOfEach, wholeGame } from '../../src/core/alike.ts';
import { deal } from '../../src/core/deal/deal.ts';
import { legalPlays, play, refusal } from '../../src/core/moves.ts';
import { home, type Position } from '../../src/core/position.ts';
import { makeKey } from '../../src/core/position-notation.ts';
import { presetOf } from '../../src/core/preset.ts';
import { length, shortened } from '../../src/measure/length.ts';
import { search } from '../../src/solver/search.ts';

test.each(['bristol', 'shamrocks', 'house-on-the-hill', 'the-fan'])(
  'a line of %s is legal, brings as much home and has no move to spare once it is shortened',
  (id) => {
    const { rules } = presetOf(id)!;
    const start = deal(rules, 'short');
    const line = search(rules, start, 3_000, 'most').line;
    const short = shortened(rules, start, line);
    const end = short.reduce((at, move) => {
      expect(refusal(rules, at, move)).toBeNull();
      return play(rules, at, move);
    }, start);
    expect(home(end)).toBeGreaterThanOrEqual(home(line.reduce((at, move) => play(rules, at, move), start)));
    expect(shortened(rules, start, short)).toEqual(short);
  },
);

test('a card that goes to and fro is left where it is', () => {
  const { rules } = presetOf('house-on-the-hill')!;
  const builds = (position: Position) =>
    legalPlays(rules, position).filter((move) => move.kind === 'play' && move.to.at === 'fan');
  const trips = Array.from({ length: 20 }, (_, seed) => deal(rules, `to and fro ${seed}`)).flatMap((start) =>
    builds(start).flatMap((there) => {
      const back = builds(play(rules, start, there)).find(
        (move) => makeKey(rules, play(rules, play(rules, start, there), move)) === makeKey(rules, start),
      );
      return back === undefined ? [] : [{ start, trip: [there, back] }];
    }),
  );
  expect(trips.length).toBeGreaterThan(0);
  for (const { start, trip } of trips.slice(0, 1)) {
    const goal = search(rules, start, 300, 'most').line;
    expect(shortened(rules, start, [...trip, ...goal])).toEqual(shortened(rules, start, goal));
  }
});

test('a measurement has a row for each game that is another one, and no game is shorter than the cards it brings home', () => {
  const settings = { seed: 'test', samples: 2 };
  const task = length.worker(settings, {});
  const { rows } = length.finish(settings, [task(0), task(1)]) as unknown as {
    rows: { game: string; median: number; low: number; high: number; medianWon: number | null }[];
  };
  expect(rows.map(({ game }) => game)).toEqual(firstOfEach(wholeGame).map(({ id }) => id));
  for (const { game, low, median, high, medianWon } of rows) {
    expect([game, low <= median && median <= high]).toEqual([game, true]);
    const cards = 52 * presetOf(game)!.rules.packs - (presetOf(game)!.rules.acesOut ? 4 : 0);
    expect([game, medianWon === null || medianWon >= cards]).toEqual([game, true]);
  }
});
