import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { isInQueue, mergeTries, type Try, type TryResult } from '../../play/practice.ts';
import { makeTimestamp } from '../../play/timestamp.ts';
import { practiceStore } from './practice-store.ts';
import type { AfterTry } from './queue/after-try.ts';

/** What has become of what was written down: it is there, the browser did not take it, or it was cleared since. */
export type WrittenState = 'kept' | 'refused' | 'cleared';

/** The try of a puzzle that is under way, and what it has led to. */
export interface TryNow extends AfterTry {
  /** How it went; null until it is decided. What comes first counts: a move that lost, or the goal. */
  readonly how: TryResult | null;
  /** How it stands by now, and how many moves have lost the goal so far. */
  readonly now: TryResult | null;
  readonly wrong: number;
  /** What has become of it on this device. */
  readonly keeping: WrittenState;
  /** Whether the player came by the queue, which then goes on. */
  readonly inQueue: boolean;
}

const UNDECIDED: TryNow = {
  how: null,
  now: null,
  wrong: 0,
  keeping: 'kept',
  inQueue: false,
  due: null,
  rating: null,
  next: null,
};

/**
 * Writes down how a try goes, once; `how` is how it stands by now, and `loss` the position after the move that has lost the
 * goal. `practicePage` is the address of the page with all puzzles; null where nothing is kept.
 */
export function useTry(
  id: string,
  how: TryResult | null,
  loss: Position | null,
  practicePage: string | null,
): TryNow {
  const [losses, setLosses] = useState<ReadonlySet<Position>>(new Set());
  const [state, setState] = useState(UNDECIDED);
  const made = useRef<Try | null>(null);

  // A move that is undone and redone has lost once.
  useLayoutEffect(() => {
    if (loss !== null) setLosses((before) => new Set([...before, loss]));
  }, [loss]);

  // With the verdict, not after it: whoever leaves the page at once has made the try too.
  useLayoutEffect(() => {
    if (how === null || state.how !== null) return;
    const decided: TryNow = { ...UNDECIDED, how, inQueue: isInQueue(location.hash) };
    if (practicePage === null) return setState(decided);
    const now = new Date();
    const one: Try = { puzzle: id, at: makeTimestamp(now), how };
    const found = practiceStore.change((practice) => ({
      ...practice,
      tries: mergeTries(practice.tries, [one]),
    }));
    if (found.state !== 'record') return setState({ ...decided, keeping: 'refused' });
    made.current = one;
    setState(decided);
    // Only this page needs to know what follows: without the words for it nothing is lost.
    void import('./queue/after-try.ts')
      .then(({ afterTry }) => afterTry(found.record, one, practicePage, now))
      .then((after) => setState((before) => (before.keeping === 'kept' ? { ...decided, ...after } : before)))
      .catch(() => {});
  }, [how]);

  // What was said to follow from it no longer does once it is cleared, here or in another tab.
  useLayoutEffect(
    () =>
      practiceStore.onElsewhere(() => {
        const found = practiceStore.look();
        const one = made.current;
        if (one === null || found.state !== 'record') return;
        if (!found.record.tries.some(({ puzzle, at }) => puzzle === one.puzzle && at === one.at))
          setState((before) => ({ ...before, keeping: 'cleared', due: null, rating: null }));
      }),
    [],
  );

  return { ...state, now: how, wrong: losses.size };
}
