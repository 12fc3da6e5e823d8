import { isNewerOwn, makeOwnPuzzles, mergeOwn, NO_OWN, readOwnPuzzles } from '../../play/own/own-puzzles.ts';
import { createListStore } from './list-store.ts';

/** Where the puzzles of the player's own are kept on this device; why not in the record of practice is said in own-puzzles.ts. */
export const ownStore = createListStore({
  key: 'lucie.practice.own',
  empty: NO_OWN,
  make: makeOwnPuzzles,
  read: readOwnPuzzles,
  isNewer: isNewerOwn,
  merge: mergeOwn,
});
