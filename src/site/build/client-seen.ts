import type { ClientDirective } from 'astro';
import soon from './client-soon.ts';

/** `client:seen`: hydrates an island as `client:soon` does, once it comes into view. */
const seen: ClientDirective = (load, options, island) => {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    soon(load, options, island);
  });
  for (const child of island.children) watch.observe(child);
};

export default seen;
