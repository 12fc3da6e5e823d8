import type { APIRoute } from 'astro';
import { puzzleFile } from '../../site/content/downloads.ts';

/** All puzzles in one file. */
export const GET: APIRoute = () =>
  new Response(puzzleFile().bytes, { headers: { 'Content-Type': 'application/gzip' } });
