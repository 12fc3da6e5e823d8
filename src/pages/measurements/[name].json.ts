import type { APIRoute, GetStaticPaths } from 'astro';
import { measured } from '../../site/figures/measured.ts';

/** One file for every measurement. */
export const getStaticPaths: GetStaticPaths = () =>
  [...measured].map(([name, file]) => ({ params: { name }, props: { file } }));

/** The measured file as it is, for whoever wants to check or use it. */
export const GET: APIRoute = ({ props }) =>
  new Response(JSON.stringify(props.file), { headers: { 'Content-Type': 'application/json' } });
