import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * Adds two ways to hydrate an island, so that `<Board client:soon />` takes two short tasks of the browser and not a long
 * one: its code runs, then the board is built. A slow phone can take a touch between them. `client:soon` is Astro's
 * `client:load` but for that, and `client:seen`, which waits until the island is in view, is `client:visible`.
 */
export function islandTasks(): AstroIntegration {
  return {
    name: 'lucie:island-tasks',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of ['soon', 'seen']) {
          addClientDirective({ name, entrypoint: join(import.meta.dirname, `client-${name}.ts`) });
        }
      },
    },
  };
}
