import {
  isNewerPractice,
  makePractice,
  mergePractice,
  mergeTries,
  NO_PRACTICE,
  type Practice,
  readPractice,
} from '../../play/practice.ts';
import { createListStore, type FoundList, type ListStore } from '../storage/list-store.ts';

/*
 * Practice lies under two keys: the log of tries and guesses, and apart from it what the first edition of the site did not
 * know, runs and chosen themes. A page of that edition may be open still, or come from the copy that works offline; it
 * writes the log as it knows it, and whatever else stands there is gone. A worked example: such a page adds a try to
 *
 *     lucie.practice        {"version":1,"tries":[draw-03],"runs":[…],…}     and the runs are gone
 *     lucie.practice.runs   {"version":1,"tries":[],"runs":[…],…}            which it never touches
 *
 * Runs that a page of the second edition has left in the log are read, and moved with the next change.
 */

const KEPT = {
  empty: NO_PRACTICE,
  make: makePractice,
  read: readPractice,
  isNewer: isNewerPractice,
  merge: mergePractice,
};
const log = createListStore({ key: 'lucie.practice', ...KEPT });
const apart = createListStore({ key: 'lucie.practice.runs', ...KEPT });

/** Where a player's practice is kept on this device: the tries of puzzles, guesses and runs. */
export const practiceStore: ListStore<Practice> = {
  ...log,
  look: () => bothOf(log.look(), apart.look()),
  change(change) {
    let inLog: FoundList<Practice> = { state: 'denied' };
    const beside = apart.change((runs) => {
      let after = runs;
      inLog = log.change((tries) => {
        const made = change(joined(tries, runs));
        if (made.runs !== runs.runs || made.themes !== runs.themes)
          after = { ...runs, runs: made.runs, themes: made.themes };
        const isSame =
          made.tries === tries.tries && made.guesses === tries.guesses && made.test === tries.test;
        const isMoved = tries.runs.length + tries.themes.length === 0;
        return isSame && isMoved && made.hidden === tries.hidden ? tries : { ...made, runs: [], themes: [] };
      });
      return after;
    });
    return bothOf(inLog, beside);
  },
};

/** What was found under both keys, as one; where one of them cannot be read or written, what is wrong with it. */
function bothOf(inLog: FoundList<Practice>, beside: FoundList<Practice>): FoundList<Practice> {
  if (beside.state !== 'record') return beside;
  if (inLog.state !== 'record') return inLog;
  return {
    ...inLog,
    record: joined(inLog.record, beside.record),
    fault: inLog.fault || beside.fault,
  };
}

/** Both as one record; where there is neither, the empty one itself, by which others know it. */
function joined(tries: Practice, beside: Practice): Practice {
  if (tries === NO_PRACTICE && beside === NO_PRACTICE) return NO_PRACTICE;
  const { runs, themes } = beside;
  return {
    ...tries,
    runs: tries.runs.length > 0 ? mergeTries(tries.runs, runs) : runs,
    themes: themes.length > 0 ? themes : tries.themes,
  };
}
