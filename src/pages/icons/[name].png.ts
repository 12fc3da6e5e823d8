import type { APIRoute } from 'astro';
import { ICONS, iconPng } from '../../site/layout/icon.ts';

export const getStaticPaths = () =>
  Object.entries(ICONS).map(([name, icon]) => ({ params: { name }, props: icon }));

export const GET: APIRoute = async ({ props }) =>
  new Response(new Uint8Array(await iconPng(props as (typeof ICONS)[string])), {
    headers: { 'Content-Type': 'image/png' },
  });
