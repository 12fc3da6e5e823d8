import { useEffect, useState } from 'preact/hooks';
import type { TableController } from '../table/use-table.ts';

/** The panel at the end of a game, as long as it is shown. */
interface EndPanelShown {
  readonly Panel: typeof import('./EndPanel.tsx').EndPanel;
  readonly close: () => void;
}

/**
 * The panel that comes up when a game is over, where it is `wanted`; else null. Once it is closed, or where the end is
 * reached while it is not wanted, it stays away until the game goes on and ends again.
 */
export function useEndPanel({ phase }: TableController, wanted: boolean): EndPanelShown | null {
  const [parts, setParts] = useState<typeof import('./EndPanel.tsx') | null>(null);
  const [closed, setClosed] = useState(false);
  const over = phase === 'won' || phase === 'over';
  useEffect(() => {
    if (!over) setClosed(false);
    else if (!wanted) setClosed(true);
    // Where it cannot be loaded, the line that speaks has said how the game ended.
    else if (parts === null) import('./EndPanel.tsx').then(setParts, () => {});
  }, [over, wanted]);
  return over && wanted && !closed && parts !== null
    ? { Panel: parts.EndPanel, close: () => setClosed(true) }
    : null;
}
