import {
  isNewerPractice,
  makePractice,
  mergePractice,
  NO_PRACTICE,
  readPractice,
} from '../../play/practice.ts';
import { createListStore } from '../storage/list-store.ts';

/** Where a player's practice is kept on this device: the tries of puzzles, guesses and runs. */
export const practiceStore = createListStore({
  key: 'lucie.practice',
  empty: NO_PRACTICE,
  make: makePractice,
  read: readPractice,
  isNewer: isNewerPractice,
  merge: mergePractice,
});
