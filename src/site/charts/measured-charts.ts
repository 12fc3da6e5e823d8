import type { ChartData } from './chart.ts';
import { claimChart } from './claim-chart.ts';
import { dataSpeedTable } from './data-speed-table.ts';
import { dealChart } from './deal-chart.ts';
import { kingChart } from './king-chart.ts';
import { speedTables } from './speed-tables.ts';
import { stopRuleTables } from './stop-rule-tables.ts';
import { refutedTables, theoremTables } from './theorem-tables.ts';
import { winRateCharts } from './win-rate-charts.ts';

/** What authors may show by `<Charts of="…" />`: charts and tables of what was measured. */
export const MEASURED_CHARTS: Readonly<Record<string, () => readonly ChartData[]>> = {
  claims: claimChart,
  'data speed': dataSpeedTable,
  deals: dealChart,
  kings: kingChart,
  'theorems that hold': theoremTables,
  'theorems that do not': refutedTables,
  speed: speedTables,
  'stop rules': stopRuleTables,
  'win rates': winRateCharts,
};
