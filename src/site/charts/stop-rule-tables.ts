import { presetOf } from '../../core/preset.ts';
import { percentText } from '../../core/proportion.ts';
import { unitOfCount } from '../../measure/holding-back.ts';
import { THE_RULE } from '../../measure/stop-rules.ts';
import { pointsText } from '../figures/figure-text.ts';
import { type StopRuleRow, stopRuleRows } from '../figures/measurements.ts';
import type { ChartData, TableCell } from './chart.ts';

const FEW = ['all-home', 'not-full', THE_RULE.id, 'company-not-full', 'perfect'];
const COLUMNS = [
  { name: 'right, 2 left', head: 'Right before the last redeal but one' },
  { name: 'right, 1 left', head: 'Right before the last redeal' },
  { name: 'cost', head: 'Costs a choice' },
  { name: 'won', head: 'Games won' },
] as const;

/** The rules of thumb for holding back: all of them in La Belle Lucie, and those that matter most in its sisters. */
export function stopRuleTables(): ChartData[] {
  const games = [...new Set(stopRuleRows().map(({ game }) => game))];
  return games.map((game, at) => ({
    title: `Rules for holding back in ${presetOf(game)!.title}, and perfect play`,
    groups: [],
    table: {
      head: ['The rule', ...COLUMNS.map(({ head }) => head)],
      rows: stopRuleRows()
        .filter((row) => row.game === game && (at === 0 || FEW.includes(row.id)))
        .map((row) => ({
          name: row.words,
          plain: row.id !== THE_RULE.id,
          cells: COLUMNS.map(({ name }) => cellOf(row, name)),
        })),
    },
    files: [{ name: 'holding-back' }],
  }));
}

/** A figure as it stands in a cell; none where perfect play would be held against itself. */
function cellOf({ figures }: StopRuleRow, name: string): TableCell {
  const figure = figures[name];
  if (figure === undefined) return { none: '–' };
  if (unitOfCount(name) === 'points') {
    const { value, range } = pointsText(figure);
    return { value, notes: [range] };
  }
  const { share, range } = percentText({ ...figure, chance: figure.mean });
  return { value: share, notes: [range] };
}
