import type { ClientDirective } from 'astro';

/** `client:soon`: reads the code of an island as the page opens, and brings it to life in a task of its own. */
const soon: ClientDirective = async (load) => {
  const hydrate = await load();
  setTimeout(hydrate);
};

export default soon;
