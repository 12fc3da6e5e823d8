import type { APIRoute } from 'astro';
import { ICON, iconDrawn } from '../site/layout/icon.ts';

/** The icon that browsers show beside the title of a page. */
export const GET: APIRoute = () =>
  new Response(iconDrawn(ICON), { headers: { 'Content-Type': 'image/svg+xml' } });
