import type { MutableRef } from 'preact/hooks';
import type { Settings } from '../../play/settings.ts';
import { Coach, type MoveGuard } from './Coach.tsx';
import { MovesDrawer, type MovesDrawerProps } from './MovesDrawer.tsx';
import { useMoveValues } from './use-move-values.ts';

interface MovesProps extends Omit<MovesDrawerProps, 'known'> {
  readonly coach: Settings['coach'];
  readonly guard: MutableRef<MoveGuard | null>;
  /** Whether the list of all moves is open. */
  readonly listed: boolean;
}

/** What is made of the values of all moves: the drawer that lists them, and the coach. */
export function Moves({ coach, guard, listed, ...drawer }: MovesProps) {
  const { controller } = drawer;
  const known = useMoveValues(controller, listed || coach !== 'off');
  return (
    <>
      {coach !== 'off' && !listed && <Coach {...{ controller, known, guard }} mode={coach} />}
      {listed && <MovesDrawer {...drawer} known={known} />}
    </>
  );
}
