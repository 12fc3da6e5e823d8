import {
  isNewerPractice,
  makePractice,
  NO_PRACTICE,
  type Practice,
  readPractice,
} from '../../play/practice.ts';
import { createListStore, type FoundList } from '../storage/list-store.ts';

/** What was found of a player's practice. */
export type FoundPractice = FoundList<Practice>;

/** Where a player's practice lies on this device. */
export const practiceStore = createListStore({
  key: 'lucie.practice',
  empty: NO_PRACTICE,
  make: makePractice,
  read: readPractice,
  isNewer: isNewerPractice,
});
