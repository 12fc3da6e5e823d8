import { PRESETS } from '../../core/preset.ts';
import { percentText } from '../../core/proportion.ts';
import type { Chance } from '../../solver/odds.ts';
import { playsName, upperBoundOf, wholeGamesOf } from '../figures/measurements.ts';
import type { ChartData, ChartRow, Dot, TableCell, TableRow } from './chart.ts';

interface WayInWords {
  readonly way: string;
  readonly name: string;
  /** How it is drawn; a way that cannot be told from the next one in the chart stands in the table alone. */
  readonly look?: Dot['look'];
  /** Why a game was not played in this way, as the table says it. */
  readonly none?: string;
}

/** The ways of playing in words, worst first. */
const WAYS: readonly WayInWords[] = [
  { way: 'random', name: 'At random', look: 'hollow' },
  { way: 'random-free', name: 'Free builds first', look: 'soft' },
  { way: 'most-home', name: 'Most cards home', none: 'as perfect' },
  { way: 'no-holding-back', name: 'Nothing held back', look: 'ink', none: 'as perfect' },
  { way: 'perfect', name: 'Perfect', look: 'best' },
];
/** The ways in the games that nobody plays perfectly. */
const SEARCHED: readonly WayInWords[] = [
  { way: 'random', name: 'At random', look: 'hollow' },
  { way: 'search', name: 'A short search, at least', look: 'soft' },
  { way: 'one-over', name: 'One over, at least', look: 'ink', none: 'not played' },
  { way: 'long-search', name: 'A long search, at least', look: 'bound', none: 'no redeal' },
  { way: 'holding-back', name: 'Held back, at least', look: 'best', none: 'not played' },
  { way: 'bound', name: 'Any play, at most', look: 'limit', none: 'not known' },
];

/** A game with what was played of it, best way last. */
function gamesPlayed() {
  return PRESETS.flatMap(({ id, title }) => {
    const plays = wholeGamesOf(id);
    if (plays === null) return [];
    const bound = upperBoundOf(id);
    const ways: readonly (Chance & { readonly way: string; readonly games: number })[] = [
      ...plays.ways,
      ...(bound === null ? [] : [{ ...bound, way: 'bound' }]),
    ];
    return [{ title, file: playsName(id), games: plays.samples, ways }];
  });
}
type GamePlayed = ReturnType<typeof gamesPlayed>[number];

/** How often each game is won by each way of playing, the games that are won most often first. */
export function winRateCharts(): ChartData[] {
  const all = gamesPlayed();
  const isExact = ({ ways }: GamePlayed): boolean => ways.some(({ way }) => way === 'perfect');
  return [
    winRateChart('Games won, by game and way of playing', WAYS, all.filter(isExact)),
    winRateChart(
      'Games won where no perfect play is known',
      SEARCHED,
      all.filter((game) => !isExact(game)),
    ),
  ];
}

function winRateChart(
  title: string,
  ways: readonly WayInWords[],
  unsorted: readonly GamePlayed[],
): ChartData {
  const bestOf = ({ ways: played }: GamePlayed): number =>
    Math.max(...played.map(({ way, chance }) => (way === 'bound' ? 0 : chance)));
  const games = unsorted.toSorted((a, b) => bestOf(b) - bestOf(a));
  const files = [...new Set(games.map(({ file }) => file))].map((name) => ({
    name,
    text: games
      .filter(({ file }) => file === name)
      .map(({ title }) => title)
      .join(', '),
  }));
  return {
    title,
    groups: [{ name: '', rows: games.map((game) => rowOf(game, ways)) }],
    table: {
      head: ['Game', ...ways.map(({ name }) => name)],
      rows: games.map((game) => tableRowOf(game, ways)),
    },
    files,
  };
}

function rowOf({ title, ways: played }: GamePlayed, ways: readonly WayInWords[]): ChartRow {
  const dots = ways.flatMap(({ way, name, look }): Dot[] => {
    const share = played.find((one) => one.way === way);
    if (share === undefined || look === undefined) return [];
    return [{ name: name.toLowerCase(), look, share, text: percentText(share).share }];
  });
  return { name: title, dots };
}

function tableRowOf({ title, file, games, ways: played }: GamePlayed, ways: readonly WayInWords[]): TableRow {
  const cells = ways.map(({ way, none = 'not played' }): TableCell => {
    const one = played.find((other) => other.way === way);
    if (one === undefined) return { none };
    const { share, range } = percentText(one);
    const of =
      one.games === games
        ? []
        : [`of ${one.games.toLocaleString('en-GB')} ${way === 'perfect' ? 'deals' : 'games'}`];
    return { value: share, notes: [range, ...of] };
  });
  return { name: title, file: { name: file, text: `${games.toLocaleString('en-GB')} games` }, cells };
}
