import { useEffect, useState } from 'preact/hooks';
import { isInQueue, mergeTries, type Try, type TryResult } from '../../play/practice.ts';
import { makeTimestamp } from '../../play/timestamp.ts';
import { practiceStore } from './practice-store.ts';
import type { AfterTry } from './queue/after-try.ts';

/** The try of a puzzle that is under way, and what it has led to. */
export interface TryNow extends AfterTry {
  /** How it went; null until it is decided. What comes first counts: a move that lost, or the goal. */
  readonly how: TryResult | null;
  /** How it stands by now, and how many moves have lost the goal so far. */
  readonly now: TryResult | null;
  readonly wrong: number;
  /** Whether it could not be written down. */
  readonly unsaved: boolean;
  /** Whether the player came by the queue, which then goes on. */
  readonly inQueue: boolean;
}

const UNDECIDED: TryNow = {
  how: null,
  now: null,
  wrong: 0,
  unsaved: false,
  inQueue: false,
  due: null,
  rating: null,
  next: null,
};

/**
 * Writes down how a try goes, once; `how` is how it stands by now. `practicePage` is the address of the page with all puzzles;
 * null where nothing is kept.
 */
export function useTry(id: string, how: TryResult | null, practicePage: string | null): TryNow {
  const [wrong, setWrong] = useState(0);
  const [state, setState] = useState(UNDECIDED);

  useEffect(() => {
    if (how === 'failed') setWrong((before) => before + 1);
  }, [how]);

  useEffect(() => {
    if (how === null || state.how !== null) return;
    const decided: TryNow = { ...UNDECIDED, how, inQueue: isInQueue(location.hash) };
    if (practicePage === null) return setState(decided);
    const now = new Date();
    const made: Try = { puzzle: id, at: makeTimestamp(now), how };
    const found = practiceStore.change((practice) => ({
      ...practice,
      tries: mergeTries(practice.tries, [made]),
    }));
    if (found.state !== 'record') return setState({ ...decided, unsaved: true });
    setState(decided);
    // Only this page needs to know what follows: without the words for it nothing is lost.
    void import('./queue/after-try.ts')
      .then(({ afterTry }) => afterTry(found.record, made, practicePage, now))
      .then((after) => setState({ ...decided, ...after }))
      .catch(() => {});
  }, [how]);

  return { ...state, now: how, wrong };
}
