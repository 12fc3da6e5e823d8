import { useState } from 'preact/hooks';
import type { TableController } from '../table/use-table.ts';
import { LABELS } from '../words/en/table.ts';
import { TELL } from '../words/en/tell/tell.ts';

type TellPanelParts = typeof import('./TellPanel.tsx');

/** The fold in which the deal on the table is told; its contents are loaded, and the work begins, when it is opened. */
export function TellFold({ controller }: { readonly controller: TableController }) {
  const [open, setOpen] = useState(false);
  const [parts, setParts] = useState<TellPanelParts | null>(null);
  const [missing, setMissing] = useState(false);
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen);
    if (!isOpen || parts !== null) return;
    setMissing(false);
    import('./TellPanel.tsx').then(setParts, () => setMissing(true));
  };
  return (
    <details class="lucie-another" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{TELL.open}</summary>
      {open && missing && <p class="lucie-fault">{LABELS.notLoaded}</p>}
      {open && parts !== null && <parts.TellPanel controller={controller} />}
    </details>
  );
}
