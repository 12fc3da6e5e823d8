import type { APIRoute } from 'astro';
import { packDrawn } from '../ui/pack/art.ts';

/** The art of all cards, one file for every board of the site. */
export const GET: APIRoute = () =>
  new Response(packDrawn(), { headers: { 'Content-Type': 'image/svg+xml' } });
