type Load = () => Promise<() => Promise<void>>;

/** Brings an island to life in a task of its own: not in the one that has just read its code. */
export async function inOwnTask(load: Load): Promise<void> {
  const hydrate = await load();
  setTimeout(hydrate);
}
