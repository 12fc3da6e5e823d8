import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/**
 * How islands come to life: `client:soon` and `client:seen` do what Astro's own `load` and `visible` do, but read the
 * code and build the board in two tasks, so that a slow phone can take a touch between them.
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
