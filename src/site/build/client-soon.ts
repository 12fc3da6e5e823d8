import type { ClientDirective } from 'astro';

/** `client:soon`: loads the code of an island as the page opens, and hydrates it in a task of its own. */
const soon: ClientDirective = async (load) => {
  const hydrate = await load();
  setTimeout(hydrate);
};

export default soon;
