import { MersenneTwister19937, Random } from 'random-js';
import { describe, expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { advance } from '../../../src/core/game.ts';
import { legalMercis, legalMoves, play } from '../../../src/core/moves.ts';
import type { Position } from '../../../src/core/position.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import type { Rules } from '../../../src/core/rules.ts';
import { type Fit, fitTable, spread, TALL } from '../../../src/ui/fit/fit.ts';
import { pageFits, pageHeights } from '../../../src/ui/fit/fit-page.ts';
import { frameInRoom } from '../../../src/ui/fit/fit-room.ts';
import { layoutOf, withNewFans } from '../../../src/ui/fit/layout.ts';
import { triesEach } from '../../sizes.ts';

/** Felts, as windows of phones, tablets and desks leave them: their width and height in pixels. */
const FELTS: readonly (readonly [number, number])[] = [
  [320, 427],
  [360, 499],
  [390, 523],
  [390, 599],
  [390, 703],
  [844, 300],
  [640, 270],
  [768, 867],
  [1280, 567],
  [1280, 647],
  [1920, 927],
  [2560, 1287],
];
/** The only felts on which some cards may have to be scrolled to: two packs on the smallest. */
const SMALLEST = ['320', '360', '640'];
/** The named games, and games in which draws make fans: one in the last deal, five in any, and two with two packs. */
const LAID_OUT: readonly { readonly id: string; readonly rules: Rules }[] = [
  ...PRESETS,
  ...(
    [
      ['three-shuffles-and-a-draw', { merci: 1 }],
      ['la-belle-lucie', { merci: 5, merciWhen: 'any-deal' }],
      ['fan-with-reserve', { merci: 2, redeals: 0, emptyFan: 'kings' }],
      ['house-in-the-woods', { merci: 2 }],
    ] as const
  ).map(([id, changes]) => ({
    id: `${id}, drawn to new fans`,
    rules: { ...presetOf(id)!.rules, ...changes, merciTo: 'own-new-fan' as const },
  })),
];

/** Games of each preset; FIT_GAMES=560 for a long look. */
const GAMES = triesEach(LAID_OUT.length, 'FIT_GAMES', 28, 28);
/** Errors of rounding, in pixels. */
const TINY = 0.01;

/** Positions of a game played at random, as boards lay them out: the deal, and every third one after it. */
function positionsOf(rules: Rules, seed: number): Position[] {
  const random = new Random(MersenneTwister19937.seed(seed));
  const game = newGame(rules, `fit ${seed}`);
  const found = [game.start];
  let at = game.start;
  for (let moves = 0; moves < 90; moves++) {
    // Cards that go home leave fans short: mostly they stay, so that fans grow deep.
    const all = legalMoves(rules, at);
    const builds = all.filter((move) => 'to' in move && move.to.at === 'fan');
    const some = builds.length > 0 && random.integer(1, 4) > 1 ? builds : all;
    if (some.length === 0) break;
    at = advance(game, at, random.pick(some));
    if (moves % 3 === 2) found.push(at);
  }
  return found.map((position) => withNewFans(layoutOf(rules), position));
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The box around a card that is turned about its middle. */
function boxOf({ x, y, turn }: { x: number; y: number; turn: number }, u: number): Box {
  const [sine, cosine] = [Math.abs(Math.sin((turn * Math.PI) / 180)), Math.cos((turn * Math.PI) / 180)];
  const half = { x: (u * cosine + TALL * u * sine) / 2, y: (TALL * u * cosine + u * sine) / 2 };
  const middle = { x: x + u / 2, y: y + (TALL * u) / 2 };
  return {
    left: middle.x - half.x,
    right: middle.x + half.x,
    top: middle.y - half.y,
    bottom: middle.y + half.y,
  };
}

/** The boxes of the fans, those that are empty at their spaces. */
function fanBoxes({ fans, card }: Fit): Box[] {
  return fans.map(({ space, cards }) => {
    const boxes = (cards.length === 0 ? [space] : cards).map((place) => boxOf(place, card));
    return {
      left: Math.min(...boxes.map(({ left }) => left)),
      right: Math.max(...boxes.map(({ right }) => right)),
      top: Math.min(...boxes.map(({ top }) => top)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    };
  });
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right - TINY && b.left < a.right - TINY && a.top < b.bottom - TINY && b.top < a.bottom - TINY;

/** What is wrong with a fit: what sticks out, what lies on what it should not, what cannot be read. */
function faultsOf(fit: Fit, [width, height]: readonly [number, number]): string[] {
  const faults: string[] = [];
  const boxes = fanBoxes(fit);
  const slots = fit.slots.map((slot) => boxOf(slot, fit.slot));
  for (const [at, box] of [...boxes, ...slots].entries()) {
    if (box.left < -TINY || box.right > width + TINY) faults.push(`${at} sticks out at the side`);
    if (box.top < -TINY || box.bottom > height + TINY)
      faults.push(`${at} sticks out at ${box.bottom} of ${height}`);
  }
  for (const [a, box] of boxes.entries()) {
    // Rows of arcs may come as near as their corners: the cards themselves lie apart.
    for (const [b, other] of boxes.entries())
      if (a < b && overlap(box, other)) faults.push(`fan ${a} lies on fan ${b}`);
    for (const slot of slots) if (overlap(box, slot)) faults.push(`fan ${a} lies on a place`);
  }
  for (const [fan, { step, cards }] of fit.fans.entries()) {
    if (cards.length < 2) continue;
    if (!fit.arcs && step < 20 - TINY) faults.push(`fan ${fan} has steps of ${step}`);
    if (fit.arcs && step < 0.08 * fit.card - TINY) faults.push(`fan ${fan} has steps of ${step}`);
  }
  return faults;
}

describe('a felt that fills a window', () => {
  for (const { id, rules } of LAID_OUT) {
    test(`${id}: all is in view, nothing lies on what it should not, and no move changes the size of the cards`, () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const positions = positionsOf(rules, seed);
        for (const [width, height] of FELTS) {
          const isSmall = rules.packs === 2 && SMALLEST.includes(String(width));
          const sizes = new Map<string, number>();
          for (const position of positions) {
            const frame = frameInRoom({ width, height }, layoutOf(rules), position, false);
            const fit = fitTable(frame, position);
            const key = `${position.fans.length} ${position.cells.length} ${position.wastes.length}`;
            expect(fit.card, `${width} × ${height}`).toBeCloseTo(sizes.get(key) ?? fit.card, 6);
            sizes.set(key, fit.card);
            const isDeep = fit.height > height + TINY;
            const faults = faultsOf(fit, [width, fit.height]);
            expect(faults, `${width} × ${height}, seed ${seed}`).toEqual([]);
            if (!isSmall && position === positions[0]) expect(isDeep, `${width} × ${height}`).toBe(false);
          }
        }
      }
    });
  }

  test('large cards are larger than others by a tenth at least', () => {
    const { rules } = PRESETS[0]!;
    const [position] = positionsOf(rules, 1);
    for (const [width, height] of FELTS) {
      const cardOf = (large: boolean) =>
        fitTable(frameInRoom({ width, height }, layoutOf(rules), position!, large), position!).card;
      expect(cardOf(true), `${width} × ${height}`).toBeGreaterThan(1.1 * cardOf(false));
    }
  });
});

test('there is a place for each fan that a draw may still make in the deal, and a draw moves no other fan', () => {
  const rules: Rules = { ...PRESETS[0]!.rules, merci: 2, redeals: 1, merciTo: 'own-new-fan' };
  const layout = layoutOf(rules);
  const { start } = newGame(rules, 'places');
  expect(withNewFans(layout, start)).toBe(start);
  const last = { ...start, deal: 2 };
  const [first] = legalMercis(rules, last);
  const drawn = play(rules, last, first!);
  const [second] = legalMercis(rules, drawn);
  const all = [last, drawn, play(rules, drawn, second!)];
  expect(all.map(({ fans }) => fans.length)).toEqual([18, 19, 20]);
  for (const [width, height] of FELTS) {
    const fits = all.map((one) => {
      const position = withNewFans(layout, one);
      return fitTable(frameInRoom({ width, height }, layout, position, false), position);
    });
    for (const fit of fits) {
      expect(fit.fans).toHaveLength(20);
      expect(fit.isOver, `${width} × ${height}`).toBe(false);
      expect(fit.card).toBe(fits[0]!.card);
      if (!fit.arcs)
        expect(fit.fans.map(({ space }) => space)).toEqual(fits[0]!.fans.map(({ space }) => space));
    }
  }
});

describe('a board within a page', () => {
  for (const { id, rules } of LAID_OUT) {
    test(`${id}: nothing lies on what it should not`, () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        for (const isLarge of [false, true]) {
          for (const position of positionsOf(rules, seed)) {
            const fits = pageFits(layoutOf(rules), position, isLarge);
            for (const [at, fit] of fits.entries())
              expect(faultsOf(fit, [fit.width, fit.height]), `${at}, seed ${seed}`).toEqual([]);
          }
        }
      }
    });

    test(`${id}: between positions that it was told of its height never changes`, () => {
      for (let seed = 1; seed <= GAMES; seed++) {
        const positions = positionsOf(rules, seed);
        const heights = pageHeights(layoutOf(rules), positions, false);
        for (const position of positions) {
          const fits = pageFits(layoutOf(rules), position, false, heights);
          expect(
            fits.map(({ height }) => height),
            `seed ${seed}`,
          ).toEqual(heights.map((height) => expect.closeTo(height, 6)));
        }
      }
    });
  }
});

