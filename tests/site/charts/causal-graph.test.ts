import { expect, test } from 'vitest';
import { makeCard } from '../../../src/core/card.ts';
import { causalGraph } from '../../../src/site/charts/causal-graph.ts';

const { nodes, edges, home } = causalGraph('no-redeal', 'newcomer-4');
const textOf = ({ cards: { from, to } }: (typeof nodes)[number]) =>
  from === to ? makeCard(from) : `${makeCard(from)} ${makeCard(to)}`;

test('the plan of a deal is drawn a step a row, its builds before the cards that they bring home', () => {
  const rows = [...Map.groupBy(nodes, ({ row }) => row).values()].map((row) => row.map(textOf).join(', '));
  expect(rows).toEqual([
    'AC 2C',
    '5D 6D, AS, AH',
    '8H 9H, 2S 3S, AD',
    '6S 7S, 2D 3D, 4S',
    '8C 9C, 2H 3H',
    'JH QH, TH JH, 4D 7D',
    'TC JC, 5S KS, 3C 5C, 4H',
    '9D TD, 5H 6H',
  ]);
  expect(home).toBe(31);
});

test('a line leads from what is done to what it makes possible', () => {
  const lines = edges.map(([from, to]) => `${textOf(nodes[from]!)} → ${textOf(nodes[to]!)}`);
  // The build uncovers the ace, and so on to the next spade; the jack is the place of the ten.
  for (const line of ['5D 6D → AS', 'AS → 2S 3S', 'JH QH → TH JH', 'TH JH → 4D 7D', '9D TD → 5H 6H'])
    expect(lines).toContain(line);
  expect(lines).not.toContain('AC 2C → 5D 6D');
});
