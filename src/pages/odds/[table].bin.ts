import type { APIRoute, GetStaticPaths } from 'astro';
import type { Json } from '../../measure/measurement.ts';
import { oddsName, oddsOf, TABLES } from '../../measure/odds.ts';
import { packOdds, tableName } from '../../solver/odds.ts';

const files = import.meta.glob<Json>('../../../content/measurements/odds-*.json', {
  eager: true,
  import: 'default',
});

/** One file for every table of which some level has been measured. */
export const getStaticPaths: GetStaticPaths = () =>
  TABLES.flatMap((table) => {
    const levels: Json[] = [];
    for (;;) {
      const level = files[`../../../content/measurements/${oddsName(table, levels.length)}.json`];
      if (level === undefined) break;
      levels.push(level);
    }
    return levels.length === 0 ? [] : [{ params: { table: tableName(table) }, props: { levels } }];
  });

/** The table in the few bytes that the solver in the browser reads. */
export const GET: APIRoute = ({ props }) =>
  new Response(packOdds(oddsOf(props.levels)), { headers: { 'Content-Type': 'application/octet-stream' } });
