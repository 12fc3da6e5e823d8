import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';

type Panel = typeof import('./SharePanel.tsx').SharePanel;

interface ShareProps {
  readonly controller: TableController;
  /** Whether it is open and in sight from the start. */
  readonly atOnce: boolean;
}

/** The fold for sharing a game, whose contents are loaded when it is first opened. */
export function Share({ controller, atOnce }: ShareProps) {
  const fold = useRef<HTMLDetailsElement>(null);
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
  useEffect(() => {
    if (!atOnce || fold.current === null) return;
    fold.current.open = true;
    fold.current.querySelector('summary')?.focus();
  }, []);
  useEffect(() => {
    if (atOnce && loaded.Panel !== null) fold.current?.scrollIntoView();
  }, [loaded]);
  return (
    <details class="lucie-another" ref={fold} onToggle={(event) => toggle(event.currentTarget.open)}>
      <summary>{PLAY.share}</summary>
      {opened && missing && <p class="lucie-fault">{LABELS.notLoaded}</p>}
      {opened && loaded.Panel !== null && <loaded.Panel controller={controller} />}
    </details>
  );
}
