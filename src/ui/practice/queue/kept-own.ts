import { ownStore } from '../../storage/own-store.ts';

/** The ids of the player's own puzzles that are kept on this device. */
export function keptOwn(): readonly string[] {
  const found = ownStore.look();
  return found.state === 'record' ? found.record.puzzles.map(({ id }) => id) : [];
}
