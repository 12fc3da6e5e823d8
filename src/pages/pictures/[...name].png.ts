import type { APIRoute, GetStaticPaths } from 'astro';
import { socialPng } from '../../site/layout/social-picture.ts';
import { pictureName, socialPictures } from '../../site/layout/social-pictures.ts';

/** One file for every page that has a picture of its own. */
export const getStaticPaths: GetStaticPaths = async () =>
  [...(await socialPictures())].map(([path, picture]) => ({
    params: { name: pictureName(path) },
    props: { picture },
  }));

/** The picture that stands beside a link to a page. */
export const GET: APIRoute = async ({ props }) =>
  new Response(Uint8Array.from(await socialPng(props.picture)), { headers: { 'Content-Type': 'image/png' } });
