import type { BuildMark, Theorem } from '../../solver/safe.ts';
import { Badge } from '../board/Badge.tsx';
import { OVERLAY_BADGES } from '../pack/overlay-badges.ts';
import { BUILD_LEGEND, freeName, LEGEND_LABELS, THEOREM_NAMES, THEOREM_REASONS } from '../words/en/builds.ts';

/** What the marks of the overlay mean, with the theorems that hold here; `builds` is null while they are worked out. */
export function LegendList({ builds }: { builds: readonly BuildMark[] | null }) {
  const frees = builds?.filter((build) => build.kind === 'free') ?? [];
  const theorems = (Object.keys(THEOREM_NAMES) as Theorem[]).filter((theorem) =>
    frees.some((build) => build.theorem === theorem),
  );
  return (
    <>
      <ul aria-label={LEGEND_LABELS.legend}>
        {(['foundation', 'free', 'costs', 'loses'] as const).map((kind) => (
          <li key={kind} class={`lucie-mark-${kind}`}>
            <Badge kind={kind} badge={OVERLAY_BADGES[kind]} />
            {BUILD_LEGEND[kind]}
          </li>
        ))}
      </ul>
      {builds === null && <p>{LEGEND_LABELS.sorting}</p>}
      {builds?.length === 0 && <p>{LEGEND_LABELS.noBuilds}</p>}
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
    </>
  );
}
