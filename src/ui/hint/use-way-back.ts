import { useEffect, useState } from 'preact/hooks';
import type { Position } from '../../core/position.ts';
import { update } from '../../play/session.ts';
import type { findWayBack, WayBack } from '../../play/way-back.ts';
import type { OfferedStep } from '../table/use-finish.ts';
import { useSolver } from '../table/use-solver.ts';
import type { TableController } from '../table/use-table.ts';
import { WAY_BACK_TO, wayBackName, wayBackOffer } from '../words/en/table-notes.ts';

/** How long a lost position must lie on the table, in milliseconds, before the way back is looked for. */
const PAUSE = 400;

/**
 * The offer to go back to where the game could still be won, once that is proved; `isLost` says when it is looked for.
 * Any move, also one back, ends the search.
 */
export function useWayBack(
  controller: TableController,
  isLost: boolean,
): (OfferedStep & Pick<WayBack, 'movesBack'>) | null {
  const solver = useSolver();
  const [found, setFound] = useState<{ readonly from: Position; readonly way: WayBack | null } | null>(null);
  const { session, position, rules } = controller;

  useEffect(() => {
    if (!isLost || found?.from === position) return;
    let wanted = true;
    const verdictAt: Parameters<typeof findWayBack>[1] = (index) =>
      new Promise((resolve) => {
        const asked = session.moments[index]?.position;
        if (asked === undefined || !wanted) return resolve(null);
        solver.ask({ kind: 'win', rules, position: asked }, (reply) =>
          resolve(reply.kind === 'win' && wanted ? reply.verdict : null),
        );
      });
    const timer = setTimeout(async () => {
      // Most games are never lost while somebody looks: what searches comes when it is needed.
      const search = await import('../../play/way-back.ts').catch(() => null);
      const way = (await search?.findWayBack(session, verdictAt)) ?? null;
      if (!wanted) return;
      setFound({ from: position, way });
    }, PAUSE);
    return () => {
      wanted = false;
      clearTimeout(timer);
      solver.stop();
    };
  }, [isLost, position]);

  const way = isLost && found?.from === position ? found.way : null;
  const label = way === null ? '' : wayBackName(way.movesBack);
  useEffect(() => {
    if (way !== null) controller.add(wayBackOffer(way.movesBack));
  }, [way]);

  if (way === null) return null;
  const { index, movesBack } = way;
  return {
    label,
    rest: WAY_BACK_TO,
    movesBack,
    press: () =>
      controller.act(
        (before) => update(before, { type: 'jump', index }),
        () => `${label}${WAY_BACK_TO}.`,
      ),
  };
}
