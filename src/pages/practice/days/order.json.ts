import type { APIRoute } from 'astro';
import { dayLists } from '../../../site/content/day-lists.ts';

/** Which puzzle each day has, for the calendar. */
export const GET: APIRoute = async () => Response.json(await dayLists());
