import { presetOf } from '../../core/preset.ts';
import { dataSpeeds, type RowTimeOfGame } from '../figures/measurements.ts';
import type { ChartData, TableRow } from './chart.ts';

/** Rows of a whole table, as the command makes it when nothing else is asked. */
const WHOLE = 100_000;

const UNITS = [
  { name: 'second', seconds: 1, most: 90 },
  { name: 'minute', seconds: 60, most: 90 },
  { name: 'hour', seconds: 3600, most: 72 },
  { name: 'day', seconds: 86_400, most: Number.POSITIVE_INFINITY },
] as const;

/** How long tables of deals take, estimated from some rows of each game. */
export function dataSpeedTable(): ChartData[] {
  const { machine, rows } = dataSpeeds();
  return [
    {
      title: `Estimated time for a hundred thousand deals. Measured on some rows of each game: ${machine}`,
      groups: [],
      table: {
        head: ['Game', 'Rows measured', 'A row', 'All of them, on one processor'],
        rows: rows.map(rowOf),
      },
      files: [{ name: 'data-speed' }],
    },
  ];
}

function rowOf({ game, rows, seconds, low, high }: RowTimeOfGame): TableRow {
  return {
    name: presetOf(game)?.title ?? game,
    cells: [
      { value: rows.toLocaleString('en-GB') },
      {
        value: seconds < 1 ? `${twoDigits(seconds * 1000)} ms` : `${twoDigits(seconds)} s`,
      },
      { value: `about ${durationText(seconds * WHOLE)}`, notes: [rangeText(low * WHOLE, high * WHOLE)] },
    ],
  };
}

function twoDigits(time: number): number {
  return Number(time.toPrecision(2));
}

function unitOf(seconds: number): (typeof UNITS)[number] {
  return UNITS.find((unit) => seconds / unit.seconds < unit.most)!;
}

/** A time to two digits in the unit that people would use: 8,040 seconds are `2.2 hours`. */
function durationText(seconds: number): string {
  const unit = unitOf(seconds);
  const count = twoDigits(seconds / unit.seconds);
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
}

/** An interval of times, in the unit of its middle: `1.9–2.5 hours`. */
function rangeText(low: number, high: number): string {
  const unit = unitOf((low + high) / 2);
  const [least, most] = [low, high].map((time) => twoDigits(time / unit.seconds));
  return `${least}–${most} ${unit.name}s`;
}
