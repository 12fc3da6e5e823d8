import type { APIRoute } from 'astro';
import { packFiles } from '../ui/pack/art.ts';
import { PACK_FOLDER } from '../ui/pack/pack-file.ts';

/** The files of the pack, for every board of the site. */
export const getStaticPaths = () =>
  [...packFiles()].map(([file, drawn]) => ({ params: { pack: `${PACK_FOLDER}${file}` }, props: { drawn } }));

/** The art of some cards. */
export const GET: APIRoute<{ drawn: string }> = ({ props }) =>
  new Response(props.drawn, { headers: { 'Content-Type': 'image/svg+xml' } });