describe('things in a line', () => {
  test('stay where they like to be as long as all have room', () => {
    expect(spread({ starts: [0, 20, 40], sizes: [10, 10, 10], gap: 2, from: 0, to: 60 })).toEqual([
      0, 20, 40,
    ]);
  });

  test('share the way when two are too near, and leave the others alone', () => {
    expect(spread({ starts: [10, 14, 60], sizes: [10, 10, 10], gap: 2, from: 0, to: 80 })).toEqual([
      6, 18, 60,
    ]);
  });

  test('keep within both ends', () => {
    expect(spread({ starts: [0, 4], sizes: [10, 10], gap: 2, from: 0, to: 30 })).toEqual([0, 12]);
    expect(spread({ starts: [15, 25], sizes: [10, 10], gap: 2, from: 0, to: 30 })).toEqual([8, 20]);
  });

  test('whatever they like, the gap is kept, and what fits stays within the ends', () => {
    const random = new Random(MersenneTwister19937.seed(7));
    for (let tries = 0; tries < 2000; tries++) {
      const sizes = Array.from({ length: random.integer(1, 7) }, () => random.integer(1, 40));
      const starts = sizes.map(() => random.integer(-20, 260)).sort((a, b) => a - b);
      const length = sizes.reduce((sum, size) => sum + size, 5 * (sizes.length - 1));
      const found = spread({ starts, sizes, gap: 5, from: 0, to: 240 });
      for (const [at, start] of found.entries()) {
        const before = at === 0 ? 0 : found[at - 1]! + sizes[at - 1]! + 5;
        expect(start).toBeGreaterThanOrEqual(before - TINY);
      }
      if (length <= 240) expect(found.at(-1)! + sizes.at(-1)!).toBeLessThanOrEqual(240 + TINY);
    }
  });
});
