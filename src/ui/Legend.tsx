import type { Theorem } from '../solver/safe.ts';
import { Badge } from './Badge.tsx';
import type { Overlay } from './use-builds.ts';
import { freeName, LEGEND, THEOREM_NAMES, THEOREM_REASONS } from './words-builds.en.ts';
import { LABELS } from './words-table.en.ts';

/** The switch of the overlay and, while it is on, what its marks mean, with the theorems that hold here. */
export function Legend({ overlay }: { overlay: Overlay }) {
  const { shown, builds } = overlay;
  const frees = builds?.filter((build) => build.kind === 'free') ?? [];
  const theorems = (Object.keys(THEOREM_NAMES) as Theorem[]).filter((theorem) =>
    frees.some((build) => build.theorem === theorem),
  );
  return (
    <div class="lucie-legend">
      <label class="lucie-switch">
        <input type="checkbox" role="switch" checked={shown} aria-checked={shown} onChange={overlay.toggle} />
        {LABELS.overlay}
      </label>
      {shown && (
        <ul aria-label={LABELS.legend}>
          {(['foundation', 'free', 'costs', 'loses'] as const).map((kind) => (
            <li key={kind} class={`lucie-mark-${kind}`}>
              <Badge kind={kind} />
              {LEGEND[kind]}
            </li>
          ))}
        </ul>
      )}
      {shown && builds === null && <p>{LABELS.sorting}</p>}
      {shown && builds?.length === 0 && <p>{LABELS.noBuilds}</p>}
      {theorems.length > 0 && (
        <dl>
          {theorems.map((theorem) => (
            <div key={theorem}>
              <dt>{freeName(theorem)}</dt>
              <dd>{THEOREM_REASONS[theorem]}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
