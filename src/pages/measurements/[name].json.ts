import type { APIRoute, GetStaticPaths } from 'astro';
import { measurements } from '../../site/figures/measurements.ts';

/** One file for every measurement. */
export const getStaticPaths: GetStaticPaths = () =>
  [...measurements].map(([name, file]) => ({ params: { name }, props: { file } }));

/** The measured file as it is, for whoever wants to check or use it. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props.file), { headers: { 'Content-Type': 'application/json' } });
