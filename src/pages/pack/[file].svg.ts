import type { APIRoute } from 'astro';
import { packFiles } from '../../ui/pack/art.ts';

/** The files of the pack, for every board of the site. */
export const getStaticPaths = () =>
  [...packFiles()].map(([file, drawn]) => ({ params: { file }, props: { drawn } }));

/** The art of some cards. */
export const GET: APIRoute<{ drawn: string }> = ({ props }) =>
  new Response(props.drawn, { headers: { 'Content-Type': 'image/svg+xml' } });
