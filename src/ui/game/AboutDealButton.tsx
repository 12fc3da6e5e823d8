import { useState } from 'preact/hooks';
import type { TableController } from '../table/use-table.ts';
import { PLAY } from '../words/en/play.ts';
import { LABELS } from '../words/en/table.ts';

/** The button that opens what is known of the deal, which is loaded when it is first asked for. */
export function AboutDealButton({ controller }: { readonly controller: TableController }) {
  const [parts, setParts] = useState<typeof import('./AboutDealDrawer.tsx') | null>(null);
  const open = () =>
    void import('./AboutDealDrawer.tsx').then(setParts, () => controller.say(LABELS.notLoaded));
  return (
    <>
      <button type="button" class="lucie-button" onClick={open}>
        {PLAY.aboutDeal}
      </button>
      {parts !== null && <parts.AboutDealDrawer controller={controller} onClose={() => setParts(null)} />}
    </>
  );
}
