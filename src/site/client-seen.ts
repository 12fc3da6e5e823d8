import type { ClientDirective } from 'astro';
import { inOwnTask } from './own-task.ts';

/** `client:seen`: an island comes to life when it comes into view. */
const seen: ClientDirective = (load, _, island) => {
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    inOwnTask(load);
  });
  for (const child of island.children) watch.observe(child);
};

export default seen;
