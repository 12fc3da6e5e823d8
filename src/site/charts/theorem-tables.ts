import { presetOf } from '../../core/preset.ts';
import { percentText } from '../../core/proportion.ts';
import { type TheoremRow, theoremRows } from '../figures/measurements.ts';
import type { ChartData, TableCell } from './chart.ts';

const THEOREM_PLACES = {
  king: 'on a king',
  single: 'on a single card',
  run: 'on a run',
  immovable: 'on a card that can no longer move',
} as const;
const RULES: Readonly<Record<string, string>> = {
  'direction=up-or-down': 'built up or down',
  'kingsDown=none': 'kings as dealt',
  'merciCard=buried': 'any buried card',
  'merciCard=second': 'only the second card',
  'merciTo=own-fan': 'to the top of its fan',
  'merciTo=legal-place': 'to a legal place',
  'merciTo=any-fan': 'to any fan',
  'merciTo=own-new-fan': 'to a new fan',
};

/** Where the free-build theorems are claimed: how many of the builds that each calls free lose something. */
export function theoremTables(): ChartData[] {
  return [theoremTable('Where the theorems hold: builds that lose an outcome', true)];
}

/** Where they are not claimed, and what goes wrong there. */
export function refutedTables(): ChartData[] {
  return [theoremTable('Where they do not: builds that lose an outcome', false)];
}

function theoremTable(title: string, claimed: boolean): ChartData {
  const all = theoremRows().filter((row) => row.claimed === claimed);
  const trials = [...Map.groupBy(all, ({ game, wanted }) => `${game}|${wanted}`).values()];
  return {
    title,
    groups: [],
    table: {
      head: ['Game', ...Object.values(THEOREM_PLACES)],
      rows: trials.map((rows) => ({
        ...gameText(rows[0]!),
        cells: Object.keys(THEOREM_PLACES).map((theorem) =>
          refutedShare(rows.find((row) => row.theorem === theorem)),
        ),
      })),
    },
    files: [{ name: 'theorems' }],
  };
}

/** The game, and its rules where they are not its own; else what was compared. */
function gameText({ game, wanted, claimed }: TheoremRow): { name: string; note: string } {
  const [id = '', ...settings] = game.split(' ');
  const extra = settings.filter((one) => one !== 'merci=1').map((one) => RULES[one] ?? one);
  const draw = settings.includes('merci=1') ? 'a draw still to come: ' : '';
  const under = extra.length > 0 ? `${draw}${extra.join(', ')}` : '';
  const what = claimed ? (wanted === 'stops' ? 'every place to stop' : 'the best outcomes') : '';
  return { name: presetOf(id)?.title ?? id, note: under || what };
}

/** The share of refuted builds; of none at all, the most it could still be. */
function refutedShare(row: TheoremRow | undefined): TableCell {
  if (row === undefined) return { none: 'not asked' };
  const { failed, checked, low, high } = row;
  const of = `${failed.toLocaleString('en-GB')} of ${checked.toLocaleString('en-GB')}`;
  if (failed > 0) {
    return { value: percentText({ chance: failed / checked, low, high }).share, notes: [of] };
  }
  const steps = high < 0.0001 ? 1000 : 100;
  // A bound is rounded away from what it bounds.
  const bound = Math.ceil(high * 100 * steps) / steps;
  return { value: 'none', notes: [of, `under ${bound} %`] };
}
