import { useState } from 'preact/hooks';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';

type Panel = typeof import('./SharePanel.tsx').SharePanel;

/** The fold for sharing a game, whose contents are loaded when it is first opened. */
export function Share({ controller }: { controller: TableController }) {
  const [opened, setOpened] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Panel: Panel | null }>({ Panel: null });
  const [missing, setMissing] = useState(false);
  const toggle = (open: boolean) => {
    setOpened(open);
    if (!open || loaded.Panel !== null) return;
    setMissing(false);
    import('./SharePanel.tsx').then(
      ({ SharePanel }) => setLoaded({ Panel: SharePanel }),
      () => setMissing(true),
    );
  };
  return (
    <details class="lucie-another" onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{PLAY.share}</summary>
      {opened && missing && <p class="lucie-fault">{LABELS.notLoaded}</p>}
      {opened && loaded.Panel !== null && <loaded.Panel controller={controller} />}
    </details>
  );
}
