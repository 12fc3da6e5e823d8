import type { APIRoute } from 'astro';
import { ICONS, iconDrawn } from '../site/layout/icon.ts';

export const GET: APIRoute = () =>
  new Response(iconDrawn(ICONS['192']!), { headers: { 'Content-Type': 'image/svg+xml' } });
