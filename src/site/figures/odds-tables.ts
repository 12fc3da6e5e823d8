import type { Rules } from '../../core/rules.ts';
import type { Json } from '../../measure/measurement.ts';
import { oddsName, oddsOf } from '../../measure/odds.ts';
import { type Odds, type TableId, tableName, tableOf } from '../../solver/odds.ts';
import { measurements } from './measurements.ts';

/**
 * The measured levels of a table, from no redeal left upwards: content/measurements/odds-none-0.json, then
 * odds-none-any-time-1.json, up to the first that has not been measured.
 */
export function oddsLevels(table: TableId): readonly Json[] {
  const levels: Json[] = [];
  for (;;) {
    const level = measurements.get(oddsName(table, levels.length));
    if (level === undefined) return levels;
    levels.push(level);
  }
}

const tables = new Map<string, Odds | null>();

/** The measured table that holds for some rules, read once for the whole build; null where none was measured. */
export function oddsFor(rules: Rules): Odds | null {
  const table = tableOf(rules);
  if (table === null) return null;
  const name = tableName(table);
  const known = tables.get(name);
  if (known !== undefined) return known;
  const levels = oddsLevels(table);
  const odds = levels.length === 0 ? null : oddsOf(levels);
  tables.set(name, odds);
  return odds;
}
