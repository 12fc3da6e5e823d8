import { useEffect, useState } from 'preact/hooks';
import { HintedTable } from '../hint/HintedTable.tsx';
import { openGame } from '../table/open-game.ts';
import { useTable } from '../table/use-table.ts';
import { AnotherDeal } from './AnotherDeal.tsx';
import { useDealLink } from './use-deal-link.ts';

/** A table to play at: which game, and which deal of it, by its cards or by a seed. */
export interface PlayTableProps {
  readonly presetId: string;
  readonly deal?: string;
  readonly seed?: string;
  /** Whether free builds are shown from the start. */
  readonly overlay?: boolean;
  readonly label?: string;
}

/** Free play of a deal: undo of everything, hints, the overlay, the chance to win, and deals of one's own. */
export function PlayTable({ presetId, deal, seed, overlay = false, label = 'Table' }: PlayTableProps) {
  const controller = useTable(() => openGame(presetId, deal, seed));
  const fault = useDealLink(controller);
  const [link, setLink] = useState<typeof import('../share/TableLink.tsx') | null>(null);
  const isBegun = controller.session.index > 0;
  useEffect(() => {
    if (isBegun) import('../share/TableLink.tsx').then(setLink, () => {});
  }, [isBegun]);
  return (
    <>
      {fault !== '' && <p class="lucie-fault">{fault}</p>}
      <HintedTable controller={controller} overlay={overlay} label={label} />
      {/* It has its room before, so that it moves nothing. */}
      <p class="lucie-to-table">
        {isBegun && link !== null && <link.TableLink session={controller.session} />}
      </p>
      <AnotherDeal controller={controller} />
    </>
  );
}
