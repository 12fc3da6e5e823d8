import { presetOf } from '../../core/preset.ts';
import { type SpeedRow, searchSpeeds } from '../figures/measurements.ts';
import type { ChartData, TableRow } from './chart.ts';

const QUESTIONS = { win: 'can it be won?', all: 'all that it can give' } as const;
/** Games whose first deal is that of La Belle Lucie, and is searched in the same way. */
const SAME = ['no-redeal', 'three-redeals', 'single-move', 'three-shuffles-and-a-draw'];
const HEAD = ['Game and question', 'Deals', 'Positions a deal', 'Deals a second'];

/** How fast the searches are, beside another solver's recorded time on the same deals, and in the other games. */
export function speedTables(): ChartData[] {
  const { machine, peer, rows } = searchSpeeds();
  const beside = rows.filter((row) => row.peer !== null);
  const others = rows.filter(
    (row) => row.peer === null && row.question === 'win' && !SAME.includes(row.game),
  );
  const files = [{ name: 'speed' }];
  return [
    {
      title: `Deals a second of processor time. This site: ${machine}. The other solver: ${peer}`,
      groups: [],
      table: { head: [...HEAD, 'The other solver', 'Times faster'], rows: beside.map(speedRow) },
      files,
    },
    {
      title: 'The other games, as far as a hundred thousand positions a deal',
      groups: [],
      table: { head: HEAD, rows: others.map(speedRow) },
      files,
    },
  ];
}

function speedRow({ game, question, deals, unknown, speed, nodes, peer }: SpeedRow): TableRow {
  const positions = nodes.toLocaleString('en-GB', { maximumFractionDigits: nodes < 100 ? 1 : 0 });
  return {
    name: presetOf(game)?.title ?? game,
    note: QUESTIONS[question],
    cells: [
      { value: String(deals), notes: unknown > 0 ? [`${unknown} not settled`] : [] },
      { value: positions },
      { value: twoDigits(speed) },
      ...(peer === null ? [] : [{ value: twoDigits(peer) }, { value: twoDigits(speed / peer) }]),
    ],
  };
}

/** A speed to two digits, since it is no surer than that. */
function twoDigits(speed: number): string {
  return Number(speed.toPrecision(2)).toLocaleString('en-GB');
}
