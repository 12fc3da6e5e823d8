import type { APIRoute, GetStaticPaths } from 'astro';
import { oddsOf, TABLES } from '../../measure/odds.ts';
import { oddsLevels } from '../../site/figures/odds-tables.ts';
import { packOdds, tableName } from '../../solver/odds.ts';

/** One file for every table of which some level has been measured. */
export const getStaticPaths: GetStaticPaths = () =>
  TABLES.map((table) => ({
    params: { table: tableName(table) },
    props: { levels: oddsLevels(table) },
  })).filter(({ props }) => props.levels.length > 0);

/** The table in the few bytes that the solver in the browser reads. */
export const GET: APIRoute = ({ props }) =>
  new Response(packOdds(oddsOf(props.levels)), { headers: { 'Content-Type': 'application/octet-stream' } });
