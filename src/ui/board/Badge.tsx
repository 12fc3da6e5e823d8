import type { BadgePaths, Mark, MarkKind } from './marks.ts';

const ROUND = 'M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z';

/** The badges that every board has; others come with what marks its cards. */
const BADGES: Partial<Record<MarkKind, BadgePaths>> = {
  loses: ['m8 8 8 8m0-8-8 8', 'M7.4 1h9.2L23 7.4v9.2L16.6 23H7.4L1 16.6V7.4z'],
  target: [
    'M12 6.5v11M7.5 13l4.5 4.5 4.5-4.5',
    'M4 1h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
  ],
};

/** The badge of a mark, which says by its shape what the ring says by its colour; nothing for a mark without one. */
export function Badge({ kind, badge = BADGES[kind] }: Pick<Mark, 'kind' | 'badge'>) {
  if (badge === undefined) return null;
  const [sign, ground = ROUND] = badge;
  return (
    <svg class={`lucie-badge lucie-mark-${kind}`} viewBox="0 0 24 24" aria-hidden="true">
      <path class="lucie-badge-ground" d={ground} />
      <path class="lucie-badge-sign" d={sign} />
    </svg>
  );
}
