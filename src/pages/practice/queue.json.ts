import type { APIRoute } from 'astro';
import { queuePuzzles } from '../../site/content/puzzles.ts';
import { inQueueSets } from '../../ui/practice/queue/queue-file.ts';

/** All puzzles with their ratings, from which the queue is worked out on the reader's device. */
export const GET: APIRoute = async () => Response.json(inQueueSets(await queuePuzzles()));
