import type { APIRoute, GetStaticPaths } from 'astro';
import { pagePictures, pictureName } from '../../site/layout/page-pictures.ts';
import { socialPng } from '../../site/layout/social-picture.ts';

/** One file for every page that has a picture of its own. */
export const getStaticPaths: GetStaticPaths = async () =>
  [...(await pagePictures())].map(([path, picture]) => ({
    params: { name: pictureName(path) },
    props: { picture },
  }));

/** The picture that stands beside a link to a page. */
export const GET: APIRoute = async ({ props }) =>
  new Response(Uint8Array.from(await socialPng(props.picture)), { headers: { 'Content-Type': 'image/png' } });
