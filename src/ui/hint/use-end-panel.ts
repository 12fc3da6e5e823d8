import type { ComponentProps, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { TableController } from '../table/use-table.ts';

type EndPanel = typeof import('./EndPanel.tsx').EndPanel;

/** The panel at the end of a game, as long as it is shown; until it is loaded it is empty. */
interface EndPanelShown {
  readonly Panel: ComponentType<ComponentProps<EndPanel>>;
  readonly close: () => void;
}

const Nothing = () => null;

/**
 * The panel that comes up when a game is over, where it is `wanted`; else null. Once it is closed, or where the end is
 * reached while it is not wanted, it stays away until the game goes on and ends again.
 */
export function useEndPanel({ phase }: TableController, wanted: boolean): EndPanelShown | null {
  const [parts, setParts] = useState<typeof import('./EndPanel.tsx') | 'missing' | null>(null);
  const [closed, setClosed] = useState(false);
  const over = phase === 'won' || phase === 'over';
  useEffect(() => {
    if (!over) setClosed(false);
    else if (!wanted) setClosed(true);
    // Where it cannot be loaded, the line that speaks has said how the game ended.
    else if (parts === null || parts === 'missing')
      import('./EndPanel.tsx').then(setParts, () => setParts('missing'));
  }, [over, wanted]);
  return over && wanted && !closed && parts !== 'missing'
    ? { Panel: parts?.EndPanel ?? Nothing, close: () => setClosed(true) }
    : null;
}
