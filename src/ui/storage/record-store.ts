import {
  EMPTY_RECORD,
  type GameRecord,
  isNewerRecord,
  makeRecord,
  mergeRecords,
  readRecord,
} from '../../play/record.ts';
import { createListStore, type FoundList } from './list-store.ts';

/** What was found of the record of games. */
export type FoundRecord = FoundList<GameRecord>;

/** Where the record of games is kept on this device. */
export const recordStore = createListStore({
  key: 'lucie.record',
  empty: EMPTY_RECORD,
  make: makeRecord,
  read: readRecord,
  isNewer: isNewerRecord,
  merge: mergeRecords,
});
