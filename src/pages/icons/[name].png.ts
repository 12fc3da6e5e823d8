import type { APIRoute } from 'astro';
import { ICONS, iconPng } from '../../site/layout/icon.ts';

/** One file for every icon. */
export const getStaticPaths = () =>
  Object.entries(ICONS).map(([name, icon]) => ({ params: { name }, props: icon }));

/** The icon of the site among the programs of a device. */
export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props as (typeof ICONS)[string])), {
    headers: { 'Content-Type': 'image/png' },
  });
