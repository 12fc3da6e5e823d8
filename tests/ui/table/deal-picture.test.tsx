import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { parsePosition } from '../../../src/core/position-notation.ts';
import { presetOf } from '../../../src/core/preset.ts';
import { unwrap } from '../../../src/core/result.ts';
import { DealPicture } from '../../../src/ui/table/DealPicture.tsx';

const { rules } = presetOf('bristol')!;

/** The places that a picture of a position of Bristol shows: a card as `S4`, an empty place as `-`, each with where it lies. */
function shown(wastes: string): (readonly [string, string])[] {
  const text = `Foundations: AC 2D 3C 4D 5S 6C 7H 8H 9H TD JS QD KC, AD 2C 3S 4H 5C 6H 7D 8S 9C TH JC QC, AH 2S 3H 4C 5D 6D 7S 8C 9D TS JD, AS 2H | Wastes: ${wastes} | JH | 9S | 5H 6S | - | - | - | - | KS`;
  const html = render(<DealPicture rules={rules} position={unwrap(parsePosition(rules, text))} />);
  const parts = html.matchAll(
    /<g data-suit="(.)[^"]*" transform="translate\(([^)]*)\).*?<text[^>]*>([^<]*)<|place" transform="translate\(([^)]*)\)/g,
  );
  return [...parts].map(([, suit, at, rank, space]) =>
    suit === undefined ? (['-', space ?? ''] as const) : ([`${suit}${rank}`, at ?? ''] as const),
  );
}

test('a picture shows the top of each waste, and an empty one as a place, apart from all else', () => {
  const places = shown('7C KH 4S, 3D KD QH TC 8D QS, -');
  expect(places.slice(4, 7).map(([what]) => what)).toEqual(['S4', 'SQ', '-']);
  expect(new Set(places.map(([, at]) => at)).size).toBe(places.length);
  // Four foundations, three wastes, nine cards and places in fans: 5H and 6S lie in one fan.
  expect(places).toHaveLength(4 + 3 + 9);
});

test('the places of wastes stay where they are when the last cards leave them', () => {
  const [before, after] = [shown('7C KH 4S, 3D KD QH TC 8D QS, -'), shown('-, 7C KH 4S, 3D KD QH TC 8D QS')];
  expect(after.map(([, at]) => at)).toEqual(before.map(([, at]) => at));
});
