import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { miniatureOf, positionMiniature } from '../../../src/ui/table/miniature.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangles that a path is made of. */
function boxesOf(path: string): Box[] {
  return [...path.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v([\d.]+)h-\3z/g)].map((found) => {
    const [left = 0, top = 0, wide = 0, high = 0] = found.slice(1).map(Number);
    return { left, top, right: left + wide, bottom: top + high };
  });
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

for (const preset of PRESETS) {
  test(`the picture of ${preset.title} has each card and place once, inside it and beside the others`, () => {
    const { start } = newGame(preset.rules, preset.id);
    const { width, height, cards, backs, places, black, red } = miniatureOf(preset);
    const [shown, hidden, empty] = [cards, backs, places].map(boxesOf) as [Box[], Box[], Box[]];
    expect(shown).toHaveLength(
      [...start.fans, ...start.foundations, ...start.wastes].reduce((sum, pile) => sum + pile.length, 0),
    );
    expect(hidden).toHaveLength(start.stock.length > 0 ? 1 : preset.rules.redeals);
    const piles = [...start.foundations, ...start.wastes];
    const spaces = [...piles, ...start.fans].filter((pile) => pile.length === 0);
    expect(empty).toHaveLength(spaces.length + start.cells.length);
    const dots = `${black}${red}`.match(/h0/g) ?? [];
    expect(dots).toHaveLength([...start.fans, ...piles].filter((pile) => pile.length > 0).length);

    const all = [...shown, ...hidden, ...empty];
    const outside = all.filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width || bottom > height,
    );
    expect(outside).toEqual([]);
    expect(all.filter((one, at) => all.slice(at + 1).some((other) => meet(one, other)))).toEqual([]);
  });
}

test('pictures differ where the table does: redeals, aces at home, cells, a stock', () => {
  const of = (id: string) => miniatureOf(presetOf(id)!);
  const usual = of('la-belle-lucie');
  expect(boxesOf(usual.backs)).toHaveLength(2);
  expect(of('three-redeals').backs).not.toBe(usual.backs);
  expect(of('no-redeal').backs).toBe('');
  expect(boxesOf(of('trefoil').places)).toHaveLength(0);
  expect(of('fan-with-reserve').height).toBeGreaterThan(usual.height);
  expect(of('house-in-the-woods').width).toBeGreaterThan(usual.width);
});

test('in the middle of a game wastes without a stock and cards in cells are shown', () => {
  const of = (id: string, text: string) => {
    const { rules } = presetOf(id)!;
    return positionMiniature(rules, unwrap(parsePosition(rules, text)));
  };
  const done = 'Foundations: C-Q D-K H-K S-Q |';
  const reserve = of('fan-with-reserve', `${done} Cells: KC - | KS`);
  const usual = of('fan-with-reserve', `${done} Cells: - - | KC | KS`);
  expect(reserve.black.match(/h0/g)).toHaveLength(4);
  expect(boxesOf(usual.places).length - boxesOf(reserve.places).length).toBe(1);

  const piles =
    'Foundations: AC 2D 3C 4D 5S 6C 7H 8H 9H TD JS QD KC, AD 2C 3S 4H 5C 6H 7D 8S 9C TH JC QC, AH 2S 3H 4C 5D 6D 7S 8C 9D TS JD, AS 2H';
  const wastes = of(
    'bristol',
    `${piles} | Wastes: 7C KH 4S, 3D KD QH TC 8D QS, - | JH | 9S | 5H 6S | - | - | - | - | KS`,
  );
  expect(wastes.backs).toBe('');
  // Four foundations, two wastes and four fans have a top card.
  expect(`${wastes.black}${wastes.red}`.match(/h0/g)).toHaveLength(10);
  expect(boxesOf(wastes.places)).toHaveLength(1 + 4);
});
