import { AnotherDeal } from './AnotherDeal.tsx';
import { openGame } from './open-game.ts';
import { Table } from './Table.tsx';
import { useBuilds } from './use-builds.ts';
import { useDealLink } from './use-deal-link.ts';
import { useHint } from './use-hint.ts';
import { useSeat } from './use-seat.ts';

/** A table to play at: which game, and which deal of it, by its cards or by a seed. */
export interface PlayTableProps {
  readonly presetId: string;
  readonly deal?: string;
  readonly seed?: string;
  /** Whether safe builds are shown from the start. */
  readonly overlay?: boolean;
  readonly label?: string;
}

/** Free play of a deal, with undo of everything, hints in rungs, the overlay, and deals of one's own. */
export function PlayTable({ presetId, deal, seed = '1', overlay = false, label = 'Table' }: PlayTableProps) {
  const seat = useSeat(() => openGame(presetId, deal, seed));
  const asked = useHint(seat);
  const builds = useBuilds(seat, overlay);
  const fault = useDealLink(seat);
  return (
    <>
      {fault !== '' && <p class="lucie-fault">{fault}</p>}
      <Table seat={seat} asked={asked} overlay={builds} label={label} redeals />
      <AnotherDeal seat={seat} />
    </>
  );
}
