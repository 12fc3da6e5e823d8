import { EMPTY, type GameRecord, isNewer, makeRecord, readRecord } from '../../play/record.ts';
import { type FoundOf, shelfOf } from '../storage/list-store.ts';

/** What was found of the record of games. */
export type Found = FoundOf<GameRecord>;

/** Where the record of games lies on this device. */
export const recordShelf = shelfOf({
  key: 'lucie.record',
  empty: EMPTY,
  make: makeRecord,
  read: readRecord,
  isNewer,
});
