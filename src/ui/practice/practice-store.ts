import {
  isNewerPractice,
  makePractice,
  NO_PRACTICE,
  type Practice,
  readPractice,
} from '../../play/practice.ts';
import { type FoundOf, shelfOf } from '../storage/list-store.ts';

/** What was found of a player's practice. */
export type FoundPractice = FoundOf<Practice>;

/** Where a player's practice lies on this device. */
export const practiceShelf = shelfOf({
  key: 'lucie.practice',
  empty: NO_PRACTICE,
  make: makePractice,
  read: readPractice,
  isNewer: isNewerPractice,
});
