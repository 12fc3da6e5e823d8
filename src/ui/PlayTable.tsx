import { AnotherDeal } from './AnotherDeal.tsx';
import { ChanceSwitch } from './ChanceSwitch.tsx';
import { openGame } from './open-game.ts';
import { Table } from './Table.tsx';
import { useBuilds } from './use-builds.ts';
import { useChance } from './use-chance.ts';
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

/** Free play of a deal: undo of everything, hints in rungs, the overlay, the chance to win, and deals of one's own. */
export function PlayTable({ presetId, deal, seed = '1', overlay = false, label = 'Table' }: PlayTableProps) {
  const seat = useSeat(() => openGame(presetId, deal, seed));
  const asked = useHint(seat);
  const builds = useBuilds(seat, overlay);
  const chances = useChance(seat);
  const fault = useDealLink(seat);
  const { position } = seat;
  const told = chances.told?.position === position ? chances.told : asked.given;
  return (
    <>
      {fault !== '' && <p class="lucie-fault">{fault}</p>}
      <Table
        seat={seat}
        asked={asked}
        overlay={builds}
        label={label}
        redeals
        caution={told === null ? '' : told.advice.cautionText(position, told.outlook)}
        state={chances.said}
        switches={<ChanceSwitch seat={seat} chances={chances} />}
      />
      <AnotherDeal seat={seat} />
    </>
  );
}
