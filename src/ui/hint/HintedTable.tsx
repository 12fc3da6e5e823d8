import type { ComponentChildren } from 'preact';
import { Table } from '../table/Table.tsx';
import { useBuilds } from '../table/use-builds.ts';
import { useDrag } from '../table/use-drag.ts';
import type { TableController } from '../table/use-table.ts';
import { ChanceSwitch } from './ChanceSwitch.tsx';
import { useChance } from './use-chance.ts';
import { useHeldBack } from './use-held-back.ts';
import { useHint } from './use-hint.ts';
import { useKeeping } from './use-keeping.ts';

interface HintedTableProps {
  readonly controller: TableController;
  /** Whether safe builds are shown from the start. */
  readonly overlay?: boolean;
  readonly label: string;
  /** What stands beneath the buttons. */
  readonly children?: ComponentChildren;
}

/** A table with all that the solver can tell at it: hints in rungs, the overlay, the chance to win; its cards can be dragged. */
export function HintedTable({ controller, overlay = false, label, children }: HintedTableProps) {
  const asked = useHint(controller);
  const builds = useBuilds(controller, overlay);
  const chances = useChance(controller);
  const { caution, takeBack } = useKeeping(controller, chances);
  const held = useHeldBack(controller);
  const root = useDrag(controller);
  const { position } = controller;
  const told = chances.told?.position === position ? chances.told : asked.given;
  const undo = controller.confirming && takeBack !== null ? takeBack : controller.undo;
  return (
    <div class="lucie-drag" ref={root}>
      <Table
        controller={{ ...controller, undo, ending: `${controller.ending} ${held}`.trim() }}
        asked={asked}
        overlay={builds}
        label={label}
        redeals
        caution={caution || (told === null ? '' : told.advice.cautionText(position, told.outlook))}
        state={chances.said}
        switches={
          <>
            {children}
            <ChanceSwitch controller={controller} chances={chances} />
          </>
        }
      />
    </div>
  );
}
