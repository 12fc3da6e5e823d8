import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import type { BuildMark } from '../../solver/safe.ts';
import { type Marks, UNMARKED } from '../board/marks.ts';
import { LABELS, NO_ANSWER } from '../words/en/table.ts';
import type { overlayParts } from './overlay-parts.ts';
import { useSolver } from './use-solver.ts';
import type { TableController } from './use-table.ts';

/** The overlay that sorts the open moves: what goes home, which builds are free, cost, or lose. */
export interface Overlay {
  readonly shown: boolean;
  readonly marks: Marks;
  /** What shows and tells them; null until it is loaded. */
  readonly parts: typeof overlayParts | null;
  /** The builds of the position shown; null while they are being worked out. */
  readonly builds: readonly BuildMark[] | null;
  readonly toggle: () => void;
}

/** The overlay of a table; it asks the solver only while it is shown. */
export function useBuilds(controller: TableController, shownAtFirst: boolean): Overlay {
  const { ask, stop } = useSolver();
  const [shown, setShown] = useState(shownAtFirst);
  const [answer, setAnswer] = useState<{ position: Position; builds: readonly BuildMark[] } | null>(null);
  const [parts, setParts] = useState<Overlay['parts']>(null);
  const { position, rules, say } = controller;
  useEffect(() => {
    if (!shown) return;
    const load = import('./overlay-parts.ts').then((loaded) => {
      setParts(loaded.overlayParts);
      return loaded.overlayParts;
    });
    load.catch(() => say(LABELS.notLoaded));
    ask({ kind: 'builds', rules, position }, (reply) => {
      if (reply.kind === 'builds') setAnswer({ position, builds: reply.marks });
      if (reply.kind === 'unsorted') load.then(({ UNSORTED }) => say(UNSORTED[reply.why])).catch(() => {});
      if (reply.kind === 'fault') say(NO_ANSWER[reply.why]);
    });
    return stop;
  }, [shown, position]);

  const builds = answer?.position === position ? answer.builds : null;
  const visible = shown && parts !== null && !controller.armed;
  return {
    shown,
    marks: visible ? parts.overlayMarks(controller.legal, builds ?? []) : UNMARKED,
    parts,
    builds: shown ? builds : null,
    toggle: () => setShown(!shown),
  };
}
