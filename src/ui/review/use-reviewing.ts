import { useEffect, useRef, useState } from 'preact/hooks';
import type { FullHistory } from '../../play/game-copies.ts';
import { turningPointsOf } from '../../play/turning-points.ts';
import type { Reviewed } from '../../solver/review.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { doneSaid } from '../words/en/review.ts';

/** How a review goes: at work, stopped by the player, broken off by the end of its worker, or through with the game. */
type Progress = 'running' | 'stopped' | 'died' | 'done';

/** A review as far as it has come. */
export interface Reviewing {
  /** What each moment was worth, from the start of the game. */
  readonly seen: readonly Reviewed[];
  readonly progress: Progress;
  /** Goes on from where it has come to. */
  readonly goOn: (game: FullHistory) => void;
  readonly stop: () => void;
}

/** Reviews a game with a solver of its own, beginning at once; what has come stays whatever happens. */
export function useReviewing(controller: TableController, first: FullHistory): Reviewing {
  const solver = useSolver();
  const gathered = useRef<Reviewed[]>([]);
  const [seen, setSeen] = useState<readonly Reviewed[]>([]);
  const [progress, setProgress] = useState<Progress>('running');
  const frame = useRef(0);
  const show = () => {
    cancelAnimationFrame(frame.current);
    frame.current = 0;
    setSeen([...gathered.current]);
  };
  const goOn = ({ game: { rules }, moments }: FullHistory) => {
    // The last moment seen is asked again, because the next one is measured against it.
    const from = Math.max(0, gathered.current.length - 1);
    const game = moments.slice(from).map(({ position, move }) => ({ position, move }));
    setProgress('running');
    solver.ask({ kind: 'review', rules, game }, (reply) => {
      if (reply.kind === 'fault') return setProgress('died');
      if (reply.kind !== 'reviewed') return;
      if (from + reply.ply === gathered.current.length) gathered.current.push(reply.reviewed);
      if (!reply.last) {
        // Many moments may come between two frames: they are shown together.
        frame.current ||= requestAnimationFrame(show);
        return;
      }
      show();
      setProgress('done');
      controller.say(doneSaid(turningPointsOf(moments, gathered.current).length), null);
    });
  };
  useEffect(() => {
    goOn(first);
    return () => cancelAnimationFrame(frame.current);
  }, []);
  return {
    seen,
    progress,
    goOn,
    stop() {
      solver.stop();
      setProgress('stopped');
    },
  };
}
