import { PRESETS, type Preset } from '../../core/preset.ts';
import { percentText } from '../../core/proportion.ts';
import type { Chance } from '../../solver/odds.ts';
import { measuredGame } from '../figures/game-figures.ts';
import { playsName, wholeGamesOf } from '../figures/measurements.ts';
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
  // The best that is known may have been played in fewer games than the others.
  const bestWay = plays?.ways.find(({ chance }) => chance === best?.chance);
  const fewer = bestWay !== undefined && bestWay.games < (plays?.samples ?? 0);
  const boundText = [
    ...(best?.proved ? ['perfect'] : []),
    ...(best?.atLeast ? ['at least'] : []),
    ...(most === null ? [] : [`at most ${percentText(most).share}`]),
    ...(fewer ? [`of ${bestWay.games.toLocaleString('en-GB')} games`] : []),
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
