import { LABELS } from '../words/en/table.ts';
import type { Overlay } from './use-builds.ts';

/** The switch of the overlay and, while it is on, what its marks mean. */
export function Legend({ overlay }: { overlay: Overlay }) {
  const { shown, parts, builds } = overlay;
  return (
    <div class="lucie-legend">
      <label class="lucie-switch">
        <input type="checkbox" role="switch" checked={shown} aria-checked={shown} onChange={overlay.toggle} />
        {LABELS.overlay}
      </label>
      {shown && parts !== null && <parts.LegendList builds={builds} />}
    </div>
  );
}
