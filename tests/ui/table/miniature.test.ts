import { expect, test } from 'vitest';
import { newGame } from '../../../src/core/deal/new-game.ts';
import { PRESETS, presetOf } from '../../../src/core/preset.ts';
import { miniatureOf } from '../../../src/ui/table/miniature.ts';

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
