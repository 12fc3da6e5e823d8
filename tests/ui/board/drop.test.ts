import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { legalMercis, legalPlays, refusal } from '../../../src/core/moves.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { type Box, cardAt, dropAt, dropsOf, placeOf } from '../../../src/ui/board/drop.ts';
import { makeFocusTarget } from '../../../src/ui/board/focus-target.ts';

const box = (left: number, top: number, wide = 60, high = 80): Box => ({
  left,
  top,
  right: left + wide,
  bottom: top + high,
});

test('the places of a card are those of its legal moves, each at the stop that shows it', () => {
  for (const { rules } of PRESETS) {
    for (const seed of ['rose', 'lucie', '1874']) {
      const { start } = newGame(rules, seed);
      const legal = legalPlays(rules, start);
      for (const move of legal) {
        if (!('card' in move)) continue;
        const drops = dropsOf(start, legal, move.card).filter((drop) => drop.move === move);
        expect(drops.length).toBeGreaterThan(0);
        for (const { target: stop } of drops) {
          const to = placeOf(start, stop);
          expect(to?.at).toBe(move.to.at);
          expect(to === null ? 'none' : refusal(rules, start, { ...move, to })).toBeNull();
        }
      }
    }
  }
});

test('any free cell takes a card, and a drawn card goes to the top of its fan', () => {
  const { rules } = presetOf('fan-with-reserve')!;
  const { start } = newGame(rules, 'rose');
  const card = start.fans[0]!.at(-1)!;
  const stops = dropsOf(start, legalPlays(rules, start), card).map(({ target: stop }) =>
    makeFocusTarget(stop),
  );
  for (let cell = 0; cell < rules.cells; cell++) expect(stops).toContain(`cell-${cell}`);
  expect(cardAt(start, { at: 'cell', cell: 0 })).toBeNull();

  const draw = presetOf('three-shuffles-and-a-draw')!.rules;
  const last = { ...newGame(draw, 'rose').start, deal: 3 };
  const [buried = -1, top = -1] = last.fans[0]!.slice(-2);
  expect(dropsOf(last, legalMercis(draw, last), buried).map(({ target: stop }) => stop)).toEqual([
    { at: 'card', card: top },
  ]);

  const made = { ...draw, merciTo: 'own-new-fan', emptyFan: 'kings' } as const;
  // An emptied fan is another place than that of the new fan.
  const spaced = { ...last, fans: [...last.fans.slice(0, -1), []] };
  expect(dropsOf(spaced, legalMercis(made, spaced), buried).map(({ target: stop }) => stop)).toEqual([
    { at: 'space', fan: 18 },
  ]);
  expect(placeOf(spaced, { at: 'space', fan: 18 })).toEqual({ at: 'fan', fan: 18 });
});

test('a card that is let go belongs where the pointer is, and then where most of it lies', () => {
  const left = { name: 'left', box: box(0, 0) };
  const right = { name: 'right', box: box(100, 0) };
  const from = box(0, 300);
  const drops = [left, right];
  expect(dropAt(drops, { x: 110, y: 10 }, box(20, 0), from)).toBe(right);
  expect(dropAt(drops, { x: 80, y: 40 }, box(70, 0), from)).toBe(right);
  expect(dropAt(drops, { x: 80, y: 40 }, box(35, 0), from)).toBe(left);
  expect(dropAt(drops, { x: 80, y: 200 }, box(60, 70), from)).toBeNull();
});

test('a card that is not quite pulled from its place stays, however much of it lies over another', () => {
  const near = { box: box(30, 0) };
  expect(dropAt([near], { x: 20, y: 40 }, box(20, 0), box(0, 0))).toBeNull();
});

test('a place in a fan is its top, and a waste pile is none', () => {
  const { rules } = presetOf('la-belle-lucie')!;
  const { start } = newGame(rules, 'rose');
  const [under = -1] = start.fans[4]!;
  expect(placeOf(start, { at: 'card', card: under })).toEqual({ at: 'fan', fan: 4 });
  const bristol = newGame(presetOf('bristol')!.rules, 'rose').start;
  expect(placeOf(bristol, { at: 'card', card: bristol.wastes[0]!.at(-1)! })).toBeNull();
  expect(placeOf(bristol, { at: 'stock' })).toBeNull();
});
