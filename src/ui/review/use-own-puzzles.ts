import { useEffect, useState } from 'preact/hooks';
import type { FullHistory } from '../../play/game-copies.ts';
import { makeOwnPuzzle } from '../../play/own/make-own-puzzle.ts';
import type { OwnPuzzle } from '../../play/own/own-puzzle.ts';
import { withOwn } from '../../play/own/own-puzzles.ts';
import type { TurningPoint } from '../../play/turning-points.ts';
import type { NoOwnPuzzle } from '../../solver/own-puzzle.ts';
import { ownStore } from '../storage/own-store.ts';
import { useListStore } from '../storage/use-list-store.ts';
import { useSolver } from '../table/use-solver.ts';

/** What has become of puzzles that were to be kept: there are too many, or the browser keeps nothing. */
export type Keeping = 'kept' | 'full' | 'denied';

/** The puzzles that the turning points of a game make. */
export interface OwnPuzzleDesk {
  /** By the index of the move: the puzzle, or why there is none; nothing while that is being worked out. */
  readonly found: ReadonlyMap<number, OwnPuzzle | NoOwnPuzzle>;
  /** The ids of all puzzles of the player's own that are kept. */
  readonly kept: ReadonlySet<string>;
  readonly keep: (puzzles: readonly OwnPuzzle[]) => Keeping;
}

/**
 * Works out which turning points make puzzles, once the review has come to rest (`ready`), and keeps those that are asked
 * for. Until then the processor is the review's.
 */
export function useOwnPuzzles(
  { game: { rules }, moments }: FullHistory,
  turns: readonly TurningPoint[],
  ready: boolean,
): OwnPuzzleDesk {
  const solver = useSolver();
  const store = useListStore(ownStore);
  const [found, setFound] = useState<OwnPuzzleDesk['found']>(new Map());
  useEffect(() => {
    const open = turns.flatMap(({ index }) => {
      const [position, move] = [moments[index - 1]?.position, moments[index]?.move ?? null];
      return found.has(index) || position === undefined || move === null ? [] : [{ index, position, move }];
    });
    if (!ready || open.length === 0) return solver.stop();
    const learn = (index: number, what: OwnPuzzle | NoOwnPuzzle) =>
      setFound((before) => new Map(before).set(index, what));
    const mistakes = open.map(({ position, move }) => ({ position, move }));
    solver.ask({ kind: 'mistakes', rules, mistakes }, (reply) => {
      // What is left when the worker ends was not proved.
      if (reply.kind === 'fault')
        setFound((before) => new Map([...open.map(({ index }) => [index, 'limit'] as const), ...before]));
      const index = reply.kind === 'mistake' ? open[reply.index]?.index : undefined;
      if (reply.kind !== 'mistake' || index === undefined) return;
      const facts = reply.found;
      learn(index, typeof facts === 'string' ? facts : makeOwnPuzzle(moments, index, facts, new Date()));
    });
  }, [ready, turns.length]);
  const record = store.found?.state === 'record' ? store.found.record.puzzles : [];
  return {
    found,
    kept: new Set(record.map(({ id }) => id)),
    keep(puzzles) {
      let full = false;
      const done = store.change((own) => {
        const more = withOwn(own, puzzles);
        full = more === null;
        return more ?? own;
      });
      return full ? 'full' : done ? 'kept' : 'denied';
    },
  };
}
