import { useEffect, useState } from 'preact/hooks';
import { dayNumber } from '../../play/day.ts';
import { type LevelTest, nextPuzzle, TEST_LENGTH } from '../../play/level.ts';
import { mergeTries, PRACTICE_HASHES, type Practice, type TryResult } from '../../play/practice.ts';
import { makeTimestamp } from '../../play/timestamp.ts';
import { practiceStore } from './practice-store.ts';

/** The try of a puzzle that is under way, and what it has led to. */
export interface TryNow {
  /** How it went; null until it is decided. What comes first counts: a move that lost, or the goal. */
  readonly how: TryResult | null;
  /** How it stands by now, and how many moves have lost the goal so far. */
  readonly now: TryResult | null;
  readonly wrong: number;
  /** Whether it could not be written down. */
  readonly unsaved: boolean;
  /** The day on which the puzzle comes back; null when it does not, or that is not yet known. */
  readonly due: number | null;
  /** The puzzle that follows in the test of the level, or among those to see again; null outside of both, and after the last. */
  readonly next: { readonly way: keyof typeof PRACTICE_HASHES; readonly id: string | null } | null;
  /** Which puzzle of a test of the level it is, from 1; null outside. */
  readonly step: number | null;
}

/** Writes down how a try goes, once, unless nothing is `kept`; `how` is how it stands by now. */
export function useTry(id: string, how: TryResult | null, kept: boolean): TryNow {
  const [test, setTest] = useState<LevelTest | null>(null);
  const [wrong, setWrong] = useState(0);
  const [state, setState] = useState<Omit<TryNow, 'step' | 'now' | 'wrong'>>({
    how: null,
    unsaved: false,
    due: null,
    next: null,
  });

  useEffect(() => {
    if (!kept) return;
    const found = practiceStore.look();
    if (location.hash !== PRACTICE_HASHES.level || found.state !== 'record') return;
    const begun = found.record.test;
    if (begun !== null && nextPuzzle(begun) === id) setTest(begun);
  }, []);

  useEffect(() => {
    if (how === 'failed') setWrong((before) => before + 1);
  }, [how]);

  useEffect(() => {
    if (how === null || state.how !== null) return;
    if (!kept) return setState({ how, unsaved: false, due: null, next: null });
    const now = new Date();
    const found = practiceStore.change((practice) => {
      const tries = mergeTries(practice.tries, [{ puzzle: id, at: makeTimestamp(now), how }]);
      return { ...practice, tries, test: stepped(practice, test, how === 'solved') };
    });
    if (found.state !== 'record') return setState({ how, unsaved: true, due: null, next: null });
    const { record } = found;
    const next = test === null ? null : { way: 'level' as const, id: record.test && nextPuzzle(record.test) };
    setState({ how, unsaved: false, due: null, next });
    // Only this page needs to know when it comes back: without the words for it nothing is lost.
    void import('../../play/repeat.ts')
      .then(({ dueDays }) => {
        const days = dueDays(record.tries);
        const [again = null] = [...days].flatMap(([other, day]) =>
          other !== id && day <= dayNumber(now) ? other : [],
        );
        const follows = location.hash.endsWith(PRACTICE_HASHES.again)
          ? { way: 'again' as const, id: again }
          : next;
        setState({ how, unsaved: false, due: days.get(id) ?? null, next: follows });
      })
      .catch(() => {});
  }, [how]);

  return {
    ...state,
    now: how,
    wrong,
    step: test === null ? null : Math.min(test.right.length + 1, TEST_LENGTH),
  };
}

/** The test of the level after its next puzzle, if it is still the one that was under way. */
function stepped({ test }: Practice, begun: LevelTest | null, right: boolean): LevelTest | null {
  if (test === null || begun === null || test.at !== begun.at || test.right.length !== begun.right.length)
    return test;
  return { ...test, right: [...test.right, right] };
}
