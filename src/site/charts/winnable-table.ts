import { PRESETS, type Preset } from '../../core/preset.ts';
import { percentText } from '../../core/proportion.ts';
import type { Chance } from '../../solver/odds.ts';
import { measuredGame } from '../figures/game-figures.ts';
import { firstDealsOf, playsName, wholeGamesOf } from '../figures/measurements.ts';
import type { TableCell, TableData, TableRow } from './chart.ts';

/** Every game: how many first deals can be won, and how many whole games by the best play and by ordinary play. */
export function winnableTable(): TableData {
  return {
    head: ['Game', 'Best play', 'Free builds first', 'Any legal move', 'First deal, no redeal'],
    rows: PRESETS.map(rowOf),
  };
}

function rowOf({ id, title }: Preset): TableRow {
  const { winnable, unknown, random, best, most } = measuredGame(id);
  const plays = wholeGamesOf(id);
  const free = plays?.ways.find(({ way }) => way === 'random-free') ?? null;
  // The best that is known may have been tried more or less often than the others, or be what first deals can give.
  const bestWay = plays?.ways.find(({ chance }) => chance === best?.chance);
  const tried = bestWay?.games ?? firstDealsOf(id)?.deals;
  const boundText = [
    ...(best?.proved ? ['perfect'] : []),
    ...(best?.atLeast ? ['at least'] : []),
    ...(tried === undefined || tried === plays?.samples
      ? []
      : [`of ${tried.toLocaleString('en-GB')} ${bestWay === undefined ? 'deals' : 'games'}`]),
    ...(most === null ? [] : [`at most ${percentText(most).share}`]),
  ];
  const open = unknown === null || unknown.chance === 0 ? null : percentText(unknown).share;
  return {
    name: title,
    to: `/variants/${id}/`,
    ...(plays && {
      file: { name: playsName(id), text: `${plays.samples.toLocaleString('en-GB')} games` },
    }),
    cells: [
      cellOf(best, ...boundText),
      cellOf(free),
      cellOf(random),
      cellOf(winnable, open === null ? 'all settled' : `${open} not settled`),
    ],
  };
}

function cellOf(share: Chance | null, ...notes: readonly string[]): TableCell {
  if (share === null) return { none: 'not measured' };
  const { share: value, range } = percentText(share);
  return { value, notes: [range, ...notes].filter(Boolean) };
}
