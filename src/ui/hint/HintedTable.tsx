import type { ComponentChildren } from 'preact';
import { Table } from '../table/Table.tsx';
import { useBuilds } from '../table/use-builds.ts';
import { useDrag } from '../table/use-drag.ts';
import type { Seat } from '../table/use-table.ts';
import { ChanceSwitch } from './ChanceSwitch.tsx';
import { useChance } from './use-chance.ts';
import { useHeld } from './use-held-back.ts';
import { useHint } from './use-hint.ts';
import { useKeeping } from './use-keeping.ts';

interface HintedTableProps {
  readonly seat: Seat;
  /** Whether safe builds are shown from the start. */
  readonly overlay?: boolean;
  readonly label: string;
  /** What stands beneath the buttons. */
  readonly children?: ComponentChildren;
}

/** A table with all that the solver can tell at it: hints in rungs, the overlay, the chance to win; its cards can be dragged. */
export function HintedTable({ seat, overlay = false, label, children }: HintedTableProps) {
  const asked = useHint(seat);
  const builds = useBuilds(seat, overlay);
  const chances = useChance(seat);
  const { caution, takeBack } = useKeeping(seat, chances);
  const held = useHeld(seat);
  const root = useDrag(seat);
  const { position } = seat;
  const told = chances.told?.position === position ? chances.told : asked.given;
  const undo = seat.confirming && takeBack !== null ? takeBack : seat.undo;
  return (
    <div class="lucie-drag" ref={root}>
      <Table
        seat={{ ...seat, undo, ending: `${seat.ending} ${held}`.trim() }}
        asked={asked}
        overlay={builds}
        label={label}
        redeals
        caution={caution || (told === null ? '' : told.advice.cautionText(position, told.outlook))}
        state={chances.said}
        switches={
          <>
            {children}
            <ChanceSwitch seat={seat} chances={chances} />
          </>
        }
      />
    </div>
  );
}
