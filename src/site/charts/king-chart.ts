import { percentText, proportionOf } from '../../core/proportion.ts';
import { dealsName, firstDealsOf, type KingRow } from '../figures/measurements.ts';
import type { ChartData, Dot } from './chart.ts';

const GAMES = [
  { id: 'trefoil', name: 'Trefoil, its aces out', look: 'hollow' },
  { id: 'la-belle-lucie', name: 'La Belle Lucie', look: 'best' },
] as const satisfies readonly { id: string; name: string; look: Dot['look'] }[];
const PARTS = [
  'a king lies on a card of its own suit',
  'two kings wait for each other',
  'three or four kings wait in a ring',
  'no ring of kings, and yet lost',
  'can be won',
];

/** First deals by what their kings do: the shares of a game are all of its deals together. */
export function kingChart(): ChartData[] {
  const games = GAMES.map((game) => ({ ...game, shares: partsOf(game.id) }));
  const rows = PARTS.map((name, part) => ({
    name,
    dots: games.map(({ name, look, shares }) => {
      const share = shares[part]!;
      return { name, look, share, text: percentText(share).share };
    }),
  })).sort((a, b) => b.dots[1]!.share.chance - a.dots[1]!.share.chance);
  const shown = GAMES.toReversed();
  return [
    {
      title: 'First deals by what their kings do',
      groups: [{ name: '', rows }],
      table: {
        head: ['First deals in which', ...shown.map(({ name }) => name)],
        rows: kingRows(GAMES[1].id).map(({ id, words }) => ({
          name: words,
          plain: true,
          cells: shown.map((game) => {
            const row = kingRow(game.id, id);
            const { share, range } = percentText(row);
            const of = `${row.count.toLocaleString('en-GB')} of ${row.n.toLocaleString('en-GB')}`;
            return { value: share, notes: [range, of] };
          }),
        })),
      },
      files: shown.map(({ id }) => ({ name: dealsName(id) })),
    },
  ];
}

/** The share of each of {@link PARTS} in the first deals of a game. */
function partsOf(game: string) {
  const { deals, verdicts } = firstDealsOf(game)!;
  const count = (id: string): number => kingRow(game, id).count;
  const won = verdicts[0]!.deals;
  return [
    count('ring-of-1'),
    count('ring-of-2'),
    count('ring-of-3') + count('ring-of-4'),
    count('open') - won,
    won,
  ].map((part) => proportionOf(part, deals));
}

function kingRows(game: string): readonly KingRow[] {
  return firstDealsOf(game)?.kings ?? [];
}

function kingRow(game: string, id: string): KingRow {
  return kingRows(game).find((one) => one.id === id)!;
}
