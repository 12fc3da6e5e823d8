import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LABELS } from '../words/en/table.ts';

interface LazyFoldProps<Parts> {
  readonly summary: string;
  /** A further class of the fold. */
  readonly kind?: string;
  /** Loads what the fold holds; asked again at the next opening after it has failed. */
  readonly load: () => Promise<Parts>;
  /** Whether the contents are put away when the fold is closed; else they stay as they are. */
  readonly forgets?: boolean;
  /** The contents, once they are loaded. */
  readonly children: (parts: Parts) => ComponentChildren;
}

/** A fold whose contents are loaded when it is first opened. */
export function LazyFold<Parts extends object>({
  summary,
  kind,
  load,
  forgets = false,
  children,
}: LazyFoldProps<Parts>) {
  const [opened, setOpened] = useState(false);
  const [parts, setParts] = useState<Parts | null>(null);
  const [missing, setMissing] = useState(false);
  const toggle = (open: boolean) => {
    setOpened(open);
    if (!open || parts !== null) return;
    setMissing(false);
    load().then(setParts, () => setMissing(true));
  };
  const visible = opened || !forgets;
  return (
    <details
      class={`lucie-another${kind === undefined ? '' : ` ${kind}`}`}
      onToggle={(event) => toggle(event.currentTarget.open)}
    >
      <summary>{summary}</summary>
      {visible && missing && <p class="lucie-fault">{LABELS.notLoaded}</p>}
      {visible && parts !== null && children(parts)}
    </details>
  );
}
